import CorginaCore
import Markup

/// The next appointment as one row on Today.
public struct VisitRow: Hashable, Sendable {
    public var title: String
    /// "Tomorrow, 14:00" or "Thu 5 Nov, 14:00"
    public var when: String
    /// "in 12 days"; empty today and tomorrow, which say so themselves.
    public var distance: String
    /// All three in a line.
    public var words: String { [title, when, distance].filter { !$0.isEmpty }.joined(separator: " · ") }
    /// Whether it is today or tomorrow.
    public var isNear: Bool

    /// - Parameter next: the appointment at hand.
    /// - Returns: `nil` when none is planned.
    public init?(_ next: HealthEvent?, today: CalendarDay, english: WrittenEnglish) {
        guard let next, let appointment = next.appointment else { return nil }
        title = appointment.shownTitle
        let clock = english.clock(next.moment.time)
        isNear = next.moment.day - today <= 1
        switch next.moment.day - today {
        case 0: (when, distance) = ("Today, \(clock)", "")
        case 1: (when, distance) = ("Tomorrow, \(clock)", "")
        default:
            when = english.short(next.moment)
            distance = AppointmentWords.distance(to: next.moment.day, from: today)
        }
    }

    var html: HTML {
        a(.class("group row row--action visit-row"), .href(Route.appointments(.list).address)) {
            disc(.stethoscope, .appointment)
            span(.class("row__main")) {
                span(.class("vh")) { "Next appointment: " }
                span(.class("row__title row__title--strong"), .directionAuto) { title }
                span(.class("row__sub figure-line")) { when }
            }
            if !distance.isEmpty { span(.class("badge h-app")) { distance } }
            icon(.chevron, class: "chev")
        }
    }
}
