import CorginaCore
import Markup

/// The next appointment on Today.
public struct AppointmentTile: Hashable, Sendable {
    /// "Nov 5, 2:00 PM" or "5 Nov, 14:00"; "None planned".
    public var value: String
    /// "Midwife · in 12 days"
    public var note: String
    public var description: String

    /// - Parameter next: the appointment at hand.
    public init(_ next: HealthEvent?, today: CalendarDay, units: Profile.UnitSystem) {
        guard let next, let appointment = next.appointment else {
            value = "None planned"
            note = "Add one"
            description = "Next appointment: none planned. Add one"
            return
        }
        value = AppointmentWords.short(next.moment, units)
        let distance = AppointmentWords.distance(to: next.moment.day, from: today)
        note = "\(appointment.shownTitle) · \(distance)"
        description = "Next appointment: \(AppointmentWords.long(next.moment, units)), \(appointment.shownTitle)"
    }

    var html: HTML {
        a(.class("card tile h-app"), .href(Route.appointments(.list).address), .ariaLabel(description)) {
            span(.class("tile__top")) {
                disc(.stethoscope, .appointment)
                icon(.chevron, class: "chev")
            }
            span(.class("tile__words")) {
                span(.class("tile__label")) { "Next Appointment" }
                span(.class("tile__value figure")) { value }
            }
            span(.class("tile__note"), .directionAuto) { note }
        }
    }
}
