import CorginaCore
import CorginaVault

/// A store whose every call may be held up, and fail before it has done anything or when all is done and nobody was told.
struct StoreInTurns: JournalStore {
    let store: any JournalStore
    let turns: Turns

    func look(for entries: [EntryName], in journal: JournalID) async throws(VaultError) -> JournalState {
        try await turns.wait()
        return try await store.look(for: entries, in: journal)
    }

    func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead, discarding draft: RecordID?
    ) async throws(VaultError) -> AppendOutcome {
        try await turns.wait()
        let outcome = try await store.append(entries, to: journal, after: head, discarding: draft)
        try await turns.wait()
        return outcome
    }

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        try await turns.wait()
        return try await store.read(journal, after: sequence, limit: limit)
    }

    func byteCount(of journal: JournalID, after sequence: Int, through last: Int) async throws(VaultError) -> Int {
        try await turns.wait()
        return try await store.byteCount(of: journal, after: sequence, through: last)
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        try await store.journals(after: journal, limit: limit)
    }

    func erase(_ journal: JournalID) async throws(VaultError) { try await store.erase(journal) }
}
