import AsyncHTTPClient
import CorginaCore
import NIOCore
import NIOHTTP1

/// Asks for one page at one address, and follows nobody.
struct PageVisit: Sendable {
    let limits: PageLimits

    /// Where the connection goes, whatever the host's name leads to by now.
    struct Target: Sendable {
        let address: InternetAddress
        /// For tests: unencrypted, at this port.
        var plainPort: Int?
        /// For tests: where the connection goes in its place, as if a library did not do what it was told.
        var diversion: InternetAddress?
    }

    /// - Parameter target: `nil` for a server the owner named, which is connected to by its name.
    func ask(_ page: PageAddress, at target: Target?) async throws -> PageReply {
        try await HTTPClient.withHTTPClient(configuration: configuration(page.host, target)) { client in
            var head = HTTPClientRequest(url: url(of: page, target))
            head.headers = [
                "accept": "text/html, application/xhtml+xml, application/ld+json, text/plain",
                "accept-encoding": "identity", "user-agent": "Corgina",
            ]
            let response = try await client.execute(head, timeout: TimeAmount(limits.whole))
            return try await reply(response)
        }
    }

    private func url(of page: PageAddress, _ target: Target?) -> String {
        guard let port = target?.plainPort else { return page.url }
        return "http://\(page.host):\(port)\(page.path)"
    }

    private func configuration(_ host: String, _ target: Target?) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(limits.connecting), read: TimeAmount(limits.whole)),
            decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        if let target {
            // The name stays the one the certificate is for; the connection goes to this address and nothing is looked up again.
            configuration.dnsOverride = [host: (target.diversion ?? target.address).text]
            configuration.http1_1ConnectionDebugInitializer = { Self.check($0, isTo: target.address) }
        }
        return configuration
    }

    /// Ends a connection that leads to another address than the one that was checked, before anything is asked over it.
    private static func check(_ channel: any Channel, isTo address: InternetAddress) -> EventLoopFuture<Void> {
        guard let remote = channel.remoteAddress, InternetAddress(remote) == address else {
            channel.eventLoop.execute { channel.close(promise: nil) }
            return channel.eventLoop.makeFailedFuture(ProviderError.notPublic)
        }
        return channel.eventLoop.makeSucceededVoidFuture()
    }

    private func reply(_ response: HTTPClientResponse) async throws -> PageReply {
        switch response.status.code {
        case 200: return .page(try await text(response))
        case 301, 302, 303, 307, 308:
            let places = response.headers["location"]
            guard places.count == 1 else { throw ProviderError.failed }
            return .elsewhere(places[0])
        case 400..<429, 430..<500: throw ProviderError.refused
        case 429, 503: throw ProviderError.busy
        default: throw ProviderError.failed
        }
    }

    private func text(_ response: HTTPClientResponse) async throws -> String {
        guard let type = response.headers.plainType, Self.types.contains(type) else { throw ProviderError.unfit }
        let bytes = try await response.bytes(atMost: limits.bytes, orThrow: .tooLarge)
        guard let text = PageText.of(bytes, type: response.headers.first(name: "content-type") ?? "") else {
            throw ProviderError.unfit
        }
        return text
    }

    private static let types: Set<String> = [
        "text/html", "application/xhtml+xml", "application/ld+json", "application/json", "text/plain",
    ]
}

/// What came back for a page.
enum PageReply {
    case page(String)
    /// It is said to be at another address, as it is written there.
    case elsewhere(String)
}
