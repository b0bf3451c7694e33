import Algorithms
import CorginaCore
import Markup

/// What to mind about what she takes: limits, what not to combine, what to keep apart, what goes well together.
public struct SupplementAdvice: Hashable, Sendable {
    var notes: [Note]

    /// One thing to know, in a sentence or two.
    struct Note: Hashable, Sendable {
        var symbol: Icon
        var hue: Hue
        var words: String
    }

    public static let none = SupplementAdvice(notes: [])

    /// How many are shown at once; the others unfold.
    private static let shownAtOnce = 3

    private init(notes: [Note]) { self.notes = notes }

    /// - Parameters:
    ///   - limits: what a day holds too much of, as planned or as taken.
    ///   - list: what not to combine, and what helps.
    ///   - spacing: what lies too close together, as planned or as taken.
    ///   - speaksOfPregnancy: not after a loss: then what tells of one is left out.
    public init(
        limits: [UpperLimitWarning], list: [ListAdvice], spacing: [SpacingAdvice], speaksOfPregnancy: Bool = true
    ) {
        let pairs = list.sorted { Self.rank($0) < Self.rank($1) }
        let helping = pairs.filter { $0.interaction?.action == .helps }
        let all =
            limits.map { Note(symbol: .warning, hue: .supplement, words: $0.words) }
            + pairs.filter { $0.interaction?.action != .helps }.map(Self.note)
            + spacing.map { Note(symbol: .clock, hue: .carbs, words: $0.words) } + helping.map(Self.note)
        let told = all.filter { note in
            let tells = note.words.contains(text: "pregnan") || note.words.contains(text: "birth defects")
            return speaksOfPregnancy || !tells
        }
        notes = told.uniqued { $0.words }
    }

    /// Limits of one nutrient are told once: as planned where the plan is over, else as taken.
    public static func limits(planned: [UpperLimitWarning], taken: [UpperLimitWarning]) -> [UpperLimitWarning] {
        planned + taken.filter { warning in !planned.contains { $0.nutrient == warning.nutrient } }
    }

    private static func rank(_ advice: ListAdvice) -> Int {
        switch advice.interaction?.action {
        case .avoid: 0
        case .ask: 1
        case nil: 2
        case .separate: 3
        case .helps: 4
        }
    }

    private static func note(_ advice: ListAdvice) -> Note {
        guard let interaction = advice.interaction else {
            return Note(symbol: .copy, hue: .supplement, words: advice.words)
        }
        let words = advice.words.told(by: interaction)
        switch interaction.action {
        case .helps: return Note(symbol: .sparkles, hue: .fat, words: words)
        // The reference asks to call at once.
        case _ where interaction.order == .askProviderNow || interaction.id == .vitaminARetinoid:
            return Note(symbol: .warning, hue: .call, words: words)
        default: return Note(symbol: .stethoscope, hue: .supplement, words: words)
        }
    }

    @HTMLBuilder var html: HTML {
        if !notes.isEmpty {
            section(.class("stack stack--close"), .ariaLabelledby("advice")) {
                h2(.class("slot h-app"), .id("advice")) {
                    icon(.info)
                    span { "Good to know" }
                }
                for note in notes.prefix(Self.shownAtOnce) { note.html }
                if notes.count > Self.shownAtOnce {
                    details(.class("advice-more")) {
                        summary(.class("link")) {
                            span(.class("when-shut")) { "\(notes.count - Self.shownAtOnce) more" }
                            span(.class("when-open")) { "Show fewer" }
                            icon(.chevron)
                        }
                        div(.class("stack stack--close")) { notes.dropFirst(Self.shownAtOnce).map { $0.html } }
                    }
                }
            }
        }
    }
}

extension SupplementAdvice.Note {
    var html: HTML { notice(symbol, hue, "", words) }
}
