import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Her appointments, to change.
extension CorginaServer {
    /// Answers the POST of any place of appointments.
    func acceptAppointment(_ form: Form, at place: AppointmentPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .add: try await addAppointment(form, by: visitor)
        case .edit(let id): try await editAppointment(id, form, by: visitor)
        case .results(let id): try await saveResults(id, form, by: visitor)
        case .remove(let id): try await removeAppointment(id, by: visitor)
        case .questions(let id): try await addQuestion(id, form, by: visitor)
        case .question(let id, let question):
            try await tick(question, of: id, form, by: visitor, thenShow: .one(id))
        case .visitQuestion(let id, let question):
            try await tick(question, of: id, form, by: visitor, thenShow: .visit)
        case .removeQuestion(let id, let question):
            try await change(id, by: visitor, thenShow: .one(id)) { $0.questions.removeAll { $0.id == question } }
        case .list, .suggested, .schedule, .one, .visit: throw ServerError.notFound
        }
    }

    private func addAppointment(_ form: Form, by visitor: Visitor) async throws -> Response {
        do {
            let read = try AppointmentForm(form, today: visitor.today)
            let questions = read.questions.map { Appointment.Question(id: surroundings.newID(), words: $0) }
            let appointment = Appointment(
                title: read.title, place: read.place, provider: read.provider, minutes: read.minutes,
                questions: questions, typicalID: read.typicalID)
            let event = HealthEvent(
                id: surroundings.newID(), moment: moment(of: read, for: visitor), details: .appointment(appointment),
                notes: read.notes)
            return try await keep(event, by: visitor, thenShow: .list)
        } catch let refusal as FormRefusal {
            var page = formPage(AppointmentFormPage.Fields(form), of: visitor)
            page.errors = refusal.errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    /// Questions and results are changed on the appointment's own page, and stay.
    private func editAppointment(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        var (event, appointment) = try appointment(id, of: visitor)
        do {
            let read = try AppointmentForm(form, today: visitor.today)
            appointment.title = read.title
            appointment.place = read.place
            appointment.provider = read.provider
            appointment.minutes = read.minutes
            // One whose day and time stay keeps its moment, offset and all.
            if read.day != event.moment.day || read.time != event.moment.time {
                event.moment = moment(of: read, for: visitor)
            }
            event.notes = read.notes
            return try await keep(event.with(appointment), by: visitor, thenShow: .one(id))
        } catch let refusal as FormRefusal {
            let page = AppointmentFormPage(
                appointment: id, fields: .init(form), days: AppointmentForm.days(visitor.today), errors: refusal.errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    private func saveResults(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        let results = form["results"] ?? ""
        guard results.count <= Appointment.longestText else {
            let page = try appointmentPage(id, of: visitor) {
                $0.results = results
                $0.errors = [FieldError(field: "results", message: "Use at most 5,000 characters")]
            }
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        return try await change(id, by: visitor, thenShow: .one(id)) { $0.results = results }
    }

    private func addQuestion(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        let (_, appointment) = try appointment(id, of: visitor)
        let words = form["question"] ?? ""
        if let problem = Self.problem(with: words, besides: appointment.questions) {
            let page = try appointmentPage(id, of: visitor) {
                $0.question = words
                $0.errors = [FieldError(field: "question", message: problem)]
            }
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let question = Appointment.Question(id: surroundings.newID(), words: words)
        return try await change(id, by: visitor, thenShow: .one(id)) { $0.questions.append(question) }
    }

    private static func problem(with words: String, besides others: [Appointment.Question]) -> String? {
        if words.isEmpty { return "Write what you want to ask" }
        if words.count > 500 { return "Use at most 500 characters" }
        return others.count >= Appointment.mostQuestions ? "One visit holds at most 50 questions" : nil
    }

    /// Says which way, so that the same form sent twice does not undo itself.
    private func tick(
        _ question: RecordID, of id: RecordID, _ form: Form, by visitor: Visitor, thenShow place: AppointmentPlace
    ) async throws -> Response {
        let isAsked = form["asked"] == "yes"
        return try await change(id, by: visitor, thenShow: place) { appointment in
            for index in appointment.questions.indices where appointment.questions[index].id == question {
                appointment.questions[index].isAsked = isAsked
            }
        }
    }

    private func removeAppointment(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard visitor.diary.event(id)?.appointment != nil else {
            return .redirect(to: Route.appointments(.list).path)
        }
        return .redirect(
            to: address(of: .appointments(.list), changed: try await append([.remove(id)], by: visitor)))
    }

    /// Changes what is in an appointment; one that stays the same is not written again.
    private func change(
        _ id: RecordID, by visitor: Visitor, thenShow place: AppointmentPlace, _ change: (inout Appointment) -> Void
    ) async throws -> Response {
        var (event, appointment) = try appointment(id, of: visitor)
        change(&appointment)
        guard appointment != event.appointment else { return .redirect(to: Route.appointments(place).path) }
        event = event.with(appointment)
        return try await keep(event, by: visitor, thenShow: place)
    }

    private func keep(_ event: HealthEvent, by visitor: Visitor, thenShow place: AppointmentPlace) async throws
        -> Response
    {
        guard event != visitor.diary.event(event.id) else { return .redirect(to: Route.appointments(place).path) }
        return .redirect(
            to: address(of: .appointments(place), changed: try await append([.putEvent(event)], by: visitor)))
    }

    private func moment(of read: AppointmentForm, for visitor: Visitor) -> Moment {
        surroundings.moment(day: read.day, time: read.time, in: visitor.timeZone)
    }
}
