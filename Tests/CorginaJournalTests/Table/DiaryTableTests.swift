import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal
@testable import GeneratedDiaries

@Suite struct DiaryTableTests {
    @Test(arguments: 0..<500)
    func `whatever a diary holds comes back, however a spreadsheet has saved it`(seed: Int) throws {
        var generated = Generated(seed: UInt64(seed))
        let entries = (0..<30).map { _ in generated.entry() }
        let bytes = try TableSample(entries).bytes { _ in
            DiaryTable.Words(
                kind: generated.text(), what: generated.text(), details: "=\(generated.text())",
                notes: generated.text(), tags: generated.list { $0.text() })
        }
        let read = try DiaryTable.entries(in: bytes)
        #expect(read == entries)
        #expect(TableSample.folded(read) == TableSample.folded(entries))
        #expect(TableSample.folded(read + read) == TableSample.folded(entries))
        let resaved = try Spreadsheet(bytes).resaved(using: &generated.random)
        #expect(try DiaryTable.entries(in: resaved) == entries)
        #expect(try DiaryFile.entries(in: resaved) == entries)
    }

    @Test func `a long entry goes on in columns of its own`() throws {
        let long = String(repeating: "é=🤰🏽\"", count: 20_000)
        let event = HealthEvent(
            id: RecordID(high: 1, low: 1), moment: Sample.lunchtime, details: .note, notes: long)
        let entries = [Sample.entry(1, .putEvent(Sample.water(2))), Sample.entry(2, .putEvent(event))]
        let bytes = try TableSample(entries).bytes()
        var rows = SeparatedRows(bytes)
        let names = try #require(try rows.next()).map { String(decoding: $0, as: UTF8.self) }
        #expect(names.last == "entry \(names.count - TableColumn.all.count + 1)" && names.count > 15)
        while let cells = try rows.next() {
            for cell in cells.dropFirst(TableColumn.all.count - 1) {
                #expect(String(decoding: cell, as: UTF8.self).utf16.count < 32_767)
                #expect(cell.isEmpty || cell.starts(with: "{".utf8) || cell.starts(with: "|".utf8))
            }
        }
        #expect(try DiaryTable.entries(in: bytes) == entries)
    }

    @Test func `no cell is a formula, and rows say what holds`() throws {
        let water = Sample.water(1)
        var more = water
        more.details = .hydration(Drink(name: "Tea", volume: Milliliters(300)))
        let other = Sample.water(2)
        let entries = [
            Sample.entry(1, .putEvent(water)), Sample.entry(2, .putEvent(more)), Sample.entry(3, .putEvent(other)),
            Sample.entry(4, .remove(other.id)), Sample.entry(5, .putFoodHabit(TableSample.habit)),
        ]
        var removed: [EntryID: EntryID] = [:]
        let bytes = try DiaryTable(exportedAt: Sample.lunchtime, entries: entries).encoded { entry, before in
            removed[entry.id] = before?.id
            return DiaryTable.Words(kind: "=1", what: "@x", details: "1,5", notes: "-2", tags: ["+1"])
        }
        #expect(removed == [entries[3].id: entries[2].id])
        var rows = try Spreadsheet(bytes).rows
        #expect(rows.removeFirst() == TableColumn.all)
        #expect(rows.map { $0[8] } == ["0", "2", "5", "1", "3", "4"])
        #expect(rows.map { $0[7] } == ["", "current", "current", "replaced", "removed", "removed"])
        for cell in rows.dropFirst().flatMap({ $0[2..<7] }) { #expect(cell.hasPrefix("'")) }
    }

    @Test func `an empty diary is a table too, and so are the entries alone`() throws {
        #expect(try DiaryTable.entries(in: TableSample([]).bytes()).isEmpty)
        let entries = [
            Sample.entry(1, .putEvent(Sample.water(1))), Sample.entry(2, .remove(RecordID(high: 1, low: 1))),
        ]
        var sheet = try Spreadsheet(TableSample(entries).bytes())
        sheet.keepColumns { $0.hasPrefix("entry") }
        sheet.rows.remove(at: 1)
        // In the order of the rows, for want of numbers.
        #expect(try DiaryTable.entries(in: sheet.bytes) == entries)
    }

    @Test func `a change of a newer version passes through byte for byte`() throws {
        let text = """
            {"version":9,"id":"\(EntryID(high: 1, low: 2))","recordedAt":{"seconds":1,"offset":0},"device":"",\
            "change":{"kind": "put_moon", "moon":{"phase":0.250,"name":"\\u00e9é"}}}
            """
        let entry = try JournalEntry(decoding: Array(text.utf8))
        #expect(try DiaryTable.entries(in: TableSample([entry]).bytes()) == [entry])
    }
}

/// A table of a few entries.
struct TableSample {
    let entries: [JournalEntry]

