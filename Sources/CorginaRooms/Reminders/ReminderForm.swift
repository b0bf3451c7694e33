import CorginaCore

/// What she wants to be reminded of, as submitted, read and checked.
struct ReminderForm {
    let preferences: ReminderPreferences

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form) throws(FormRefusal) {
        var errors: [FieldError] = []
        let usual = ReminderPreferences()
        let quiet = Self.quietHours(form)
        if form.contains("quiet"), quiet == nil {
            errors.append(FieldError(field: "quietStart", message: "Choose when quiet hours start and end"))
        }
        let water = Self.waterTimes(form)
        if form.contains(ReminderKind.water.rawValue), water.isEmpty {
            errors.append(FieldError(field: "water1", message: "Choose at least one time"))
        }
        for (kind, field) in [(ReminderKind.goals, "goalsTime"), (.kicks, "kicksTime")] {
            if form.contains(kind.rawValue), form[field].flatMap({ TimeOfDay($0) }) == nil {
                errors.append(FieldError(field: field, message: "Choose a time"))
            }
        }
        guard errors.isEmpty else { throw FormRefusal(errors: errors) }
        preferences = ReminderPreferences(
            kinds: Set(ReminderKind.allCases.filter { form.contains($0.rawValue) }),
            quietHours: form.contains("quiet") ? quiet : nil, waterTimes: water.isEmpty ? usual.waterTimes : water,
            goalsTime: form["goalsTime"].flatMap { TimeOfDay($0) } ?? usual.goalsTime,
            kicksTime: form["kicksTime"].flatMap { TimeOfDay($0) } ?? usual.kicksTime,
            isDiscreet: form["words"] != "plain")
    }

    private static func quietHours(_ form: Form) -> QuietHours? {
        guard let start = form["quietStart"].flatMap({ TimeOfDay($0) }),
            let end = form["quietEnd"].flatMap({ TimeOfDay($0) }), start != end
        else { return nil }
        return QuietHours(start: start, end: end)
    }

    private static func waterTimes(_ form: Form) -> [TimeOfDay] {
        let times = (1...ReminderPreferences.mostWaterTimes).compactMap { number in
            form["water\(number)"].flatMap { TimeOfDay($0) }
        }
        return Set(times).sorted()
    }
}
