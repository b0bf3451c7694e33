import CorginaVault
import Crypto
import Foundation

/// The half of a ``ReleaseKey`` that everybody may know.
public struct ReleasePublicKey: Sendable {
    private let key: Curve25519.Signing.PublicKey

    init(_ key: Curve25519.Signing.PublicKey) { self.key = key }

    /// Reads ``text``; anything else is `nil`.
    public init?(_ text: String) {
        guard let bytes = Data(base64Encoded: text),
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
        else { return nil }
        self.key = key
    }

    /// 32 bytes in base64.
    public var text: String { key.rawRepresentation.base64EncodedString() }

    /// What people compare.
    public var fingerprint: ReleaseFingerprint {
        ReleaseFingerprint(digest: SHA256.hash(data: key.rawRepresentation).hexadecimal)
    }

    func isRight(_ signature: Data, of bytes: Data) -> Bool { key.isValidSignature(signature, for: bytes) }
}

/// A public key as people compare it: half of its SHA-256, in eight groups of four hexadecimal digits.
public struct ReleaseFingerprint: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// - Parameter digest: 64 hexadecimal digits.
    init(digest: String) {
        var groups: [Substring] = []
        var rest = digest.prefix(32)
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        description = groups.joined(separator: " ")
    }
}
