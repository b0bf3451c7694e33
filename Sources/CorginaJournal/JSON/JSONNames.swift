/// The names seen so far in each of the objects that are open, to find one that comes twice.
///
/// Few names are compared one with the other; many, and those that are not plain ASCII, are kept in a set, so that a text
/// takes time linear in its length whatever its names are.
struct JSONNames {
    /// Of the open objects, the outermost first: a key of each name, and where it stands.
    private var keys: [UInt64] = []
    private var places: [Range<Int>] = []
    /// Where the names of the innermost object begin.
    private var first = 0
    /// The innermost object's names, once they are many.
    private var many: Set<String>?

    private static let most = 48

    /// What an outer object is waiting with.
    struct Outer {
        fileprivate let first: Int
        fileprivate let many: Set<String>?
    }

    mutating func begin() -> Outer {
        let outer = Outer(first: first, many: many)
        first = keys.count
        many = nil
        return outer
    }

    mutating func end(_ outer: Outer) {
        keys.removeLast(keys.count - first)
        places.removeLast(places.count - first)
        first = outer.first
        many = outer.many
    }

    /// Whether the name is new.
    mutating func insert(_ name: JSONText.Node, in bytes: [UInt8]) -> Bool {
        if many == nil, name.kind != .plainString || keys.count - first == Self.most {
            many = Set(places[first...].map { String(decoding: bytes[$0], as: UTF8.self) })
        }
        let place = (name.start + 1)..<(name.end - 1)
        guard many == nil else { return insert(text(of: name, bytes[place])) }
        let key = Self.key(bytes, place)
        for index in first..<keys.count where keys[index] == key {
            guard bytes[places[index]] != bytes[place] else { return false }
        }
        keys.append(key)
        places.append(place)
        return true
    }

    private mutating func insert(_ name: String) -> Bool { many?.insert(name).inserted ?? true }

    private func text(of name: JSONText.Node, _ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: name.kind == .escapedString ? JSONEscape.resolved(bytes)[...] : bytes, as: UTF8.self)
    }

    /// The length and the last bytes of a name: names in one object rarely have both in common.
    private static func key(_ bytes: [UInt8], _ place: Range<Int>) -> UInt64 {
        var key = UInt64(place.count)
        for position in Swift.max(place.lowerBound, place.upperBound - 7)..<place.upperBound {
            key = key << 8 | UInt64(bytes[position])
        }
        return key
    }
}
