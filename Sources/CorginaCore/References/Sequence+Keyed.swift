extension Sequence {
    /// Its elements by a key; of two with the same key, the first.
    func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
        var found: [Key: Element] = [:]
        for element in self where found[key(element)] == nil { found[key(element)] = element }
        return found
    }
}
