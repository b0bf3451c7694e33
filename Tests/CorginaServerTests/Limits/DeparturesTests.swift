import CorginaProviders
import FakeProviders
import NIOCore
import NIOEmbedded
import Testing

@testable import CorginaServer

/// What other servers are asked for somebody ends when her connection does.
struct DeparturesTests {
    /// Stands for a connection.
    private final class Channel: Sendable {}

    private let channel = Channel()
    private var connection: Departures.Connection { ObjectIdentifier(channel) }

    private func reword(_ fake: FakeProvider, _ presence: Presence) async throws(ProviderError) -> String {
        guard let text = try? TestProviders.configured("text", port: fake.port).text else { throw .failed }
        return try await presence.ask { () throws(ProviderError) in try await text.reword("two eggies") }
    }

    private static let good = FakeProvider.Reply.json(
        #"{"choices":[{"message":{"content":"{\"words\":\"two eggs\"}"},"finish_reason":"stop"}]}"#)

    @Test func `whoever waits gets the answer`() async throws {
        let fake = try await FakeProvider(Self.good)
        let departures = Departures()
        departures.enter(connection)
        #expect(try await reword(fake, departures.presence(on: connection)) == "two eggs")
        #expect(try await reword(fake, .always) == "two eggs")
    }

    @Test(arguments: [true, false])
    func `when she leaves, the other server sees its connection end`(atOnce: Bool) async throws {
        let fake = try await FakeProvider(.silence)
        let departures = Departures()
        departures.enter(connection)
        let presence = departures.presence(on: connection)
        let asking = Task { () throws(ProviderError) -> String in try await reword(fake, presence) }
        await fake.asked()
        if atOnce { departures.remove(connection) } else { departures.leave(connection) }
        await #expect(throws: ProviderError.cancelled) { try await asking.value }
        await fake.left()
    }

    @Test func `for somebody who has left nothing is waited for`() async throws {
        let fake = try await FakeProvider(.silence)
        let departures = Departures()
        departures.enter(connection)
        departures.leave(connection)
        await #expect(throws: ProviderError.cancelled) {
            try await reword(fake, departures.presence(on: connection))
        }
    }

    @Test func `another's departure ends nothing of hers`() async throws {
        let fake = try await FakeProvider(Self.good)
        let departures = Departures()
        let other = Channel()
        departures.enter(connection)
        departures.enter(ObjectIdentifier(other))
        let presence = departures.presence(on: connection)
        departures.remove(ObjectIdentifier(other))
        #expect(try await reword(fake, presence) == "two eggs")
    }

    @Test func `a connection leaves when its other end closes`() async throws {
        let fake = try await FakeProvider(.silence)
        let departures = Departures()
        let presence = try closedPresence(in: departures)
        await #expect(throws: ProviderError.cancelled) { try await reword(fake, presence) }
    }

    private func closedPresence(in departures: Departures) throws -> Presence {
        let connections = OpenConnections(most: 10, mostOfNetwork: 10)
        let channel = EmbeddedChannel(
            handler: ConnectionGuard(limits: Limits(), connections: connections, departures: departures))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1)).wait()
        let presence = departures.presence(on: ObjectIdentifier(channel))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        return presence
    }
}
