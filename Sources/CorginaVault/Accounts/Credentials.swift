import CorginaCore
import Foundation

/// Passphrases, recovery codes and the keys they wrap.
///
/// What is done with the passphrase in hand asks for it again, because a session may be a borrowed phone.
public struct Credentials: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Passphrases, recovery codes and the keys they wrap.
    public var credentials: Credentials { Credentials(vault: self) }
}

// MARK: The passphrase

extension Credentials {
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
        let key = try await vault.derivation.key(
            from: passphrase.bytes, salt: slots.salt, vault.scrypt, for: .signedIn(to: journal.account))
        try changed.wrap(dataKey, for: .passphrase, with: key, vault.scrypt)
        let secret = SessionSecret.random()
        let session = try SessionRow(dataKey, of: journal.account, under: secret, details: details, at: now)
        try await replace(slots, with: changed, of: journal) { db in
            try SessionRow.deleteAll(db, of: journal.account)
            try AccessRow.deleteAll(db, of: journal.account)
            try session.insert(db, at: now)
        }
        await vault.close([journal.id])
        return secret
    }

    func confirmed(
        _ passphrase: String, of journal: UnlockedJournal, at now: Moment
    ) async throws(VaultError) -> (WrapSlots, DataKey) {
        let attempt = Attempt.inside(vault.serverKey, journal.account)
        let slots = try await vault.slots.of(journal.account)
        let typed = Passphrase(typed: passphrase)
        guard let dataKey = try await vault.slots.open(slots, .passphrase, with: typed.bytes, attempt, at: now),
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
