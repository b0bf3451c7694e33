import CorginaCore
import Testing

@testable import CorginaJournal

/// What a table is refused for: with the row and the column, and nothing taken.
@Suite struct DiaryTableErrorTests {
    private let entries = (1...3).map { Sample.entry($0, .putEvent(Sample.water($0))) }

    private func sheet() throws -> Spreadsheet { try Spreadsheet(TableSample(entries).bytes()) }

    private func error(_ change: (inout Spreadsheet) -> Void) throws -> DiaryTableError? {
        var sheet = try sheet()
        change(&sheet)
        do throws(DiaryTableError) {
            _ = try DiaryTable.entries(in: sheet.bytes)
            return nil
        } catch { return error }
    }

    @Test(arguments: ["kind", "what", "details", "notes", "tags", "state", "date", "time"])
    func `words that were changed are refused, with their place`(column: String) throws {
        #expect(try error { $0[4, column] = "Milk" } == .changed(row: 4, column: column))
        #expect(try error { $0[4, column] = "" } == .changed(row: 4, column: column))
        let sentence = "\(DiaryTableError.changed(row: 4, column: column))"
        #expect(sentence.contains("Row 4, column “\(column)”") && sentence.contains("Nothing was taken"))
    }

    @Test func `the way out is to leave the words away`() throws {
        let way = try error { sheet in
            sheet[3, "what"] = "Milk"
            sheet[4, "date"] = "yesterday"
            sheet.keepColumns { ["number", "check", "entry"].contains($0) }
        }
        #expect(way == nil)
    }

    @Test(arguments: ["2026-03-11", "2026-11-22", "11/22/2026", "10.3.2025", "10 March 2026", "3/10", ""])
    func `a date of another day is refused, in any order`(date: String) throws {
        #expect(try error { $0[3, "date"] = date } == .changed(row: 3, column: "date"))
    }

    @Test func `dates have one order in all rows`() throws {
        let days = [Sample.lunchtime, Sample.lunchtime.advanced(bySeconds: 10 * 86_400)]
        let entries = days.enumerated().map { number, moment in
            Sample.entry(UInt64(number), .putEvent(Sample.water(UInt64(number), at: moment)))
        }
        var sheet = try Spreadsheet(TableSample(entries).bytes())
        (sheet[3, "date"], sheet[4, "date"]) = ("3/10/2026", "20/3/2026")
        #expect(throws: DiaryTableError.changed(row: 4, column: "date")) { try DiaryTable.entries(in: sheet.bytes) }
        sheet[4, "date"] = "3/20/26"
        #expect(try DiaryTable.entries(in: sheet.bytes) == entries)
    }

    @Test(arguments: ["12:30", "12:30:00", "12:30 PM", "12:30:00 p.m."])
    func `a time is known however it is written`(time: String) throws {
        #expect(try error { $0[3, "time"] = time } == nil)
    }

    @Test(arguments: ["12:31", "00:30", "12:30 AM", "12:30:01", "12.5", "noon"])
    func `another time is refused`(time: String) throws {
        #expect(try error { $0[3, "time"] = time } == .changed(row: 3, column: "time"))
    }

    @Test func `what is exact has to be exact`() throws {
        #expect(try error { $0[3, "entry"] = $0[4, "entry"] } == .badEntry(row: 3))
        #expect(try error { $0[3, "entry"].removeLast(5) } == .badEntry(row: 3))
        #expect(try error { $0[3, "number"] = "3" } == .badEntry(row: 3))
        #expect(try error { $0[3, "number"] = "one" } == .badNumber(row: 3))
        #expect(try error { $0[3, "check"] = "" } == .changed(row: 3, column: "check"))
        #expect(try error { $0.rows.append($0.rows[2]) } == .badNumber(row: 6))
        #expect(try error { $0.keepColumns { $0 != "check" } } == .columnMissing("check"))
        #expect(try error { $0.keepColumns { $0 != "number" } } == .columnMissing("number"))
        #expect(try error { $0.keepColumns { $0 != "entry" } } == .withoutEntries)
        #expect(try error { $0.rows[0][2] = "Date " } == .columnTwice("date"))
    }

    @Test func `rows and columns that are missing or her own are told`() throws {
        #expect(try error { $0.rows.removeLast() } == .otherCount(found: 2, exported: 3))
        #expect(
            try error {
                $0.rows.removeLast()
                $0.rows.remove(at: 1)
            } == nil)
        #expect(try error { $0.rows.append(["2026-03-10", "12:30", "hydration", "Milk"]) } == .foreignRow(6))
        #expect(
            try error {
                $0.rows[0].append("what the midwife said")
                $0.rows[2].append("all well")
            } == .foreignCell(row: 3, column: 12))
        #expect(try error { $0.rows[0].append("what the midwife said") } == nil)
        #expect(DiaryTableError.letters(12) == "L" && DiaryTableError.letters(28) == "AB")
    }

    @Test func `what is no table, not whole or newer is refused`() throws {
        let bytes = try TableSample(entries).bytes()
        #expect(throws: DiaryTableError.otherFormat) { try DiaryTable.entries(in: []) }
        #expect(throws: DiaryTableError.otherFormat) { try DiaryTable.entries(in: Array("a,b\r\n1,2".utf8)) }
        #expect(throws: DiaryTableError.notText) { try DiaryTable.entries(in: bytes + [0xE9]) }
        #expect(throws: DiaryTableError.withoutEntries) {
            try DiaryTable.entries(in: Array("date,time,kind,what,details,notes,tags\r\n".utf8))
        }
        #expect(throws: DiaryTableError.tooLarge) {
            try DiaryTable.entries(in: Array("entry\(String(repeating: ",", count: 600))".utf8))
        }
        for length in stride(from: 3, to: bytes.count - 2, by: 7) {
            #expect(throws: DiaryTableError.self) { try DiaryTable.entries(in: Array(bytes.prefix(length))) }
        }
        var sheet = try Spreadsheet(bytes)
        let head = #"{"format":"corgina-diary-table","version":2,"exportedAt":"2026-03-10T12:30:00-04:00","entries":3}"#
        sheet[2, "entry"] = head
        sheet[2, "check"] =
            TableCheck(
                words: TableColumn.words.map { ($0, sheet[2, $0]) }, number: 0, entry: Array(head.utf8)
            ).description
        #expect(throws: DiaryTableError.newer) { try DiaryTable.entries(in: sheet.bytes) }
    }

    @Test func `a hint of the separator is taken, and a quote within a cell`() throws {
        var rows = SeparatedRows(Array("sep=;\r\na;\"b\"\"\r\nc\" d;e\"f\r;\n\ng".utf8))
        var read: [[String]] = []
        while let cells = try rows.next() { read.append(cells.map { String(decoding: $0, as: UTF8.self) }) }
        #expect(read == [["a", "b\"\r\nc d", "e\"f"], ["", ""], [""], ["g"]])
    }

    @Test func `no error says what a cell says`() throws {
        let secret = "porkchop"
        for column in try sheet().rows[0] {
            let told = try error { $0[3, column] = secret }
            #expect(told.map { !"\($0)".contains(secret) } ?? false)
        }
    }
}
