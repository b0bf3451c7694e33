import CorginaJournal

/// Where the clocks of a zone stand, from instant to instant. The browser knows zones, a worker does not.
struct ClockChanges: Hashable, Sendable {
    private let changes: [Change]

    private struct Change: Hashable {
        /// Seconds since 1970-01-01T00:00:00Z.
        let from: Int64
        /// Seconds east of UTC.
        let offset: Int
    }

    /// - Parameter head: has them as `zone`: `[[from, offset], …]`, the earliest first; the first holds before it too.
    init(in head: JSON) throws(MessageError) {
        changes = try head.list("zone") { element in
            guard let (from, offset) = element.pair, let from = from.int64, let offset = offset.integer,
                Self.offsets.contains(offset)
            else { return nil }
            return Change(from: from, offset: offset)
        }
        guard !changes.isEmpty, zip(changes, changes.dropFirst()).allSatisfy({ $0.from < $1.from }) else {
            throw .malformed("zone")
        }
    }

    /// The seconds east of UTC that hold at an instant.
    func offset(at instant: Int64) -> Int {
        (changes.last { $0.from <= instant } ?? changes.first)?.offset ?? 0
    }

    /// 18 hours, as far as a ``Moment`` takes them.
    static let offsets = -64_800...64_800
}
