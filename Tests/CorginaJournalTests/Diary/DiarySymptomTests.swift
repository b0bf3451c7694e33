import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiarySymptomTests {
    private func felt(_ number: UInt64, _ name: String, daysAgo: Int = 0, hasResolved: Bool = false) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 8, low: number), moment: Sample.lunchtime.advanced(bySeconds: -86_400 * daysAgo),
            details: .symptom(SymptomReport(name: name, severity: 2, hasResolved: hasResolved)))
    }

    private func diary(_ events: [HealthEvent]) -> Diary {
        var diary = Diary()
        for (index, event) in events.enumerated() {
            diary.apply(Sample.entry(UInt64(index), .putEvent(event)), sequence: index + 1)
        }
        return diary
    }

    @Test func `what she felt is counted by kind, the most frequent first, and what has gone is not`() {
        let day = Sample.lunchtime.day
        let diary = diary([
            felt(1, "Headache"), felt(2, "headache", daysAgo: 3), felt(3, "Blue toes", daysAgo: 1),
            felt(4, "Headache", hasResolved: true), felt(5, "Nausea", daysAgo: 40),
        ])
        let histories = diary.symptomHistories(on: (day - 27)...day)
        #expect(histories.map(\.count) == [2, 1])
        #expect(histories[0].kind?.id.rawValue == "headache" && histories[0].name == "Headache")
        #expect(histories[1].kind == nil && histories[1].name == "Blue toes")
    }

    @Test func `a pressure is answered with what she felt that day, not the day before`() {
        let pressure = HealthEvent(
            id: RecordID(high: 8, low: 99), moment: Sample.lunchtime,
            details: .bloodPressure(BloodPressure(systolic: 145, diastolic: 80)))
        #expect(diary([felt(1, "Headache")]).careAnswers(to: [pressure]).map(\.level) == [.emergency])
        #expect(diary([felt(1, "Headache", daysAgo: 1)]).careAnswers(to: [pressure]).map(\.level) == [.callSameDay])
        #expect(diary([]).careAnswers(to: []).isEmpty)
    }

    @Test func `contractions are answered by how they come, the new one among them`() {
        let timed = (0..<3).map { index in
            HealthEvent(
                id: RecordID(high: 7, low: UInt64(index)),
                moment: Sample.lunchtime.advanced(bySeconds: -720 * (index + 1)),
                details: .contraction(Contraction(seconds: 40)))
        }
        let next = HealthEvent(
            id: RecordID(high: 7, low: 9), moment: Sample.lunchtime, details: .contraction(Contraction(seconds: 40)))
        #expect(diary(timed).careAnswers(to: [next]).map(\.level) == [.callNow])
        #expect(diary(Array(timed.dropFirst())).careAnswers(to: [next]).isEmpty)
    }
}
