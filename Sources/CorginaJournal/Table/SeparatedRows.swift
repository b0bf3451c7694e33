/// Reads the rows of a text of separated values (RFC 4180) one after the other, in time linear in its length.
///
/// As spreadsheets write them: commas, semicolons or tabs between the cells, any kind of line end, a byte order mark, a first
/// line `sep=;`, cells quoted or not. Rows are counted as a spreadsheet counts them, from 1, whatever lines they span.
public struct SeparatedRows: Sendable {
    /// How many cells a row may have, and how many rows there may be: a spreadsheet has no more rows.
    public static let mostCells = 512, mostRows = 1_048_576

    private let bytes: [UInt8]
    private let separator: UInt8
    private var position: Int
    /// The number of the row read last.
    public private(set) var row = 0

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[position...].prefix { $0 != 10 && $0 != 13 }
        if first.count == 5, first.starts(with: "sep=".utf8), let named = first.last {
            separator = named
            position = Self.afterLineEnd(first.endIndex, in: bytes)
        } else {
            let counts = Self.separators.map { separator in first.count { $0 == separator } }
            let most = counts.max() ?? 0
            separator = Self.separators[counts.firstIndex(of: most) ?? 0]
        }
    }

    /// Whether a comma stands between cells, so that none stands for the decimal point of a number that is not quoted.
    public var isSeparatedByCommas: Bool { separator == Self.separators[0] }

    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), 9]
    private static let quote = UInt8(ascii: "\"")

    /// The cells of the next row, as they were before they were quoted; `nil` after the last.
    ///
    /// - Throws: `notWhole` where the text ends within a quoted cell, `tooLarge`.
    public mutating func next() throws(DiaryTableError) -> [[UInt8]]? {
        guard position < bytes.count else { return nil }
        row += 1
        guard row <= Self.mostRows else { throw .tooLarge }
        var cells: [[UInt8]] = []
        while true {
            guard cells.count < Self.mostCells else { throw .tooLarge }
            cells.append(try cell())
            guard position < bytes.count else { return cells }
            guard bytes[position] == separator else { break }
            position += 1
        }
        position = Self.afterLineEnd(position, in: bytes)
        return cells
    }

    /// The cell at the position, which moves to the separator or line end after it.
    private mutating func cell() throws(DiaryTableError) -> [UInt8] {
        guard position < bytes.count, bytes[position] == Self.quote else { return Array(plain()) }
        var text: [UInt8] = []
        while true {
            position += 1
            let start = position
            while position < bytes.count, bytes[position] != Self.quote { position += 1 }
            guard position < bytes.count else { throw .notWhole(row: row) }
            text += bytes[start..<position]
            position += 1
            guard position < bytes.count, bytes[position] == Self.quote else { break }
            text.append(Self.quote)
        }
        // What some programs leave between a quote and the separator belongs to the cell.
        return text + plain()
    }

    private mutating func plain() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != separator, bytes[position] != 10, bytes[position] != 13 {
            position += 1
        }
        return bytes[start..<position]
    }

    private static func afterLineEnd(_ position: Int, in bytes: [UInt8]) -> Int {
        guard position < bytes.count else { return position }
        let isPair = bytes[position] == 13 && position + 1 < bytes.count && bytes[position + 1] == 10
        return position + (isPair ? 2 : 1)
    }
}
