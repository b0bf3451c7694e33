import CorginaCore
import CorginaVault

/// The simplest store there can be: what the suite of tests for stores is checked against.
actor InMemoryJournalStore: JournalStore {
    private var rows: [JournalID: [SealedEntry]] = [:]

    func look(for entries: [EntryName], in journal: JournalID) -> JournalState {
        let stored = rows[journal, default: []].filter { entries.contains($0.name) }.map { ($0.name, $0.sequence) }
        return JournalState(head: head(journal), stored: Dictionary(uniqueKeysWithValues: stored))
    }

    func byteCount(of journal: JournalID, after sequence: Int, through last: Int) -> Int {
        rows[journal, default: []].filter { $0.sequence > sequence && $0.sequence <= last }.map(\.sealed.count).reduce(
            0, +)
    }

    func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead, discarding draft: RecordID?
    ) throws(VaultError) -> AppendOutcome {
        var last = head
        for entry in entries {
            guard entry.follows(last) else { throw .entryDamaged(sequence: entry.sequence) }
            last = entry.head
        }
        let known = Set(rows[journal, default: []].map(\.name))
        guard self.head(journal) == head, known.isDisjoint(with: entries.map(\.name)) else { return .refused }
        rows[journal, default: []] += entries
        return .appended
    }

    func read(_ journal: JournalID, after sequence: Int, limit: Int) -> [SealedEntry] {
        Array(rows[journal, default: []].filter { $0.sequence > sequence }.prefix(limit))
    }

    func erase(_ journal: JournalID) { rows[journal] = nil }

    func journals(after journal: JournalID?, limit: Int) -> [JournalID] {
        let sorted = rows.keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        let rest = sorted.filter { id in journal.map { $0.bytes.lexicographicallyPrecedes(id.bytes) } ?? true }
        return Array(rest.prefix(limit))
    }

    private func head(_ journal: JournalID) -> JournalHead { rows[journal]?.last?.head ?? .empty(journal) }
}
