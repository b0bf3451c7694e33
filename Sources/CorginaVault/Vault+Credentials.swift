import CorginaCore
import Crypto
import Foundation

/// What is done with the passphrase in hand: each asks for it again, because a session may be a borrowed phone.
extension Vault {
    /// Checks the passphrase of the account a journal belongs to.
    ///
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`.
    public func confirm(
        _ passphrase: String, of journal: UnlockedJournal, at now: Moment
    ) async throws(VaultError) {
        _ = try await confirmed(passphrase, of: journal, at: now)
    }

    /// Wraps the data key under another passphrase; the diary itself is not sealed anew. Every session ends, and a new one
    /// begins; every access ends, because somebody who knew the old one may have made it.
    ///
    /// - Parameter details: what to keep about the new session.
    /// - Throws: the `passphrase…` cases of the new one before any work; `passphraseWrong`, `tooManyAttempts`, `busy`.
    public func changePassphrase(
        of journal: UnlockedJournal, from old: String, to new: String, details: [UInt8] = [],
        at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        let passphrase = try Passphrase(choosing: new)
        let (slots, dataKey) = try await confirmed(old, of: journal, at: now)
        var changed = slots
        let key = try await derivation.key(
            from: passphrase.bytes, salt: slots.salt, scrypt, for: .signedIn(to: journal.account))
        try changed.wrap(dataKey, for: .passphrase, with: key, scrypt)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: journal.account, under: secret, details: details, at: now)
        try await replace(slots, with: changed, of: journal) { db in
            try SessionRow.deleteAll(db, of: journal.account)
            try AccessRow.deleteAll(db, of: journal.account)
            try session.insert(db, at: now)
        }
        await close([journal.id])
        return secret
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

    /// The journal itself, by name and passphrase, without a session; for the command line.
    ///
    /// - Throws: `signInFailed`, `tooManyAttempts`, `busy`.
    public func unlock(name: String, passphrase: String, at now: Moment) async throws(VaultError) -> UnlockedJournal {
        let account = serverKey.hash(of: AccountName(typed: name))
        let attempt = Attempt.inside(serverKey, account)
        let typed = Passphrase(typed: passphrase)
        let dataKey = try await open(try await slots(of: account), .passphrase, with: typed.bytes, attempt, at: now)
        guard let dataKey else { throw .signInFailed }
        try await database.write { try attempt.succeeded($0, at: now) }
        return try unlocked(dataKey, of: account)
    }

    func confirmed(
        _ passphrase: String, of journal: UnlockedJournal, at now: Moment
    ) async throws(VaultError) -> (WrapSlots, DataKey) {
        let attempt = Attempt.inside(serverKey, journal.account)
        let slots = try await slots(of: journal.account)
        let typed = Passphrase(typed: passphrase)
        guard let dataKey = try await open(slots, .passphrase, with: typed.bytes, attempt, at: now),
            dataKey.journal == journal.id
        else { throw .passphraseWrong }
        try await database.write { try attempt.succeeded($0, at: now) }
        return (slots, dataKey)
    }

    /// Puts new slots in the place of those just opened, and wipes the old ones from the disk.
    func replace(
        _ slots: WrapSlots, with changed: WrapSlots, of journal: UnlockedJournal,
        _ also: @escaping @Sendable (Database) throws -> Void = { _ in }
    ) async throws(VaultError) {
        try await database.write { db in
            // They may have been changed elsewhere while the passphrase was checked.
            guard try AccountRow.slots(db, journal.account) == slots.bytes else { throw VaultError.passphraseWrong }
            try AccountRow.replace(db, journal.account, slots: changed)
            try also(db)
        }
        await database.flush()
    }
}
