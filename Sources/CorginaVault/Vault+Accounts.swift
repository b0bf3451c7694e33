import CorginaCore
import Crypto
import Foundation
import GRDB

/// What a new account or a recovery gives.
public struct Admission: Sendable {
    /// For the cookie.
    public let secret: SessionSecret
    /// To be shown once and never again.
    public let recoveryCode: RecoveryCode
}

extension Vault {
    /// Makes an account with an empty diary and signs it in.
    ///
    /// - Parameters:
    ///   - invitation: used up by this, if it is needed. Nothing is said of the name to whoever has none that counts.
    ///   - details: what to keep about the session.
    /// - Throws: `invitationMistyped`, `invitationNotValid`; `nameNotUsable`, `nameTaken`, the `passphrase…` cases, `busy`.
    public func createAccount(
        name: String, passphrase: String, with invitation: InvitationNeed = .none, details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        let code = try await checked(invitation, at: now)
        let account = serverKey.hash(of: try AccountName(choosing: name))
        let passphrase = try Passphrase(choosing: passphrase)
        if code != nil, try await database.read({ try AccountRow.slots($0, account) }) != nil { throw .nameTaken }
        let dataKey = DataKey.random()
        let (slots, recoveryCode) = try await freshSlots(for: account, dataKey, passphrase)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        try await database.write { db in
            // Another may have used it while the passphrase was worked on.
            if let code { try InvitationRow.use(db, code.hash) }
            try AccountRow.insert(db, account, slots: slots, at: now)
            try session.insert(db, at: now)
        }
        return Admission(secret: secret, recoveryCode: recoveryCode)
    }

    /// Signs in, with a fresh secret every time.
    ///
    /// An unknown name takes the same work and gives the same error as a wrong passphrase.
    ///
    /// - Parameters:
    ///   - address: where the request comes from; `nil` when nobody can tell, as behind a proxy.
    ///   - presented: the session the browser had, whosever it was. It ends, so that nobody goes on with one they planted.
    ///   - details: what to keep about the new session.
    /// - Throws: `signInFailed`, `tooManyAttempts`, `busy`.
    public func signIn(
        name: String, passphrase: String, from address: String?, ending presented: SessionSecret? = nil,
        details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        let account = serverKey.hash(of: AccountName(typed: name))
        let attempt = Attempt(serverKey, at: account, from: address)
        let passphrase = Passphrase(typed: passphrase)
        let slots = try await slots(of: account)
        guard let dataKey = try await open(slots, .passphrase, with: passphrase.bytes, attempt, at: now) else {
            throw .signInFailed
        }
        let raised = try await rewrapped(slots, dataKey, passphrase)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let lockAfter = try await database.write { db in
            // The account may have got another passphrase, or gone, while this one was checked.
            guard try AccountRow.slots(db, account) == slots.bytes else { throw VaultError.signInFailed }
            if let raised { try AccountRow.replace(db, account, slots: raised) }
            if let presented { try SessionRow.delete(db, tokenHash: presented.hash) }
            try session.insert(db, at: now)
            try attempt.succeeded(db, at: now)
            return try AccountRow.lockAfter(db, account)
        }
        if let presented { idle.forget([presented.hash]) }
        _ = idle.note(secret.hash, of: dataKey.journal, lockAfter: lockAfter, at: now)
        return secret
    }

