import CorginaCore

/// Everything one thing has been, oldest first.
struct History<Value: Hashable & Sendable>: Hashable, Sendable {
    struct Version: Hashable, Sendable {
        let sequence: Int
        let entry: EntryID
        let recordedAt: Moment
        /// `nil` where it was taken away.
        let value: Value?
    }

    private(set) var versions: [Version]

    /// - Parameter versions: in the order of their sequences.
    init(versions: [Version] = []) { self.versions = versions }

    /// What it is now; `nil` when it was taken away or never was.
    var current: Value? { versions.last?.value }

    /// The place in the journal of its first version.
    var firstSequence: Int? { versions.first?.sequence }

    /// Puts a version in its place by sequence. Entries come almost always in order, so that place is the end.
    ///
    /// - Returns: what it was and what it is now.
    @discardableResult
    mutating func insert(
        _ value: Value?, by entry: JournalEntry, at sequence: Int
    ) -> (before: Value?, after: Value?) {
        let before = current
        let place = versions.lastIndex { ($0.sequence, $0.entry) < (sequence, entry.id) }.map { $0 + 1 } ?? 0
        versions.insert(
            Version(sequence: sequence, entry: entry.id, recordedAt: entry.recordedAt, value: value), at: place)
        return (before, current)
    }
}
