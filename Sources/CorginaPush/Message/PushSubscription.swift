import Crypto
import Foundation

/// Where a browser is reached, and the keys that only it can open a message with, as it gave them (RFC 8030, RFC 8291).
public struct PushSubscription: Hashable, Sendable {
    let url: String
    public let origin: PushOrigin
    /// The browser's point of P-256, 65 bytes.
    let point: Data
    /// 16 bytes that the browser and its server share.
    let auth: Data

    /// The longest address, in bytes.
    static let longestURL = 1_024

    /// - Returns: `nil` for what no browser gives: an address that leads nowhere, a point that lies on no curve, an auth of
    ///   another length.
    public init?(endpoint: String, p256dh: String, auth: String) {
        guard endpoint.utf8.count <= Self.longestURL, endpoint.utf8.allSatisfy({ (33...126).contains($0) }),
            let parts = URLComponents(string: endpoint), let origin = PushOrigin(of: parts), parts.path.hasPrefix("/"),
            let point = WebBase64.read(p256dh), point.count == 65,
            (try? P256.KeyAgreement.PublicKey(x963Representation: point)) != nil,
            let secret = WebBase64.read(auth), secret.count == 16
        else { return nil }
        // Of what was looked at, so that no other reader of the text finds another host in it.
        url = origin.text + parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
        self.origin = origin
        self.point = point
        self.auth = secret
    }

    /// 32 bytes it is found by, which nobody can tell the address from.
    public var id: Data { Data(SHA256.hash(data: Data("corgina push endpoint \(url)".utf8))) }
}

extension PushSubscription {
    /// Three lines.
    public var bytes: [UInt8] { Array("\(url)\n\(WebBase64.text(point))\n\(WebBase64.text(auth))".utf8) }

    /// Reads ``bytes``; anything else is `nil`.
    public init?(_ bytes: some Sequence<UInt8>) {
        let lines = String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 3 else { return nil }
        self.init(endpoint: lines[0], p256dh: lines[1], auth: lines[2])
    }
}

extension PushSubscription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing: whoever has the address could be told from it.
    public var description: String { "a push subscription" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
