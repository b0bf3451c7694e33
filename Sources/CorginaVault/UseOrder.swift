/// Which of several things was used longest ago, found without looking through them all.
struct UseOrder<Key: Hashable & Sendable>: Sendable {
    /// Uses in their order. One that is no longer its key's last is passed over.
    private var uses: [(key: Key, number: Int)] = []
    /// The first that has not been passed over.
    private var first = 0
    private var last: [Key: Int] = [:]
    private var count = 0

    mutating func use(_ key: Key) {
        count += 1
        last[key] = count
        uses.append((key, count))
        // What was passed over, and what has been used again since, is cleared away before it outweighs the rest.
        if uses.count > 2 * last.count + 64 {
            uses = uses[first...].filter { last[$0.key] == $0.number }
            first = 0
        }
    }

    mutating func remove(_ key: Key) { last[key] = nil }

    /// The one used longest ago; `nil` when there is none.
    mutating func oldest() -> Key? {
        while first < uses.count {
            let use = uses[first]
            if last[use.key] == use.number { return use.key }
            first += 1
        }
        return nil
    }
}
