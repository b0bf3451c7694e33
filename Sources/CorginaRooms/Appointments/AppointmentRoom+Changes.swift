import CorginaCore
import CorginaJournal

/// Her appointments, to change.
extension AppointmentRoom {
    /// Answers the POST of any place of appointments.
    static func accept(_ form: Form, at place: AppointmentPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .add: addAppointment(form, by: &visit)
        case .edit(let id): try editAppointment(id, form, by: &visit)
        case .results(let id): try saveResults(id, form, by: &visit)
        case .remove(let id): removeAppointment(id, by: &visit)
        case .questions(let id): try addQuestion(id, form, by: &visit)
        case .question(let id, let question):
            try tick(question, of: id, form, by: &visit, thenShow: .one(id))
        case .visitQuestion(let id, let question):
            try tick(question, of: id, form, by: &visit, thenShow: .visit)
        case .removeQuestion(let id, let question):
            try change(id, by: &visit, thenShow: .one(id)) { $0.questions.removeAll { $0.id == question } }
        case .list, .suggested, .schedule, .one, .visit, .report: throw RoomError.notFound
        }
    }

    private static func addAppointment(_ form: Form, by visit: inout Visit) -> Answer {
        let read: AppointmentForm
        do { read = try AppointmentForm(form, today: visit.today, english: visit.english) } catch {
            var page = formPage(AppointmentFormPage.Fields(form), of: visit)
            page.errors = error.errors
            return Answer(page, .refused)
        }
        let questions = read.questions.map { Appointment.Question(id: visit.newID(), words: $0) }
        let appointment = Appointment(
            title: read.title, place: read.place, provider: read.provider, minutes: read.minutes,
            questions: questions, typicalID: read.typicalID)
        let event = HealthEvent(
            id: visit.newID(), moment: visit.moment(day: read.day, time: read.time), details: .appointment(appointment),
            notes: read.notes)
        return keep(event, by: &visit, thenShow: .list)
    }

    /// Questions and results are changed on the appointment's own page, and stay.
    private static func editAppointment(
        _ id: RecordID, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var (event, appointment) = try appointment(id, of: visit)
        let read: AppointmentForm
        do { read = try AppointmentForm(form, today: visit.today, english: visit.english) } catch {
            let page = AppointmentFormPage(
                appointment: id, fields: .init(form), days: AppointmentForm.days(visit.today), errors: error.errors)
            return Answer(page, .refused)
        }
        appointment.title = read.title
        appointment.place = read.place
        appointment.provider = read.provider
        appointment.minutes = read.minutes
        // One whose day and time stay keeps its moment, offset and all.
        if read.day != event.moment.day || read.time != event.moment.time {
            event.moment = visit.moment(day: read.day, time: read.time)
        }
        event.notes = read.notes
        return keep(event.with(appointment), by: &visit, thenShow: .one(id))
    }

    private static func saveResults(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let results = form["results"] ?? ""
        guard results.count <= Appointment.longestText else {
            let page = try appointmentPage(id, of: visit) {
                $0.results = results
                $0.errors = [FieldError(field: "results", message: "Use at most 5,000 characters")]
            }
            return Answer(page, .refused)
        }
        return try change(id, by: &visit, thenShow: .one(id)) { $0.results = results }
    }

    private static func addQuestion(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let (_, appointment) = try appointment(id, of: visit)
        let words = form["question"] ?? ""
        if let problem = Self.problem(with: words, besides: appointment.questions) {
            let page = try appointmentPage(id, of: visit) {
                $0.question = words
                $0.errors = [FieldError(field: "question", message: problem)]
            }
            return Answer(page, .refused)
        }
        let question = Appointment.Question(id: visit.newID(), words: words)
        return try change(id, by: &visit, thenShow: .one(id)) { $0.questions.append(question) }
    }

    private static func problem(with words: String, besides others: [Appointment.Question]) -> String? {
        if words.isEmpty { return "Write what you want to ask" }
        if words.count > 500 { return "Use at most 500 characters" }
        return others.count >= Appointment.mostQuestions ? "One visit holds at most 50 questions" : nil
    }

    /// Says which way, so that the same form sent twice does not undo itself.
    private static func tick(
        _ question: RecordID, of id: RecordID, _ form: Form, by visit: inout Visit, thenShow place: AppointmentPlace
    ) throws(RoomError) -> Answer {
        let isAsked = form["asked"] == "yes"
        return try change(id, by: &visit, thenShow: place) { appointment in
            for index in appointment.questions.indices where appointment.questions[index].id == question {
                appointment.questions[index].isAsked = isAsked
            }
        }
    }

    private static func removeAppointment(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard visit.diary.event(id)?.appointment != nil else {
            return .redirect(to: .appointments(.list))
        }
        return .redirect(to: .appointments(.list), changed: visit.append([.remove(id)]))
    }

    /// Changes what is in an appointment; one that stays the same is not written again.
    private static func change(
        _ id: RecordID, by visit: inout Visit, thenShow place: AppointmentPlace, _ change: (inout Appointment) -> Void
    ) throws(RoomError) -> Answer {
        var (event, appointment) = try appointment(id, of: visit)
        change(&appointment)
        guard appointment != event.appointment else { return .redirect(to: .appointments(place)) }
        event = event.with(appointment)
        return keep(event, by: &visit, thenShow: place)
    }

    private static func keep(_ event: HealthEvent, by visit: inout Visit, thenShow place: AppointmentPlace)
        -> Answer
    {
        guard event != visit.diary.event(event.id) else { return .redirect(to: .appointments(place)) }
        return .redirect(to: .appointments(place), changed: visit.append([.putEvent(event)]))
    }

    private static func moment(of read: AppointmentForm, for visit: Visit) -> Moment {
        visit.moment(day: read.day, time: read.time)
    }
}
