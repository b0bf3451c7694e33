import Foundation

/// Where a provider answers: everything before `/v1/…`. Encrypted, or on this machine.
public struct ProviderAddress: Hashable, Sendable {
    /// The host's name, for her and for the owner; never the path.
    public let hostName: String
    private let base: String

    /// - Throws: ``ProviderFileError`` that names the use.
    init(_ text: String, use: String) throws(ProviderFileError) {
        guard let parts = URLComponents(string: text), parts.host?.isEmpty == false else {
            throw .notAnAddress(use: use)
        }
        guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
            throw .addressSaysMore(use: use)
        }
        let path = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
        guard path != "/v1", !path.hasSuffix("/v1") else { throw .addressWithVersion(use: use) }
        let name = try Self.checkedHost(of: parts, use: use)
        let scheme = parts.scheme?.lowercased() ?? "https"
        let authority = (name.contains(":") ? "[\(name)]" : name) + (parts.port.map { ":\($0)" } ?? "")
        hostName = name
        base = "\(scheme)://\(authority)\(path)"
    }

    /// The host of an address that is encrypted, or on this machine; without the brackets of an IPv6 address.
    static func checkedHost(of parts: URLComponents, use: String) throws(ProviderFileError) -> String {
        guard let host = parts.host, !host.isEmpty, host.utf8.count <= 253,
            parts.port.map({ (1...65_535).contains($0) }) ?? true
        else { throw .notAnAddress(use: use) }
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        guard name.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 32 }) else { throw .notAnAddress(use: use) }
        switch parts.scheme?.lowercased() {
        case "https": break
        case "http" where loopback.contains(name): break
        case "http": throw .unencrypted(use: use)
        default: throw .notAnAddress(use: use)
        }
        return name
    }

    /// The names of this machine. Only numbers that need no look-up, and the name every system knows.
    private static let loopback: Set<String> = ["127.0.0.1", "::1", "localhost"]

    func url(_ path: String) -> String { base + path }
}

extension ProviderAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The host alone: a path may hold what only the owner knows.
    public var description: String { hostName }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
