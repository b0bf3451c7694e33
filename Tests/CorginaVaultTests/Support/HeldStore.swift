import CorginaCore
import Synchronization

@testable import CorginaVault

/// A store whose looks at a journal wait until they are let go, and are counted.
final class HeldStore: JournalStore {
    private struct State {
        var isHeld = false
        var looks = 0
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let store: any JournalStore
    private let state = Mutex(State())

    init(_ store: any JournalStore) { self.store = store }

    var looks: Int { state.withLock { $0.looks } }
    var heldCount: Int { state.withLock { $0.held.count } }

    func hold() { state.withLock { $0.isHeld = true } }

    func letGo() {
        let held = state.withLock { state in
            defer { state.held = [] }
            state.isHeld = false
            return state.held
        }
        for look in held { look.resume() }
    }

    func look(for entries: [EntryName], in journal: JournalID) async throws(VaultError) -> JournalState {
        await withCheckedContinuation { look in
            let passes = state.withLock { state in
                state.looks += 1
                if state.isHeld { state.held.append(look) }
                return !state.isHeld
            }
            if passes { look.resume() }
        }
        return try await store.look(for: entries, in: journal)
    }

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        try await store.read(journal, after: sequence, limit: limit)
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        try await store.journals(after: journal, limit: limit)
    }

    func byteCount(of journal: JournalID, after sequence: Int, through last: Int) async throws(VaultError) -> Int {
        try await store.byteCount(of: journal, after: sequence, through: last)
    }

    func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead, discarding draft: RecordID?
    ) async throws(VaultError) -> AppendOutcome {
        try await store.append(entries, to: journal, after: head, discarding: draft)
    }

    func erase(_ journal: JournalID) async throws(VaultError) { try await store.erase(journal) }
}

extension UnlockedJournal {
    /// The same, read through another store.
    func through(_ store: any JournalStore) -> UnlockedJournal {
        UnlockedJournal(account: account, seal: seal, mark: mark, store: store, drafts: drafts)
    }
}
