import DequeModule

/// Which of several things was used longest ago, found without looking through them all.
struct UseOrder<Key: Hashable & Sendable>: Sendable {
    /// Uses in their order. One that is no longer its key's last is passed over.
    private var uses: Deque<(key: Key, number: Int)> = []
    private var last: [Key: Int] = [:]
    private var count = 0

    mutating func use(_ key: Key) {
        count += 1
        last[key] = count
        uses.append((key, count))
        // What has been used again since is cleared away before it outweighs the rest.
        if uses.count > 2 * last.count + 64 { uses.removeAll { last[$0.key] != $0.number } }
    }

    mutating func remove(_ key: Key) { last[key] = nil }

    /// The one used longest ago; `nil` when there is none.
    mutating func oldest() -> Key? {
        while let use = uses.first {
            if last[use.key] == use.number { return use.key }
            uses.removeFirst()
        }
        return nil
    }
}
