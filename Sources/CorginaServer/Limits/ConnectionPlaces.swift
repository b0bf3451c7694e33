import Synchronization

/// How many connections are open from each address.
final class ConnectionPlaces: Sendable {
    private let most: Int
    private let open = Mutex<[String: Int]>([:])

    /// - Parameter most: how many one address may have at once.
    init(most: Int) {
        self.most = most
    }

    /// Counts one more, unless the address has as many as it may.
    func enter(_ address: String) -> Bool {
        open.withLock { open in
            guard open[address, default: 0] < most else { return false }
            open[address, default: 0] += 1
            return true
        }
    }

    /// Counts one fewer.
    func leave(_ address: String) {
        open.withLock { open in
            let rest = open[address, default: 1] - 1
            open[address] = rest > 0 ? rest : nil
        }
    }
}
