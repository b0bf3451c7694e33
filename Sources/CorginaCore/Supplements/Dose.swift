/// How one scheduled dose stands.
public enum DoseState: Hashable, Sendable {
    /// Still to come, or its time is here.
    case due
    /// Its time has passed by more than ``Dose/lateAfter`` and its day is not over.
    case late
    /// Its day ended where she is, and nothing was recorded.
    case missed
    case taken(Moment)
    /// Left out on purpose, since when.
    case skipped(Moment)

    /// Whether it can still be taken in its day.
    public var isOpen: Bool { self == .due || self == .late }

    public var isTaken: Bool { if case .taken = self { true } else { false } }

    /// The state in a word: a colour may help, never tell.
    public var word: String {
        switch self {
        case .due: "Due"
        case .late: "Late"
        case .missed: "Missed"
        case .taken: "Taken"
        case .skipped: "Skipped"
        }
    }

    /// What the check beside it says: "Marked as taken" or "Mark as taken".
    public var checkLabel: String { isTaken ? "Marked as taken" : "Mark as taken" }
}

/// One scheduled dose of a day with its state.
public struct Dose: Hashable, Sendable, Identifiable {
    public let slot: DoseSlot
    /// When it is due; `nil` for any time of its day.
    public let time: TimeOfDay?
    public let state: DoseState

    /// How many minutes after its time a dose is late. The app's own choice, no clinical figure.
    public static let lateAfter = 60

    public var id: DoseSlot { slot }

    init(_ slot: DoseSlot, time: TimeOfDay?, record: DoseRecord?, now: Moment) {
        self.slot = slot
        self.time = time
        switch record?.act {
        case .taken: state = record.map { .taken($0.moment) } ?? .due
        case .skipped: state = record.map { .skipped($0.moment) } ?? .due
        case .extra, nil: state = Self.open(slot, time, now)
        }
    }

    private static func open(_ slot: DoseSlot, _ time: TimeOfDay?, _ now: Moment) -> DoseState {
        if now.day > slot.day { return .missed }
        guard now.day == slot.day, let time else { return .due }
        return now.time.minutes - time.minutes > lateAfter ? .late : .due
    }
}
