import CorginaCore

/// A reading as submitted, read and checked.
struct SubmittedReading {
    let details: HealthEvent.Details
    let moment: Moment
    let notes: String

    /// - Parameters:
    ///   - before: what is being changed. What its form shows rounded stays exact where she left it as it was.
    ///   - moment: the moment a clock where she is shows that time on that day.
    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(
        _ form: Form, kind: MeasuredKind, changing before: HealthEvent? = nil, of visit: Visit,
        moment: (CalendarDay, TimeOfDay) -> Moment
    ) throws(FormRefusal) {
        var fields = CheckedFields(form)
        let read = kind.screen.read(&fields, before?.details, visit.profile.units)
        let taken = Self.moment(form, before, visit, moment)
        if case .failure(let refusal) = taken {
            for error in refusal.errors { fields.refuse(error.field, error.message) }
        }
        guard let details = read, fields.errors.isEmpty, case .success(let moment) = taken else {
            throw FormRefusal(errors: fields.errors)
        }
        self.details = details
        self.moment = moment
        notes = String((form["notes"] ?? "").prefix(2_000))
    }

    /// For how many seconds a form may have been open to still mean now. The app's own choice.
    private static let longestOpen = 900

    /// A time to the minute that she did not change keeps its seconds: contractions are counted from start to start.
    private static func moment(
        _ form: Form, _ before: HealthEvent?, _ visit: Visit, _ moment: (CalendarDay, TimeOfDay) -> Moment
    ) -> Result<Moment, FormRefusal> {
        guard let day = form["day"].flatMap(CalendarDay.init), let time = form["time"].flatMap(TimeOfDay.init) else {
            return refusal("time", "Choose a day and a time")
        }
        if let before, before.moment.day == day, before.moment.time == time { return .success(before.moment) }
        guard (Visit.firstDay...visit.today).contains(day) else {
            return refusal("day", "Choose a day in the past")
        }
        let taken = moment(day, time)
        // A time she left as the form showed it is now, to the second: the latest of two in a minute is the one said last.
        if form["opened"] == "\(day)T\(time)", visit.now.seconds(since: taken) < longestOpen {
            return .success(visit.now)
        }
        guard taken <= visit.now else { return refusal("time", "That’s in the future. Check the day and time.") }
        return .success(taken)
    }

    private static func refusal<Value>(_ field: String, _ message: String) -> Result<Value, FormRefusal> {
        .failure(FormRefusal(errors: [FieldError(field: field, message: message)]))
    }
}
