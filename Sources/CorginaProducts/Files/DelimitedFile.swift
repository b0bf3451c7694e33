/// The records of a table of text, one after the other: separated by commas or by tabulators, as its header shows.
struct DelimitedFile {
    private let lines: FileLines
    private let separator: UInt8
    private let columns: [String: Int]
    private let width: Int

    /// A record in quotes is not longer. What seems to be is a quote that stands for itself.
    private static let longestQuoted = 1 << 16
    private static let tabulator = UInt8(ascii: "\t")
    private static let comma = UInt8(ascii: ",")

    /// - Parameter offset: where to go on; `nil` to begin behind the header.
    init(path: String, from offset: Int? = nil) throws(ProductTableError) {
        let beginning = try FileLines(path: path)
        guard let length = try beginning.lineEnd(after: 0) else { throw .unknownFormat(path) }
        let line = Self.content(beginning.bytes(length), isFirst: true)
        separator = line.contains(Self.tabulator) ? Self.tabulator : Self.comma
        guard let header = DelimitedRecord(line, separator: separator) else { throw .unknownFormat(path) }
        width = header.count
        columns = Dictionary(
            (0..<header.count).map { (header[$0].lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        beginning.pass(length)
        lines =
            try offset.map { offset throws(ProductTableError) in try FileLines(path: path, from: offset) } ?? beginning
    }

    /// Where in the file the next record begins.
    var offset: Int { lines.offset }

    /// The place of a column; `nil` where the table has none of that name.
    func column(_ name: String) -> Int? { columns[name] }

    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

    enum Next {
        case record(DelimitedRecord)
        /// With another number of fields than the header.
        case unreadable
    }

    /// - Returns: `nil` at the end of the file. Empty lines are passed over.
    func next() throws(ProductTableError) -> Next? {
        while let first = try lines.lineEnd(after: 0) {
            if !Self.content(lines.bytes(first)).isEmpty { return try next(first) }
            lines.pass(first)
        }
        return nil
    }

    private func next(_ first: Int) throws(ProductTableError) -> Next {
        if let (record, length) = try quotedRecord(first) {
            lines.pass(length)
            return record.count == width ? .record(record) : .unreadable
        }
        let line = Self.content(lines.bytes(first))
        lines.pass(first)
        guard let record = DelimitedRecord(line, separator: separator, readsQuotes: false), record.count == width
        else { return .unreadable }
        return .record(record)
    }

    /// A record of one line, or of several that make as many fields as the header has.
    private func quotedRecord(_ first: Int) throws(ProductTableError) -> (DelimitedRecord, length: Int)? {
        var length = first
        while true {
            if let record = DelimitedRecord(Self.content(lines.bytes(length)), separator: separator) {
                return length == first || record.count == width ? (record, length) : nil
            }
            guard length <= Self.longestQuoted, let longer = try lines.lineEnd(after: length) else { return nil }
            length = longer
        }
    }

    /// A line without its end, the first one without the mark some programs begin a file with.
    private static func content(_ line: ArraySlice<UInt8>, isFirst: Bool = false) -> ArraySlice<UInt8> {
        var line = line
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        return line
    }
}
