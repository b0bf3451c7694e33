import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import CorginaServer

struct RequestRateTests {
    private func asks(_ rate: RequestRate, from address: String, times: Int, isHidden: Bool = false) async throws {
        let channel = EmbeddedChannel()
        try await channel.connect(to: SocketAddress(ipAddress: address, port: 1)).get()
        var context = CorginaContext(
            source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "test")))
        if isHidden { context.address = ClientAddress.unknown }
        let request = Request(
            head: HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/"),
            body: RequestBody(buffer: ByteBuffer()))
        for _ in 0..<times { _ = try await rate.handle(request, context: context) { _, _ in Response(status: .ok) } }
    }

    private func rate() -> RequestRate {
        var limits = Limits()
        limits.requestsPerMinute = 3
        return RequestRate(limits: limits, now: { 30 })
    }

    @Test func `a network that asks in a loop is told to wait, its neighbour is not`() async throws {
        let rate = rate()
        try await asks(rate, from: "192.0.2.7", times: 3)
        await #expect(throws: ServerError.tooManyRequests(retryAfterSeconds: 30)) {
            try await asks(rate, from: "192.0.2.200", times: 1)
        }
        try await asks(rate, from: "198.51.100.1", times: 3)
    }

    @Test(arguments: ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    func `this machine is not counted`(address: String) async throws {
        try await asks(rate(), from: address, times: 10)
    }

    @Test func `where nobody can tell networks apart, nobody is counted`() async throws {
        try await asks(rate(), from: "192.0.2.7", times: 10, isHidden: true)
    }
}
