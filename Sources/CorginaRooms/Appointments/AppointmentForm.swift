import Algorithms
import CorginaCore

/// An appointment as submitted, read and checked.
struct AppointmentForm {
    let title: String
    let day: CalendarDay
    let time: TimeOfDay
    let minutes: Int?
    let place: String
    let provider: String
    let questions: [String]
    let notes: String
    let typicalID: String?

    /// The days an appointment may be on: two years back, to write earlier ones down, and a year and a bit ahead.
    static func days(_ today: CalendarDay) -> ClosedRange<CalendarDay> { (today - 730)...(today + 400) }

    /// - Throws: ``FormRefusal`` with a sentence at each field that needs another look.
    init(_ form: Form, today: CalendarDay, english: WrittenEnglish) throws(FormRefusal) {
        var errors: [FieldError] = []
        func line(_ name: String, _ most: Int) -> String {
            let text = form[name] ?? ""
            if text.count > most {
                errors.append(FieldError(field: name, message: "Use at most \(Figure.whole(Double(most))) characters"))
            }
            return text
        }
        title = line("title", Appointment.longestLine)
        if title.isEmpty {
            errors.append(FieldError(field: "title", message: "Say what it is, such as midwife or scan"))
        }
        place = line("place", Appointment.longestLine)
        provider = line("with", Appointment.longestLine)
        notes = line("notes", Appointment.longestText)
        questions = Self.lines(line("questions", Appointment.longestText))
        if questions.count > Appointment.mostQuestions {
            errors.append(FieldError(field: "questions", message: "One visit holds at most 50 questions"))
        }
        minutes = form.whole("minutes", in: Appointment.lengths)
        if form["minutes"] != nil, minutes == nil {
            errors.append(FieldError(field: "minutes", message: "Choose a duration"))
        }
        let day = Self.day(in: form, Self.days(today), english, &errors)
        let time = Self.time(in: form, english, &errors)
        typicalID = form["typical"].flatMap { TypicalAppointment(id: $0)?.id }
        guard errors.isEmpty, let day, let time else { throw FormRefusal(errors: errors) }
        (self.day, self.time) = (day, time)
    }

    private static func day(
        in form: Form, _ days: ClosedRange<CalendarDay>, _ english: WrittenEnglish, _ errors: inout [FieldError]
    ) -> CalendarDay? {
        guard let day = form["day"].flatMap(CalendarDay.init) else {
            errors.append(FieldError(field: "day", message: "Choose a valid date"))
            return nil
        }
        if !days.contains(day) {
            let range = "from \(english.full(days.lowerBound)) to \(english.full(days.upperBound))"
            errors.append(FieldError(field: "day", message: "Choose a day \(range)"))
        }
        return day
    }

    private static func time(
        in form: Form, _ english: WrittenEnglish, _ errors: inout [FieldError]
    ) -> TimeOfDay? {
        let time = form["time"].flatMap(TimeOfDay.init)
        if time == nil {
            let example = english.clock(TimeOfDay(minutes: 840))
            errors.append(FieldError(field: "time", message: "Choose a time, such as \(example)"))
        }
        return time
    }

    /// A question a line.
    static func lines(_ text: String) -> [String] {
        text.split { $0.isNewline }.map { line in
            String(line.trimming { $0.isWhitespace })
        }.filter { !$0.isEmpty }
    }
}

extension AppointmentFormPage.Fields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init()
        title = form["title"] ?? ""
        day = form["day"] ?? ""
        time = form["time"] ?? ""
        minutes = form["minutes"] ?? ""
        place = form["place"] ?? ""
        provider = form["with"] ?? ""
        questions = form["questions"] ?? ""
        notes = form["notes"] ?? ""
        typicalID = form["typical"].flatMap { TypicalAppointment(id: $0)?.id } ?? ""
    }

    /// An appointment there is.
    init(_ event: HealthEvent, _ appointment: Appointment) {
        self.init()
        title = appointment.title
        day = "\(event.moment.day)"
        time = "\(event.moment.time)"
        minutes = appointment.minutes.map(String.init) ?? ""
        place = appointment.place
        provider = appointment.provider
        notes = event.notes
        typicalID = appointment.typicalID ?? ""
    }
}
