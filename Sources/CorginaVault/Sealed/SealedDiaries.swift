import CorginaCore
import Foundation

/// Diaries that only her devices open: their accounts, and their journals as sealed rows. `docs/end-to-end.md` has the protocol.
///
/// No passphrase, no code and no data key comes here, and nothing here opens a row.
public struct SealedDiaries: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
    private var serverKey: ServerKey { vault.serverKey }
    private var throttle: Throttle { Throttle(database: vault.database) }
}

extension Vault {
    /// Diaries that only her devices open.
    public var sealed: SealedDiaries { SealedDiaries(vault: self) }
}

/// What a device works its proof out with.
public struct SlotWork: Hashable, Sendable {
    /// 32 bytes.
    public let salt: Data
    public let parameters: ScryptParameters
}

/// A session that has just begun.
public struct SealedAdmission: Sendable {
    /// For the cookie.
    public let secret: SessionSecret
    /// Names the session.
    public let device: RecordID
    /// What the device's secrets open.
    public let slots: Data

    init(_ secret: SessionSecret, slots: Data) {
        self.secret = secret
        self.slots = slots
        device = SealedSession.device(secret.hash)
    }
}

// MARK: Letting a device in

extension SealedDiaries {
    /// What a proof is worked out with. A name that no sealed account has is answered the same every time, as if it had one.
    public func work(of name: String) async throws(VaultError) -> SlotWork {
        let account = serverKey.hash(of: AccountName(typed: name))
        guard let stored = try await database.read({ try StoredSlots($0, account) }) else {
            return SlotWork(salt: serverKey.salt(forUnknown: account), parameters: vault.scrypt)
        }
        return SlotWork(salt: stored.salt, parameters: try SealedSlots.work(of: stored.slots))
    }

    /// Begins a session for whoever shows a proof. It has no journal until the pass of one was shown.
    ///
    /// - Parameters: as of ``Vault/signIn(name:passphrase:from:with:ending:details:at:)``.
    /// - Throws: `signInFailed`, also for a name that nobody has; `recoveryFailed`; `tooManyAttempts`.
    public func open(
        name: String, _ proof: Proof, of secret: SlotSecret, from address: String?, with pass: DevicePass? = nil,
        ending presented: SessionSecret? = nil, at now: Moment
    ) async throws(VaultError) -> SealedAdmission {
        let account = serverKey.hash(of: AccountName(typed: name))
        let salt = try await vault.slots.of(account).salt
        let isKnown = pass.map { serverKey.recognises($0, at: account, salt: salt) } ?? false
        let attempt: Attempt =
            switch secret {
            case .passphrase: .signIn(serverKey, at: account, from: address, with: pass, isKnown: isKnown)
            case .recovery: .recovery(serverKey, at: account, from: address, isKnown: isKnown)
            }
        let stored = try await checked(proof, of: secret, account, attempt, at: now)
        let (session, admission) = try begin(account, slots: stored.slots, journal: nil, at: now)
        try await database.write { db in
            guard try StoredSlots(db, account) == stored else { throw VaultError.signInFailed }
            try AccountRow.mend(db, account)
            if let presented { try SessionRow.delete(db, tokenHash: presented.hash) }
            try session.insert(db, at: now)
            try attempt.succeeded(db, at: now)
        }
        if let presented { vault.idle.forget([presented.hash]) }
        return admission
    }

    /// Puts a journal into the session of whoever shows its pass.
    ///
    /// - Returns: the journal's head.
    /// - Throws: `passWrong`, also for a journal that is not there; `keyRetired` where the session has ended.
    public func attach(
        _ journal: JournalID, _ pass: JournalPass, to session: SealedSession, under secret: SessionSecret
    ) async throws(VaultError) -> JournalHead {
        var content = session.content
        content.journal = journal
        let row = try SessionRow(content, of: session.account, under: secret, details: session.details)
        return try await database.write { db in
            guard try PassRow.fits(pass, db, journal) else { throw VaultError.passWrong }
            let changed = try SessionRow.table.update(
                db, ["sealed": row.sealed], where: "token_hash = ?", [session.tokenHash])
            guard changed == 1 else { throw VaultError.keyRetired }
            return try SQLiteJournalStore.head(db, journal)
        }
    }

    /// Checks a proof of the session's account again.
    ///
    /// - Throws: `passphraseWrong`, `tooManyAttempts`.
    public func confirm(
        _ proof: Proof, of secret: SlotSecret, by session: SealedSession, at now: Moment
    ) async throws(VaultError) {
        _ = try await confirmed(proof, of: secret, by: session, at: now)
    }

    /// What a browser keeps of having signed in.
    public func pass(for session: SealedSession, renewing presented: DevicePass?) async throws(VaultError) -> DevicePass
    {
        try await vault.devices.pass(forAccount: session.account, renewing: presented)
    }
}

// MARK: Steps

/// What is stored of a sealed account's secrets.
struct StoredSlots: Hashable, Sendable {
    let slots: Data
    let hashes: Data

    /// `nil` where there is no such account, or it is not a sealed one.
    init?(_ db: Database, _ account: Data) throws {
        guard let hashes = try ProofRow.hashes(db, account), let slots = try AccountRow.slots(db, account) else {
            return nil
        }
        (self.slots, self.hashes) = (slots, hashes)
    }

    /// 32 bytes.
    var salt: Data { Data(slots.prefix(32)) }
}

extension SealedDiaries {
    /// What is stored, once the proof was found to be the right one. The attempt counts before anything is looked at.
    ///
    /// - Throws: `signInFailed` or `recoveryFailed`; `tooManyAttempts`.
    func checked(
        _ proof: Proof, of secret: SlotSecret, _ account: Data, _ attempt: Attempt, at now: Moment
    ) async throws(VaultError) -> StoredSlots {
        try await throttle.begin(attempt.subjects, at: now)
        let stored = try await database.read { try StoredSlots($0, account) }
        // Of a name that nobody has, noise is compared.
        let fits = ProofRow.fits(proof, secret, in: stored?.hashes ?? ProofRow.hashes([:]))
        guard let stored, fits else { throw secret == .passphrase ? .signInFailed : .recoveryFailed }
        return stored
    }

    /// The same for somebody who is signed in and shows it again.
    ///
    /// - Throws: `passphraseWrong`; `tooManyAttempts`.
    func confirmed(
        _ proof: Proof, of secret: SlotSecret, by session: SealedSession, at now: Moment
    ) async throws(VaultError) -> StoredSlots {
        let attempt = Attempt.inside(serverKey, session.account)
        do throws(VaultError) {
            let stored = try await checked(proof, of: secret, session.account, attempt, at: now)
            try await database.write { try attempt.succeeded($0, at: now) }
            return stored
        } catch {
            throw error == .signInFailed || error == .recoveryFailed ? .passphraseWrong : error
        }
    }

    func begin(
        _ account: Data, slots: Data, journal: JournalID?, at now: Moment
    ) throws(VaultError) -> (SessionRow, SealedAdmission) {
        let secret = SessionSecret.random()
        let content = SealedSessionContent(journal: journal, from: now)
        let row = try SessionRow(content, of: account, under: secret, details: Data())
        return (row, SealedAdmission(secret, slots: slots))
    }
}
