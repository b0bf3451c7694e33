import CorginaJournal

/// The rows of a table whose first row names the columns.
struct NamedRows {
    private var rows: SeparatedRows
    private let places: [String: Int]
    private let isCommaDecimal: Bool

    init(_ bytes: [UInt8]) throws(ImportError) {
        rows = SeparatedRows(bytes)
        isCommaDecimal = !rows.isSeparatedByCommas
        var places: [String: Int] = [:]
        for (place, name) in (try Self.next(&rows) ?? []).enumerated() {
            let name = Self.plain(String(decoding: name, as: UTF8.self))
            if places[name] == nil { places[name] = place }
        }
        self.places = places
    }

    /// Whether the table has all of these columns.
    func has(_ names: String...) -> Bool { names.allSatisfy { places[$0] != nil } }

    var columnCount: Int { places.count }

    /// The next row that is not empty; `nil` after the last.
    mutating func next() throws(ImportError) -> NamedRow? {
        while let cells = try Self.next(&rows) {
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            return NamedRow(number: rows.row, cells: cells, places: places, isCommaDecimal: isCommaDecimal)
        }
        return nil
    }

    private static func next(_ rows: inout SeparatedRows) throws(ImportError) -> [[UInt8]]? {
        do throws(DiaryTableError) { return try rows.next() } catch {
            if case .notWhole(let row) = error { throw .notWhole(row: row) }
            throw .tooLarge
        }
    }

    /// In small letters, with one sign for micro, which has two in Unicode.
    private static func plain(_ name: String) -> String {
        let small = name.lowercased().map { $0 == "\u{B5}" || $0 == "\u{3BC}" ? "u" : $0 }
        return String(String(small).split(separator: " ").joined(separator: " "))
    }
}

/// A row, by the names of its columns.
struct NamedRow {
    let number: Int
    let cells: [[UInt8]]
    let places: [String: Int]
    let isCommaDecimal: Bool

    /// What stands in the first of these columns that the table has, without spaces around it.
    func text(_ names: String...) -> String { names.lazy.compactMap { self[$0] }.first ?? "" }

    /// The figure in the first of these columns that the table has; `nil` where there is none.
    func number(_ names: String...) -> Double? {
        names.lazy.compactMap { self[$0] }.first.flatMap { CellNumber.read($0, isCommaDecimal: isCommaDecimal) }
    }

    subscript(name: String) -> String? {
        guard let place = places[name] else { return nil }
        guard place < cells.count else { return "" }
        return cells[place].isEmpty ? "" : Self.trimmed(String(decoding: cells[place], as: UTF8.self))
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[start...end])
    }
}

extension String {
    /// No longer than an entry shows.
    func shortened(to most: Int = 200) -> String { count > most ? String(prefix(most)) : self }
}
