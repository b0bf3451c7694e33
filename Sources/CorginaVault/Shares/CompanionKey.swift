import CorginaCore
import Crypto
import Foundation

/// A companion is somebody a diary's owner shares some of it with. Their account is like any other and has a key of its own; what
/// makes it a companion's follows from that key alone, so that the file does not tell such an account from a diary's.
extension DataKey {
    /// A fresh key of a companion.
    static func companion() -> DataKey {
        let key = SymmetricKey(size: .bits256)
        return DataKey(journal: companionJournal(of: key), key: key)
    }

    /// Whether it is a companion's, who has no diary.
    var isCompanion: Bool { journal == Self.companionJournal(of: key) }

    /// What the share they joined is found by: 32 bytes that nobody else can tell the origin of.
    var shareReader: Data { derived("corgina share reader").withUnsafeBytes { Data($0) } }

    /// Share keys are sealed to it, by somebody who has none of the companion's keys, while the companion is away.
    ///
    /// - Throws: `accountDamaged`, which 32 bytes never cause.
    func agreementKey() throws(VaultError) -> Curve25519.KeyAgreement.PrivateKey {
        let bytes = derived("corgina companion agreement").withUnsafeBytes { Data($0) }
        do { return try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes) } catch { throw .accountDamaged }
    }

    private func derived(_ purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, info: Sealing.context(purpose, journal.bytes), outputByteCount: 32)
    }

    private static func companionJournal(of key: SymmetricKey) -> JournalID {
        let bytes = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, info: Sealing.context("corgina companion"), outputByteCount: 16)
        return JournalID(bytes: bytes.withUnsafeBytes { Data($0) }) ?? .random()
    }
}

extension UnlockedJournal {
    /// Whether it is of somebody with whom another's diary is shared, and no diary at all.
    public var isCompanion: Bool { seal.dataKey.isCompanion }
}
