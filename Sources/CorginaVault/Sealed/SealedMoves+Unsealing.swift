import CorginaCore
import Crypto
import Foundation

/// From a sealed diary to one the server reads while she is signed in, of the same name.
///
/// The device seals a copy under a key of its own making, which the server does not have while the rows arrive, and hands the key over in
/// the one request that puts the copy to use. So nothing the server could read is ever on the disk.
extension SealedMoves {
    /// Keeps rows of the copy beside the sealed journal, until all are there. A head of sequence 0 begins anew.
    ///
    /// - Throws: `rowsNotUsable`, also for more rows than the journal has; `passNeeded`; `keyRetired` where the session has ended.
    public func stage(
        _ rows: [SentRow], after head: JournalHead, for session: SealedSession
    ) async throws(VaultError) -> SealedAppend {
        let journal = try session.attached()
        let entries = try head.chaining(rows)
        return try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            return try Self.stage(entries, after: head, beside: journal, db)
        }
    }

    /// Makes the diary one the server reads: the copy takes its place, in one transaction. Whatever stops it, she has the sealed diary or
    /// the other, and never both.
    ///
    /// Every session ends, and a new one begins. A recovery code waits on her shelf; it counts at once, because the one she has opens the
    /// sealed diary alone.
    ///
    /// - Parameter details: what to keep about the new session.
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`; `rowsNotUsable` where an entry of the copy does not open; `journalTaken`;
    ///   `changedMeanwhile` where the journal is not the one that was copied, or the copy does not have as many entries; `passNeeded`.
    public func unseal(
        _ unsealing: Unsealing, passphrase: String, by session: SealedSession, details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        try await unseal(unsealing, passphrase: passphrase, by: session, details: details, at: now) {}
    }

    /// - Parameter beforeCommit: runs when all is written and nothing is kept yet.
    func unseal(
        _ unsealing: Unsealing, passphrase: String, by session: SealedSession, details: [UInt8], at now: Moment,
        beforeCommit: @escaping @Sendable () throws -> Void
    ) async throws(VaultError) -> SessionSecret {
        let (journal, dataKey, copy) = (try session.attached(), unsealing.dataKey, unsealing.copy)
        guard copy.journal != journal else { throw .changedMeanwhile }
        let typed = Passphrase(typed: passphrase)
        let stored = try await confirmed(typed, by: session, at: now)
        guard try await database.read({ try Self.opens(dataKey, beside: journal, $0) }) else { throw .rowsNotUsable }
        let code = RecoveryCode.random()
        let slots = try await vault.slots.fresh(
            for: session.account, dataKey, typed, code, as: .signedIn(to: session.account))
        let secret = SessionSecret.random()
        let row = try SessionRow(dataKey, of: session.account, under: secret, details: details, at: now)
        let drafts = vault.drafts(of: dataKey)
        guard let id = try await database.read({ try AccountRow.id($0, session.account) }) else { throw .keyRetired }
        let shares = try await database.read { try ShareRow.ids($0, of: journal) }
        try await leaving([id, journal.bytes, Self.mark(of: journal)] + shares, for: copy.journal) { db in
            try SealedDiaries.checkGoesOn(db, session)
            guard try StoredSlots(db, session.account) == stored, try AccountRow.id(db, session.account) == id,
                try Self.isWhole(copy, of: journal, db), try PhotoRows.goAlong(unsealing.photos, db, of: journal)
            else { throw VaultError.changedMeanwhile }
            try PassRow.checkFree(db, copy.journal)
            try RenewalRows.use(db, of: journal, as: copy.journal)
            try PassRow.delete(db, journal.bytes)
            try SessionRow.deleteAll(db, of: session.account)
            // What is kept about her links for the clinic and her shares is sealed with the key of before.
            try AccessRow.deleteAll(db, of: session.account)
            try ShareRow.deleteAll(db, of: journal)
            try AccountRow.delete(db, session.account)
            try AccountRow.insert(db, session.account, slots: slots, at: now)
            try row.insert(db, at: now)
            try drafts.put(WaitingCode(code, counts: true).bytes, as: .waitingCode, db)
            try beforeCommit()
        }
        await database.flush()
        return secret
    }

    /// Whether a diary that was sealed became one the server reads. Whoever asks knows the journal's id, as her devices do.
    public func isUnsealed(_ journal: JournalID) async throws(VaultError) -> Bool {
        let mark = Self.mark(of: journal)
        if try ErasedList(folder: vault.folder.path).tombstones().contains(mark) { return true }
        return try await database.read { try ErasedRows.all($0).contains(mark) }
    }

    /// What stands for that on the list of what was erased, beside the journal itself.
    private static func mark(of journal: JournalID) -> Data { Data("corgina unsealed".utf8) + journal.bytes }

    /// What is stored of the account, once the passphrase proved to be the one of her devices.
    private func confirmed(
        _ passphrase: Passphrase, by session: SealedSession, at now: Moment
    ) async throws(VaultError) -> StoredSlots {
        guard let stored = try await database.read({ try StoredSlots($0, session.account) }) else { throw .keyRetired }
        let root = try await vault.derivation.key(
            from: passphrase.bytes, salt: stored.salt, try SealedSlots.work(of: stored.slots),
            for: .signedIn(to: session.account))
        guard
            try await vault.sealed.confirmed(Proof(root: root), of: .passphrase, by: session, at: now) == stored
        else { throw .changedMeanwhile }
        return stored
    }

    /// Whether each row that waits opens with the key, in its place.
    private static func opens(_ dataKey: DataKey, beside journal: JournalID, _ db: Database) throws -> Bool {
        let seal = EntrySeal(dataKey: dataKey)
        var (head, isWhole) = (JournalHead.empty(dataKey.journal), true)
        try RenewalRows.forEach(db, journal) { name, sealed in
            guard isWhole else { return }
            let next = head.appending(entry: name, sealed: sealed)
            let entry = SealedEntry(sequence: next.sequence, name: name, sealed: sealed, hash: next.hash)
            isWhole = seal.openWhole(entry, after: head).map { seal.name(of: $0.id) == name } ?? false
            head = next
        }
        return isWhole
    }
}
