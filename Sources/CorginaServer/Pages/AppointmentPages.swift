import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Her appointments, to look at.
extension CorginaServer {
    /// Answers the GET of any place of appointments.
    func showAppointments(_ place: AppointmentPlace, to visitor: Visitor, changed: Substring?) throws -> Response {
        let toast = toast(for: entries(changed), in: visitor.diary)
        switch place {
        case .list: return answer(appointmentsPage(of: visitor, toast: toast), to: visitor)
        case .schedule:
            let pregnancy = visitor.diary.currentPregnancy
            let planned = pregnancy.map(visitor.diary.plannedRows) ?? []
            let page = SchedulePage(pregnancy: pregnancy, planned: planned, today: visitor.today)
            return answer(try shown(page), to: visitor)
        case .add: return answer(AppointmentFormPage(days: AppointmentForm.days(visitor.today)), to: visitor)
        case .suggested(let row): return try showSuggested(row, to: visitor)
        case .one(let id):
            return answer(try appointmentPage(id, of: visitor) { $0.toast = toast }, to: visitor)
        case .edit(let id):
            let (event, appointment) = try appointment(id, of: visitor)
            let page = AppointmentFormPage(
                appointment: id, fields: .init(event, appointment), days: AppointmentForm.days(visitor.today))
            return answer(page, to: visitor)
        case .visit: return answer(visitPage(of: visitor, toast: toast), to: visitor)
        case .results, .remove, .questions, .question, .removeQuestion, .visitQuestion: throw ServerError.notFound
        }
    }

    /// The card on Today.
    func appointmentTile(of visitor: Visitor) -> AppointmentTile {
        AppointmentTile(
            visitor.diary.nextAppointment(at: visitor.now), today: visitor.today, units: visitor.profile.units)
    }

    /// - Throws: `notFound` when there is no such appointment.
    func appointment(_ id: RecordID, of visitor: Visitor) throws(ServerError) -> (HealthEvent, Appointment) {
        guard let event = visitor.diary.event(id), let appointment = event.appointment else { throw .notFound }
        return (event, appointment)
    }

    func appointmentPage(
        _ id: RecordID, of visitor: Visitor, with change: (inout AppointmentPage) -> Void = { _ in }
    ) throws(ServerError) -> AppointmentPage {
        let (event, _) = try appointment(id, of: visitor)
        var page = try shown(
            AppointmentPage(
                event, pregnancy: visitor.diary.latestPregnancy, profile: visitor.profile, now: visitor.now))
        change(&page)
        return page
    }

    private func appointmentsPage(of visitor: Visitor, toast: Toast?) -> AppointmentsPage {
        let diary = visitor.diary
        return AppointmentsPage(
            appointments: diary.appointments, next: diary.nextAppointment(at: visitor.now),
            pregnancy: diary.latestPregnancy, planned: diary.currentPregnancy.map(diary.plannedRows) ?? [],
            profile: visitor.profile, now: visitor.now, toast: toast)
    }

    private func visitPage(of visitor: Visitor, toast: Toast?) -> VisitPage {
        VisitPage(
            next: visitor.diary.nextAppointment(at: visitor.now), summary: visitor.diary.visitSummary(at: visitor.now),
            pregnancy: visitor.diary.latestPregnancy, profile: visitor.profile, now: visitor.now, toast: toast)
    }

    private func showSuggested(_ id: TypicalAppointment.ID, to visitor: Visitor) throws -> Response {
        guard let row = TypicalAppointment(id: id) else { throw ServerError.notFound }
        var fields = AppointmentFormPage.Fields()
        fields.title = row.title
        fields.typicalID = row.id
        return answer(formPage(fields, of: visitor), to: visitor)
    }

    /// The form for a new one, with what the typical schedule says of it while a pregnancy goes on.
    func formPage(_ fields: AppointmentFormPage.Fields, of visitor: Visitor) -> AppointmentFormPage {
        let row = TypicalAppointment(id: fields.typicalID)
        let hint = visitor.diary.currentPregnancy.flatMap { pregnancy in
            row.map { AppointmentFormPage.Hint($0, pregnancy: pregnancy) }
        }
        return AppointmentFormPage(fields: fields, hint: hint, days: AppointmentForm.days(visitor.today))
    }
}
