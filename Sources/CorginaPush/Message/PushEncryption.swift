import Crypto
import Foundation

/// Encryption of a message for one browser: RFC 8291, with the content coding aes128gcm of RFC 8188 in one record.
struct PushEncryption {
    /// Made for one message and then forgotten.
    let ephemeral: P256.KeyAgreement.PrivateKey
    /// 16 random bytes.
    let salt: Data

    init() {
        self.init(
            ephemeral: P256.KeyAgreement.PrivateKey(),
            salt: SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) })
    }

    init(ephemeral: P256.KeyAgreement.PrivateKey, salt: Data) {
        self.ephemeral = ephemeral
        self.salt = salt
    }

    private static let recordSize: UInt32 = 4_096

    /// - Parameter padded: how many bytes the message has at least once it is padded, so that all are alike on the wire.
    /// - Returns: `nil` where the browser's point is none, or the message does not fit in one record.
    func body(_ message: [UInt8], for subscription: PushSubscription, padded: Int = 0) -> [UInt8]? {
        guard max(message.count, padded) < Int(Self.recordSize) - 17,
            let browser = try? P256.KeyAgreement.PublicKey(x963Representation: subscription.point),
            let shared = try? ephemeral.sharedSecretFromKeyAgreement(with: browser)
        else { return nil }
        let own = ephemeral.publicKey.x963Representation
        let keys = Self.keys(
            shared.withUnsafeBytes { SymmetricKey(data: $0) }, salt: salt, auth: subscription.auth,
            info: Data("WebPush: info\0".utf8) + subscription.point + own)
        // 2 ends the message in the last record; zeros after it are padding (RFC 8188, section 2).
        let record = Data(message) + [2] + Data(count: max(0, padded - message.count))
        guard let nonce = try? AES.GCM.Nonce(data: keys.nonce),
            let box = try? AES.GCM.seal(record, using: keys.key, nonce: nonce)
        else { return nil }
        var body = salt
        withUnsafeBytes(of: Self.recordSize.bigEndian) { body.append(contentsOf: $0) }
        body.append(UInt8(own.count))
        return Array(body + own + box.ciphertext + box.tag)
    }

    private static func keys(
        _ shared: SymmetricKey, salt: Data, auth: Data, info: Data
    ) -> (key: SymmetricKey, nonce: Data) {
        let first = HKDF<SHA256>.extract(inputKeyMaterial: shared, salt: auth)
        let material = HKDF<SHA256>.expand(pseudoRandomKey: first, info: info, outputByteCount: 32)
        let second = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt)
        let key = HKDF<SHA256>.expand(
            pseudoRandomKey: second, info: Data("Content-Encoding: aes128gcm\0".utf8), outputByteCount: 16)
        let nonce = HKDF<SHA256>.expand(
            pseudoRandomKey: second, info: Data("Content-Encoding: nonce\0".utf8), outputByteCount: 12)
        return (key, nonce.withUnsafeBytes { Data($0) })
    }
}
