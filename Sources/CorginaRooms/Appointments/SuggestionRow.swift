import CorginaCore
import Markup

/// Something the typical schedule has, with its weeks and where that is said.
public struct SuggestionRow: Hashable, Sendable {
    public var row: TypicalAppointment
    /// "3 Oct to 6 Nov"
    public var days: String
    /// What happens in it.
    var words: String
    /// Whether she has an appointment for it.
    public var isPlanned: Bool

    public init(_ row: TypicalAppointment, pregnancy: Pregnancy, english: WrittenEnglish, isPlanned: Bool = false) {
        self.row = row
        self.isPlanned = isPlanned
        words = english.spelled(row.words)
        let first = pregnancy.dating.effectiveLMP
        days =
            "\(english.short(first + row.window.lowerBound.days)) to \(english.short(first + row.window.upperBound.days))"
    }

    var html: HTML {
        li(.class("suggestion")) {
            disc(row.symbol, .appointment)
            div(.class("suggestion__main")) {
                h3(.class("row__title row__title--strong")) { row.title }
                p(.class("row__sub")) { [row.weeksWords, row.idealWords].compactMap { $0 }.joined(separator: ", ") }
                p(.class("row__sub figure")) { days }
            }
            div(.class("suggestion__side")) {
                if let audience = row.audienceWords { span(.class("badge h-mute")) { audience } }
                if isPlanned {
                    span(.class("badge h-app")) {
                        icon(.check)
                        "Planned"
                    }
                } else {
                    a(
                        .class("round round--tint h-app"), .href(Route.appointments(.suggested(row.id)).address),
                        .ariaLabel("Add an appointment: \(row.title), \(row.weeksWords.lowercased())")
                    ) { icon(.plus) }
                }
            }
            div(.class("suggestion__more")) {
                p(.class("suggestion__words")) { words }
                p(.class("facts__source")) { row.sourceLine }
            }
        }
    }
}
