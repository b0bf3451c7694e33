import Crypto
import Foundation

/// What an access is for. Each opens its own thing and nothing else.
public enum AccessScope: UInt8, CaseIterable, Sendable {
    /// Reading the calendar feed.
    case calendarFeed = 1
    /// Adding entries and reading, for shortcuts and scripts. What of that a token may do is in its details.
    case interface = 2
}

/// What an address or a token outside the browser carries: 256 random bits that open the diary for one purpose. The vault keeps only a
/// hash to find the access by.
///
/// A type of its own beside ``SessionSecret``: the hash, the key and the table differ, so neither is ever taken for the other.
public struct AccessSecret: Sendable {
    /// How many characters ``text`` has.
    public static let textLength = 43

    private let bytes: Data

    static func random() -> AccessSecret { AccessSecret(bytes: .random(32)) }

    private init(bytes: Data) { self.bytes = bytes }

    /// Reads what ``text`` wrote; anything else is `nil`.
    public init?(text: String) {
        guard let bytes = Base64URL.read(text, count: 32) else { return nil }
        self.init(bytes: bytes)
    }

    /// 43 characters of base64url, fit for an address and for a header. Never log it.
    public var text: String { Base64URL.text(bytes) }

    /// What the access's row is found by.
    var hash: Data { Data(SHA256.hash(data: Data("corgina access hash".utf8) + bytes)) }

    /// What the access's row is sealed with.
    var key: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("corgina access key".utf8), outputByteCount: 32)
    }
}

extension AccessSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "an access secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
