import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Synchronization

/// Keeps what is shared as her diary has it: after each change that is logged, and with the first page she opens after any other and on
/// another day. It can do so only while the diary is open.
///
/// What it fails at is done with the next page. It never keeps her from logging or reading.
struct ShareKeeper: Sendable {
    let vault: Vault
    let surroundings: Surroundings
    private let known = Known()

    init(vault: Vault, surroundings: Surroundings) {
        self.vault = vault
        self.surroundings = surroundings
    }

    /// For which state of a diary, on which day, what is shared was worked out last. In memory alone.
    private final class Known: Sendable {
        struct State: Hashable {
            let head: JournalHead
            let day: CalendarDay
        }

        private let states = Mutex<[JournalID: State]>([:])

        func isNews(_ state: State, of journal: JournalID) -> Bool { states.withLock { $0[journal] != state } }

        func note(_ state: State, of journal: JournalID) { states.withLock { $0[journal] = state } }
    }

    /// How often what is shared is worked out anew because the diary changed meanwhile.
    private static let attempts = 5

    /// She opened a page.
    ///
    /// - Returns: how many things companions sent that wait for her.
    func noteVisit(by visitor: Visitor) async -> Int {
        guard let shares = try? vault.shares.all(of: visitor.journal, at: visitor.now), !shares.isEmpty else {
            return 0
        }
        if known.isNews(.init(head: visitor.head, day: visitor.today), of: visitor.journal.id) {
            await refresh(visitor.journal)
        }
        return shares.reduce(0) { $0 + ((try? vault.shares.sentCount(to: $1)) ?? 0) }
    }

    /// Her diary changed.
    func refresh(_ journal: UnlockedJournal) async {
        // Whoever shares nothing waits for nothing here.
        guard (try? vault.shares.all(of: journal, at: surroundings.moment(in: nil)))?.isEmpty == false else { return }
        for _ in 0..<Self.attempts {
            guard let folded = try? await vault.diaries.folded(for: journal, keeping: false) else { return }
            let now = surroundings.moment(in: folded.diary.profile?.timeZone)
            guard let shares = try? vault.shares.all(of: journal, at: now), !shares.isEmpty else { return }
            do {
                for share in shares { try await keep(share, folded.diary, at: now, of: journal) }
                // Another request may have written what an older state of the diary shows.
                guard try await journal.head() == folded.head else { continue }
            } catch { return }
            return known.note(.init(head: folded.head, day: now.day), of: journal.id)
        }
    }

    private func keep(
        _ share: ShareRecord, _ diary: Diary, at now: Moment, of journal: UnlockedJournal
    ) async throws(VaultError) {
        guard let terms = ShareTerms(share.details) else { return }
        try await vault.shares.keep(SharedFacts(diary, by: terms, at: now).bytes, in: share, of: journal)
    }
}
