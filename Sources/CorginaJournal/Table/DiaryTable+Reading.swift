import Algorithms
import CorginaCore

extension DiaryTable {
    /// The entries of a table, in the order of their journal, from what ``encoded(words:)`` wrote, whichever version of Corgina
    /// did and however a spreadsheet has sorted and saved it since.
    ///
    /// - Throws: ``DiaryTableError``. Nothing is taken from a table that is not whole.
    public static func entries(in bytes: [UInt8]) throws(DiaryTableError) -> [JournalEntry] {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
        var rows = SeparatedRows(bytes)
        guard let names = try rows.next() else { throw .otherFormat }
        let columns = try TableColumns(names)
        var dates = DateOrders.all
        var exported: Int?
        var found: [(number: Int, entry: JournalEntry)] = []
        var numbers: Set<Int> = []
        while let cells = try rows.next() {
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            let row = TableRow(number: rows.row, cells: cells, columns: columns)
            let (number, source) = try row.entry()
            if source.starts(with: "{\"format\"".utf8) {
                exported = try row.exportedCount(source)
                continue
            }
            guard source.count <= DiaryExport.longestEntry, let entry = try? JournalEntry(decoding: source) else {
                throw .badEntry(row: rows.row)
            }
            try row.checkMoment(entry.toldMoment, &dates)
            guard numbers.insert(number ?? found.count).inserted else { throw .badNumber(row: rows.row) }
            found.append((number ?? found.count, entry))
        }
        if exported == nil, found.isEmpty { throw .notWhole(row: rows.row) }
        if let exported, exported != found.count { throw .otherCount(found: found.count, exported: exported) }
        return found.sorted { $0.number < $1.number }.map { $0.entry }
    }
}

/// Where the columns of a table are.
private struct TableColumns {
    let places: [String: Int]
    /// Where the entry stands, and where a long one goes on.
    let parts: [Int]

    init(_ names: [[UInt8]]) throws(DiaryTableError) {
        var places: [String: Int] = [:]
        for (place, name) in names.enumerated() {
            let text = String(decoding: name, as: UTF8.self).lowercased()
            let trimmed = String(text.trimming { $0.isWhitespace })
            guard Self.isKnown(trimmed) else { continue }
            guard places.updateValue(place, forKey: trimmed) == nil else { throw .columnTwice(trimmed) }
        }
        self.places = places
        var parts: [Int] = []
        while let place = places[TableColumn.entry(part: parts.count + 1)] { parts.append(place) }
        self.parts = parts
        guard !parts.isEmpty else {
            let isTable = [TableColumn.date, "kind", "what"].allSatisfy { places[$0] != nil }
            throw isTable ? .withoutEntries : .otherFormat
        }
        // Words that cannot be compared would be passed over however she changed them.
        let hasWords = TableColumn.words.contains { places[$0] != nil }
        if hasWords, places[TableColumn.check] == nil { throw .columnMissing(TableColumn.check) }
        if places[TableColumn.check] != nil, places[TableColumn.number] == nil {
            throw .columnMissing(TableColumn.number)
        }
    }

    func isKnown(_ place: Int) -> Bool { places.values.contains(place) }

    private static func isKnown(_ name: String) -> Bool {
        if TableColumn.all.contains(name) { return true }
        guard name.hasPrefix(TableColumn.entry + " "),
            let part = WholeText.read(name.dropFirst(TableColumn.entry.count + 1), in: 2...SeparatedRows.mostCells)
        else {
            return false
        }
        return name == TableColumn.entry(part: part)
    }
}

/// A row as it was read.
private struct TableRow {
    let number: Int
    let cells: [[UInt8]]
    let columns: TableColumns

    /// The number and the text of its entry, once the row says what was exported.
    func entry() throws(DiaryTableError) -> (Int?, [UInt8]) {
        for place in cells.indices where !cells[place].isEmpty && !columns.isKnown(place) {
            throw .foreignCell(row: number, column: place + 1)
        }
        let source = try source()
        guard columns.places[TableColumn.number] != nil else { return (nil, source) }
        guard let counted = cell(TableColumn.number).flatMap({ WholeText.read($0, in: 0...1_000_000_000) })
        else {
            throw .badNumber(row: number)
        }
        guard columns.places[TableColumn.check] != nil else { return (counted, source) }
        guard let check = cell(TableColumn.check).flatMap(TableCheck.init) else {
            throw .changed(row: number, column: TableColumn.check)
        }
        guard check.holds(entry: source, number: counted) else { throw .badEntry(row: number) }
        for column in TableColumn.words {
            guard let text = cell(column) else { continue }
            guard check.holds(text, in: column) else { throw .changed(row: number, column: column) }
        }
        return (counted, source)
    }

    /// The text of the entry, put together from its parts.
    private func source() throws(DiaryTableError) -> [UInt8] {
        var source: [UInt8] = []
        for (index, place) in columns.parts.enumerated() where place < cells.count {
            var part = cells[place][...]
            if part.isEmpty { continue }
            if index > 0, part.popFirst() != TableColumn.goesOn { throw .badEntry(row: number) }
            source += part
        }
        guard !source.isEmpty else { throw .foreignRow(number) }
        return source
    }

    func exportedCount(_ source: [UInt8]) throws(DiaryTableError) -> Int {
        guard let json = try? JSON(parsing: source), json["format"]?.text == DiaryTable.format,
            let version = json["version"]?.integer, let count = json["entries"]?.integer
        else { throw .badEntry(row: number) }
        guard version <= DiaryTable.version else { throw .newer }
        return count
    }

    func checkMoment(_ moment: Moment, _ orders: inout DateOrders) throws(DiaryTableError) {
        if let date = cell(TableColumn.date) {
            orders.formIntersection(DateOrders(of: date, for: moment.day))
            guard !orders.isEmpty else { throw .changed(row: number, column: TableColumn.date) }
        }
        if let time = cell(TableColumn.time), !moment.time.isShown(by: time) {
            throw .changed(row: number, column: TableColumn.time)
        }
    }

    /// What stands in a column; `nil` where the table has none of that name.
    private func cell(_ column: String) -> String? {
        columns.places[column].map { $0 < cells.count ? String(decoding: cells[$0], as: UTF8.self) : "" }
    }
}
