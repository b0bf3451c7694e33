import CorginaCore
import CorginaImports
import Testing

/// Clue's measurements.json and Flo's JSON.
struct CycleAppTests {
    @Test func `symptoms of Clue that Corgina knows are taken, and the rest is counted`() throws {
        let reading = try Samples.read(
            """
            [{"date": "2026-11-01", "type": "period", "id": "a", "value": {"option": "medium"}},
             {"date": "2026-11-02", "type": "pain", "id": "b", "value": [{"option": "headache"}, {"option": "period_cramps"}]},
             {"date": "2026-11-02", "type": "digestion", "id": "c", "value": [{"option": "nauseous"}]},
             {"type": "pain", "id": "d"}]
            """)
        #expect(reading.source == .clue)
        #expect(Samples.lines(reading) == ["2026-11-02 08:00 symptom", "2026-11-02 08:00 symptom"])
        let kinds = reading.events.compactMap { event -> SymptomKind.ID? in
            if case .symptom(let report) = event.details { report.kind?.id } else { nil }
        }
        #expect(kinds == [.headache, .nausea])
        #expect(reading.leftOut == [.otherKind: 1, .unreadableDate: 1])
    }

    @Test func `symptoms of Flo count on her own day`() throws {
        let reading = try Samples.read(
            """
            {"operationalData": {"cycles": [{"period_start_date": "2026-01-01 00:00:00.000"}],
              "point_events_manual_v2": [
               {"category": "Symptom", "subcategory": "Backache", "date": "2026-11-02 23:30:00.000", "local_date": "2026-11-03 00:30:00.000"},
               {"category": "Mood", "subcategory": "Happy", "local_date": "2026-11-03"},
               {"category": "Symptom", "subcategory": "Nausea", "local_date": "2026-11-03", "deleted": true}]}}
            """)
        #expect(reading.source == .flo && Samples.lines(reading) == ["2026-11-03 08:00 symptom"])
        #expect(reading.leftOut == [.otherKind: 2, .deleted: 1])
    }
}
