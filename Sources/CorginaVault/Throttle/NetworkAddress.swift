import Foundation

/// The address of one machine, four bytes of IPv4 or sixteen of IPv6.
public struct HostAddress: Hashable, Sendable {
    let bytes: Data

    /// Reads an address; `nil` for what is not one.
    public init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        let host = text.prefix { $0 != "%" }
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Data($0) }
        } else if inet_pton(AF_INET6, String(host), &six) == 1 {
            let whole = withUnsafeBytes(of: &six) { Data($0) }
            // ::ffff:a.b.c.d is IPv4 in disguise.
            let isMapped = whole.prefix(12) == Data([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            bytes = isMapped ? Data(whole[12...]) : whole
        } else {
            return nil
        }
    }

    /// The network whose connections are counted together: one address of IPv4, which several people may share, or a /64 of IPv6, all of
    /// which may belong to one machine.
    public var countedNetwork: Data { bytes.count == 4 ? bytes : Data(bytes.prefix(8)) }
}

/// Where a request comes from, as far as attempts are counted: a /24 of IPv4, a /64 of IPv6.
///
/// A provider hands out whole networks of that size, so counting single addresses would count nothing.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    let network: Data

    /// Reads an address; `nil` for what is not one.
    public init?(_ text: String) {
        guard let host = HostAddress(text) else { return nil }
        network = Data(host.bytes.prefix(host.bytes.count == 4 ? 3 : 8))
    }

    /// Whether it is the machine itself, or a proxy on it.
    public var isThisMachine: Bool {
        network == Data([0, 0, 0, 0, 0, 0, 0, 0]) || network.count == 3 && network.first == 127
    }

    /// The network's bytes, to tell one from another.
    public var description: String { network.map { String($0) }.joined(separator: ".") }
}
