import CorginaCore

/// What she says of a symptom, as submitted, read and checked.
struct SymptomForm {
    let report: SymptomReport

    /// - Parameter report: what it is called, and what the form does not ask about.
    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, of report: SymptomReport, units: Profile.UnitSystem) throws(FormRefusal) {
        var report = report
        var errors: [FieldError] = []
        report.severity = form.whole("severity", in: SymptomReport.severities)
        if form["severity"] != nil, report.severity == nil {
            errors.append(FieldError(field: "severity", message: "Choose a severity from 1 to 5, or none"))
        }
        report.minutes = Self.minutes(form, &errors)
        for question in report.kind?.questions ?? [] {
            switch question {
            case .sign(let sign):
                if form.contains(question.field) { report.signs.insert(sign) } else { report.signs.remove(sign) }
            case .atLeast(let quantity, let least):
                report.amounts[quantity] =
                    form.contains(question.field) ? max(report.amounts[quantity] ?? 0, least) : nil
            case .number(let quantity):
                report.amounts[quantity] = Self.number(quantity, form, question.field, units, &errors)
            }
        }
        guard errors.isEmpty else { throw FormRefusal(errors: errors) }
        self.report = report
    }

    private static func minutes(_ form: Form, _ errors: inout [FieldError]) -> Int? {
        guard let text = form["length"] else { return nil }
        let units: [String: Double] = ["minutes": 1, "hours": 60, "days": 1_440]
        let unit = units[form["lengthUnit"] ?? ""] ?? 60
        let minutes = AmountText.read(text).map { Int(nearest: $0 * unit) }
        guard let minutes, SymptomReport.lengths.contains(minutes) else {
            errors.append(FieldError(field: "length", message: "Enter how long, such as 30 or 1,5, or leave it empty"))
            return nil
        }
        return minutes
    }

    private static func number(
        _ quantity: SymptomFacts.Quantity, _ form: Form, _ field: String, _ units: Profile.UnitSystem,
        _ errors: inout [FieldError]
    ) -> Double? {
        guard let text = form[field] else { return nil }
        let value = AmountText.read(text)
        if quantity == .temperature {
            let temperature = value.map { units == .metric ? Temperature(celsius: $0) : Temperature(fahrenheit: $0) }
            if let temperature, Temperature.range.contains(temperature) { return temperature.celsius }
            let range = units == .metric ? "34 to 43 °C" : "93.2 to 109.4 °F"
            errors.append(FieldError(field: field, message: "Enter a temperature from \(range)"))
            return nil
        }
        if let value, SymptomReport.amounts.contains(value) { return value.rounded() }
        errors.append(FieldError(field: field, message: "Enter a number from 1 to 100, or leave it empty"))
        return nil
    }
}

/// When something was, her note and her tags, as submitted, read and checked.
struct EntryForm {
    let day: CalendarDay
    let time: TimeOfDay
    let notes: String
    let tags: [String]

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, today: CalendarDay) throws(FormRefusal) {
        var errors: [FieldError] = []
        let day = form["day"].flatMap(CalendarDay.init)
        if day.map({ $0 > today || $0 < Visit.firstDay }) ?? true {
            errors.append(FieldError(field: "day", message: "Choose a day up to today"))
        }
        let time = form["time"].flatMap(TimeOfDay.init)
        if time == nil { errors.append(FieldError(field: "time", message: "Choose a time")) }
        var tags: [String] = []
        do throws(EventTagError) { tags = try EventTags.read(form["tags"] ?? "") } catch {
            errors.append(FieldError(field: "tags", message: error.description))
        }
        guard errors.isEmpty, let day, let time else { throw FormRefusal(errors: errors) }
        self.day = day
        self.time = time
        notes = String((form["notes"] ?? "").prefix(2_000))
        self.tags = tags
    }
}

extension SymptomFields {
    /// What she typed and ticked, as she did.
    mutating func keep(_ form: Form) {
        severity = form["severity"] ?? ""
        length = form["length"] ?? ""
        lengthUnit = form["lengthUnit"] ?? lengthUnit
        for question in kind?.questions ?? [] {
            if form.contains(question.field) { ticked.insert(question.field) } else { ticked.remove(question.field) }
            if case .number = question { numbers[question.field] = form[question.field] ?? "" }
        }
    }
}

extension EntryFields {
    /// What she typed, as she typed it.
    mutating func keep(_ form: Form) {
        (day, time) = (form["day"] ?? "", form["time"] ?? "")
        (notes, tags) = (form["notes"] ?? "", form["tags"] ?? "")
    }
}
