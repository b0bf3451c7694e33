import CorginaCore
import CorginaJournal
import Testing

struct ReadingCodecTests {
    private func text(_ details: HealthEvent.Details) throws -> String {
        let event = HealthEvent(id: RecordID(high: 3, low: 4), moment: Sample.lunchtime, details: details)
        return String(decoding: try Sample.entry(1, .putEvent(event)).encoded(), as: UTF8.self)
    }

    private func details(_ text: String) throws -> HealthEvent.Details? {
        guard case .putEvent(let event) = try JournalEntry(decoding: Array(text.utf8)).change else { return nil }
        return event.details
    }

    @Test(arguments: [
        (
            HealthEvent.Details.temperature(Temperature(celsius: 38.2)),
            #""kind":"temperature","details":{"celsius":38.2}"#
        ),
        (
            .bloodPressure(BloodPressure(systolic: 142, diastolic: 91, signs: [.swelling, .headache], isFaint: true)),
            #""details":{"systolic":142,"diastolic":91,"signs":["headache","swelling"],"faint":true}"#
        ),
        (.bloodPressure(BloodPressure(systolic: 112, diastolic: 71)), #""details":{"systolic":112,"diastolic":71}"#),
        (
            .glucose(BloodGlucose(milligramsPerDeciliter: 126, timing: .oneHourAfterMeal, meal: .lunch)),
            #""details":{"mgPerDl":126,"timing":"1h","meal":"lunch"}"#
        ),
    ])
    func `the format of a reading is this, and comes back`(reading: HealthEvent.Details, format: String) throws {
        let written = try text(reading)
        #expect(written.contains(format))
        #expect(try details(written) == reading)
    }

    @Test func `a sign of a newer Corgina keeps the reading unread`() throws {
        let written = try text(.bloodPressure(BloodPressure(systolic: 142, diastolic: 91, signs: [.headache])))
        #expect(try details(written.replacing("headache", with: "aura")) == nil)
    }

    @Test func `what her unit says is kept, and absent is 5-1-1`() throws {
        var profile = Profile(timeZone: "UTC", contractionAdvice: .fourOneOne)
        let written = String(decoding: try Sample.entry(1, .putProfile(profile)).encoded(), as: UTF8.self)
        #expect(written.contains(#""contractionAdvice":"411""#))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putProfile(profile))
        profile.contractionAdvice = .fiveOneOne
        let plain = String(decoding: try Sample.entry(1, .putProfile(profile)).encoded(), as: UTF8.self)
        #expect(!plain.contains("contractionAdvice"))
    }
}
