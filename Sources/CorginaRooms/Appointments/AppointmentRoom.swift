import CorginaCore
import CorginaJournal

/// Her appointments, to look at.
enum AppointmentRoom {
    /// Answers the GET of any place of appointments.
    static func show(_ place: AppointmentPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        let toast = Toast(for: changed, in: visit.diary)
        switch place {
        case .list: return Answer(appointmentsPage(of: visit, toast: toast))
        case .schedule:
            let pregnancy = visit.diary.currentPregnancy
            let planned = pregnancy.map(visit.diary.plannedRows) ?? []
            let page = SchedulePage(pregnancy: pregnancy, planned: planned, today: visit.today, english: visit.english)
            return Answer(try found(page))
        case .add: return Answer(AppointmentFormPage(days: AppointmentForm.days(visit.today)))
        case .suggested(let row): return try showSuggested(row, to: visit)
        case .one(let id):
            return Answer(try appointmentPage(id, of: visit) { $0.toast = toast })
        case .edit(let id):
            let (event, appointment) = try appointment(id, of: visit)
            let page = AppointmentFormPage(
                appointment: id, fields: .init(event, appointment), days: AppointmentForm.days(visit.today))
            return Answer(page)
        case .visit: return Answer(visitPage(of: visit, toast: toast))
        case .report:
            var page = ReportPage(visit.diary, profile: visit.profile, now: visit.now)
            page.offersLinks = visit.home != .device
            return Answer(page)
        case .results, .remove, .questions, .question, .removeQuestion, .visitQuestion: throw RoomError.notFound
        }
    }

    /// The row on Today; `nil` when no appointment is planned.
    static func visitRow(of visit: Visit) -> VisitRow? {
        VisitRow(
            visit.diary.nextAppointment(at: visit.now), today: visit.today, english: visit.english)
    }

    /// - Throws: `notFound` when there is no such appointment.
    static func appointment(_ id: RecordID, of visit: Visit) throws(RoomError) -> (HealthEvent, Appointment) {
        guard let event = visit.diary.event(id), let appointment = event.appointment else { throw .notFound }
        return (event, appointment)
    }

    static func appointmentPage(
        _ id: RecordID, of visit: Visit, with change: (inout AppointmentPage) -> Void = { _ in }
    ) throws(RoomError) -> AppointmentPage {
        let (event, _) = try appointment(id, of: visit)
        var page = try found(
            AppointmentPage(
                event, pregnancy: visit.diary.latestPregnancy, profile: visit.profile, now: visit.now))
        change(&page)
        return page
    }

    private static func appointmentsPage(of visit: Visit, toast: Toast?) -> AppointmentsPage {
        let diary = visit.diary
        return AppointmentsPage(
            appointments: diary.appointments, next: diary.nextAppointment(at: visit.now),
            pregnancy: diary.latestPregnancy, planned: diary.currentPregnancy.map(diary.plannedRows) ?? [],
            profile: visit.profile, now: visit.now, toast: toast)
    }

    private static func visitPage(of visit: Visit, toast: Toast?) -> VisitPage {
        VisitPage(
            next: visit.diary.nextAppointment(at: visit.now), summary: visit.diary.visitSummary(at: visit.now),
            pregnancy: visit.diary.latestPregnancy, profile: visit.profile, now: visit.now, toast: toast)
    }

    private static func showSuggested(_ id: TypicalAppointment.ID, to visit: Visit) throws(RoomError) -> Answer {
        guard let row = TypicalAppointment(id: id) else { throw RoomError.notFound }
        var fields = AppointmentFormPage.Fields()
        fields.title = row.title
        fields.typicalID = row.id
        return Answer(formPage(fields, of: visit))
    }

    /// The form for a new one, with what the typical schedule says of it while a pregnancy goes on.
    static func formPage(_ fields: AppointmentFormPage.Fields, of visit: Visit) -> AppointmentFormPage {
        let row = TypicalAppointment(id: fields.typicalID)
        let hint = visit.diary.currentPregnancy.flatMap { pregnancy in
            row.map { AppointmentFormPage.Hint($0, pregnancy: pregnancy, english: visit.english) }
        }
        return AppointmentFormPage(fields: fields, hint: hint, days: AppointmentForm.days(visit.today))
    }
}
