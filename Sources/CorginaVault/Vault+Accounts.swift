import CorginaCore
import CorginaJournal
import Crypto
import Foundation

/// What a new account or a recovery gives.
public struct Admission: Sendable {
    /// For the cookie.
    public let secret: SessionSecret
    /// Waits on her shelf until she has typed its end back; see ``Vault/waitingCode(of:)``.
    public let recoveryCode: RecoveryCode
}

extension Vault {
    /// Makes an account with a new diary and signs it in.
    ///
    /// - Parameters:
    ///   - invitation: used up by this, if it is needed. Nothing is said of the name to whoever has none that counts.
    ///   - details: what to keep about the session.
    ///   - entries: what the diary begins with.
    /// - Throws: `invitationMistyped`, `invitationNotValid`, `invitationNeeded`, `shareNotValid`; `nameNotUsable`, `nameTaken`, the `passphrase…`
    ///   cases, `busy`.
    public func createAccount(
        name: String, passphrase: String, with invitation: InvitationNeed = .none, details: [UInt8] = [],
        beginning entries: [JournalEntry] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        let code = try await checked(invitation, at: now)
        let account = serverKey.hash(of: try AccountName(choosing: name))
        let passphrase = try Passphrase(choosing: passphrase)
        if code != nil, try await database.read({ try AccountRow.slots($0, account) }) != nil { throw .nameTaken }
        let dataKey = invitation.freshKey
        let recoveryCode = RecoveryCode.random()
        let stranger = Asker(isKnown: false, account: account, network: nil)
        let slots = try await freshSlots(for: account, dataKey, passphrase, recoveryCode, as: stranger)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let first = try EntrySeal(dataKey: dataKey).seal(entries, after: .empty(dataKey.journal))
        let drafts = drafts(of: dataKey)
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

    /// Sets a new passphrase by the recovery code, ends every session and revokes every access. A new code waits then; the one that
    /// was used opens the diary until that is confirmed.
    ///
    /// - Throws: `recoveryCodeMistyped` and the `passphrase…` cases before any work; `recoveryFailed`,
    ///   `tooManyAttempts`, `busy`.
    public func recover(
        name: String, code: String, newPassphrase: String, from address: String?, with pass: DevicePass? = nil,
        details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        let code = try RecoveryCode(code)
        let passphrase = try Passphrase(choosing: newPassphrase)
        let account = serverKey.hash(of: AccountName(typed: name))
        let old = try await slots(of: account)
        let attempt = Attempt.recovery(serverKey, at: account, from: address, isKnown: isKnown(pass, at: old))
        guard let dataKey = try await open(old, .recovery, with: code.bytes, attempt, at: now) else {
            throw .recoveryFailed
        }
        let newCode = RecoveryCode.random()
        var slots = old
        let key = try await derivation.key(
            from: passphrase.bytes, salt: old.salt, scrypt, for: .signedIn(to: account))
        try slots.wrap(dataKey, for: .passphrase, with: key, scrypt)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let drafts = drafts(of: dataKey)
        try await database.write { [slots] db in
            guard try AccountRow.slots(db, account) == old.bytes else { throw VaultError.recoveryFailed }
            try AccountRow.replace(db, account, slots: slots)
            try SessionRow.deleteAll(db, of: account)
            try AccessRow.deleteAll(db, of: account)
            try session.insert(db, at: now)
            try drafts.put(WaitingCode(newCode, counts: false).bytes, as: .waitingCode, db)
            try attempt.succeeded(db, at: now)
        }
        await close([dataKey.journal])
        await database.flush()
        return Admission(secret: secret, recoveryCode: newCode)
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
        let slots = try await slots(of: account)
        let attempt = Attempt.signIn(
            serverKey, at: account, from: address, with: pass, isKnown: isKnown(pass, at: slots))
        guard let dataKey = try await open(slots, .passphrase, with: passphrase.bytes, attempt, at: now) else {
            throw .signInFailed
        }
        let raised = try await rewrapped(slots, dataKey, passphrase, as: attempt.asker)
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

    /// New slots for the data key under the passphrase and the recovery code, all else noise.
    func freshSlots(
        for account: Data, _ dataKey: DataKey, _ passphrase: Passphrase, _ code: RecoveryCode, as asker: Asker
    ) async throws(VaultError) -> WrapSlots {
        var slots = WrapSlots(account: account, parameters: scrypt)
        let passphraseKey = try await derivation.key(from: passphrase.bytes, salt: slots.salt, scrypt, for: asker)
        let codeKey = try await derivation.key(from: code.bytes, salt: slots.salt, scrypt, for: asker)
        try slots.wrap(dataKey, for: .passphrase, with: passphraseKey, scrypt)
        try slots.wrap(dataKey, for: .recovery, with: codeKey, scrypt)
        return slots
    }

    /// The account's slots, or ones that nothing opens for an account that is not there.
    func slots(of account: Data) async throws(VaultError) -> WrapSlots {
        let bytes = try await database.read { try AccountRow.slots($0, account) }
        guard let bytes else {
            return WrapSlots(account: account, salt: serverKey.salt(forUnknown: account), parameters: scrypt)
        }
        return try WrapSlots(account: account, bytes: bytes)
    }

    private func isKnown(_ pass: DevicePass?, at slots: WrapSlots) -> Bool {
        pass.map { serverKey.recognises($0, at: slots.account, salt: slots.salt) } ?? false
    }

    /// Opens a slot with what was typed, and brings a diary of an earlier version forward. The attempt counts before anything is looked
    /// at; one turned away because the machine is busy was not an attempt.
    func open(
        _ slots: WrapSlots, _ purpose: WrapSlots.Purpose, with secret: Data, _ attempt: Attempt, at now: Moment
    ) async throws(VaultError) -> DataKey? {
        let throttle = Throttle(database: database)
        try await throttle.begin(attempt.subjects, at: now)
        do throws(VaultError) {
            let key = try await derivation.key(
                from: secret, salt: slots.salt, slots.parameters(purpose), for: attempt.asker)
            guard let dataKey = slots.unwrap(purpose, with: key) else {
                try await refuseSealed(slots.account, purpose, key, attempt, at: now)
                return nil
            }
            try bringForward(dataKey)
            return dataKey
        } catch {
            if error == .busy { try await throttle.takeBack(attempt.subjects, at: now) }
            throw error
        }
    }

    /// The slots with the passphrase's wrapped again, when a guess at it should cost more today; else `nil`.
    func rewrapped(
        _ slots: WrapSlots, _ dataKey: DataKey, _ passphrase: Passphrase, as asker: Asker
    ) async throws(VaultError) -> WrapSlots? {
        guard try slots.parameters(.passphrase).work < scrypt.work else { return nil }
        var raised = slots
        let key = try await derivation.key(from: passphrase.bytes, salt: slots.salt, scrypt, for: asker)
        try raised.wrap(dataKey, for: .passphrase, with: key, scrypt)
        return raised
    }
}
