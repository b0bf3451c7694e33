import Foundation

/// The address of a page that somebody named, and that may be read.
public struct PageAddress: Hashable, Sendable {
    /// What stands before the path: "https://recipes.example".
    let origin: String
    /// "recipes.example"
    let host: String
    /// What is asked for there: "/soup?page=2".
    let path: String

    /// The most characters.
    public static let longest = 2_000

    /// Reads what she typed or copied. Without a scheme it is encrypted, and with `http` it is asked for encrypted all the same, unless
    /// it is the owner's own server.
    ///
    /// - Returns: `nil` for what is no address of those sites; for one with a user, with another port than the usual, and for a host
    ///   that is no name.
    init?(_ text: String, at sites: PageSites) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let parts = Self.components(trimmed.contains("://") ? trimmed : sites.scheme + trimmed) else {
            return nil
        }
        self.init(parts, at: sites)
    }

    /// Where a page leads on.
    ///
    /// - Returns: `nil` for what may not be followed.
    init?(_ location: String, from page: PageAddress, at sites: PageSites) {
        guard location.utf8.count <= Self.longest, let base = URL(string: page.url),
            let whole = URL(string: location, relativeTo: base)?.absoluteString,
            let parts = Self.components(whole)
        else { return nil }
        self.init(parts, at: sites)
    }

    private init?(_ parts: URLComponents, at sites: PageSites) {
        guard parts.user == nil, parts.password == nil, let name = parts.encodedHost?.lowercased(),
            let origin = Self.origin(of: parts, name, at: sites)
        else { return nil }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        guard path.hasPrefix("/") else { return nil }
        self.origin = origin
        host = name
        self.path = path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    }

    private static func origin(of parts: URLComponents, _ name: String, at sites: PageSites) -> String? {
        let scheme = parts.scheme?.lowercased() ?? ""
        switch sites {
        case .anywhere:
            guard ["https", "http"].contains(scheme), parts.port == nil || parts.port == 443, isName(name) else {
                return nil
            }
            return "https://" + name
        case .only(let address):
            let bare = name.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
            let authority = (bare.contains(":") ? "[\(bare)]" : bare) + (parts.port.map { ":\($0)" } ?? "")
            let origin = "\(scheme)://\(authority)"
            return origin == address.url("") ? origin : nil
        }
    }

    private static func components(_ text: String) -> URLComponents? {
        guard (1...longest).contains(text.utf8.count), text.utf8.allSatisfy({ (33...126).contains($0) }) else {
            return nil
        }
        return URLComponents(string: text)
    }

    /// Whether it is a name with a dot whose last part begins with a letter: systems read "127.1" and "0x7f.1" as addresses too.
    private static func isName(_ host: String) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard host.utf8.count <= 253, labels.count > 1, labels.last?.first?.isLetter == true else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        }
    }

    var url: String { origin + path }
}

extension PageSites {
    /// What stands before an address that was typed without it.
    fileprivate var scheme: String {
        if case .only(let address) = self, address.url("").hasPrefix("http:") { "http://" } else { "https://" }
    }
}

extension PageAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Nothing: what she reads is hers.
    public var description: String { "the address of a page" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
