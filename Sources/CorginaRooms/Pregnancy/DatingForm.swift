import CorginaCore

/// The date of a pregnancy as submitted, read and checked.
struct DatingForm {
    let dating: DatingMethod

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, entry: DatingEntry, today: CalendarDay) throws(FormRefusal) {
        guard let day = form["date"].flatMap(CalendarDay.init) else {
            throw FormRefusal(errors: [FieldError(field: "date", message: "Choose a date that is on the calendar")])
        }
        dating = try Self.dating(form, entry: entry, day: day)
        do {
            try dating.validate(today: today)
        } catch {
            throw FormRefusal(errors: [FieldError(field: error.field, message: error.description)])
        }
    }

    private static func dating(_ form: Form, entry: DatingEntry, day: CalendarDay) throws(FormRefusal) -> DatingMethod {
        switch entry {
        case .dueDate: return .dueDate(day)
        case .conception: return .conception(day)
        case .lastPeriod:
            return .lastPeriod(
                day, cycleLength: try number(form, "cycleLength", blank: 28, DatingError.cycleLengthOutOfRange))
        case .embryoTransfer:
            return .embryoTransfer(day, embryoDay: try number(form, "embryoDay", blank: nil, .embryoDayOutOfRange))
        case .ultrasound:
            let weeks = try number(form, "weeks", blank: nil, .scanAgeImpossible)
            let days = try number(form, "days", blank: 0, .scanAgeImpossible)
            guard (0...6).contains(days), (0...44).contains(weeks) else { throw FormRefusal(.scanAgeImpossible) }
            return .ultrasound(day, GestationalAge(weeks: weeks, days: days))
        }
    }

    private static func number(
        _ form: Form, _ name: String, blank: Int?, _ error: DatingError
    ) throws(FormRefusal) -> Int {
        guard let text = form[name] else {
            if let blank { return blank }
            throw FormRefusal(error)
        }
        guard let number = WholeText.read(text, in: 0...400) else { throw FormRefusal(error) }
        return number
    }
}

extension FormRefusal {
    init(_ error: DatingError) {
        self.init(errors: [FieldError(field: error.field, message: error.description)])
    }
}

extension DatingError {
    /// The form field the error belongs to.
    var field: String {
        switch self {
        case .cycleLengthOutOfRange: "cycleLength"
        case .embryoDayOutOfRange: "embryoDay"
        case .scanAgeImpossible: "weeks"
        default: "date"
        }
    }
}