    /// Sets a new passphrase by the recovery code, makes a new code, ends every session and revokes every access.
    ///
    /// - Throws: `recoveryCodeMistyped` and the `passphrase…` cases before any work; `recoveryFailed`,
    ///   `tooManyAttempts`, `busy`.
    public func recover(
        name: String, code: String, newPassphrase: String, from address: String?, details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        let code = try RecoveryCode(code)
        let passphrase = try Passphrase(choosing: newPassphrase)
        let account = serverKey.hash(of: AccountName(typed: name))
        let attempt = Attempt(serverKey, at: account, from: address)
        let old = try await slots(of: account)
        guard let dataKey = try await open(old, .recovery, with: code.bytes, attempt, at: now) else {
            throw .recoveryFailed
        }
        let (slots, newCode) = try await freshSlots(for: account, dataKey, passphrase)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        try await database.write { db in
            guard try AccountRow.slots(db, account) == old.bytes else { throw VaultError.recoveryFailed }
            try AccountRow.replace(db, account, slots: slots)
            try SessionRow.deleteAll(db, of: account)
            try AccessRow.deleteAll(db, of: account)
            try session.insert(db, at: now)
            try attempt.succeeded(db, at: now)
        }
        await diaries.forget(dataKey.journal)
        try await database.flush()
        return Admission(secret: secret, recoveryCode: newCode)
    }

}

// MARK: Steps

extension Vault {
    /// New slots for the data key under the passphrase and a new recovery code, all else noise.
    func freshSlots(
        for account: Data, _ dataKey: DataKey, _ passphrase: Passphrase
    ) async throws(VaultError) -> (WrapSlots, RecoveryCode) {
        let code = RecoveryCode.random()
        var slots = WrapSlots(account: account, parameters: scrypt)
        let passphraseKey = try await derivation.key(from: passphrase.bytes, salt: slots.salt, scrypt)
        let codeKey = try await derivation.key(from: code.bytes, salt: slots.salt, scrypt)
        try slots.wrap(dataKey, for: .passphrase, with: passphraseKey, scrypt)
        try slots.wrap(dataKey, for: .recovery, with: codeKey, scrypt)
        return (slots, code)
    }

    /// The account's slots, or ones that nothing opens for an account that is not there.
    func slots(of account: Data) async throws(VaultError) -> WrapSlots {
        let bytes = try await database.read { try AccountRow.slots($0, account) }
        guard let bytes else {
            return WrapSlots(account: account, salt: serverKey.salt(forUnknown: account), parameters: scrypt)
        }
        return try WrapSlots(account: account, bytes: bytes)
    }

    /// Opens a slot with what was typed. The attempt counts before anything is looked at; one turned away because the
    /// machine is busy was not an attempt.
    func open(
        _ slots: WrapSlots, _ purpose: WrapSlots.Purpose, with secret: Data, _ attempt: Attempt, at now: Moment
    ) async throws(VaultError) -> DataKey? {
        let throttle = Throttle(database: database)
        try await throttle.begin(attempt.subjects, at: now)
        do throws(VaultError) {
            let key = try await derivation.key(from: secret, salt: slots.salt, slots.parameters(purpose))
            return slots.unwrap(purpose, with: key)
        } catch {
            if error == .busy { try await throttle.takeBack(attempt.subjects, at: now) }
            throw error
        }
    }

    /// The slots with the passphrase's wrapped again, when a guess at it should cost more today; else `nil`.
    func rewrapped(
        _ slots: WrapSlots, _ dataKey: DataKey, _ passphrase: Passphrase
    ) async throws(VaultError) -> WrapSlots? {
        guard try slots.parameters(.passphrase).work < scrypt.work else { return nil }
        var raised = slots
        let key = try await derivation.key(from: passphrase.bytes, salt: slots.salt, scrypt)
        try raised.wrap(dataKey, for: .passphrase, with: key, scrypt)
        return raised
    }
}

/// One attempt at an account, from an address.
struct Attempt: Sendable {
    let account: Data
    let address: Data?

    init(_ key: ServerKey, at account: Data, from address: String?) {
        self.account = key.attempts(at: account)
        self.address = address.flatMap { NetworkAddress($0) }.map { key.attempts(from: $0) }
    }

    var subjects: [Data] { [account] + (address.map { [$0] } ?? []) }

    func succeeded(_ db: Database, at now: Moment) throws {
        try Throttle.succeeded(db, account: account, address: address, at: now)
    }
}
