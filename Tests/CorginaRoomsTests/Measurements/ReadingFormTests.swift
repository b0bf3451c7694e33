import CorginaCore
import Testing

@testable import CorginaRooms

/// The one form of each kind of reading, on its page and on the confirmation sheet.
struct ReadingFormTests {
    private func read(
        _ kind: MeasuredKind, _ fields: [String: String], changing before: HealthEvent.Details? = nil,
        units: Profile.UnitSystem = .metric
    ) -> (details: HealthEvent.Details?, refused: [String]) {
        var checked = CheckedFields(Form(fields: fields.mapValues { [$0] }))
        let details = kind.screen.read(&checked, before, units)
        return (details, checked.errors.map { $0.field })
    }

    @Test(
        arguments: [
            (["amount": "68,4", "unit": "kg"], 68.4), (["amount": "150", "unit": "lb"], 68.04),
            (["amount": "10 7", "unit": "st"], 66.68),
            (["amount": "10 st 0 lb", "unit": "st"], 63.5), (["amount": "10.5", "unit": "st"], 66.68),
            (["amount": "29.9", "unit": "kg"], nil),
            (["amount": "10 14", "unit": "st"], nil), (["amount": "heavy", "unit": "kg"], nil),
            (["amount": "301"], nil),
        ] as [([String: String], Double?)])
    func weight(fields: [String: String], kilograms: Double?) throws {
        let read = read(.weight, fields)
        guard let kilograms else {
            #expect(read.details == nil && read.refused == ["amount"])
            return
        }
        guard case .weight(let weight)? = read.details else {
            Issue.record("\(fields)")
            return
        }
        #expect(abs(weight.kilograms - kilograms) < 0.01)
    }

    @Test(
        arguments: [
            (
                ["systolic": "118", "diastolic": "76", "headache": "yes", "faint": "yes"],
                BloodPressure(systolic: 118, diastolic: 76, signs: [.headache], isFaint: true), []
            ),
            (["systolic": "118"], nil, ["diastolic"]),
            (["systolic": "49", "diastolic": "181"], nil, ["systolic", "diastolic"]),
            (["systolic": "80", "diastolic": "80"], nil, ["diastolic"]),
            (["systolic": "118.5", "diastolic": "76"], nil, ["systolic"]),
        ] as [([String: String], BloodPressure?, [String])])
    func bloodPressure(fields: [String: String], reading: BloodPressure?, refused: [String]) {
        let read = read(.bloodPressure, fields)
        #expect(read.details == reading.map { .bloodPressure($0) } && read.refused == refused)
    }

    @Test(
        arguments: [
            (
                ["amount": "5", "unit": "mmol", "timing": "1h", "meal": "lunch"],
                BloodGlucose(
                    milligramsPerDeciliter: 5 * BloodGlucose.milligramsPerDeciliterPerMillimole,
                    timing: .oneHourAfterMeal, meal: .lunch)
            ),
            (
                ["amount": "95", "unit": "mg", "timing": "fasting", "meal": "lunch"],
                BloodGlucose(milligramsPerDeciliter: 95, timing: .fasting)
            ),
            (["amount": "0.9", "unit": "mmol"], nil), (["amount": "17", "unit": "mg"], nil), (["unit": "mg"], nil),
        ] as [([String: String], BloodGlucose?)])
    func glucose(fields: [String: String], reading: BloodGlucose?) {
        let read = read(.glucose, fields)
        #expect(read.details == reading.map { .glucose($0) } && read.refused == (reading == nil ? ["amount"] : []))
    }

    @Test(
        arguments: [
            (["amount": "38,2", "unit": "c"], 38.2), (["amount": "100.4", "unit": "f"], 38.0),
            (["amount": "100.4", "unit": "c"], nil),
            (["amount": "33.9", "unit": "c"], nil), ([:], nil),
        ] as [([String: String], Double?)])
    func temperature(fields: [String: String], celsius: Double?) {
        let read = read(.temperature, fields)
        #expect(read.details == celsius.map { .temperature(Temperature(celsius: $0)) })
        #expect(read.refused == (celsius == nil ? ["amount"] : []))
    }

    @Test(
        arguments: [
            (["count": "10", "minutes": "25"], KickCount(count: 10, minutes: 25), []),
            (["count": "0"], KickCount(count: 0, minutes: nil), []),
            (["count": "1001", "minutes": "5"], nil, ["count"]),
            (["count": "10", "minutes": "1441"], nil, ["minutes"]), ([:], nil, ["count"]),
        ] as [([String: String], KickCount?, [String])])
    func kicks(fields: [String: String], count: KickCount?, refused: [String]) {
        let read = read(.kicks, fields)
        #expect(read.refused == refused && (refused.isEmpty ? read.details == count.map { .kicks($0) } : true))
    }

    @Test(arguments: [
        ("70", 70), ("1:10", 70), ("60:00", 3_600), ("1:00:00", 3_600), ("", nil), ("3601", -1), ("1:70", -1),
        ("soon", -1), ("0", -1),
    ])
    func contraction(text: String, seconds: Int?) {
        let read = read(.contractions, ["length": text])
        let isRefused = seconds == -1
        #expect(read.details == (isRefused ? nil : .contraction(Contraction(seconds: seconds))))
        #expect(read.refused == (isRefused ? ["length"] : []))
    }

    @Test(arguments: [Profile.UnitSystem.metric, .us])
    func `a form sent back as it was shown changes nothing`(units: Profile.UnitSystem) throws {
        let readings: [HealthEvent.Details] = [
            .weight(Weight(kilograms: 68.037_5)), .temperature(Temperature(celsius: 37.24)),
            .contraction(Contraction(seconds: 3_600)),
            .glucose(BloodGlucose(milligramsPerDeciliter: 96.3, timing: .twoHoursAfterMeal, meal: .dinner)),
            .bloodPressure(BloodPressure(systolic: 146, diastolic: 92, signs: [.swelling, .headache])),
            .kicks(KickCount(count: 4, minutes: nil)),
        ]
        for details in readings {
            let kind = try #require(MeasuredKind(details.kind))
            let typed = details.kind.entry.typed(details, units).filter { !$0.value.isEmpty }
            #expect(read(kind, typed, changing: details, units: units).details == details)
            // The sheet reads with the same reader.
            var sheet = CheckedFields(Form(fields: typed.mapValues { [$0] }))
            #expect(
                details.kind.entry.changed(details, &sheet, Profile(units: units, timeZone: "UTC")) == details
                    && sheet.errors.isEmpty)
        }
    }
}
