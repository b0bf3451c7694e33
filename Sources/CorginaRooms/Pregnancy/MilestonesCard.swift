import Algorithms
import CorginaCore
import Markup

/// What's Happening This Week: facts, each with its source.
public struct MilestonesCard: Hashable, Sendable {
    public var facts: [Fact]
    /// Whether each fact names its source beneath it; else one fold at the end holds them.
    public var showsSources: Bool

    /// One fact and where it comes from.
    public struct Fact: Hashable, Sendable {
        public var words: String
        public var symbol: Icon
        public var hue: Hue
        /// "Mayo Clinic fetal development, second trimester"
        public var source: String
    }

    /// - Parameter week: completed weeks; there are no facts before week 4.
    public init?(week: Int, showsSources: Bool = false, english: WrittenEnglish) {
        let milestones = Milestone.ofWeek(week)
        guard !milestones.isEmpty else { return nil }
        facts = milestones.map { milestone in
            let (symbol, hue) = milestone.topic.sign
            return Fact(
                words: english.spelled(milestone.fact), symbol: symbol, hue: hue, source: Self.source(milestone.sources)
            )
        }
        self.showsSources = showsSources
    }

    /// Sources nobody could look up are not named, as the clinical reference asks.
    private static func source(_ sources: [ClinicalSource]) -> String {
        sources.filter { $0.isCitable }.map { $0.title }.joined(separator: "; ")
    }
}

extension MilestonesCard {
    var html: HTML { html(id: "facts") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card"), .ariaLabelledby(id)) {
            h2(.class("card__title"), .id(id)) { "What's Happening This Week" }
            ul(.class("facts")) { facts.map(row) }
            if !showsSources {
                details(.class("sources")) {
                    summary(.class("link")) {
                        "Sources"
                        icon(.chevron)
                    }
                    ul { uniqueSources.map { source in li { source } } }
                }
            }
        }
    }

    private func row(_ fact: Fact) -> HTML {
        li {
            disc(fact.symbol, fact.hue)
            div {
                p { fact.words }
                if showsSources { p(.class("facts__source")) { "Source: " + fact.source } }
            }
        }
    }

    private var uniqueSources: [String] {
        Array(facts.map { $0.source }.uniqued())
    }
}

extension Milestone.Topic {
    /// The sign a fact carries; several topics share one.
    fileprivate var sign: (Icon, Hue) {
        switch self {
        case .milestone: (.flag, .rose)
        case .growth, .body, .fat: (.trend, .calories)
        case .embryo, .implantation, .placenta, .support: (.embryo, .evening)
        case .nervous, .sleep, .reflexes: (.moon, .evening)
        case .senses: (.ear, .trimester)
        case .face: (.eye, .trimester)
        case .heart: (.heart, .symptom)
        case .blood, .kidneys: (.drop, .protein)
        case .lungs: (.wave, .hydration)
        case .digestive, .swallowing, .feeding: (.meal, .calories)
        case .immune: (.shield, .appointment)
        case .reproductive, .hair, .nails, .skin: (.sparkles, .rose)
        case .skeleton, .teeth: (.ruler, .mute)
        case .limbs, .movement: (.foot, .appointment)
        case .position: (.swap, .appointment)
        case .parent: (.person, .rose)
        case .check: (.stethoscope, .appointment)
        }
    }
}
