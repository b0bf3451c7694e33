import CorginaCore

extension Change {
    /// The change that writes down a dose: taken, taken at another time, taken beside the schedule, or skipped. To take it back,
    /// remove the record's id, or undo the entry.
    public init(_ record: DoseRecord, of supplement: Supplement) {
        if case .skipped(let slot) = record.act {
            self = .putSkippedDose(SkippedDose(slot: slot, moment: record.moment))
        } else if let event = supplement.event(of: record) {
            self = .putEvent(event)
        } else {
            self = .remove(record.id)
        }
    }
}
