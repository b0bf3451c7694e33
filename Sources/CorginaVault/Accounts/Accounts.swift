import CorginaCore
import CorginaJournal
import Foundation

/// What a new account or a recovery gives.
public struct Admission: Sendable {
    /// For the cookie.
    public let secret: SessionSecret
    /// Waits on her shelf until she has typed its end back; see ``Credentials/waitingCode(of:)``.
    public let recoveryCode: RecoveryCode
}

/// Accounts as a whole: they are made and erased here.
public struct Accounts: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Accounts as a whole.
    public var accounts: Accounts { Accounts(vault: self) }
}

extension Accounts {
    /// Whether anyone has an account yet.
    public func exist() async throws(VaultError) -> Bool {
        try await database.read { try AccountRow.exist($0) }
    }

    /// Makes an account with a new diary and signs it in.
    ///
    /// - Parameters:
    ///   - invitation: used up by this, if it is needed. Nothing is said of the name to whoever has none that counts.
    ///   - details: what to keep about the session.
    ///   - entries: what the diary begins with.
    /// - Throws: `invitationMistyped`, `invitationNotValid`, `invitationNeeded`, `shareNotValid`; `nameNotUsable`, `nameTaken`, the `passphrase…`
    ///   cases, `busy`.
    public func create(
        name: String, passphrase: String, with invitation: InvitationNeed = .none, details: [UInt8] = [],
        beginning entries: [JournalEntry] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        let code = try await vault.invitations.checked(invitation, at: now)
        let account = vault.serverKey.hash(of: try AccountName(choosing: name))
        let passphrase = try Passphrase(choosing: passphrase)
        if code != nil, try await database.read({ try AccountRow.slots($0, account) }) != nil { throw .nameTaken }
        let dataKey = invitation.freshKey
        let recoveryCode = RecoveryCode.random()
        let stranger = Asker(isKnown: false, account: account, network: nil)
        let slots = try await vault.slots.fresh(for: account, dataKey, passphrase, recoveryCode, as: stranger)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let first = try EntrySeal(dataKey: dataKey).seal(entries, after: .empty(dataKey.journal))
        let drafts = vault.drafts(of: dataKey)
        try await database.write { db in
            // Another may have been quicker while the passphrase was worked on.
            try invitation.check(db)
            try invitation.useLink(db, dataKey, at: now)
            if let code { try InvitationRow.use(db, code.hash) }
            try AccountRow.insert(db, account, slots: slots, at: now)
            try session.insert(db, at: now)
            for entry in first { try JournalRows.insert(db, entry, dataKey.journal) }
            try drafts.put(WaitingCode(recoveryCode, counts: true).bytes, as: .waitingCode, db)
        }
        database.noteAppended(first.count)
        return Admission(secret: secret, recoveryCode: recoveryCode)
    }
}
