/// Names that members of objects are looked for by, in one piece of memory.
struct JSONNameList: Sendable {
    private let bytes: [UInt8]
    /// Where each name ends; the first begins at 0.
    private let ends: [Int]

    /// - Parameter names: ASCII.
    init(_ names: [String]) {
        bytes = names.flatMap { $0.utf8 }
        ends = names.reduce(into: []) { ends, name in ends.append((ends.last ?? 0) + name.utf8.count) }
    }

    var count: Int { ends.count }

    /// Whether those bytes of a text are the name at that place.
    func isName(_ place: Int, in text: [UInt8], _ range: Range<Int>) -> Bool {
        let start = place == 0 ? 0 : ends[place - 1]
        guard ends[place] - start == range.count else { return false }
        for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] { return false }
        return true
    }
}
