import Algorithms
import CorginaCore
import CorginaJournal
import Foundation

/// A diary whose key a session has given for the length of a request.
public struct UnlockedJournal: Sendable {
    public var id: JournalID { seal.dataKey.journal }

    let account: Data
    let seal: EntrySeal
    let mark: KeyMark
    let store: any JournalStore
    let drafts: DraftStore

    /// An entry and its place.
    public struct Placed: Hashable, Sendable {
        public let sequence: Int
        public let entry: JournalEntry
    }

    /// How many entries are read at once, to bound the memory a long diary takes and how long others wait for a thread.
    static let page = 500
    /// How often an append that others got ahead of is tried again. Each round one of them gets through.
    private static let attempts = 1_000
}

extension UnlockedJournal {
    /// Appends the entries, all or none, and returns once they would survive a power cut.
    ///
    /// Entries are known by their ids: one already stored is not stored again, so an append whose answer was lost can
    /// simply be repeated.
    ///
    /// - Parameters:
    ///   - draft: what was staged to become these entries; it is discarded in the same transaction.
    ///   - expected: where the journal stood when it was last read. As long as it still does, which is nearly always, it
    ///     need not be read again; the store refuses the append otherwise.
    /// - Returns: the sequence of the last of the entries; of the journal's last when there are none.
    public func append(
        _ entries: [JournalEntry], discarding draft: RecordID? = nil, after expected: JournalHead? = nil
    ) async throws(VaultError) -> Int {
        var assumed = expected.map { JournalState(head: $0, stored: [:]) }
        for _ in 0..<Self.attempts {
            try mark.check()
            let state = if let assumed { assumed } else { try await store.look(for: names(entries), in: id) }
            assumed = nil
            let fresh = entries.uniqued { $0.id }.filter { state.stored[seal.name(of: $0.id)] == nil }
            let sealed = try seal.seal(fresh, after: state.head)
            if sealed.isEmpty {
                if let draft { try await discard(draft) }
            } else if try await store.append(sealed, to: id, after: state.head, discarding: draft) == .refused {
                continue
            }
            let sequences = state.stored.merging(sealed.map { ($0.name, $0.sequence) }) { $1 }
            return names(entries).last.flatMap { sequences[$0] } ?? state.head.sequence
        }
        throw .storageBusy
    }

    /// Those of the entries that the journal has already.
    public func known(_ entries: [EntryID]) async throws(VaultError) -> Set<EntryID> {
        let stored = try await store.look(for: entries.map(seal.name(of:)), in: id).stored
        return Set(entries.filter { stored[seal.name(of: $0)] != nil })
    }

    /// How many bytes the entries after one sequence and up to another take where they are kept.
    public func storedBytes(after sequence: Int, through last: Int) async throws(VaultError) -> Int {
        try await store.byteCount(of: id, after: sequence, through: last)
    }

    /// How many bytes entries would take there.
    ///
    /// - Throws: `entryNotWritable` or `entryTooLarge`.
    public static func storedBytes(of entries: [JournalEntry]) throws(VaultError) -> Int {
        var bytes = 0
        for entry in entries { bytes += try EntrySeal.sealedSize(of: entry) }
        return bytes
    }

    /// All entries after a sequence, checked and opened.
    ///
    /// - Throws: `entryDamaged` at the first that is not what was written.
    public func entries(after sequence: Int = 0) async throws(VaultError) -> [Placed] {
        var head = try await head(at: sequence)
        var all: [Placed] = []
        while true {
            let page = try await page(after: head)
            if let fault = page.firstFault { throw .entryDamaged(sequence: fault) }
            all += page.entries
            if page.isLast { return all }
            head = page.head
        }
    }

    /// The journal's head.
    public func head() async throws(VaultError) -> JournalHead {
        try await store.look(for: [], in: id).head
    }

    /// Whether the journal still holds everything it held when its head was this one.
    ///
    /// A device that remembers the head of the last page it saw asks this, and so notices a restored older copy.
    public func holds(_ remembered: JournalHead) async throws(VaultError) -> Bool {
        guard remembered.sequence > 0 else { return remembered == .empty(id) }
        return try await store.read(id, after: remembered.sequence - 1, limit: 1).first?.head == remembered
    }

    private func names(_ entries: [JournalEntry]) -> [EntryName] { entries.map { seal.name(of: $0.id) } }

    func head(at sequence: Int) async throws(VaultError) -> JournalHead {
        guard sequence > 0 else { return .empty(id) }
        guard let entry = try await store.read(id, after: sequence - 1, limit: 1).first, entry.sequence == sequence
        else {
            throw .entryDamaged(sequence: sequence)
        }
        return entry.head
    }

    /// The next entries after a head.
    ///
    /// The entry the head stands for is read along and compared, so that a journal that lost its end, or was exchanged
    /// for another past, is noticed even when nothing new is there. Entries that do not open are left out and named, and
    /// those after them are read all the same.
    func page(after head: JournalHead) async throws(VaultError) -> Page {
        var rows = try await store.read(id, after: Swift.max(head.sequence - 1, 0), limit: Self.page)[...]
        let isLast = rows.count < Self.page
        if head.sequence > 0 {
            guard rows.popFirst()?.head == head else { throw .entryDamaged(sequence: head.sequence) }
        }
        var opener = EntryOpener(seal: seal, head: head)
        await opener.open(rows)
        var page = opener.page
        page.isLast = isLast
        return page
    }
}
