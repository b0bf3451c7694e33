import CorginaCore
import Foundation

/// What another data key comes with.
public struct SealedRenewal: Sendable {
    /// Where the journal stands under the key it has.
    public let head: JournalHead
    /// Where it stands under the next.
    public let renewed: JournalHead
    public let slots: Data
    public let proofs: [SlotSecret: Proof]
    public let pass: JournalPass
    /// How many photos wait under the next key; `nil` from a device that knows of none.
    public let photos: Int?

    public init(
        head: JournalHead, renewed: JournalHead, slots: Data, proofs: [SlotSecret: Proof], pass: JournalPass,
        photos: Int? = nil
    ) {
        self.photos = photos
        self.head = head
        self.renewed = renewed
        self.slots = slots
        self.proofs = proofs
        self.pass = pass
    }
}

extension SealedDiaries {
    /// Keeps rows under the next data key, until all are there. The head of an empty journal begins anew.
    ///
    /// - Throws: `rowsNotUsable`, also for more rows than the journal has; `passNeeded`; `keyRetired`.
    public func stage(
        _ rows: [SentRow], after head: JournalHead, for session: SealedSession
    ) async throws(VaultError) -> SealedAppend {
        let journal = try session.attached()
        let entries = try head.chaining(rows)
        return try await database.write { db in
            try Self.checkGoesOn(db, session)
            if head == .empty(journal) { try RenewalRows.delete(db, journal) }
            let staged = try RenewalRows.head(db, journal)
            guard staged == head else { return .moved(staged) }
            guard let last = entries.last, last.sequence <= (try SQLiteJournalStore.head(db, journal)).sequence,
                try entries.allSatisfy({ try !RenewalRows.has(db, $0.name, journal) })
            else { throw VaultError.rowsNotUsable }
            for entry in entries { try RenewalRows.insert(db, entry, journal) }
            return .appended(last.head)
        }
    }

    /// How many bytes the rows that wait take, after one sequence and up to another.
    public func stagedBytes(
        of journal: JournalID, after sequence: Int, through last: Int
    ) async throws(VaultError) -> Int {
        try await database.read { try RenewalRows.byteCount($0, journal, after: sequence, through: last) }
    }

    /// Puts the rows under another data key in the place of those that are there, in one transaction: whatever stops it, the diary has
    /// the old key or the new one. Every session, every link for the clinic and every share ends, and a new session begins.
    ///
    /// - Throws: `slotsNotUsable`; `passphraseWrong`, `tooManyAttempts`; `changedMeanwhile` where the journal or the account is not what
    ///   the device thinks, or not all rows are there; `passNeeded`.
    public func use(
        _ renewal: SealedRenewal, showing proof: Proof, of secret: SlotSecret, by session: SealedSession,
        at now: Moment
    ) async throws(VaultError) -> SealedAdmission {
        let journal = try session.attached()
        let slots = try SealedSlots(renewal.slots, leastWork: vault.scrypt.work)
        let stored = try await confirmed(proof, of: secret, by: session, at: now)
        guard slots.salt != stored.salt, SlotSecret.allCases.allSatisfy({ renewal.proofs[$0] != nil }) else {
            throw .slotsNotUsable
        }
        let wrapped = try WrapSlots(account: session.account, bytes: slots.bytes)
        let (row, admission) = try begin(session.account, slots: slots.bytes, journal: journal, at: now)
        let ended = try await database.write { db -> [Data] in
            try Self.checkGoesOn(db, session)
            guard try StoredSlots(db, session.account) == stored,
                try SQLiteJournalStore.head(db, journal) == renewal.head,
                try RenewalRows.head(db, journal) == renewal.renewed,
                renewal.head.sequence == renewal.renewed.sequence,
                try PhotoRows.goAlong(renewal.photos, db, of: journal)
            else { throw VaultError.changedMeanwhile }
            try RenewalRows.use(db, journal)
            try PassRow.replace(db, renewal.pass, journal)
            try Self.replace(db, session.account, wrapped, ProofRow.hashes(renewal.proofs))
            try SessionRow.deleteAll(db, of: session.account)
            // Their details are sealed with the key that is given up, and whoever had it could show them.
            try AccessRow.deleteAll(db, of: session.account)
            let shares = try ShareRow.deleteAll(db, of: journal)
            try row.insert(db, at: now)
            return shares
        }
        // A list that cannot be written keeps nothing from being renewed: what a backup brings back of them opens nothing.
        if !ended.isEmpty { try? await vault.erasure.note(ended) }
        await database.flush()
        return admission
    }
}
