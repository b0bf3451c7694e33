import CorginaCore
import CorginaJournal

/// Reads Flo's JSON: `operationalData` with `cycles`, and symptoms as `{"category", "subcategory", "local_date"}` in
/// `point_events_manual_v2`, there or in `pointEventsManualData`. Source: public readers of such exports; see `docs/importing.md`.
struct FloReader {
    private let events: [JSON]
    private let cycleCount: Int

    /// `nil` where it is something else.
    init?(_ json: JSON) {
        guard let data = json["operationalData"], data["cycles"]?.elements != nil else { return nil }
        let name = "point_events_manual_v2"
        events = data[name]?.elements ?? json["pointEventsManualData"]?[name]?.elements ?? []
        cycleCount = data["cycles"]?.elements?.count ?? 0
    }

    func read(_ world: ImportWorld) throws(ImportError) -> ImportReading {
        var collector = ImportCollector(.flo, .everything, world)
        if cycleCount > 0 { collector.leaveOut(.otherKind, count: cycleCount) }
        for event in events {
            if event["deleted"]?.boolean == true {
                collector.leaveOut(.deleted)
                continue
            }
            // Her own day; "date" is the same in another time zone.
            guard let date = event["local_date"]?.text ?? event["date"]?.text, let day = CellDate(date)?.day(in: nil)
            else {
                collector.leaveOut(.unreadableDate)
                continue
            }
            let name = event["subcategory"]?.text ?? ""
            guard event["category"]?.text == "Symptom", let symptom = CycleSymptoms.ofFlo[name],
                let details = CycleSymptoms.report(symptom)
            else {
                collector.leaveOut(.otherKind)
                continue
            }
            try collector.add(
                details, on: day, at: nil, usually: ImportWorld.usualMeasuringTime, key: "\(day) \(symptom.rawValue)")
        }
        return collector.reading
    }
}