    init(_ entries: [JournalEntry]) { self.entries = entries }

    static let habit = FoodHabit(
        id: RecordID(high: 7, low: 7), name: "cereal", helping: "bowl", foodCode: "1", foodName: "Cereal", amount: nil)

    func bytes(
        _ words: (JournalEntry) -> DiaryTable.Words = { _ in
            DiaryTable.Words(kind: "hydration", what: "Water", details: "250 ml", notes: "cold", tags: ["a", "b"])
        }
    ) throws -> [UInt8] {
        try DiaryTable(exportedAt: Sample.lunchtime, entries: entries).encoded { entry, _ in words(entry) }
    }

    static func folded(_ entries: [JournalEntry]) -> Diary {
        var diary = Diary()
        for (index, entry) in entries.enumerated() { diary.apply(entry, sequence: index + 1) }
        return diary
    }
}

/// A spreadsheet that has opened a table.
struct Spreadsheet {
    var rows: [[String]] = []

    init(_ bytes: [UInt8]) throws {
        var reader = SeparatedRows(bytes)
        while let cells = try reader.next() { rows.append(cells.map { String(decoding: $0, as: UTF8.self) }) }
    }

    var bytes: [UInt8] { written(separator: ",", lineEnd: "\r\n", quotesAll: false) }

    /// The cell in a row as a spreadsheet counts them, and a column.
    subscript(row: Int, column: String) -> String {
        get { rows[row - 1][rows[0].firstIndex(of: column) ?? 0] }
        set { rows[row - 1][rows[0].firstIndex(of: column) ?? 0] = newValue }
    }

    mutating func keepColumns(_ isKept: (String) -> Bool) {
        let places = rows[0].indices.filter { isKept(rows[0][$0]) }
        rows = rows.map { row in places.map { row[$0] } }
    }

    /// Sorted, put into another order, written as another program writes it.
    func resaved(using random: inout SeededGenerator) throws -> [UInt8] {
        var sheet = self
        let columns = rows[0].indices.shuffled(using: &random)
        sheet.rows = [rows[0]] + rows.dropFirst().shuffled(using: &random)
        sheet.rows = sheet.rows.map { row in columns.map { row[$0] } }
        let dates = Int.random(in: 0..<3, using: &random)
        for row in 2...Swift.max(sheet.rows.count, 2) where row <= sheet.rows.count {
            let parts = sheet[row, "date"].split(separator: "-")
            if dates == 1 { sheet[row, "date"] = "\(parts[2]).\(parts[1]).\(parts[0])" }
            if dates == 2 { sheet[row, "date"] = "\(Int(parts[1]) ?? 0)/\(Int(parts[2]) ?? 0)/\(parts[0].suffix(2))" }
            if Bool.random(using: &random) { sheet[row, "time"] += ":00" }
            if Bool.random(using: &random) { sheet.rows[row - 1] += ["", ""] }
        }
        if Bool.random(using: &random) { sheet.rows.append(Array(repeating: "", count: 3)) }
        let mark: [UInt8] = Bool.random(using: &random) ? [0xEF, 0xBB, 0xBF] : []
        return mark
            + sheet.written(
                separator: [",", ";", "\t"].randomElement(using: &random) ?? ",",
                lineEnd: ["\r\n", "\n", "\r"].randomElement(using: &random) ?? "\n",
                quotesAll: .random(using: &random))
    }

    private func written(separator: String, lineEnd: String, quotesAll: Bool) -> [UInt8] {
        let special = Set((separator + "\"\r\n").unicodeScalars)
        let lines = rows.map { row in
            row.map { cell in
                guard quotesAll || cell.unicodeScalars.contains(where: special.contains) else { return cell }
                var quoted = "\""
                for scalar in cell.unicodeScalars { quoted += scalar == "\"" ? "\"\"" : String(scalar) }
                return quoted + "\""
            }.joined(separator: separator)
        }
        return Array(lines.map { $0 + lineEnd }.joined().utf8)
    }
}
