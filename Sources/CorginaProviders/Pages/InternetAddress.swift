import NIOCore

/// The address of a machine: the 4 bytes of IPv4, or the 16 of IPv6.
public struct InternetAddress: Hashable, Sendable {
    let bytes: [UInt8]

    /// - Returns: `nil` unless there are 4 or 16.
    init?(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Reads "192.0.2.7" and "2001:db8::7" and nothing else: no shortened IPv4, no zone, no port.
    init?(_ text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    init?(_ address: SocketAddress) {
        switch address {
        case .v4(let four):
            let number = UInt32(bigEndian: four.address.sin_addr.s_addr)
            self.init([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
        case .v6(let six): self.init(withUnsafeBytes(of: six.address.sin6_addr) { Array($0) })
        case .unixDomainSocket: return nil
        }
    }

    /// As it is written in full: "192.0.2.7", "2001:db8:0:0:0:0:0:7".
    var text: String {
        guard bytes.count == 16 else { return bytes.map { "\($0)" }.joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2)
            .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}

extension InternetAddress {
    /// Whether it is one of the public internet. Everything that may be this machine, its network, or a way into either is not.
    ///
    /// Source: IANA's registries of special-purpose addresses for IPv4 and IPv6 (RFC 6890), and RFC 4291: only `2000::/3` is given
    /// out. IPv4 within IPv6 (mapped, NAT64, 6to4, Teredo) is never public, whatever it holds.
    var isPublic: Bool {
        if bytes.count == 4 { return !Self.closed4.contains { $0.contains(self) } }
        return Self.given6.contains(self) && !Self.closed6.contains { $0.contains(self) }
    }

    /// This network, private, shared by carriers, this machine, link, protocols, documentation, 6to4's relays, benchmarks, multicast,
    /// reserved and broadcast.
    private static let closed4: [Block] = [
        Block([0], 8), Block([10], 8), Block([100, 64], 10), Block([127], 8), Block([169, 254], 16),
        Block([172, 16], 12), Block([192, 0, 0], 24), Block([192, 0, 2], 24), Block([192, 88, 99], 24),
        Block([192, 168], 16), Block([198, 18], 15), Block([198, 51, 100], 24), Block([203, 0, 113], 24),
        Block([224], 4), Block([240], 4),
    ]

    private static let given6 = Block([0x20], 3)

    /// Protocols with Teredo, documentation (twice), and 6to4.
    private static let closed6: [Block] = [
        Block([0x20, 0x01, 0x00], 23), Block([0x20, 0x01, 0x0D, 0xB8], 32), Block([0x3F, 0xFF, 0x00], 20),
        Block([0x20, 0x02], 16),
    ]

    /// The addresses that begin with the same bits.
    private struct Block {
        let start: [UInt8]
        let bits: Int

        /// - Parameter start: as many bytes as have one of the bits.
        init(_ start: [UInt8], _ bits: Int) { (self.start, self.bits) = (start, bits) }

        func contains(_ address: InternetAddress) -> Bool {
            start.indices.allSatisfy { place in
                let compared = min(max(bits - place * 8, 0), 8)
                let mask = UInt8(truncatingIfNeeded: 0xFF00 >> compared)
                return (address.bytes[place] ^ start[place]) & mask == 0
            }
        }
    }
}
