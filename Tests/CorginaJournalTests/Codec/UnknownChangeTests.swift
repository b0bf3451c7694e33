import CorginaCore
import CorginaJournal
import Testing

@Suite struct UnknownChangeTests {
    private func entry(version: Int = 1, _ change: String) -> [UInt8] {
        Array(
            """
            {"version":\(version),"id":"00000000000000010000000000000002","recordedAt":{"seconds":1,"offset":0},\
            "device":"iPad","change":\(change)}
            """.utf8)
    }

    @Test(arguments: [
        #"{"kind":"put_ritual","ritual":{"b": 1.50 ,"a":[ ],"s":"\u00e9"}}"#,
        #"{"kind":"put_event","event":{"id":"00000000000000030000000000000004","at":{"seconds":1,"offset":0},"kind":"dream","x":1}}"#,
        #"{"kind":"put_profile","profile":{"firstName":"","units":"imperial","appearance":"dark","timeZone":"UTC"}}"#,
        #"{"kind":"put_pregnancy","pregnancy":{"id":"00000000000000030000000000000004","dating":{"method":"stars"}}}"#,
    ])
    func `a kind of a newer version is kept byte for byte`(change: String) throws {
        let bytes = entry(change)
        let read = try JournalEntry(decoding: bytes)
        guard case .unknown(let unknown) = read.change else { throw Unexpected() }
        #expect(unknown.source == Array(change.utf8))
        #expect(unknown.version == 1)
        #expect(read.device == "iPad")
        #expect(try read.encoded() == bytes)
    }

    @Test func `every change of a newer format is unknown, and its version is kept`() throws {
        let bytes = entry(version: 2, #"{"kind":"remove","id":"00000000000000030000000000000004"}"#)
        let read = try JournalEntry(decoding: bytes)
        guard case .unknown(let unknown) = read.change else { throw Unexpected() }
        #expect(unknown.version == 2)
        #expect(try read.encoded() == bytes)
    }

    @Test func `space around an unknown change is not part of it`() throws {
        let read = try JournalEntry(decoding: entry(" \n[ 1 ] ".replacing1With(#"{"kind":"x"}"#)))
        guard case .unknown(let unknown) = read.change else { throw Unexpected() }
        #expect(unknown.source == Array(#"{"kind":"x"}"#.utf8))
    }

    @Test func `fields nobody knows are passed over, wherever they are`() throws {
        let text = #"""
            {"new":[1],"version":1,"id":"00000000000000010000000000000002","recordedAt":{"seconds":1,"offset":0,"zone":"x"},
            "device":"iPad","change":{"extra":null,"kind":"put_event","event":{"id":"00000000000000030000000000000004",
            "mood":5,"at":{"seconds":1,"offset":0},"kind":"hydration","details":{"name":"Water","ml":250,"ice":true}}}}
            """#
        let read = try JournalEntry(decoding: Array(text.utf8))
        let event = HealthEvent(
            id: RecordID(high: 3, low: 4), moment: Moment(secondsSinceEpoch: 1, utcOffset: 0),
            details: .hydration(Drink(name: "Water", volume: Milliliters(250))))
        #expect(read.change == .putEvent(event))
    }

    @Test(arguments: [
        #"{"kind":"remove"}"#, #"{"kind":"remove","id":"3"}"#, #"{"kind":1}"#, #"{}"#, #"[]"#, #"null"#, #""remove""#,
        #"{"kind":"put_event","event":{"id":"00000000000000030000000000000004","at":{"seconds":1,"offset":0},"kind":"weight"}}"#,
        #"{"kind":"put_event","event":{"id":"00000000000000030000000000000004","at":{"seconds":1e17,"offset":0},"kind":"note"}}"#,
        #"{"kind":"put_event","event":{"id":"00000000000000030000000000000004","at":{"seconds":1,"offset":70000},"kind":"note"}}"#,
        #"{"kind":"put_event","event":{"id":"00000000000000030000000000000004","at":{"seconds":1,"offset":0},"kind":"weight","details":{"kilograms":1e13}}}"#,
    ])
    func `a known kind that is wrong is refused`(change: String) {
        #expect(throws: JournalCodecError.self) { try JournalEntry(decoding: entry(change)) }
    }
}

private struct Unexpected: Error {}

extension String {
    fileprivate func replacing1With(_ text: String) -> String {
        split(separator: "[ 1 ]", omittingEmptySubsequences: false).joined(separator: text)
    }
}
