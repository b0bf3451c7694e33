import CorginaCore
import Markup

/// One appointment in a list.
public struct AppointmentRow: Hashable, Sendable {
    public var id: RecordID
    public var title: String
    /// "5 Nov, 14:00 · St Mary's"
    public var detail: String
    /// "in 12 days"; "2 questions" where there is something to ask.
    public var note: String

    public init(_ event: HealthEvent, today: CalendarDay, english: WrittenEnglish) {
        let appointment = event.appointment ?? Appointment(title: "")
        id = event.id
        title = appointment.shownTitle
        detail = [english.short(event.moment), appointment.place].filter { !$0.isEmpty }
            .joined(separator: " · ")
        let open = appointment.openQuestions.count
        note = [
            AppointmentWords.distance(to: event.moment.day, from: today),
            open > 0 && event.moment.day >= today ? "\(counted(open, "question")) to ask" : "",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    var html: HTML {
        MenuRow(
            content: a(.class("row row--action"), .href(Route.appointments(.one(id)).address)) {
                disc(.stethoscope, .appointment)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { title }
                    span(.class("row__sub figure"), .directionAuto) { detail }
                    span(.class("row__sub")) { note }
                }
            },
            menu: ContextMenu(
                label: "More about \(title), \(detail)",
                items: [
                    .link("Edit", .pencil, .appointments(.edit(id)), swipe: .right("Edit")),
                    .action("Delete", .trash, .appointments(.remove(id)), swipe: .left("Delete")),
                ])
        ).html
    }
}

extension Appointment {
    /// Its title; a word in its place when there is none.
    var shownTitle: String { title.isEmpty ? "Appointment" : title }
}
