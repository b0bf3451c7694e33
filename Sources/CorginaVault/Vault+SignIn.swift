import CorginaCore
import Foundation

extension Vault {
    /// Signs in, with a fresh secret every time.
    ///
    /// An unknown name takes the same work and gives the same error as a wrong passphrase.
    ///
    /// - Parameters:
    ///   - address: where the request comes from; `nil` when nobody can tell, as behind a proxy.
    ///   - pass: what the browser keeps of earlier sign-ins there.
    ///   - presented: the session the browser had, whosever it was. It ends, so that nobody goes on with one they planted.
    ///   - details: what to keep about the new session.
    /// - Throws: `signInFailed`, `tooManyAttempts`, `busy`.
    public func signIn(
        name: String, passphrase: String, from address: String?, with pass: DevicePass? = nil,
        ending presented: SessionSecret? = nil, details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        let account = serverKey.hash(of: AccountName(typed: name))
        let passphrase = Passphrase(typed: passphrase)
        // Where the account changes while its passphrase is checked, what it became is checked.
        for _ in 0..<3 {
            let opened = try await opened(account, passphrase, from: address, with: pass, at: now)
            if let secret = try await begin(opened, ending: presented, details: details, at: now) { return secret }
        }
        throw .signInFailed
    }

    /// The diary the session opens; `nil` when the session is over, is locked, was ended or never was.
    public func unlock(_ secret: SessionSecret, at now: Moment) async throws(VaultError) -> UnlockedJournal? {
        guard case .open(let session) = try await sessions.open(secret, at: now) else { return nil }
        return session.journal
    }

    /// The journal itself, by name and passphrase, without a session; for the command line.
    ///
    /// - Throws: `signInFailed`, `tooManyAttempts`, `busy`.
    public func unlock(name: String, passphrase: String, at now: Moment) async throws(VaultError) -> UnlockedJournal {
        let account = serverKey.hash(of: AccountName(typed: name))
        let attempt = Attempt.inside(serverKey, account)
        let typed = Passphrase(typed: passphrase)
        let dataKey = try await slots.open(
            try await slots.of(account), .passphrase, with: typed.bytes, attempt, at: now)
        guard let dataKey else { throw .signInFailed }
        try await database.write { try attempt.succeeded($0, at: now) }
        return try unlocked(dataKey, of: account)
    }
}

// MARK: Steps

extension Vault {
    /// An account that its passphrase opened.
    struct OpenedAccount {
        let slots: WrapSlots
        let dataKey: DataKey
        /// The slots with the passphrase's wrapped at today's cost, where that is higher.
        let raised: WrapSlots?
        let attempt: Attempt
    }

    /// - Throws: `signInFailed`, `opensOnDevicesOnly`, `tooManyAttempts`, `busy`.
    func opened(
        _ account: Data, _ passphrase: Passphrase, from address: String?, with pass: DevicePass?, at now: Moment
    ) async throws(VaultError) -> OpenedAccount {
        let slots = try await self.slots.of(account)
        let attempt = Attempt.signIn(
            serverKey, at: account, from: address, with: pass, isKnown: isKnown(pass, at: slots))
        guard let dataKey = try await self.slots.open(slots, .passphrase, with: passphrase.bytes, attempt, at: now)
        else {
            throw .signInFailed
        }
        let raised = try await self.slots.rewrapped(slots, dataKey, passphrase, as: attempt.asker)
        return OpenedAccount(slots: slots, dataKey: dataKey, raised: raised, attempt: attempt)
    }

    /// Begins a session.
    ///
    /// - Returns: `nil`, and nothing is written, where the account has got another passphrase, was made Sealed or is gone since it was
    ///   opened.
    func begin(
        _ opened: OpenedAccount, ending presented: SessionSecret?, details: [UInt8], at now: Moment
    ) async throws(VaultError) -> SessionSecret? {
        let account = opened.slots.account, dataKey = opened.dataKey
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let drafts = drafts(of: dataKey)
        let lockAfter: Int? = try await database.write { db in
            guard try AccountRow.slots(db, account) == opened.slots.bytes else { return nil }
            // Its sessions are found with the row itself.
            try AccountRow.mend(db, account)
            if let raised = opened.raised { try AccountRow.replace(db, account, slots: raised) }
            if let presented { try SessionRow.delete(db, tokenHash: presented.hash) }
            try session.insert(db, at: now)
            try drafts.makeShelf(db)
            try opened.attempt.succeeded(db, at: now)
            return try SharedUse.begin(db, secret.hash, of: account, at: now)
        }
        guard let lockAfter else { return nil }
        if let presented { idle.forget([presented.hash]) }
        _ = idle.note(secret.hash, of: dataKey.journal, lockAfter: lockAfter, at: now)
        return secret
    }

    func isKnown(_ pass: DevicePass?, at slots: WrapSlots) -> Bool {
        pass.map { serverKey.recognises($0, at: slots.account, salt: slots.salt) } ?? false
    }
}
