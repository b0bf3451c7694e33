import CorginaCore
import CorginaJournal
import Testing

@Suite struct PregnancyCodecTests {
    private func entry(_ pregnancy: String) -> [UInt8] {
        Array(
            """
            {"version":1,"id":"00000000000000010000000000000002","recordedAt":{"seconds":1,"offset":0},\
            "device":"iPad","change":{"kind":"put_pregnancy","pregnancy":\(pregnancy)}}
            """.utf8)
    }

    private func read(_ pregnancy: String) throws -> Change { try JournalEntry(decoding: entry(pregnancy)).change }

    private let id = RecordID(high: 3, low: 4)
    private let dating = DatingMethod.dueDate(CalendarDay(number: 20_280))

    @Test func `an entry from before outcomes, twins and scans still reads, and is written the same`() throws {
        let text = #"{"id":"00000000000000030000000000000004","dating":{"method":"edd","day":20280}}"#
        #expect(try read(text) == .putPregnancy(Pregnancy(id: id, dating: dating)))
        #expect(try JournalEntry(decoding: entry(text)).encoded() == entry(text))
    }

    @Test func `the format of a pregnancy with everything is this`() throws {
        let text =
            #"{"id":"00000000000000030000000000000004","dating":{"method":"edd","day":20280},"reason":"provider","#
            + #""babies":2,"outcome":{"kind":"birth","day":20279,"name":"Mia"},"scans":[{"day":20100,"grams":350}]}"#
        let pregnancy = Pregnancy(
            id: id, dating: dating, datingReason: .provider, babies: 2,
            outcome: .birth(CalendarDay(number: 20_279), name: "Mia"),
            scans: [ScanMeasurement(day: CalendarDay(number: 20_100), weight: Grams(350))])
        #expect(try read(text) == .putPregnancy(pregnancy))
        #expect(try JournalEntry(decoding: entry(text)).encoded() == entry(text))
    }

    @Test func `a loss needs no day`() throws {
        let text =
            #"{"id":"00000000000000030000000000000004","dating":{"method":"edd","day":20280},"outcome":{"kind":"loss"}}"#
        #expect(try read(text) == .putPregnancy(Pregnancy(id: id, dating: dating, outcome: .loss(nil))))
        #expect(try JournalEntry(decoding: entry(text)).encoded() == entry(text))
    }

    @Test(arguments: [#""outcome":{"kind":"paused"}"#, #""reason":"stars""#])
    func `an outcome or reason of a newer version is kept unread`(field: String) throws {
        let text = #"{"id":"00000000000000030000000000000004","dating":{"method":"edd","day":20280},"# + field + "}"
        guard case .unknown = try read(text) else {
            Issue.record("read as \(try read(text))")
            return
        }
        #expect(try JournalEntry(decoding: entry(text)).encoded() == entry(text))
    }

    @Test(arguments: [
        #""outcome":{"kind":"birth"}"#, #""outcome":3"#, #""scans":[1]"#, #""scans":[{"day":1}]"#, #""babies":"two""#,
    ])
    func `what is wrong is refused`(field: String) {
        let text = #"{"id":"00000000000000030000000000000004","dating":{"method":"edd","day":20280},"# + field + "}"
        #expect(throws: JournalCodecError.self) { try read(text) }
    }
}
