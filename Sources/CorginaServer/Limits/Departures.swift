import NIOCore
import Synchronization

/// Tells when a connection has ended while something is still done for it, so that requests to other servers stop with it.
final class Departures: Sendable {
    /// Names a connection by its channel, while that is open.
    typealias Connection = ObjectIdentifier

    private struct Waiting {
        var hasLeft = false
        var numbers = 0
        var told: [Int: AsyncStream<Never>.Continuation] = [:]
    }

    private let open = Mutex<[Connection: Waiting]>([:])

    /// A connection is there.
    func enter(_ connection: Connection) {
        open.withLock { $0[connection] = Waiting() }
    }

    /// Its other end has closed: no answer is awaited there any more.
    func leave(_ connection: Connection) {
        let told = open.withLock { open in
            open[connection]?.hasLeft = true
            return open[connection]?.told.values.map(\.self) ?? []
        }
        for continuation in told { continuation.finish() }
    }

    /// Nothing is left of it.
    func remove(_ connection: Connection) {
        leave(connection)
        open.withLock { $0[connection] = nil }
    }

    /// Whether the other end of a connection is still open. A connection that was never registered here counts as open.
    func presence(on connection: Connection) -> Presence {
        Presence { [self] in departure(of: connection) }
    }

    /// Ends when the connection's other end has closed; `nil` for one that is not here.
    private func departure(of connection: Connection) -> AsyncStream<Never>? {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        let entered = open.withLock { open -> (number: Int, hasLeft: Bool)? in
            guard var waiting = open[connection] else { return nil }
            waiting.numbers += 1
            if !waiting.hasLeft { waiting.told[waiting.numbers] = continuation }
            open[connection] = waiting
            return (waiting.numbers, waiting.hasLeft)
        }
        guard let entered else { return nil }
        continuation.onTermination = { [self] _ in
            open.withLock { _ = $0[connection]?.told.removeValue(forKey: entered.number) }
        }
        if entered.hasLeft { continuation.finish() }
        return stream
    }
}
