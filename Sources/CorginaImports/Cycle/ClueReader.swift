import CorginaCore
import CorginaJournal

/// Reads Clue's `measurements.json`: a list of `{"date", "type", "value"}`, with `value` an object or a list of objects that have
/// an `option`. Source: public readers of such exports; see `docs/importing.md`.
struct ClueReader {
    private let records: [JSON]

    /// `nil` where it is something else.
    init?(_ json: JSON) {
        guard let records = json.elements, let first = records.first, first["type"]?.text != nil,
            first["date"]?.text != nil
        else { return nil }
        self.records = records
    }

    func read(_ world: ImportWorld) throws(ImportError) -> ImportReading {
        var collector = ImportCollector(.clue, .everything, world)
        for record in records {
            let options = Self.options(of: record["value"])
            guard let type = record["type"]?.text, let date = record["date"]?.text,
                let day = CellDate(date)?.day(in: nil)
            else {
                collector.leaveOut(.unreadableDate)
                continue
            }
            var isTaken = false
            for option in options {
                guard let symptom = CycleSymptoms.ofClue["\(type)/\(option)"],
                    let details = CycleSymptoms.report(symptom)
                else { continue }
                isTaken = true
                try collector.add(
                    details, on: day, at: nil, usually: ImportWorld.usualMeasuringTime, key: "\(day) \(type)/\(option)")
            }
            if !isTaken { collector.leaveOut(.otherKind) }
        }
        return collector.reading
    }

    private static func options(of value: JSON?) -> [String] {
        (value?.elements ?? value.map { [$0] } ?? []).compactMap { $0["option"]?.text }
    }
}
