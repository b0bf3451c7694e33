import Foundation

/// Where a request comes from, as far as attempts are counted: a /24 of IPv4, a /64 of IPv6.
///
/// A provider hands out whole networks of that size, so counting single addresses would count nothing.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    let network: Data

    /// Reads an address; `nil` for what is not one.
    public init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        let host = text.prefix { $0 != "%" }
        if inet_pton(AF_INET, text, &four) == 1 {
            network = withUnsafeBytes(of: &four) { Data($0.prefix(3)) }
        } else if inet_pton(AF_INET6, String(host), &six) == 1 {
            let bytes = withUnsafeBytes(of: &six) { Data($0) }
            // ::ffff:a.b.c.d is IPv4 in disguise.
            let isMapped = bytes.prefix(12) == Data([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            network = isMapped ? Data(bytes[12..<15]) : Data(bytes.prefix(8))
        } else {
            return nil
        }
    }

    /// Whether it is the machine itself, or a proxy on it.
    public var isThisMachine: Bool {
        network == Data([0, 0, 0, 0, 0, 0, 0, 0]) || network.count == 3 && network.first == 127
    }

    /// The network's bytes, to tell one from another.
    public var description: String { network.map { String($0) }.joined(separator: ".") }
}
