import CorginaCore
import Markup

/// An appointment as a card: when, what, where, with whom.
public struct NextAppointment: Hashable, Sendable {
    public var id: RecordID
    public var title: String
    /// "Thu", "5", "Nov"
    public var weekday: String
    public var day: String
    public var month: String
    /// "14:00 · 45 min"
    public var clock: String
    /// "in 12 days"
    public var distance: String
    /// "24 weeks, 3 days"; `nil` unless a pregnancy is ongoing.
    public var age: String?
    public var place: String
    public var provider: String
    /// "Next appointment: Thursday, 5 November 2026, 14:00, Midwife"
    public var description: String
    /// Whether the card leads to the visit's page.
    public var leadsToVisit = true

    /// - Parameter pregnancy: the diary's latest, however it stands.
    public init(
        _ event: HealthEvent, pregnancy: Pregnancy?, today: CalendarDay, english: WrittenEnglish,
        leadsToVisit: Bool = true
    ) {
        let appointment = event.appointment ?? Appointment(title: "")
        let moment = event.moment
        id = event.id
        title = appointment.shownTitle
        weekday = english.shortWeekday(moment.day)
        day = "\(moment.day.day)"
        month = english.shortMonth(moment.day)
        clock = [english.clock(moment.time), appointment.minutes.map(AppointmentWords.length)]
            .compactMap { $0 }.joined(separator: " · ")
        distance = AppointmentWords.distance(to: moment.day, from: today)
        age = pregnancy.flatMap { pregnancy in
            let age = pregnancy.gestationalAge(on: moment.day)
            return pregnancy.outcome.isOngoing && age.days >= 0 ? age.spelledOut : nil
        }
        place = appointment.place
        provider = appointment.provider
        description = "\(english.long(moment)), \(title)"
        self.leadsToVisit = leadsToVisit
    }

    var html: HTML {
        section(.class("card next h-app"), .ariaLabel((leadsToVisit ? "Next appointment: " : "") + description)) {
            div(.class("next__head")) {
                p(.class("next__date"), .ariaHidden) {
                    span(.class("next__weekday")) { weekday }
                    span(.class("next__day figure")) { day }
                    span(.class("next__month")) { month }
                }
                div(.class("next__words")) {
                    h2(.class("next__title"), .directionAuto) { title }
                    p(.class("next__when figure")) { clock }
                    p(.class("card__sub")) { [distance, age].compactMap { $0 }.joined(separator: " · ") }
                }
            }
            if !place.isEmpty || !provider.isEmpty {
                dl(.class("next__facts")) {
                    if !provider.isEmpty { fact("With", provider, .person) }
                    if !place.isEmpty { fact("Where", place, .pin) }
                }
            }
            if leadsToVisit {
                div(.class("next__actions")) {
                    a(.class("btn btn--soft"), .href(Route.appointments(.visit).address)) { "Prepare for the visit" }
                    a(.class("btn btn--quiet"), .href(Route.appointments(.one(id)).address)) { "Details" }
                }
            }
        }
    }

    private func fact(_ name: String, _ words: String, _ symbol: Icon) -> HTML {
        div {
            dt {
                icon(symbol)
                span(.class("vh")) { name }
            }
            dd(.directionAuto) { words }
        }
    }
}
