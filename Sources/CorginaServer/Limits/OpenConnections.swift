import CorginaVault
import Foundation
import Synchronization

/// The open connections, whose number is limited.
///
/// Each network has a limit of its own. When all places are taken, a new connection replaces an idle one: of the network that has most,
/// the one that has been idle for longest.
final class OpenConnections: Sendable {
    /// What is under way, the first to be given up first.
    enum Stage: Int {
        case idle
        /// A request is on its way.
        case receiving
        /// It has arrived and is worked on, or its answer is sent.
        case answering
    }

    /// Names a connection.
    typealias Place = Int

    private struct Connection {
        let network: Data
        let close: @Sendable () -> Void
        var stage = Stage.idle
        /// Which change of all this was, for the order they came in.
        var since: Int
        /// Stand for the cookies it has shown.
        var cookies: Set<Int> = []
        /// Whether it is closed once nothing is under way any more.
        var isEnding = false
    }

    private struct Open {
        var connections: [Place: Connection] = [:]
        var networks: [Data: Int] = [:]
        var changes = 0

        mutating func change() -> Int {
            changes += 1
            return changes
        }

        mutating func remove(_ place: Place) -> Connection? {
            guard let connection = connections.removeValue(forKey: place) else { return nil }
            let rest = (networks[connection.network] ?? 1) - 1
            networks[connection.network] = rest > 0 ? rest : nil
            return connection
        }

        /// The one to be given up for another; `nil` when all are being answered.
        var leastNeeded: Place? {
            connections.filter { $0.value.stage != .answering }.min { rank($0.value) < rank($1.value) }?.key
        }

        private func rank(_ connection: Connection) -> (Int, Int, Int) {
            (-(networks[connection.network] ?? 0), connection.stage.rawValue, connection.since)
        }
    }

    private let most: Int
    private let mostOfNetwork: Int
    private let proxies: Set<HostAddress>
    private let open = Mutex(Open())

    /// - Parameters:
    ///   - most: how many there are at once.
    ///   - mostOfNetwork: how many of them one network may have.
    ///   - proxies: who may have all of them, because everyone comes from there.
    init(most: Int, mostOfNetwork: Int, proxies: Set<HostAddress> = []) {
        self.most = most
        self.mostOfNetwork = mostOfNetwork
        self.proxies = proxies
    }

    /// Counts one more.
    ///
    /// - Parameters:
    ///   - address: where it comes from.
    ///   - close: closes it, from any thread.
    /// - Returns: `nil` when there is no place for it.
    func enter(from address: String?, close: @escaping @Sendable () -> Void) -> Place? {
        let host = address.flatMap { HostAddress($0) }
        let network = host?.countedNetwork ?? Data()
        let isBounded = host.map { !proxies.contains($0) } ?? false
        let (place, displaced) = open.withLock { open -> (Place?, Connection?) in
            guard !isBounded || open.networks[network, default: 0] < mostOfNetwork else { return (nil, nil) }
            var displaced: Connection?
            if open.connections.count >= most {
                guard let least = open.leastNeeded else { return (nil, nil) }
                displaced = open.remove(least)
            }
            let place = open.change()
            open.connections[place] = Connection(network: network, close: close, since: place)
            open.networks[network, default: 0] += 1
            return (place, displaced)
        }
        displaced?.close()
        return place
    }

    /// - Parameter cookies: stand for what the server still remembers it has shown.
    /// - Returns: what closes it, to be done once its answer is out; `nil` while it may stay.
    @discardableResult
    func note(_ place: Place, _ stage: Stage, showing cookies: Set<Int>) -> (@Sendable () -> Void)? {
        open.withLock { open in
            guard var connection = open.connections[place] else { return nil }
            // It keeps its place until it is closed: a file of the system is open for it as long.
            guard stage != .idle || !connection.isEnding else { return connection.close }
            (connection.stage, connection.since, connection.cookies) = (stage, open.change(), cookies)
            open.connections[place] = connection
            return nil
        }
    }

    /// Counts one fewer.
    func leave(_ place: Place) {
        open.withLock { _ = $0.remove(place) }
    }

    /// Closes those that have shown one of these cookies, as soon as nothing is under way on them: what has ended is to be gone from
    /// memory.
    func close(showing cookies: Set<Int>) {
        let closing = open.withLock { open in
            open.connections.filter { !$0.value.cookies.isDisjoint(with: cookies) }.compactMap { place, connection in
                guard connection.stage != .idle else { return open.remove(place) }
                open.connections[place]?.isEnding = true
                return nil
            }
        }
        for connection in closing { connection.close() }
    }
}
