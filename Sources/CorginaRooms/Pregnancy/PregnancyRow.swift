import CorginaCore
import Markup

/// How far along she is, in one row that leads to the pregnancy's own page.
public struct PregnancyRow: Hashable, Sendable {
    /// "24 weeks, 3 days"
    public var age: String
    /// "About the size of a papaya: 30 cm, 600 g"; `nil` before there is a size.
    public var size: String?
    /// Decoration within the ring: a picture's name, empty before there is a size.
    public var picture: String
    /// "109" and "days to go"; `nil` when she would rather not count.
    public var remaining: WeekHero.Footnote?
    /// Days since the effective LMP, 0...280, for the ring.
    public var daysDone: Int

    /// - Parameter showsDueDate: whether days remaining are told.
    public init(
        _ pregnancy: Pregnancy, on today: CalendarDay, units: Profile.UnitSystem, showsDueDate: Bool,
        english: WrittenEnglish
    ) {
        let age = pregnancy.gestationalAge(on: today)
        self.age = age.spelledOut
        daysDone = min(max(age.days, 0), GestationalAge.term.days)
        let baby = pregnancy.weekWithContent(on: today).flatMap {
            BabySizeCard(week: $0, units: units, babies: pregnancy.babies, english: english)
        }
        size = baby.map { "\($0.line): \($0.length.figure), \($0.weight.figure)" }
        picture = baby?.picture ?? ""
        remaining = showsDueDate ? Self.remaining(pregnancy.daysRemaining(on: today)) : nil
    }

    private static func remaining(_ days: Int) -> WeekHero.Footnote {
        switch days {
        case 0: WeekHero.Footnote(figure: "Due", words: "today")
        case ..<0: WeekHero.Footnote(figure: "\(-days)", words: "\(days == -1 ? "day" : "days") past")
        default: WeekHero.Footnote(figure: "\(days)", words: "\(days == 1 ? "day" : "days") to go")
        }
    }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String = "far-along") -> HTML {
        section(.class("card preg"), .ariaLabelledby(id)) {
            div(.class("preg__ring"), .ariaHidden) {
                WeekRing(daysDone: daysDone).html
                if !picture.isEmpty { Markup.picture(.asset(of: "baby", picture), class: "preg__fruit") }
            }
            div {
                h2(.class("preg__week figure"), .id(id)) {
                    a(.href(Route.pregnancy(.weeks).address)) { age }
                }
                if let size { p(.class("preg__size")) { size } }
            }
            if let remaining {
                p(.class("preg__left")) {
                    b(.class("figure")) { remaining.figure }
                    span { " \(remaining.words)" }
                }
            }
            icon(.chevron, class: "chev")
        }
    }
}
