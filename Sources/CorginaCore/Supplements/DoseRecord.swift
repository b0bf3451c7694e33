/// What she wrote down of one dose: that she took it, and when, or that she left it out.
public struct DoseRecord: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public let supplement: RecordID
    public let act: Act
    /// When she took it, or decided not to.
    public let moment: Moment
    /// How many tablets, capsules or drops it took; 0 for a skipped one.
    public let pieces: Int

    public enum Act: Hashable, Sendable {
        case taken(DoseSlot)
        /// Taken beside the schedule.
        case extra
        case skipped(DoseSlot)
    }

    public init(id: RecordID, supplement: RecordID, act: Act, moment: Moment, pieces: Int = 1) {
        self.id = id
        self.supplement = supplement
        self.act = act
        self.moment = moment
        if case .skipped = act { self.pieces = 0 } else { self.pieces = pieces }
    }

    /// The scheduled dose it is about; `nil` for an extra one.
    public var slot: DoseSlot? {
        switch act {
        case .taken(let slot), .skipped(let slot): slot
        case .extra: nil
        }
    }

    /// The day it counts for: its slot's, or for an extra one the day it was taken where she was.
    public var day: CalendarDay { slot?.day ?? moment.day }

    /// Whether something was taken.
    public var isTaken: Bool { if case .skipped = act { false } else { true } }
}
