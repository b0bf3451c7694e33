import Crypto
import Foundation

/// What the link of a share carries: 256 random bits with which one person joins it, once. The vault keeps only a hash to find the
/// share by.
///
/// A type of its own beside ``SessionSecret`` and ``AccessSecret``: the hash, the key and the table differ, so none is ever taken for
/// another.
public struct ShareSecret: Sendable {
    private let bytes: Data

    static func random() -> ShareSecret { ShareSecret(bytes: .random(32)) }

    private init(bytes: Data) { self.bytes = bytes }

    /// Reads what ``text`` wrote; anything else is `nil`.
    public init?(text: String) {
        guard let bytes = Base64URL.read(text, count: 32) else { return nil }
        self.init(bytes: bytes)
    }

    /// 43 characters of base64url, fit for an address. Never log it.
    public var text: String { Base64URL.text(bytes) }

    /// What the share is found by until somebody has joined it.
    var hash: Data { Data(SHA256.hash(data: Data("corgina share hash".utf8) + bytes)) }

    /// What the share's key is sealed with until then.
    var key: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("corgina share link".utf8), outputByteCount: 32)
    }
}

extension ShareSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a share secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
