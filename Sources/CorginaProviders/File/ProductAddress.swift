import Foundation

/// Where products are looked up: an address with a place for the number on a packet. Encrypted, or on this machine.
public struct ProductAddress: Hashable, Sendable {
    /// The host's name, for her and for the owner; never the rest.
    public let hostName: String
    /// What stands before the number, and what behind it.
    private let before: String
    private let behind: String

    /// What an owner writes where the number goes.
    static let place = "{number}"

    /// - Throws: ``ProviderFileError`` that names the use.
    init(_ text: String, use: String) throws(ProviderFileError) {
        let parts = text.components(separatedBy: Self.place)
        guard parts.count == 2 else { throw .noPlaceForNumber(use: use) }
        // The number must be in the path or behind it: a host that depended on it would be one she never agreed to.
        let whole = try Self.components(parts[0] + "1" + parts[1], use: use)
        let host = try ProviderAddress.checkedHost(of: whole, use: use)
        let other = try Self.components(parts[0] + "2" + parts[1], use: use)
        guard whole.path != other.path || whole.query != other.query, whole.host == other.host,
            whole.port == other.port, whole.fragment == nil
        else { throw .noPlaceForNumber(use: use) }
        guard whole.user == nil, whole.password == nil else { throw .addressSaysMore(use: use) }
        hostName = host
        before = parts[0]
        behind = parts[1]
    }

    private static func components(_ text: String, use: String) throws(ProviderFileError) -> URLComponents {
        guard text.utf8.allSatisfy({ (33...126).contains($0) }), let parts = URLComponents(string: text) else {
            throw .notAnAddress(use: use)
        }
        return parts
    }

    /// - Parameter number: digits alone.
    func url(_ number: String) -> String { before + number + behind }
}

extension ProductAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The host alone: a path may hold what only the owner knows.
    public var description: String { hostName }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Where products are looked up, as the owner configured it.
public struct ProductServer: Hashable, Sendable {
    public let address: ProductAddress
    let key: ProviderKey?
}
