import CorginaCore

/// The address of her own server, read from what she types or pastes: "corgina.example.org", or the address of one of its pages. Only
/// `https`.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// "https://corgina.example.org" or "https://corgina.example.org:8443", in lower case and without a slash at its end.
    public let description: String

    /// Why it is no such address. `description` says what to do.
    public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case missing, notSecure, unreadable

        public var description: String {
            switch self {
            case .missing: "Type your server’s address, such as corgina.example.org."
            case .notSecure: "This address is not protected by https, so nothing is sent to it. Ask whoever runs it."
            case .unreadable: "Corgina can’t read this address. Copy it from the browser where your diary opens."
            }
        }
    }

    public init(typed text: String) throws(Fault) {
        var rest = Self.trimmed(text[...])
        guard !rest.isEmpty else { throw .missing }
        let lower = rest.lowercased()
        if lower.hasPrefix("http://") { throw .notSecure }
        if lower.hasPrefix("https://") { rest = rest.dropFirst("https://".count) }
        // What follows is the address of a page.
        if let end = rest.firstIndex(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, parts.count <= 2, Self.isHost(host) else { throw .unreadable }
        let start = "https://" + host.lowercased()
        guard parts.count == 2 else { description = start; return }
        guard let port = WholeText.read(parts[1], in: 1...Self.lastPort) else { throw .unreadable }
        description = port == Self.usualPort ? start : "\(start):\(port)"
    }

    /// The address of a place on the server: `/sealed/append`.
    public func url(of path: String) -> String { description + path }

    /// What she is shown: without `https://`.
    public var name: String { String(description.dropFirst("https://".count)) }

    private static let usualPort = 443
    private static let lastPort = 65_535
    /// In characters. Source: RFC 1035, 2.3.4.
    private static let longestHost = 253
    private static let longestLabel = 63

    private static func trimmed(_ text: Substring) -> Substring {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return text[first...last]
    }

    /// Labels of letters, digits and hyphens. A name in another script is read as the browser writes it, `xn--…`.
    private static func isHost(_ host: Substring) -> Bool {
        guard host.utf8.count <= longestHost else { return false }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            (1...longestLabel).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
