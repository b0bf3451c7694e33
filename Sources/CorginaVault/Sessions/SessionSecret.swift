import Crypto
import Foundation

/// What a session's cookie carries: 256 random bits. The vault keeps only a hash to find the session by.
public struct SessionSecret: Sendable {
    private let bytes: Data

    static func random() -> SessionSecret { SessionSecret(bytes: .random(32)) }

    private init(bytes: Data) {
        self.bytes = bytes
    }

    /// Reads what ``cookieValue`` wrote; anything else is `nil`.
    public init?(cookieValue: String) {
        guard let bytes = Base64URL.read(cookieValue, count: 32) else { return nil }
        self.init(bytes: bytes)
    }

    /// 43 characters of base64url, fit for a cookie. Never log it.
    public var cookieValue: String { Base64URL.text(bytes) }

    /// What the session's row is found by.
    var hash: Data { Data(SHA256.hash(data: bytes)) }

    /// What the session's row is sealed with.
    var key: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("corgina session key".utf8), outputByteCount: 32)
    }
}

extension SessionSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a session secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
