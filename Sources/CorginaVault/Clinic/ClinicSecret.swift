import Crypto
import Foundation

/// What the address of a link for the clinic carries: 256 random bits that let one fetch what was put behind it. They open nothing: what
/// lies there is encrypted once more, with a key that the link alone has.
///
/// The vault keeps a hash to find the row by, and seals the row under a key that follows from the secret.
public struct ClinicSecret: Sendable {
    /// How many characters ``text`` has.
    public static let textLength = 43

    private let bytes: Data

    static func random() -> ClinicSecret { ClinicSecret(bytes: .random(32)) }

    private init(bytes: Data) { self.bytes = bytes }

    /// Reads what ``text`` wrote; anything else is `nil`.
    public init?(text: String) {
        guard let bytes = Base64URL.read(text, count: 32) else { return nil }
        self.init(bytes: bytes)
    }

    /// 43 characters of base64url, fit for an address. Never log it.
    public var text: String { Base64URL.text(bytes) }

    /// What the row is found by.
    var hash: Data { Data(SHA256.hash(data: Data("corgina clinic hash".utf8) + bytes)) }

    /// What the row is sealed with.
    var key: SymmetricKey { derived("corgina clinic key") }

    /// What is kept of a PIN to know it again.
    ///
    /// Whoever has the disk and not the link cannot try PINs against it, because 256 bits of the link are part of it. Whoever has both
    /// needs no PIN to read what they hold; a slow hash would only make strangers' guesses costly for the server.
    func mark(of pin: String) -> Data {
        let code = HMAC<SHA256>.authenticationCode(for: Data(pin.utf8), using: derived("corgina clinic pin"))
        return Data(code)
    }

    private func derived(_ purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data(purpose.utf8), outputByteCount: 32)
    }
}

extension ClinicSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a clinic link's secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
