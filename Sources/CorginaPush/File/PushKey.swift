import Crypto
import Foundation

/// The key a server proves itself with to push services (RFC 8292). Whoever has it can wake the devices of this server.
public struct PushKey: Sendable {
    private let key: P256.Signing.PrivateKey

    init() { key = P256.Signing.PrivateKey() }

    /// Reads ``text``; anything else is `nil`.
    init?(_ text: String) {
        guard let bytes = WebBase64.read(text), bytes.count == 32,
            let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes)
        else { return nil }
        self.key = key
    }

    /// 32 bytes in base64url. Never log it.
    var text: String { WebBase64.text(key.rawRepresentation) }

    /// What a browser is told, so that it takes messages of this server alone: a point of P-256 in base64url.
    public var publicText: String { WebBase64.text(key.publicKey.x963Representation) }

    /// What the rows of devices are sealed from. It is secret as the key is.
    public var secret: [UInt8] { Array(key.rawRepresentation) }

    /// The signature of ES256: two numbers of 32 bytes.
    func signature(of text: String) -> Data? { try? key.signature(for: Data(text.utf8)).rawRepresentation }

    /// A name for one message to one device, which tells nobody else anything: 32 letters at most (RFC 8030, section 5.4).
    func topic(of words: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("corgina push topic \(words)".utf8), using: SymmetricKey(data: key.rawRepresentation))
        return WebBase64.text(Data(code.prefix(24)))
    }
}

extension PushKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a push key" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Base 64 as web push writes it (RFC 4648, section 5), without padding.
enum WebBase64 {
    static func text(_ bytes: Data) -> String {
        String(bytes.base64EncodedString().compactMap { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 == "=" ? nil : $0 })
    }

    /// - Returns: `nil` for what is none. Some browsers pad it; that is let pass.
    static func read(_ text: String) -> Data? {
        let bare = text.prefix { $0 != "=" }
        guard bare.utf8.allSatisfy({ isDigit($0) }) else { return nil }
        let base64 = String(bare.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        return Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
