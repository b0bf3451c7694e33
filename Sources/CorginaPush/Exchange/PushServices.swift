import Foundation

/// A scheme, a host and a port: what a push service is known by.
public struct PushOrigin: Hashable, Sendable {
    let scheme: String
    let host: String
    /// `nil` for the scheme's own.
    let port: Int?

    /// "https://push.example", as a token for it names it.
    public var text: String { "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port.map { ":\($0)" } ?? "")" }

    /// The origin of an address a browser gave; `nil` for what is no address of a push service: no user, no fragment, encrypted
    /// or on this machine.
    init?(of parts: URLComponents) {
        guard let scheme = parts.scheme?.lowercased(), let host = parts.host, !host.isEmpty, host.utf8.count <= 253,
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        guard name.utf8.allSatisfy({ (33...126).contains($0) }), parts.port.map({ (1...65_535).contains($0) }) ?? true,
            scheme == "https" || (scheme == "http" && Self.loopback.contains(name))
        else { return nil }
        self.scheme = scheme
        self.host = name
        port = scheme == "https" && parts.port == 443 ? nil : parts.port
    }

    /// What an owner wrote: an origin and nothing more.
    init?(ownersText text: String) {
        guard let parts = URLComponents(string: text), parts.path.isEmpty || parts.path == "/", parts.query == nil
        else {
            return nil
        }
        self.init(of: parts)
    }

    private static let loopback: Set<String> = ["127.0.0.1", "::1", "localhost"]
}

/// The push services that messages go to. A browser names the address, so it could name any machine: only those of browsers'
/// makers are taken, at their own names and over TLS, and those the owner named. No address in numbers is among them.
public struct PushServices: Hashable, Sendable {
    private var owners: Set<PushOrigin> = []

    init() {}

    mutating func add(_ origin: PushOrigin) { owners.insert(origin) }

    public func allow(_ origin: PushOrigin) -> Bool {
        if owners.contains(origin) { return true }
        guard origin.scheme == "https", origin.port == nil else { return false }
        return Self.hosts.contains(origin.host) || Self.domains.contains { origin.host.hasSuffix("." + $0) }
    }

    /// Chrome and what is built from it. Source: the endpoints its subscriptions have.
    private static let hosts: Set<String> = ["fcm.googleapis.com"]
    /// Firefox, Safari and Edge. Source: the endpoints their subscriptions have; Apple's documentation of web push names its domain.
    private static let domains = ["push.services.mozilla.com", "push.apple.com", "notify.windows.com"]
}
