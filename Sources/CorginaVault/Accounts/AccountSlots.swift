import CorginaCore
import Crypto
import Foundation

/// What the passphrase and the recovery code of an account open.
struct AccountSlots: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// What the passphrase and the recovery code of an account open.
    var slots: AccountSlots { AccountSlots(vault: self) }
}

extension AccountSlots {
    /// The account's slots, or ones that nothing opens for an account that is not there.
    func of(_ account: Data) async throws(VaultError) -> WrapSlots {
        let bytes = try await database.read { try AccountRow.slots($0, account) }
        guard let bytes else {
            return WrapSlots(account: account, salt: vault.serverKey.salt(forUnknown: account), parameters: vault.scrypt)
        }
        return try WrapSlots(account: account, bytes: bytes)
    }

    /// New slots for the data key under the passphrase and the recovery code, all else noise.
    func fresh(
        for account: Data, _ dataKey: DataKey, _ passphrase: Passphrase, _ code: RecoveryCode, as asker: Asker
    ) async throws(VaultError) -> WrapSlots {
        var slots = WrapSlots(account: account, parameters: vault.scrypt)
        let passphraseKey = try await vault.derivation.key(from: passphrase.bytes, salt: slots.salt, vault.scrypt, for: asker)
        let codeKey = try await vault.derivation.key(from: code.bytes, salt: slots.salt, vault.scrypt, for: asker)
        try slots.wrap(dataKey, for: .passphrase, with: passphraseKey, vault.scrypt)
        try slots.wrap(dataKey, for: .recovery, with: codeKey, vault.scrypt)
        return slots
    }

    /// Opens a slot with what was typed, and brings a diary of an earlier version forward. The attempt counts before anything is looked
    /// at; one turned away because the machine is busy was not an attempt.
    func open(
        _ slots: WrapSlots, _ purpose: WrapSlots.Purpose, with secret: Data, _ attempt: Attempt, at now: Moment
    ) async throws(VaultError) -> DataKey? {
        let throttle = Throttle(database: database)
        try await throttle.begin(attempt.subjects, at: now)
        do throws(VaultError) {
            let key = try await vault.derivation.key(
                from: secret, salt: slots.salt, slots.parameters(purpose), for: attempt.asker)
            guard let dataKey = slots.unwrap(purpose, with: key) else {
                try await refuseSealed(slots.account, purpose, key, attempt, at: now)
                return nil
            }
            try vault.bringForward(dataKey)
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
        guard try slots.parameters(.passphrase).work < vault.scrypt.work else { return nil }
        var raised = slots
        let key = try await vault.derivation.key(from: passphrase.bytes, salt: slots.salt, vault.scrypt, for: asker)
        try raised.wrap(dataKey, for: .passphrase, with: key, vault.scrypt)
        return raised
    }

    /// Tells whoever typed the right secret of a sealed account at a page of the server's that it opens nothing here. Whoever typed
    /// another learns nothing.
    ///
    /// - Throws: `opensOnDevicesOnly`
    private func refuseSealed(
        _ account: Data, _ purpose: WrapSlots.Purpose, _ root: SymmetricKey, _ attempt: Attempt, at now: Moment
    ) async throws(VaultError) {
        guard let hashes = try await database.read({ try ProofRow.hashes($0, account) }),
            let secret = SlotSecret(rawValue: purpose.rawValue),
            ProofRow.fits(Proof(root: root), secret, in: hashes)
        else { return }
        try await database.write { try attempt.succeeded($0, at: now) }
        throw .opensOnDevicesOnly
    }
}
