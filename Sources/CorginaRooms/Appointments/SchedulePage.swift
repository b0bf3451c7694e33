import CorginaCore
import Markup

/// What is typical, week by week, and where she is in it.
public struct SchedulePage: Page, Hashable {
    public var parts: [Part]
    /// "24 weeks, 3 days"
    public var here: String

    /// A third of the schedule.
    public struct Part: Hashable, Sendable {
        public var trimester: Trimester
        public var rows: [SuggestionRow]
        /// Whether today lies in it.
        public var isHere: Bool
    }

    /// - Returns: `nil` unless the pregnancy is ongoing.
    public init?(pregnancy: Pregnancy?, planned: Set<String>, today: CalendarDay, english: WrittenEnglish) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        here = pregnancy.gestationalAge(on: today).spelledOut
        let now = pregnancy.trimester(on: today)
        parts = Trimester.allCases.map { trimester in
            let rows = TypicalAppointment.offered.filter { Trimester($0.window.lowerBound) == trimester }
            return Part(
                trimester: trimester,
                rows: rows.map {
                    SuggestionRow($0, pregnancy: pregnancy, english: english, isPlanned: planned.contains($0.id))
                }, isHere: trimester == now)
        }
    }

    public var title: String { "Typical schedule" }

    public var content: HTML {
        PageFrame(back: ("Back to appointments", .appointments(.list)), title: "Typical schedule").html {
            hereBadge("You are here: \(here)")
            notice(.info, .appointment, "A suggestion. ", scheduleNote)
            for part in parts {
                details(.class("stack stack--close part"), .open(part.isHere)) {
                    summary(.class("part__head")) {
                        h2(.class("section-title")) { "\(part.trimester.ordinal) trimester" }
                        span(.class("row__sub")) {
                            "weeks \(part.trimester.weeks.lowerBound)–\(part.trimester.weeks.upperBound)"
                        }
                        icon(.chevron, class: "chev")
                    }
                    ul(.class("group")) { part.rows.map { $0.html } }
                }
            }
        }
    }
}
