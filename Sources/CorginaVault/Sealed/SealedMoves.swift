import CorginaCore
import Foundation
import Synchronization

/// From an account the server reads to a sealed one of the same name, in one step. `docs/end-to-end.md` has the messages.
public struct SealedMoves: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// From accounts this server reads to sealed ones.
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
            if head.sequence == 0 { try RenewalRows.delete(db, journal.id) }
            let staged = try RenewalRows.head(db, journal.id)
            guard head.sequence == 0 || staged == head else { return .moved(staged) }
            guard let last = entries.last, last.sequence <= (try SQLiteJournalStore.head(db, journal.id)).sequence,
                try entries.allSatisfy({ try !RenewalRows.has(db, $0.name, journal.id) })
            else { throw VaultError.rowsNotUsable }
            for entry in entries { try RenewalRows.insert(db, entry, journal.id) }
            return .appended(last.head)
        }
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
        let (stored, _) = try await vault.confirmed(passphrase, of: journal, at: now)
        guard slots.salt != stored.salt else { throw .slotsNotUsable }
        let wrapped = try WrapSlots(account: journal.account, bytes: slots.bytes)
        let (row, admission) = try vault.sealed.begin(
            journal.account, slots: slots.bytes, journal: move.journal, at: now)
        let retired = vault.retired
        let isRetiredHere = Mutex(false)
        let former: [Data]
        do throws(VaultError) {
            former = try await database.write { db in
                guard try AccountRow.slots(db, journal.account) == stored.bytes,
                    let id = try AccountRow.id(db, journal.account), try Self.isWhole(move, db, journal)
                else { throw VaultError.changedMeanwhile }
                let shares = try ShareRow.ids(db, of: journal.seal.dataKey)
                // From here on, until this is undone, nobody writes with the old key.
                if !journal.mark.isRetired { isRetiredHere.withLock { $0 = true } }
                retired.retire(journal.mark)
                try journal.mark.retire(in: db)
                try PassRow.insert(db, move.pass, move.journal)
                try RenewalRows.use(db, of: journal.id, as: move.journal)
                try Vault.leaveNothing(db, of: journal)
                try CheckpointRows.delete(db, journal.id)
                try AccountRow.insert(db, journal.account, slots: wrapped, at: now)
                try ProofRow.insert(db, journal.account, hashes: ProofRow.hashes(move.proofs))
                try row.insert(db, at: now)
                try beforeCommit()
                return [id, journal.id.bytes] + shares
            }
        } catch {
            // Where another request moved the diary first, its key stays retired.
            if isRetiredHere.withLock({ $0 }) { retired.takeBack(journal.mark) }
            throw error
        }
        await vault.announceRetired(journal.mark)
        await vault.close([journal.id])
        await database.flush()
        // Only now: what this list has is erased with the next opening, so it must not have a diary that is still the only one.
        try await vault.noteErased(former)
        return admission
    }

    /// Whether the copy is one of the whole journal as it is now, from the beginning of the other journal on.
    private static func isWhole(_ move: SealedMove, _ db: Database, _ journal: UnlockedJournal) throws -> Bool {
        guard try SQLiteJournalStore.head(db, journal.id) == move.head,
            move.moved.sequence == move.head.sequence,
            try RenewalRows.count(db, journal.id) == move.moved.sequence
        else { return false }
        var head = JournalHead.empty(move.journal)
        try RenewalRows.forEach(db, journal.id) { name, sealed in head = head.appending(entry: name, sealed: sealed) }
        return head == move.moved
    }
}
