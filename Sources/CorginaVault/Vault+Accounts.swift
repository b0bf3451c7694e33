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
    /// - Throws: `nameNotUsable`, `nameTaken`, the `passphrase…` cases, `busy`.
    public func createAccount(name: String, passphrase: String, at now: Moment) async throws(VaultError) -> Admission {
        let account = serverKey.hash(of: try AccountName(choosing: name))
        let passphrase = try Passphrase(choosing: passphrase)
        let dataKey = DataKey.random()
        let (slots, code) = try await freshSlots(for: account, dataKey, passphrase)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, at: now)
        try await database.write { db in
            try AccountRow.insert(db, account, slots: slots, at: now)
            try session.insert(db, at: now)
        }
        return Admission(secret: secret, recoveryCode: code)
    }

    /// Signs in, with a fresh secret every time.
    ///
    /// An unknown name takes the same work and gives the same error as a wrong passphrase.
    ///
    /// - Parameter address: where the request comes from; `nil` when nobody can tell, as behind a proxy.
    /// - Throws: `signInFailed`, `tooManyAttempts`, `busy`.
    public func signIn(
        name: String, passphrase: String, from address: String?, at now: Moment
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
        let session = try SessionRow(dataKey, of: account, under: secret, at: now)
        try await database.write { db in
            // The account may have got another passphrase, or gone, while this one was checked.
            guard try AccountRow.slots(db, account) == slots.bytes else { throw VaultError.signInFailed }
            if let raised { try AccountRow.replace(db, account, slots: raised) }
            try session.insert(db, at: now)
            try attempt.succeeded(db, at: now)
        }
        return secret
    }

    /// Sets a new passphrase by the recovery code, makes a new code, ends every session and revokes every access.
    ///
    /// - Throws: `recoveryCodeMistyped` and the `passphrase…` cases before any work; `recoveryFailed`,
    ///   `tooManyAttempts`, `busy`.
    public func recover(
        name: String, code: String, newPassphrase: String, from address: String?, at now: Moment
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
        let session = try SessionRow(dataKey, of: account, under: secret, at: now)
        try await database.write { db in
            guard try AccountRow.slots(db, account) == old.bytes else { throw VaultError.recoveryFailed }
            try AccountRow.replace(db, account, slots: slots)
            try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [account])
            try AccessRow.deleteAll(db, of: account)
            try session.insert(db, at: now)
            try attempt.succeeded(db, at: now)
        }
        await diaries.forget(dataKey.journal)
        try await database.flush()
        return Admission(secret: secret, recoveryCode: newCode)
    }

    /// Erases the account, its diary, drafts, sessions and accesses. Backups made before keep them.
    public func erase(_ journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM account WHERE name_hash = ?", arguments: [journal.account])
            try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [journal.account])
            try AccessRow.deleteAll(db, of: journal.account)
            try db.execute(sql: "DELETE FROM draft WHERE journal = ?", arguments: [journal.id.bytes])
        }
        try await journals.erase(journal.id)
        await diaries.forget(journal.id)
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
    private func rewrapped(
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
