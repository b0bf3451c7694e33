import Foundation
import Synchronization

/// A connection on which other processes are heard, with a thread of its own.
final class PostgresListener: Sendable {
    static let channel = "corgina"

    private let address: PostgresAddress
    private let isOver = Mutex(false)
    private let hear: @Sendable (SharedChange?) -> Void

    /// How long it waits for something to be said before it looks whether it is over, in milliseconds.
    private static let patience: CInt = 500

    /// - Parameter hear: is called on the listener's thread; with nothing when the connection was lost and is back, because what was said
    ///   meanwhile nobody knows.
    init(_ address: PostgresAddress, hear: @escaping @Sendable (SharedChange?) -> Void) {
        self.address = address
        self.hear = hear
    }

    func begin() {
        let thread = Thread { [weak self] in
            while let self, !self.isOver.withLock({ $0 }) {
                self.listen()
                Thread.sleep(forTimeInterval: 0.2)
            }
        }
        thread.name = "corgina listener"
        thread.start()
    }

    func end() { isOver.withLock { $0 = true } }

    /// Listens until the connection is lost or it is over.
    private func listen() {
        guard let connection = try? PostgresConnection(address),
            (try? connection.run("LISTEN \(Self.channel)")) != nil
        else { return }
        hear(nil)
        while !isOver.withLock({ $0 }) {
            var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Self.patience) > 0 else { continue }
            guard let texts = connection.notifications() else { return }
            for change in texts.compactMap(SharedChange.init(text:)) { hear(change) }
        }
    }
}
