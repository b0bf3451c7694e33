import CorginaCore
import Markup

/// Her appointments: the next, those to come, what is typical around now, and those that were.
public struct AppointmentsPage: Page, Hashable {
    public var next: NextAppointment?
    public var upcoming: [AppointmentRow]
    /// The latest first.
    public var past: [AppointmentRow]
    public var suggestions: Suggestions?
    public var toast: Toast?

    /// What is typical around now.
    public enum Suggestions: Hashable, Sendable {
        case pregnancy(week: String, now: [SuggestionRow], soon: [SuggestionRow], others: [SuggestionRow])
        case afterBirth([PostpartumRow])
    }

    /// - Parameters:
    ///   - appointments: hers, the earliest first.
    ///   - next: the one at hand.
    ///   - pregnancy: the diary's latest, however it stands.
    ///   - planned: rows of the typical schedule she has an appointment for.
    public init(
        appointments: [HealthEvent], next: HealthEvent?, pregnancy: Pregnancy?, planned: Set<String>, profile: Profile,
        now: Moment, toast: Toast? = nil
    ) {
        let today = now.day
        let rows = appointments.map { AppointmentRow($0, today: today, english: profile.english) }
        // By its place in the order: two may be at the same time.
        let place = appointments.firstIndex { $0.id == next?.id } ?? rows.endIndex
        self.next = next.map { NextAppointment($0, pregnancy: pregnancy, today: today, english: profile.english) }
        upcoming = Array(rows[place...].dropFirst())
        past = rows[..<place].reversed()
        suggestions = Suggestions(pregnancy, planned: planned, today: today, english: profile.english)
        self.toast = toast
    }

    public var title: String { "Appointments" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Appointments").html {
            if let next {
                next.html
            } else {
                div(.class("card empty")) {
                    disc(.stethoscope, .appointment)
                    p(.class("empty__title")) { "Nothing planned" }
                    p(.class("card__sub")) {
                        "Add your next appointment, or say it on Today: “midwife on Tuesday at 2”."
                    }
                }
            }
            primaryLink("Add an appointment", to: .appointments(.add))
            if !upcoming.isEmpty { list("Later", id: "later", upcoming) }
            div(.class("group")) {
                linkRow(.note, .appointment, "Your visit summary", to: .appointments(.visit))
                linkRow(.calendarClock, .appointment, "In your iPhone’s calendar", to: .calendar(.feeds))
            }
            if let suggestions { suggestions.html }
            if !past.isEmpty { list("Past", id: "past", past) }
        }
        if let toast { toast.html }
    }

    private func list(_ heading: String, id: String, _ rows: [AppointmentRow]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group visits")) { rows.map { $0.html } }
        }
    }
}
