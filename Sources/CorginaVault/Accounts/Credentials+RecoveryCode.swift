import CorginaCore
import Foundation

/// The recovery code: how it is used, and how another takes its place.
extension Credentials {
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
        let account = vault.serverKey.hash(of: AccountName(typed: name))
        let old = try await vault.slots.of(account)
        let attempt = Attempt.recovery(
            vault.serverKey, at: account, from: address, isKnown: vault.isKnown(pass, at: old))
        guard let dataKey = try await vault.slots.open(old, .recovery, with: code.bytes, attempt, at: now) else {
            throw .recoveryFailed
        }
        let newCode = RecoveryCode.random()
        var slots = old
        let key = try await vault.derivation.key(
            from: passphrase.bytes, salt: old.salt, vault.scrypt, for: .signedIn(to: account))
        try slots.wrap(dataKey, for: .passphrase, with: key, vault.scrypt)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: account, under: secret, details: details, at: now)
        let drafts = vault.drafts(of: dataKey)
        try await database.write { [slots] db in
            guard try AccountRow.slots(db, account) == old.bytes else { throw VaultError.recoveryFailed }
            try AccountRow.replace(db, account, slots: slots)
            try SessionRow.deleteAll(db, of: account)
            try AccessRow.deleteAll(db, of: account)
            try session.insert(db, at: now)
            try drafts.put(WaitingCode(newCode, counts: false).bytes, as: .waitingCode, db)
            try attempt.succeeded(db, at: now)
        }
        await vault.close([dataKey.journal])
        await database.flush()
        return Admission(secret: secret, recoveryCode: newCode)
    }

    /// Makes a new recovery code, which waits on her shelf; see ``waitingCode(of:)``. The old one opens the diary until it is
    /// confirmed.
    ///
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`.
    public func renewRecoveryCode(
        of journal: UnlockedJournal, passphrase: String, at now: Moment
    ) async throws(VaultError) -> RecoveryCode {
        _ = try await confirmed(passphrase, of: journal, at: now)
        let code = RecoveryCode.random()
        try await journal.stage(WaitingCode(code, counts: false).bytes, as: .waitingCode)
        return code
    }

    /// The recovery code that waits to be written down; `nil` when none does.
    ///
    /// - Returns: also whether she has had one before it, which opens the diary until this one is confirmed.
    public func waitingCode(
        of journal: UnlockedJournal
    ) async throws(VaultError) -> (code: RecoveryCode, replacesAnother: Bool)? {
        guard let waiting = try await journal.kept(.waitingCode).flatMap(WaitingCode.init) else { return nil }
        return (waiting.code, !waiting.counts)
    }

    /// She has written the waiting code down: from now on it opens the diary, and the one before it does not.
    ///
    /// - Throws: `interrupted` when another waits by now, or the passphrase was changed meanwhile; `busy`.
    public func confirm(_ code: RecoveryCode, of journal: UnlockedJournal) async throws(VaultError) {
        guard let waiting = try await journal.kept(.waitingCode).flatMap(WaitingCode.init), waiting.code == code
        else { throw .interrupted }
        let slots = try await vault.slots.of(journal.account)
        var changed = slots
        if !waiting.counts {
            let key = try await vault.derivation.key(
                from: code.bytes, salt: slots.salt, vault.scrypt, for: .signedIn(to: journal.account))
            try changed.wrap(journal.seal.dataKey, for: .recovery, with: key, vault.scrypt)
        }
        try await database.write { [changed] db in
            try journal.mark.check(in: db)
            guard try AccountRow.slots(db, journal.account) == slots.bytes,
                try journal.drafts.staged(.waitingCode, db) == waiting.bytes
            else { throw VaultError.interrupted }
            try AccountRow.replace(db, journal.account, slots: changed)
            try journal.drafts.discard(.waitingCode, db)
        }
        await database.flush()
    }
}
