import CorginaCore
import Foundation

/// From an account the server reads to a sealed one of the same name and back, each in one step. `docs/end-to-end.md` has the messages.
public struct SealedMoves: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// From accounts this server reads to sealed ones, and back.
    public var moves: SealedMoves { SealedMoves(vault: self) }
}

extension SealedMoves {
    /// Where a journal the server reads stands now.
    public func head(of journal: UnlockedJournal) async throws(VaultError) -> JournalHead {
        try await database.read { try SQLiteJournalStore.head($0, journal.id) }
    }

    /// Keeps rows of the sealed copy beside the journal, until all are there. A head of sequence 0 begins anew.
    ///
    /// They lie under the journal's own id, so that nobody else can add to them, and they are at most as many as it has.
    ///
    /// - Throws: `rowsNotUsable`; `keyRetired`; `changedMeanwhile` for an account that has no diary to move.
    public func stage(
        _ rows: [SentRow], after head: JournalHead, beside journal: UnlockedJournal
    ) async throws(VaultError) -> SealedAppend {
        guard !journal.isCompanion else { throw .changedMeanwhile }
        let entries = try head.chaining(rows)
        return try await database.write { db in
            try journal.mark.check(in: db)
            return try Self.stage(entries, after: head, beside: journal.id, db)
        }
    }

    static func stage(
        _ entries: [SealedEntry], after head: JournalHead, beside journal: JournalID, _ db: Database
    ) throws -> SealedAppend {
        if head.sequence == 0 { try RenewalRows.delete(db, journal) }
        let staged = try RenewalRows.head(db, journal)
        guard head.sequence == 0 || staged == head else { return .moved(staged) }
        guard let last = entries.last, last.sequence <= (try SQLiteJournalStore.head(db, journal)).sequence,
            try entries.allSatisfy({ try !RenewalRows.has(db, $0.name, journal) })
        else { throw VaultError.rowsNotUsable }
        for entry in entries { try RenewalRows.insert(db, entry, journal) }
        return .appended(last.head)
    }

    /// Makes the account a sealed one: the sealed copy takes the place of the journal, in one transaction. Whatever stops it, she has
    /// the diary the server reads or the sealed one, and never both.
    ///
    /// All that the server could read with goes in the same transaction: the journal, drafts, photos, shares, invitations nobody has
    /// used, accesses, links for the clinic, devices to be woken, and every session. A new session begins.
    ///
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`; `slotsNotUsable`; `journalTaken`; `changedMeanwhile` where the journal is
    ///   not the one that was copied, or the copy does not have as many entries.
    public func move(
        _ journal: UnlockedJournal, passphrase: String, to move: SealedMove, at now: Moment
    ) async throws(VaultError) -> SealedAdmission {
        try await self.move(journal, passphrase: passphrase, to: move, at: now) {}
    }

    /// - Parameter beforeCommit: runs when all is written and nothing is kept yet.
    func move(
        _ journal: UnlockedJournal, passphrase: String, to move: SealedMove, at now: Moment,
        beforeCommit: @escaping @Sendable () throws -> Void
    ) async throws(VaultError) -> SealedAdmission {
        guard !journal.isCompanion, move.journal != journal.id else { throw .changedMeanwhile }
        let slots = try SealedSlots(move.slots, leastWork: vault.scrypt.work)
        guard SlotSecret.allCases.allSatisfy({ move.proofs[$0] != nil }) else { throw .slotsNotUsable }
        let (stored, _) = try await vault.credentials.confirmed(passphrase, of: journal, at: now)
        guard slots.salt != stored.salt else { throw .slotsNotUsable }
        let wrapped = try WrapSlots(account: journal.account, bytes: slots.bytes)
        let (row, admission) = try vault.sealed.begin(
            journal.account, slots: slots.bytes, journal: move.journal, at: now)
        let left = try await database.read { try Self.left(by: journal, $0) }
        let retirement = Retirement(of: journal.mark, among: vault.retired)
        do throws(VaultError) {
            try await leaving(left, for: move.journal) { db in
                guard try AccountRow.slots(db, journal.account) == stored.bytes,
                    try Self.left(by: journal, db) == left,
                    try Self.isWhole(move.copy, of: journal.id, db),
                    try PhotoRows.goAlong(move.photos, db, of: journal.id)
                else { throw VaultError.changedMeanwhile }
                try retirement.begin(in: db)
                try PassRow.insert(db, move.pass, move.journal)
                try RenewalRows.use(db, of: journal.id, as: move.journal)
                try Accounts.leaveNothing(db, of: journal)
                try CheckpointRows.delete(db, journal.id)
                try AccountRow.insert(db, journal.account, slots: wrapped, at: now)
                try ProofRow.insert(db, journal.account, hashes: ProofRow.hashes(move.proofs))
                try row.insert(db, at: now)
                try beforeCommit()
            }
        } catch {
            retirement.takeBack()
            throw error
        }
        await vault.announceRetired(journal.mark)
        await vault.close([journal.id])
        await database.flush()
        return admission
    }

    /// What the account is known by for good, its journal, and the shares it gave.
    private static func left(by journal: UnlockedJournal, _ db: Database) throws -> [Data] {
        guard let id = try AccountRow.id(db, journal.account) else { throw VaultError.changedMeanwhile }
        return try [id, journal.id.bytes] + ShareRow.ids(db, of: journal.seal.dataKey)
    }
}

// MARK: Steps of either way

/// A copy of a journal that waits to take its place.
struct WaitingCopy: Hashable, Sendable {
    /// Where the journal stood when it was copied.
    let head: JournalHead
    /// Where the copy stands, and of which journal it is.
    let moved: JournalHead
    let journal: JournalID
}

extension SealedMoves {
    /// One transaction, and what it leaves on the list of what was erased: whatever stops it, both or neither.
    ///
    /// - Parameter next: the journal that is to count from then on.
    func leaving(
        _ left: [Data], for next: JournalID, _ work: @escaping @Sendable (Database) throws -> Void
    ) async throws(VaultError) {
        var noted = Tombstones()
        for id in left { noted.add(id) }
        let (tombstones, note) = (noted, LeavingNote(in: vault.folder, for: next))
        try note.write(tombstones)
        do throws(VaultError) {
            try await database.write { db in
                try work(db)
                try ErasedRows.add(tombstones, to: db)
            }
        } catch {
            // Where it is not known what became of it, the next opening looks.
            if error != .interrupted { note.remove() }
            throw error
        }
        // What the note says is done by the next opening where it cannot be done now.
        guard (try? ErasedList(folder: vault.folder.path).add(tombstones)) != nil else { return }
        note.remove()
    }

    /// Whether the copy is one of the whole journal as it is now, from the beginning of the other journal on.
    static func isWhole(_ copy: WaitingCopy, of journal: JournalID, _ db: Database) throws -> Bool {
        guard try SQLiteJournalStore.head(db, journal) == copy.head, copy.moved.sequence == copy.head.sequence,
            try RenewalRows.count(db, journal) == copy.moved.sequence
        else { return false }
        var head = JournalHead.empty(copy.journal)
        try RenewalRows.forEach(db, journal) { name, sealed in head = head.appending(entry: name, sealed: sealed) }
        return head == copy.moved
    }
}
