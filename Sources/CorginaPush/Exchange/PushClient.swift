import AsyncHTTPClient
import CorginaCore
import Foundation
import NIOCore
import NIOHTTP1

/// Sends messages to push services, within limits. Nothing is logged, no redirect is followed, and of an answer no more than its
/// status is read.
///
/// Each message has a client of its own, so that no connection stays open beside those under way.
public struct PushClient: Sendable {
    private let file: PushFile
    private let now: @Sendable () -> Int

    static let connecting = TimeAmount.seconds(5)
    static let whole = TimeAmount.seconds(10)

    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    public init(_ file: PushFile, now: @escaping @Sendable () -> Int) {
        self.file = file
        self.now = now
    }

    /// Whether messages may go where a browser says it is reached.
    public func allows(_ subscription: PushSubscription) -> Bool { file.services.allow(subscription.origin) }

    /// What browsers are told when they subscribe.
    public var publicKey: String { file.key.publicText }

    public func send(_ message: PushMessage, to subscription: PushSubscription) async -> PushOutcome {
        guard allows(subscription), let request = request(message, to: subscription) else { return .refused }
        do {
            return try await HTTPClient.withHTTPClient(configuration: Self.configuration) { client in
                let answer = try await client.execute(request, timeout: Self.whole)
                return PushOutcome(answer.status.code, retryAfter: answer.headers.first(name: "retry-after"))
            }
        } catch {
            // Nobody listens, or the answer was lost. In the second case its topic keeps it from being delivered twice.
            return .later(seconds: nil)
        }
    }

    private func request(_ message: PushMessage, to subscription: PushSubscription) -> HTTPClientRequest? {
        guard
            let body = PushEncryption().body(message.bytes, for: subscription, padded: PushMessage.size),
            let authorization = PushToken.authorization(
                for: subscription.origin, contact: file.contact, key: file.key, now: now())
        else { return nil }
        var request = HTTPClientRequest(url: subscription.url)
        request.method = .POST
        request.headers = [
            "authorization": authorization, "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
            "ttl": "\(PushMessage.lifetime)", "urgency": "high",
            "topic": file.key.topic(of: "\(subscription.url) \(message.minute)"), "user-agent": "Corgina",
        ]
        request.body = .bytes(ByteBuffer(bytes: body))
        return request
    }

    private static var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: connecting, read: whole), decompression: .disabled
        )
        configuration.httpVersion = .http1Only
        // Otherwise it tries again until the time for connecting is over, where nobody listens.
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }
}

extension PushOutcome {
    /// What a push service's answer means (RFC 8030, sections 5 and 7.3).
    init(_ status: UInt, retryAfter: String?) {
        switch status {
        case 200...204: self = .taken
        case 404, 410: self = .gone
        case 408, 429, 500...599: self = .later(seconds: retryAfter.flatMap { WholeText.read($0, in: 0...86_400) })
        default: self = .refused
        }
    }
}
