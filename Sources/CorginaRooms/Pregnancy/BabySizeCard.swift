import CorginaCore
import Markup

/// How big the baby is this week: what it may be compared with, its length and its weight.
public struct BabySizeCard: Hashable, Sendable {
    public var banner: String
    /// Decoration beside the words: the picture's name.
    public var picture: String
    /// "About the size of a papaya"
    public var line: String
    public var length: Measure
    public var weight: Measure
    /// What a screen reader says for the whole card.
    public var description: String
    /// Why the length makes a leap, in the weeks around it.
    public var lengthNote: String?
    /// That the figures are for one baby, when there are several.
    public var babiesNote: String?

    /// A figure and what it is: "30 cm", "length, head to heel".
    public struct Measure: Hashable, Sendable {
        public var figure: String
        public var words: String
    }

    /// - Parameter week: completed weeks; there is no size before week 4.
    public init?(week: Int, units: Profile.UnitSystem, babies: Int = 1, english: WrittenEnglish) {
        guard let size = BabySize(week: week) else { return nil }
        let measures = BabyMeasures(units)
        banner = babies > 1 ? "Your Babies This Week" : "Your Baby This Week"
        picture = size.picture
        line = "About the size of \(size.comparisonWithArticle)"
        length = Measure(figure: measures.length(size.length), words: "length, \(Self.words(size.lengthKind))")
        weight = Measure(figure: measures.weight(size.weight), words: "weight")
        description =
            "Baby size this week: Your baby is about the size of \(size.comparisonWithArticle), measuring "
            + "\(measures.spokenLength(size.length, in: english)) long and weighing \(measures.spokenWeight(size.weight))"
        lengthNote = Self.note(week: size.week, units: units)
        babiesNote = babies > 1 ? "These figures are for a single baby; each of yours has its own." : nil
    }

    private static func words(_ kind: BabySize.LengthKind) -> String {
        switch kind {
        case .crownRump: "head to bottom"
        case .crownHeel: "head to heel"
        }
    }

    /// About 10 cm of the step from week 20 to 21 is the change of measure. Source: clinical growth table, row 21.
    private static func note(week: Int, units: Profile.UnitSystem) -> String? {
        let leap = units == .metric ? "about 10 cm" : "about 4 in"
        switch week {
        case BabySize.firstCrownHeelWeek - 1:
            return
                "Measured from head to bottom, with the legs curled up. From next week it’s head to heel, so the figure "
                + "jumps by \(leap)."
        case BabySize.firstCrownHeelWeek:
            return
                "From this week, length is measured head to heel instead of head to bottom, so \(leap) of the jump isn’t growth."
        default: return nil
        }
    }
}

extension BabySizeCard {
    var html: HTML { html(id: "baby") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card card--flush baby"), .ariaLabelledby(id)) {
            div(.class("baby__body")) {
                h2(.class("baby__banner"), .id(id)) {
                    icon(.sparkles)
                    banner
                    icon(.sparkles)
                }
                p(.class("vh")) { description }
                div(.class("baby__shown"), .ariaHidden) {
                    div(.class("plate")) { Markup.picture(.asset(of: "baby", picture), class: "plate__fruit") }
                    p(.class("baby__line")) { line }
                    div(.class("sizes")) {
                        tile(.ruler, length)
                        tile(.scale, weight)
                    }
                }
                if let lengthNote { noteLine(.ruler, lengthNote) }
                if let babiesNote { noteLine(.person, babiesNote) }
            }
        }
    }

    private func tile(_ symbol: Icon, _ measure: Measure) -> HTML {
        p(.class("size")) {
            icon(symbol)
            span(.class("size__value figure")) { measure.figure }
            span(.class("size__label")) { measure.words }
        }
    }

    private func noteLine(_ symbol: Icon, _ words: String) -> HTML {
        p(.class("baby__note")) {
            icon(symbol)
            span { words }
        }
    }
}
