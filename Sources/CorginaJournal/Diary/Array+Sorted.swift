import Algorithms

extension Array {
    /// The place of the first element whose key is not below that one, in an array sorted by the key.
    func place<Key: Comparable>(of key: Key, by path: (Element) -> Key) -> Int {
        // Most come in order, so that the place is the end.
        if let last, path(last) < key { return endIndex }
        return partitioningIndex { path($0) >= key }
    }

    /// Keeps the array sorted. An element whose key is there already is not put in again.
    mutating func insertSorted<Key: Comparable>(_ element: Element, by path: (Element) -> Key) {
        let place = place(of: path(element), by: path)
        guard place == endIndex || path(self[place]) != path(element) else { return }
        insert(element, at: place)
    }

    /// - Returns: the element that had the key; `nil` when there was none.
    @discardableResult
    mutating func removeSorted<Key: Comparable>(_ key: Key, by path: (Element) -> Key) -> Element? {
        let place = place(of: key, by: path)
        guard place < endIndex, path(self[place]) == key else { return nil }
        return remove(at: place)
    }
}
