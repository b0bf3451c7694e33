/// Decides how a device and the server come to have the same sealed journal. `docs/end-to-end.md` says it in words.
///
/// It has no key, no clock and no network: its host tells it what happened and does what ``next(most:)`` says. All of it but what is
/// under way belongs on the device's disk, written together with the rows it speaks of, before the host goes on.
public struct DiarySync: Hashable, Sendable {
    /// The hash of a journal without rows.
    public internal(set) var start: [UInt8]
    /// What the device has read, in order.
    public internal(set) var held: [HeldRow] = []
    /// What she did and the server does not have yet, in order.
    public internal(set) var waiting: [JournalEntry] = []
    /// What two devices changed, until she has looked.
    public internal(set) var conflicts: [SyncConflict] = []
    /// Why it has stopped.
    public internal(set) var trouble: SyncTrouble?
    /// What the device had before it read everything anew; `nil` when it does not.
    var former: FormerEntries?
    /// Where the server stands while it gets back what it lost.
    var restoring: Int?

    // What is under way: not for the disk.
    var pending: Pending?
    var isCurrent = false

    enum Pending: Hashable, Sendable {
        case reading
        case sending([HeldRow])
        case puttingBack(through: Int)
    }

    /// - Parameter start: the hash of the journal without rows.
    public init(start: [UInt8]) { self.start = start }

    /// How far the device has read.
    public var head: SyncHead { head(at: held.count) }

    /// How many rows do not open.
    public var unreadable: Int { held.reduce(0) { $0 + ($1.id == nil ? 1 : 0) } }

    /// Whether the device has everything the server has, and the server everything of the device's.
    public var isSettled: Bool { isCurrent && waiting.isEmpty && trouble == nil && pending == nil && former == nil }

    /// Keeps what she did until the server has it.
    public mutating func add(_ entry: JournalEntry) {
        guard !waiting.contains(where: { $0.id == entry.id }), !held.contains(where: { $0.id == entry.id }) else {
            return
        }
        waiting.append(entry)
    }

    /// She looks, comes back, or time has passed: there may be something new.
    public mutating func lookAgain() { isCurrent = false }

    /// She has seen what both changed.
    public mutating func looked(at conflict: SyncConflict) { conflicts.removeAll { $0 == conflict } }

    /// The page was closed or the device stopped: whatever was under way is not known to have happened.
    public mutating func wasCut() {
        pending = nil
        isCurrent = false
    }

    /// What to do now.
    ///
    /// - Parameter most: how many rows one message takes.
    public func next(most: Int) -> SyncStep {
        if let trouble { return .halt(trouble) }
        if pending != nil { return .await }
        if let restoring, restoring < held.count {
            return .putBack(after: head(at: restoring), through: min(restoring + most, held.count))
        }
        if !isCurrent { return .read(after: head) }
        return waiting.isEmpty ? .rest : .append(Array(waiting.prefix(most)), after: head)
    }

    func head(at sequence: Int) -> SyncHead {
        SyncHead(sequence: sequence, hash: sequence > 0 ? held[sequence - 1].hash : start)
    }

    /// Whether a head of the server's is one the device passed.
    func passed(_ head: SyncHead) -> Bool {
        head.sequence >= 0 && head.sequence <= held.count && self.head(at: head.sequence) == head
    }
}
