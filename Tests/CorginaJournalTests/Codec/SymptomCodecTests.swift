import CorginaCore
import CorginaJournal
import Testing

struct SymptomCodecTests {
    private func text(_ details: HealthEvent.Details) throws -> String {
        let event = HealthEvent(id: RecordID(high: 3, low: 4), moment: Sample.lunchtime, details: details)
        return String(decoding: try Sample.entry(1, .putEvent(event)).encoded(), as: UTF8.self)
    }

    private func details(_ text: String) throws -> HealthEvent.Details? {
        guard case .putEvent(let event) = try JournalEntry(decoding: Array(text.utf8)).change else { return nil }
        return event.details
    }

    @Test func `the format of a symptom is this, and one written before reads as it did`() throws {
        let report = SymptomReport(
            name: "Nausea", severity: 4, minutes: 90, signs: [.fever, .blood],
            puqe: PUQE(nausea: 3, vomiting: 2, retching: 1))
        let written = try text(.symptom(report))
        #expect(
            written.contains(
                #""details":{"name":"Nausea","severity":4,"minutes":90,"signs":["blood","fever"],"puqe":{"nausea":3,"vomiting":2,"retching":1}}"#
            ))
        #expect(try details(written) == .symptom(report))
        let old = try text(.symptom(SymptomReport(name: "Nausea", severity: nil)))
        #expect(old.contains(#""details":{"name":"Nausea"}"#))
    }

    @Test func `numbers and the mood check are kept beside, and one never known is kept unread`() throws {
        let report = SymptomReport(
            name: "Fever", severity: nil, amounts: [.temperature: 38.4, .timesADay: 2],
            moodCheck: MoodCheck(interest: 1, mood: 2))
        let written = try text(.symptom(report))
        #expect(
            written.contains(
                #""amounts":[{"of":"count_24h","value":2},{"of":"temp_c","value":38.4}],"mood":{"interest":1,"mood":2}"#
            ))
        #expect(try details(written) == .symptom(report))
        let newer = written.replacing("temp_c", with: "temp_k")
        guard case .unknown = try JournalEntry(decoding: Array(newer.utf8)).change else {
            Issue.record("it was read")
            return
        }
    }

    @Test func `the format of a result of the EPDS is this`() throws {
        let report = SymptomReport(
            name: EdinburghScore.name, severity: nil, edinburgh: EdinburghScore(total: 11, selfHarm: 1))
        let written = try text(.symptom(report))
        #expect(
            written.contains(
                #""details":{"name":"Edinburgh scale (EPDS)","epds":{"total":11,"selfHarm":1}}"#))
        #expect(try details(written) == .symptom(report))
    }

    @Test func `the format of a glucose reading is this, and one written before reads as it did`() throws {
        let reading = BloodGlucose(milligramsPerDeciliter: 118, timing: .twoHoursAfterMeal)
        let written = try text(.glucose(reading))
        #expect(written.contains(#""details":{"mgPerDl":118,"timing":"2h"}"#))
        #expect(try details(written) == .glucose(reading))
        let old = try text(.glucose(BloodGlucose(milligramsPerDeciliter: 118)))
        #expect(old.contains(#""details":{"mgPerDl":118}"#))
    }

    @Test(arguments: [(#"["blood","fever"]"#, #"["blood","aura"]"#), (#""2h""#, #""3h""#)])
    func `a sign or timing of a newer Corgina is kept unread`(part: String, newer: String) throws {
        let symptom = try text(.symptom(SymptomReport(name: "Nausea", severity: 4, signs: [.fever, .blood])))
        let glucose = try text(.glucose(BloodGlucose(milligramsPerDeciliter: 118, timing: .twoHoursAfterMeal)))
        let changed = (symptom.contains(part) ? symptom : glucose).replacing(part, with: newer)
        let entry = try JournalEntry(decoding: Array(changed.utf8))
        guard case .unknown = entry.change else {
            Issue.record("it was read")
            return
        }
        #expect(String(decoding: try entry.encoded(), as: UTF8.self) == changed)
    }
}
