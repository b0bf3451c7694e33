import CorginaCore

/// Where journals can be read. It sees sealed bytes alone and needs no key.
public protocol JournalReader: Sendable {
    /// At most `limit` entries after a sequence, in order.
    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry]

    /// At most `limit` journals after the given one, in the order of their bytes.
    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID]
}

/// Where journals are kept.
///
/// An append is linearizable, refused unless the journal's head is the expected one, and returns only once it would
/// survive a power cut. One suite of tests, `JournalStoreConformance`, holds every store to this.
public protocol JournalStore: JournalReader {
    /// The journal's head, and the sequences of those of the entries it already has. Both of one instant.
    func look(for entries: [EntryName], in journal: JournalID) async throws(VaultError) -> JournalState

    /// How many sealed bytes the journal's entries after one sequence and up to another have together.
    func byteCount(of journal: JournalID, after sequence: Int, through last: Int) async throws(VaultError) -> Int

    /// Appends all the entries or none. They must chain onto `head`, without gaps.
    ///
    /// - Parameter draft: what waited to become these entries; it goes with the same commit, so that it can neither be lost
    ///   nor become entries twice. The photos that waited with it stay.
    func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead, discarding draft: RecordID?
    ) async throws(VaultError) -> AppendOutcome

    /// Removes the journal's entries for good.
    func erase(_ journal: JournalID) async throws(VaultError)
}

extension JournalStore {
    /// The same, where nothing waited to become the entries.
    public func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead
    ) async throws(VaultError) -> AppendOutcome {
        try await append(entries, to: journal, after: head, discarding: nil)
    }
}

/// How a journal stands at one instant.
public struct JournalState: Hashable, Sendable {
    public let head: JournalHead
    /// The sequences of the entries looked for that are there.
    public let stored: [EntryName: Int]

    public init(head: JournalHead, stored: [EntryName: Int]) {
        self.head = head
        self.stored = stored
    }
}

/// What became of an append.
public enum AppendOutcome: Hashable, Sendable {
    /// All is stored, and would survive a power cut.
    case appended
    /// Nothing is stored: the journal has moved on, or has one of the entries. Look again.
    case refused
}
