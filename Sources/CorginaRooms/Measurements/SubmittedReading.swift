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
        var errors: [FieldError] = []
        let read = Self.details(form, kind, Self.unchanged(form, before, units: visit.profile.units))
        if case .failure(let refusal) = read { errors += refusal.errors }
        let taken = Self.moment(form, before, visit, moment)
        if case .failure(let refusal) = taken { errors += refusal.errors }
        guard case .success(let details) = read, case .success(let moment) = taken else {
            throw FormRefusal(errors: errors)
        }
        self.details = details
        self.moment = moment
        notes = String((form["notes"] ?? "").prefix(2_000))
    }

    // MARK: When

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
            return refusal("day", "Choose a day that has been")
        }
        let taken = moment(day, time)
        // A time she left as the form showed it is now, to the second: the latest of two in a minute is the one said last.
        if form["opened"] == "\(day)T\(time)", visit.now.seconds(since: taken) < longestOpen {
            return .success(visit.now)
        }
        guard taken <= visit.now else { return refusal("time", "This lies ahead. Check the day and the time") }
        return .success(taken)
    }

    // MARK: What

    private static func details(_ form: Form, _ kind: MeasuredKind, _ unchanged: HealthEvent.Details?) -> Result<
        HealthEvent.Details, FormRefusal
    > {
        switch kind {
        case .weight: weight(form, unchanged)
        case .bloodPressure: pressure(form)
        case .glucose: glucose(form, unchanged)
        case .temperature: temperature(form, unchanged)
        case .kicks: kicks(form)
        case .contractions: contraction(form)
        }
    }

    /// What it was, if its figure is typed as its form showed it.
    private static func unchanged(_ form: Form, _ before: HealthEvent?, units: Profile.UnitSystem)
        -> HealthEvent.Details?
    {
        guard let before else { return nil }
        let shown = ReadingFields(before, units: units)
        return form["amount"] == shown.amount && form["unit"] == shown.unit ? before.details : nil
    }

    private static func weight(_ form: Form, _ unchanged: HealthEvent.Details?) -> Result<
        HealthEvent.Details, FormRefusal
    > {
        if case .weight = unchanged, let unchanged { return .success(unchanged) }
        let text = form["amount"] ?? ""
        let kilograms: Double? =
            switch form["unit"] {
            case "lb": AmountText.read(text).map { $0 * Weight.pound.kilograms }
            case "st": stones(text)
            default: AmountText.read(text)
            }
        guard let kilograms, Weight.range.contains(kilograms) else {
            return refusal("amount", "Enter a weight from 30 to 300 kg, or 66 to 661 lb")
        }
        return .success(.weight(Weight(kilograms: kilograms)))
    }

    /// "10 7", "10 st 7 lb", "10.5": stones, and pounds below 14.
    private static func stones(_ text: String) -> Double? {
        let words = text.lowercased().split { !$0.isNumber && $0 != "." && $0 != "," }
        let parts = words.compactMap { $0.allSatisfy { $0 == "0" } ? 0 : AmountText.read(String($0)) }
        guard parts.count == words.count, (1...2).contains(parts.count) else { return nil }
        let pounds = parts.count == 2 ? parts[1] : 0
        return pounds < 14 ? parts[0] * Weight.stone.kilograms + pounds * Weight.pound.kilograms : nil
    }

    private static func pressure(_ form: Form) -> Result<HealthEvent.Details, FormRefusal> {
        var errors: [FieldError] = []
        let systolic = form.whole("systolic", in: BloodPressure.systolicRange)
        let diastolic = form.whole("diastolic", in: BloodPressure.diastolicRange)
        if systolic == nil {
            errors.append(FieldError(field: "systolic", message: "Enter the upper figure, from 50 to 260"))
        }
        if diastolic == nil {
            errors.append(FieldError(field: "diastolic", message: "Enter the lower figure, from 30 to 180"))
        }
        if errors.isEmpty, let systolic, let diastolic, diastolic >= systolic {
            errors.append(FieldError(field: "diastolic", message: "The lower figure is less than the upper one"))
        }
        guard errors.isEmpty, let systolic, let diastolic else { return .failure(FormRefusal(errors: errors)) }
        return .success(
            .bloodPressure(
                BloodPressure(
                    systolic: systolic, diastolic: diastolic,
                    signs: Set(BloodPressure.Sign.allCases.filter { form.contains($0.rawValue) }),
                    isFaint: form.contains("faint"))))
    }

    private static func glucose(_ form: Form, _ unchanged: HealthEvent.Details?) -> Result<
        HealthEvent.Details, FormRefusal
    > {
        let timing = form["timing"].flatMap(BloodGlucose.Timing.init)
        let meal = timing == .fasting ? nil : form["meal"].flatMap(MealType.init)
        if case .glucose(var glucose) = unchanged {
            (glucose.timing, glucose.meal) = (timing, meal)
            return .success(.glucose(glucose))
        }
        let factor = form["unit"] == "mmol" ? BloodGlucose.milligramsPerDeciliterPerMillimole : 1
        let amount = form.amount("amount").map { $0 * factor }
        guard let amount, BloodGlucose.range.contains(amount) else {
            return refusal(
                "amount", "Enter a reading from 1 to 40 mmol/L, or 18 to 720 mg/dL, and check the unit")
        }
        return .success(.glucose(BloodGlucose(milligramsPerDeciliter: amount, timing: timing, meal: meal)))
    }

    private static func temperature(_ form: Form, _ unchanged: HealthEvent.Details?) -> Result<
        HealthEvent.Details, FormRefusal
    > {
        if case .temperature = unchanged, let unchanged { return .success(unchanged) }
        let amount = form.amount("amount")
        let temperature = amount.map { form["unit"] == "f" ? Temperature(fahrenheit: $0) : Temperature(celsius: $0) }
        guard let temperature, Temperature.range.contains(temperature) else {
            return refusal("amount", "Enter a temperature from 34 to 43 °C, or 93.2 to 109.4 °F, and check the unit")
        }
        return .success(.temperature(temperature))
    }

    private static func kicks(_ form: Form) -> Result<HealthEvent.Details, FormRefusal> {
        var errors: [FieldError] = []
        let (count, minutes) = (
            form.whole("count", in: KickCount.counts), form.whole("minutes", in: KickCount.lengths)
        )
        if count == nil {
            errors.append(FieldError(field: "count", message: "Enter how many you felt, from 0 to 1,000"))
        }
        if minutes == nil {
            errors.append(FieldError(field: "minutes", message: "Enter the minutes it took, from 0 to 1440"))
        }
        guard errors.isEmpty, let count, let minutes else { return .failure(FormRefusal(errors: errors)) }
        return .success(.kicks(KickCount(count: count, minutes: minutes)))
    }

    private static func contraction(_ form: Form) -> Result<HealthEvent.Details, FormRefusal> {
        guard let text = form["length"] else { return .success(.contraction(Contraction(seconds: nil))) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
            WholeText.read($0, in: 0...Contraction.lengths.upperBound)
        }
        let seconds: Int? =
            switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
            case (1, let seconds?, _): seconds
            case (2, let minutes?, let seconds?) where (0...59).contains(minutes) && (0...59).contains(seconds):
                minutes * 60 + seconds
            default: nil
            }
        guard let seconds, Contraction.lengths.contains(seconds) else {
            return refusal("length", "Enter up to 60 minutes, such as 70 or 1:10")
        }
        return .success(.contraction(Contraction(seconds: seconds)))
    }

    private static func refusal<Value>(_ field: String, _ message: String) -> Result<Value, FormRefusal> {
        .failure(FormRefusal(errors: [FieldError(field: field, message: message)]))
    }
}

extension ReadingFields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init()
        (amount, unit) = (form["amount"] ?? "", form["unit"] ?? "")
        (systolic, diastolic) = (form["systolic"] ?? "", form["diastolic"] ?? "")
        signs = Set(BloodPressure.Sign.allCases.map { $0.rawValue }.filter(form.contains))
        isFaint = form.contains("faint")
        (timing, meal) = (form["timing"] ?? "", form["meal"] ?? "")
        (count, minutes, length) = (form["count"] ?? "", form["minutes"] ?? "", form["length"] ?? "")
        (day, time, notes) = (form["day"] ?? "", form["time"] ?? "", form["notes"] ?? "")
        opened = form["opened"] ?? ""
    }
}
