import Crypto
import Foundation

/// The key of one share: what is shared is sealed with it, and what the companion sends. It opens nothing of the diary's.
struct ShareKey: Sendable {
    static let byteCount = 32

    let key: SymmetricKey

    static func random() -> ShareKey { ShareKey(key: SymmetricKey(size: .bits256)) }

    private init(key: SymmetricKey) { self.key = key }

    /// `nil` unless there are 32 bytes. They are wiped.
    init?(taking bytes: inout Data) {
        defer { bytes.wipe() }
        guard bytes.count == Self.byteCount else { return nil }
        key = SymmetricKey(data: bytes)
    }

    var bytes: Data { key.withUnsafeBytes { Data($0) } }
}

/// Sealing to a companion's public key: RFC 9180, base mode, X25519, HKDF-SHA256 and AES-256-GCM.
enum CompanionSealing {
    private static let suite = HPKE.Ciphersuite(kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_256)
    private static let encapsulatedCount = 32

    /// The format, the encapsulated key, then the ciphertext with its tag.
    static func seal(_ key: ShareKey, to recipient: Data, bound context: Data) throws(VaultError) -> Data {
        do {
            let recipient = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: recipient)
            var sender = try HPKE.Sender(recipientKey: recipient, ciphersuite: suite, info: context)
            let sealed = try sender.seal(key.bytes)
            return Data([Sealing.format]) + sender.encapsulatedKey + sealed
        } catch { throw .storageFailed(code: 0) }
    }

    /// - Returns: `nil` when the key, the place or a single bit is wrong.
    static func open(
        _ sealed: Data, with key: Curve25519.KeyAgreement.PrivateKey, bound context: Data
    ) -> ShareKey? {
        guard sealed.count > 1 + encapsulatedCount, sealed.first == Sealing.format else { return nil }
        let encapsulated = Data(sealed.dropFirst().prefix(encapsulatedCount))
        let ciphertext = Data(sealed.dropFirst(1 + encapsulatedCount))
        guard
            var recipient = try? HPKE.Recipient(
                privateKey: key, ciphersuite: suite, info: context, encapsulatedKey: encapsulated),
            var bytes = try? recipient.open(ciphertext)
        else { return nil }
        return ShareKey(taking: &bytes)
    }
}
