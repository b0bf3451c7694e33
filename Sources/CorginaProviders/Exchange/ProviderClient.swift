import AsyncHTTPClient
import CorginaCore
import NIOCore
import NIOHTTP1

/// Sends one request to a provider and takes its answer, within limits. Nothing is logged.
///
/// Each exchange has a client of its own: beside the exchanges she asks for, no connection is open, and none is left to close.
public struct ProviderClient: Sendable {
    public let limits: ProviderLimits
    private let wait: @Sendable (Duration) async throws -> Void

    /// - Parameter wait: returns after so long; ends early with an error when its task is cancelled.
    public init(
        limits: ProviderLimits = ProviderLimits(),
        wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.limits = limits
        self.wait = wait
    }

    /// The bytes of a JSON answer.
    func answer(to request: ProviderRequest) async throws(ProviderError) -> [UInt8] {
        guard request.content?.bytes.count ?? 0 <= limits.requestBytes else { throw .tooLarge }
        do {
            return try await TimeLimit(whole: limits.whole, wait: wait).run { [self] in try await exchange(request) }
        } catch {
            throw Self.plain(error)
        }
    }

    private func exchange(_ request: ProviderRequest) async throws -> [UInt8] {
        try await HTTPClient.withHTTPClient(configuration: configuration) { client in
            let first = try await attempt(request, with: client)
            guard case .again(let pause, let error) = first else { return try first.bytes }
            guard let pause, pause <= limits.longestPause else { throw error }
            try await wait(pause)
            return try await attempt(request, with: client).bytes
        }
    }

    private var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(limits.connecting), read: TimeAmount(limits.whole)),
            decompression: .disabled)
        configuration.httpVersion = .http1Only
        // Otherwise it tries again until the time for connecting is over, where nobody listens.
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }

    private func attempt(_ request: ProviderRequest, with client: HTTPClient) async throws -> ProviderReply {
        var head = HTTPClientRequest(url: request.url)
        head.headers = ["accept": "application/json", "accept-encoding": "identity", "user-agent": "Corgina"]
        if let content = request.content {
            head.method = .POST
            head.headers.add(name: "content-type", value: content.type)
            head.body = .bytes(ByteBuffer(bytes: content.bytes))
        }
        if let key = request.key { head.headers.add(name: "authorization", value: "Bearer \(key.text)") }
        let response = try await client.execute(head, timeout: TimeAmount(limits.whole))
        // What is only asked for may not be there.
        if response.status == .notFound, request.content == nil { throw ProviderError.empty }
        guard response.status == .ok else { return try ProviderReply(refusal: response.status, response.headers) }
        guard response.headers.plainType == "application/json" else { throw ProviderError.unfit }
        return .bytes(try await response.bytes(atMost: limits.answerBytes, orThrow: .unfit))
    }
}
