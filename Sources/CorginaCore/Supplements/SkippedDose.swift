/// A scheduled dose she left out on purpose.
///
/// It has the id a taken one would have, so that of skipping and taking the later counts and neither stands beside the other.
public struct SkippedDose: Hashable, Sendable, Identifiable {
    public let slot: DoseSlot
    /// When she decided so.
    public let moment: Moment

    public init(slot: DoseSlot, moment: Moment) {
        self.slot = slot
        self.moment = moment
    }

    public var id: RecordID { slot.recordID }

    public var record: DoseRecord {
        DoseRecord(id: id, supplement: slot.supplement, act: .skipped(slot), moment: moment)
    }
}
