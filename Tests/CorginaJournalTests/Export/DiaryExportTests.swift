import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

@Suite struct DiaryExportTests {
    private let moment = Sample.lunchtime

    @Test(arguments: 0..<500)
    func `what is exported reads back as the same entries and the same diary`(seed: Int) throws {
        var generated = Generated(seed: UInt64(seed))
        let entries = (0..<40).map { _ in generated.entry() }
        let export = DiaryExport(exportedAt: moment, entries: entries)
        let bytes = try export.encoded()
        let read = try DiaryExport(decoding: bytes)
        #expect(read == export)
        #expect(try read.encoded() == bytes)
        #expect(folded(read.entries) == folded(entries))
        #expect(folded(read.entries + read.entries) == folded(entries))
    }

    @Test func `a change of a newer version passes through`() throws {
        let text = """
            {"version":9,"id":"\(EntryID(high: 1, low: 2))","recordedAt":{"seconds":1,"offset":0},"device":"",\
            "change":{"kind":"put_moon","moon":{"phase":0.25}}}
            """
        let entry = try JournalEntry(decoding: Array(text.utf8))
        let read = try DiaryExport(decoding: DiaryExport(exportedAt: moment, entries: [entry]).encoded())
        #expect(read.entries == [entry])
    }

    @Test func `an empty diary is an export too`() throws {
        let export = DiaryExport(exportedAt: moment, entries: [])
        #expect(try DiaryExport(decoding: export.encoded()) == export)
    }

    @Test func `what is not an export is refused, with what to do`() throws {
        let whole = String(
            decoding: try DiaryExport(
                exportedAt: moment, entries: [Sample.entry(1, .remove(RecordID(high: 1, low: 1)))]
            )
            .encoded(), as: UTF8.self)
        #expect(throws: DiaryExportError.otherFormat) { try DiaryExport(decoding: Array("{}".utf8)) }
        #expect(throws: DiaryExportError.otherFormat) { try DiaryExport(decoding: Array("[1]".utf8)) }
        #expect(throws: DiaryExportError.newer) {
            try DiaryExport(
                decoding: Array(
                    whole.replacing("\"version\":1,\"exportedAt\"", with: "\"version\":2,\"exportedAt\"").utf8))
        }
        #expect(throws: DiaryExportError.badEntry(number: 1)) {
            try DiaryExport(decoding: Array(whole.replacing("\"id\":", with: "\"no\":").utf8))
        }
        for length in stride(from: 0, to: whole.utf8.count - 1, by: 7) {
            #expect(throws: DiaryExportError.self) { try DiaryExport(decoding: Array(whole.utf8.prefix(length))) }
        }
    }

    @Test(arguments: [
        "{\"format\":\"corgina-diary\"", "{\"a\":1,\"a\":2}", "{\"a\":1} x", "{\"a\":[1,2}", "{\"a\" 1}", "{\"a\":}",
        "{,}",
        "{\"a\":1,}", "{\"a\":\"\\", "{\"a\":\"x", "{\"a\":\"\u{1}\"}", "{\"a\":nul}", "{\"entries\":[1 2]}", "{a:1}",
    ])
    func `what is no JSON is refused`(text: String) {
        #expect(throws: DiaryExportError.self) { try DiaryExport(decoding: Array(text.utf8)) }
    }

    @Test func `space, order and names of a later version are passed over`() throws {
        let entry = Sample.entry(1, .putEvent(Sample.water(1)))
        let text =
            "\n { \"later\" : {\"a\":[1, {\"]\":\"}\\\"\"}]} ,\"entries\":[\t"
            + String(decoding: try entry.encoded(), as: UTF8.self)
            + "\r\n], \"exportedAt\":\"2026-03-10T12:30:00-04:00\",\"format\" :\"corgina-diary\",\"version\":1} "
        #expect(try DiaryExport(decoding: Array(text.utf8)).entries == [entry])
        #expect(try DiaryFile.entries(in: [0xEF, 0xBB, 0xBF] + text.utf8) == [entry])
    }

    /// T-S13: refused by how it is built, before any of it takes memory many times its length.
    @Test func `a million names, levels or cells are refused unread`() throws {
        let head = #"{"format":"corgina-diary","version":1,"exportedAt":"2026-03-10T12:30:00-04:00","entries":["#
        let names = "{" + (0..<1_000_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        let million = String(repeating: "[", count: 1_000_000)
        func refusal(_ text: String) throws -> DiaryExportError? {
            do throws(DiaryExportError) {
                _ = try DiaryFile.entries(in: Array(text.utf8))
                return nil
            } catch { return error }
        }
        #expect(try refusal(head + names + "]}") == .badEntry(number: 1))
        #expect(try refusal(names)?.description.contains("not an export") == true)
        #expect(try refusal(million) == .otherFormat)
        #expect(try refusal(head + million) == .notJSON(JSONError(.tooDeep, at: head.utf8.count + 62)))
        #expect(try refusal(head + String(repeating: "0,", count: 1_000_000) + "0]}") == .badEntry(number: 1))
        #expect(try refusal(head + "\"" + String(repeating: "x", count: 2_000_000) + "\"]}") == .badEntry(number: 1))
        #expect(try refusal("entry\n" + String(repeating: ",", count: 1_000_000)) == .table(.tooLarge))
        #expect(try refusal("entry\n" + String(repeating: "\n", count: 1_100_000)) == .table(.tooLarge))
        #expect(try refusal("entry\n\"" + String(repeating: "\"\"", count: 1_000_000)) == .table(.notWhole(row: 2)))
        #expect(try refusal("entry\n{" + String(repeating: "x", count: 2_000_000)) == .table(.badEntry(row: 2)))
    }

    private func folded(_ entries: [JournalEntry]) -> Diary {
        var diary = Diary()
        for (index, entry) in entries.enumerated() { diary.apply(entry, sequence: index + 1) }
        return diary
    }
}
