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
    private func connection(from places: ConnectionPlaces? = nil) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: ConnectionGuard(limits: Limits(), places: places))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1)).wait()
        return channel
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
        let places = ConnectionPlaces(most: 1)
        let first = try connection(from: places)
        let second = EmbeddedChannel(handler: ConnectionGuard(limits: Limits(), places: places))
        _ = try? second.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 2)).wait()
        #expect(!second.isActive)
        _ = try first.finish()
        #expect(try connection(from: places).isActive)
    }
}
