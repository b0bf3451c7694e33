import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import CorginaServer

struct ConnectionGuardTests {
    private static let head = HTTPRequestPart.head(
        HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/drafts"))

    /// A connection from an address, watched over.
    private func connection(
        among connections: OpenConnections = OpenConnections(most: 10, mostOfNetwork: 10),
        from address: String = "192.0.2.7", departures: Departures = Departures()
    ) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(
            handler: ConnectionGuard(limits: Limits(), connections: connections, departures: departures))
        try? channel.connect(to: SocketAddress(ipAddress: address, port: 1)).wait()
        return channel
    }

    /// Asks for Today with a cookie.
    private func ask(_ channel: EmbeddedChannel, _ cookie: String = "corgina=x") throws {
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/today", headerFields: [.cookie: cookie])
        try channel.writeInbound(HTTPRequestPart.head(head))
        try channel.writeInbound(HTTPRequestPart.end(nil))
    }

    private func answer(_ channel: EmbeddedChannel, isLast: Bool = false) throws {
        let fields: HTTPFields = isLast ? [.connection: "close"] : [:]
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: fields)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    @Test func `a request that never ends is cut, however steadily it drips`() throws {
        let channel = try connection()
        try channel.writeInbound(Self.head)
        for _ in 0..<15 {
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            #expect(channel.isActive)
        }
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func `a request that ends in time is left alone`() throws {
        let channel = try connection()
        try channel.writeInbound(Self.head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .minutes(10))
        #expect(channel.isActive)
        _ = try channel.finish()
    }

    @Test func `an answer that is not taken is cut off`() throws {
        let channel = try connection()
        channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(119))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `an answer that says so is the last`() throws {
        let channel = try connection()
        let last = HTTPResponse(status: .badRequest, headerFields: [.connection: "close"])
        try channel.writeOutbound(HTTPResponsePart.head(last))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        #expect(!channel.isActive)
    }

    @Test func `an answer in the middle of a body is the last, once the body had time to end`() throws {
        let channel = try connection()
        try channel.writeInbound(Self.head)
        let last = HTTPResponse(status: .contentTooLarge, headerFields: [.connection: "close"])
        channel.write(HTTPResponsePart.head(last), promise: nil)
        channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(!channel.isActive)
    }

    @Test func `an address has so many connections and no more`() throws {
        let connections = OpenConnections(most: 10, mostOfNetwork: 1)
        let first = try connection(among: connections)
        #expect(try !connection(among: connections).isActive)
        _ = try first.finish()
        #expect(try connection(among: connections).isActive)
    }

    @Test func `where all places are taken, whoever comes gets that of one on which nothing is under way`() throws {
        let connections = OpenConnections(most: 3, mostOfNetwork: 10)
        let busy = try connection(among: connections, from: "192.0.2.1")
        try ask(busy)
        let idle = try connection(among: connections, from: "192.0.2.2")
        let rested = try connection(among: connections, from: "192.0.2.3")
        try ask(idle)
        try answer(idle)
        let late = try connection(among: connections, from: "192.0.2.4")
        #expect(late.isActive && busy.isActive && idle.isActive && !rested.isActive)
        try ask(late)
        try ask(idle)
        #expect(try !connection(among: connections, from: "192.0.2.5").isActive)
        try answer(busy)
        #expect(try connection(among: connections, from: "192.0.2.5").isActive && !busy.isActive)
    }

    @Test func `an answer that is the last of its connection ends others used with the same cookies`() throws {
        let connections = OpenConnections(most: 10, mostOfNetwork: 10)
        let channels = try (0..<4).map { _ in try connection(among: connections) }
        for channel in channels { try ask(channel) }
        try answer(channels[0])
        let other = try connection(among: connections)
        try ask(other, "corgina=y")
        try answer(other)
        let partly = try connection(among: connections)
        try ask(partly, "device=z; corgina=x")
        try answer(partly)
        try answer(channels[1], isLast: true)
        #expect(!channels[0].isActive && !channels[1].isActive && channels[2].isActive)
        #expect(!partly.isActive && other.isActive)
        // Once what is under way is over.
        try answer(channels[2])
        #expect(!channels[2].isActive)
    }

    @Test func `what a connection showed first counts as what it showed last`() throws {
        let connections = OpenConnections(most: 10, mostOfNetwork: 10)
        let shared = try connection(among: connections)
        for cookie in ["corgina=x", "corgina=y", "corgina=z"] {
            try ask(shared, cookie)
            try answer(shared)
        }
        for (cookie, isKept) in [("corgina=y", true), ("corgina=x", false)] {
            let ending = try connection(among: connections)
            try ask(ending, cookie)
            try answer(ending, isLast: true)
            #expect(shared.isActive == isKept)
        }
    }
}
