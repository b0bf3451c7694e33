import CorginaCore
import CorginaJournal
import Testing

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

    private func folded(_ entries: [JournalEntry]) -> Diary {
        var diary = Diary()
        for (index, entry) in entries.enumerated() { diary.apply(entry, sequence: index + 1) }
        return diary
    }
}
