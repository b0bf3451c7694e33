// The standard library has the same as `combining:`, but not where Swift is embedded.
extension Dictionary {
    /// A dictionary of pairs among which a key may come more than once.
    ///
    /// - Parameter combine: makes one value of the one so far and the next of the same key.
    package init(_ pairs: some Sequence<(Key, Value)>, combining combine: (Value, Value) -> Value) {
        self.init()
        for (key, value) in pairs { add(value, to: key, combine) }
    }

    /// Takes in the other's pairs. For a key that both have, `combine` makes one value of its own and the other's.
    package mutating func merge(_ other: Self, combining combine: (Value, Value) -> Value) {
        for (key, value) in other { add(value, to: key, combine) }
    }

    /// The pairs of both; see ``merge(_:combining:)``.
    package func merging(_ other: Self, combining combine: (Value, Value) -> Value) -> Self {
        var merged = self
        merged.merge(other, combining: combine)
        return merged
    }

    private mutating func add(_ value: Value, to key: Key, _ combine: (Value, Value) -> Value) {
        if let known = self[key] { self[key] = combine(known, value) } else { self[key] = value }
    }
}
