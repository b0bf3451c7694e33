import CorginaVault
import Synchronization
import Testing

@testable import CorginaServer

struct OpenConnectionsTests {
    /// Which connections were closed.
    private final class Closed: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test func `a network has so many, and gives them back`() {
        let connections = OpenConnections(most: 100, mostOfNetwork: 2)
        let places = (0..<3).map { _ in connections.enter(from: "192.0.2.7") {} }
        #expect(places.map { $0 != nil } == [true, true, false])
        #expect(connections.enter(from: "192.0.2.8") {} != nil)
        if let place = places[0] { connections.leave(place) }
        #expect(connections.enter(from: "::ffff:192.0.2.7") {} != nil)
        // One machine has all of a /64.
        let sixes = (0..<3).map { connections.enter(from: "2001:db8::\($0)") {} }
        #expect(sixes.map { $0 != nil } == [true, true, false])
    }

    @Test func `a proxy the server was told of may have all of them`() throws {
        let proxy = try #require(HostAddress("127.0.0.1"))
        let connections = OpenConnections(most: 10, mostOfNetwork: 2, proxies: [proxy])
        #expect((0..<10).allSatisfy { _ in connections.enter(from: "127.0.0.1") {} != nil })
    }

    @Test func `a crowd's connections are given up before hers, however long hers is idle`() throws {
        let connections = OpenConnections(most: 5, mostOfNetwork: 4)
        let closed = Closed()
        _ = connections.enter(from: "192.0.2.1") { closed.add("hers") }
        for number in 0..<4 { _ = connections.enter(from: "198.51.100.1") { closed.add("\(number)") } }
        #expect(connections.enter(from: "192.0.2.2") {} != nil)
        #expect(connections.enter(from: "192.0.2.3") {} != nil)
        #expect(closed.all == ["0", "1"])
    }

    @Test func `whoever waits for an answer keeps its place, and a request that drips does not`() throws {
        let connections = OpenConnections(most: 2, mostOfNetwork: 2)
        let closed = Closed()
        let first = try #require(connections.enter(from: "192.0.2.1") { closed.add("drips") })
        let second = try #require(connections.enter(from: "192.0.2.2") { closed.add("waits") })
        connections.note(first, .receiving, showing: [])
        connections.note(second, .answering, showing: [])
        let third = try #require(connections.enter(from: "192.0.2.3") { closed.add("third") })
        connections.note(third, .answering, showing: [])
        #expect(connections.enter(from: "192.0.2.4") {} == nil)
        #expect(closed.all == ["drips"])
    }
}
