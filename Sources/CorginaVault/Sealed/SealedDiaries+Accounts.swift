import CorginaCore
import Foundation

/// An account as a device makes it.
public struct NewSealedAccount: Sendable {
    public let name: String
    public let slots: Data
    public let proofs: [SlotSecret: Proof]
    public let journal: JournalID
    public let pass: JournalPass
    /// What the diary begins with.
    public let rows: [SentRow]

    public init(
        name: String, slots: Data, proofs: [SlotSecret: Proof], journal: JournalID, pass: JournalPass, rows: [SentRow]
    ) {
        self.name = name
        self.slots = slots
        self.proofs = proofs
        self.journal = journal
        self.pass = pass
        self.rows = rows
    }
}

extension SealedDiaries {
    /// Makes an account with a new diary and signs its device in.
    ///
    /// - Parameter invitation: used up by this, if it is needed. Nothing is said of the name to whoever has none that counts.
    /// - Returns: also the journal's head.
    /// - Throws: as ``Accounts/create(name:passphrase:with:details:beginning:at:)``; `slotsNotUsable`, `rowsNotUsable`,
    ///   `journalTaken`.
    public func create(
        _ new: NewSealedAccount, with invitation: InvitationNeed = .none, at now: Moment
    ) async throws(VaultError) -> (SealedAdmission, JournalHead) {
        let code = try await vault.invitations.checked(invitation, at: now)
        let account = vault.serverKey.hash(of: try AccountName(choosing: new.name))
        let slots = try SealedSlots(new.slots, leastWork: vault.scrypt.work)
        guard SlotSecret.allCases.allSatisfy({ new.proofs[$0] != nil }) else { throw .slotsNotUsable }
        let rows = try JournalHead.empty(new.journal).chaining(new.rows)
        let wrapped = try WrapSlots(account: account, bytes: slots.bytes)
        let (session, admission) = try begin(account, slots: slots.bytes, journal: new.journal, at: now)
        try await database.write { db in
            try invitation.check(db)
            if let code { try InvitationRow.use(db, code.hash) }
            try AccountRow.insert(db, account, slots: wrapped, at: now)
            try ProofRow.insert(db, account, hashes: ProofRow.hashes(new.proofs))
            try PassRow.insert(db, new.pass, new.journal)
            try session.insert(db, at: now)
            for row in rows { try JournalRows.insert(db, row, new.journal) }
        }
        database.noteAppended(rows.count)
        return (admission, rows.last?.head ?? .empty(new.journal))
    }

    /// Puts slots in the place of those that are there: another passphrase, another recovery code, or both.
    ///
    /// Another passphrase ends every session and every link for the clinic, and a new session begins; another code ends none.
    ///
    /// - Parameter proofs: of the slots that are new, and of no others.
    /// - Returns: the session that begins; `nil` where hers goes on.
    /// - Throws: `slotsNotUsable`; `passphraseWrong`, `tooManyAttempts`; `changedMeanwhile`.
    public func change(
        _ slots: Data, _ proofs: [SlotSecret: Proof], showing proof: Proof, of secret: SlotSecret,
        by session: SealedSession, at now: Moment
    ) async throws(VaultError) -> SealedAdmission? {
        let new = try SealedSlots(slots, leastWork: vault.scrypt.work)
        let stored = try await confirmed(proof, of: secret, by: session, at: now)
        let changed = new.changed(from: stored.slots)
        guard new.salt == stored.salt, !changed.isEmpty, changed == Set(proofs.keys.map(\.rawValue)) else {
            throw .slotsNotUsable
        }
        let hashes = ProofRow.hashes(proofs, replacing: stored.hashes)
        let endsSessions = changed.contains(SlotSecret.passphrase.rawValue)
        let (row, admission) = try begin(session.account, slots: slots, journal: session.journal, at: now)
        try await database.write { db in
            guard try StoredSlots(db, session.account) == stored else { throw VaultError.changedMeanwhile }
            try Self.replace(db, session.account, try WrapSlots(account: session.account, bytes: slots), hashes)
            guard endsSessions else { return }
            try SessionRow.deleteAll(db, of: session.account)
            try AccessRow.deleteAll(db, of: session.account)
            try row.insert(db, at: now)
        }
        await database.flush()
        return endsSessions ? admission : nil
    }

    /// Erases the account, its diary and its sessions, as ``Accounts/erase(_:)`` does.
    ///
    /// - Throws: `passphraseWrong`, `tooManyAttempts`; `passNeeded`.
    public func erase(
        showing proof: Proof, of secret: SlotSecret, by session: SealedSession, at now: Moment
    ) async throws(VaultError) {
        let journal = try session.attached()
        _ = try await confirmed(proof, of: secret, by: session, at: now)
        guard let id = try await database.read({ try AccountRow.id($0, session.account) }) else { throw .keyRetired }
        let shares = try await database.read { try ShareRow.ids($0, of: journal) }
        try await vault.erasure.note([id, journal.bytes] + shares)
        try await database.write { db in
            try AccountRow.delete(db, session.account)
            try SessionRow.deleteAll(db, of: session.account)
            try AccessRow.deleteAll(db, of: session.account)
            try PassRow.delete(db, journal.bytes)
            try RenewalRows.delete(db, journal)
            try ShareRow.deleteAll(db, of: journal)
        }
        try await vault.journals.erase(journal)
    }

    static func replace(_ db: Database, _ account: Data, _ slots: WrapSlots, _ hashes: Data) throws {
        try AccountRow.replace(db, account, slots: slots)
        try ProofRow.insert(db, account, hashes: hashes)
    }
}
