import Dispatch
import Foundation

/// Finds the addresses of a host.
struct HostLookUp: Sendable {
    let addresses: @Sendable (_ host: String) async throws(ProviderError) -> [InternetAddress]

    /// Asks the system. Its answer cannot be hurried: whoever no longer waits for it goes on without.
    static let system = HostLookUp { host throws(ProviderError) in
        let (answers, answer) = AsyncStream<[InternetAddress]>.makeStream()
        DispatchQueue.global(qos: .utility).async {
            answer.yield(resolved(host))
            answer.finish()
        }
        for await addresses in answers { return addresses }
        throw ProviderError.cancelled
    }

    /// In the order in which the system would try them, each once; none where there is no such host.
    private static func resolved(_ host: String) -> [InternetAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_ADDRCONFIG
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "443", &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [InternetAddress] = []
        var next = first
        while let entry = next?.pointee {
            if let address = address(of: entry), !found.contains(address) { found.append(address) }
            next = entry.ai_next
        }
        return found
    }

    private static func address(of entry: addrinfo) -> InternetAddress? {
        guard let pointer = entry.ai_addr else { return nil }
        switch entry.ai_family {
        case AF_INET:
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
                withUnsafeBytes(of: four.pointee.sin_addr) { InternetAddress(Array($0)) }
            }
        case AF_INET6:
            return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
                withUnsafeBytes(of: six.pointee.sin6_addr) { InternetAddress(Array($0)) }
            }
        default: return nil
        }
    }
}
