import CorginaCore

@testable import CorginaRooms
@testable import CorginaServer

extension Array {
    /// In an order the bytes decide.
    func shuffled(by bytes: [UInt8]) -> [Element] {
        enumerated().sorted {
            ($0.offset &* 31 ^ Int(bytes.first ?? 0), $0.offset) < ($1.offset &* 31 ^ Int(bytes.first ?? 0), $1.offset)
        }
        .map(\.element)
    }
}

/// A figure in a field is within the field's range, or refused: no reader traps, and none lets through what cannot be meant.
@Sendable func readAnyFigure(_ bytes: [UInt8]) {
    let own = String(decoding: bytes, as: UTF8.self)
    for text in ExtremeNumbers.texts.shuffled(by: bytes).prefix(8) + [own] {
        let fields = [
            "amount", "count", "minutes", "systolic", "diastolic", "length", "severity",
            "pieces", "stock", "doses", "glass", "bottle", "own", "provider", "weeks", "days", "cycleLength",
            "embryoDay", "grams",
            "energy", "hours", "asleep", "wakings", "at", "offset", "feet", "inches", "has-iron",
        ]
        var values = Dictionary(uniqueKeysWithValues: fields.map { ($0, [text]) })
        for (name, value) in [
            ("name", "Iron"), ("goal", "own"), ("unit", "kg"), ("day", "2026-03-10"), ("date", "2026-01-10"),
            ("time", "12:00"),
            ("sentence", own), ("id", "0123456789abcdef0123456789abcdef"),
        ] { values[name] = [value] }
        readFigures(Form(fields: values))
    }
}

private func readFigures(_ form: Form) {
    let now = Moment(secondsSinceEpoch: 1_773_163_800, utcOffset: -18_000)
    for units in Profile.UnitSystem.allCases {
        for kind in MeasuredKind.allCases {
            var fields = CheckedFields(form)
            let details = kind.screen.read(&fields, nil, units)
            precondition(details == nil || details?.implausible == nil)
        }
        if let drink = try? DrinkForm(form, HydrationPreferences(), units: units).drink {
            precondition(HealthEvent.Details.hydration(drink).implausible == nil)
        }
        if let preferences = try? HydrationForm(form, units: units).preferences {
            precondition((try? preferences.validate()) != nil)
        }
        if let report = try? SymptomForm(form, of: SymptomReport(name: "Fever", severity: nil), units: units).report {
            precondition(HealthEvent.Details.symptom(report).implausible == nil)
        }
    }
    if let item = try? LabelForm(form).item { precondition(item.isPlausible) }
    for entry in DatingEntry.allCases {
        if let dating = try? DatingForm(form, entry: entry, today: now.day).dating {
            precondition((try? dating.validate(today: now.day)) != nil)
        }
    }
    if let supplement = try? SupplementForm(form, common: nil).supplement(RecordID(high: 1, low: 1), startingAt: now) {
        precondition((try? supplement.validate()) != nil)
    }
    if let sent = SentSentence(form, now: now) { precondition(HealthEvent.days.contains(sent.moment.day)) }
}
