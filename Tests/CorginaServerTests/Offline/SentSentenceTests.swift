import CorginaCore
import CorginaRooms
import CorginaVault
import Foundation
import Testing

@testable import CorginaServer

@Suite struct SentSentenceTests {
    private static let now = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)

    private func sent(_ fields: [String: String]) -> SentSentence? {
        let given = ["id": "0123456789abcdef0123456789abcdef", "sentence": "an apple"].merging(fields) { $1 }
        return SentSentence(Form(fields: given.mapValues { [$0] }), now: Self.now)
    }

    @Test(arguments: [
        ("1773156600", "-240", 1_773_156_600, -14_400), ("1773156600", "120", 1_773_156_600, 7_200),
        // A clock a little ahead; one far off; none; numbers that are none.
        ("1773160260", "-240", 1_773_160_200, -14_400), ("1873160200", "60", 1_773_160_200, 3_600),
        ("12", "60", 1_773_160_200, 3_600), ("", "", 1_773_160_200, -14_400),
        ("9223372036854775807", "99999", 1_773_160_200, -14_400), ("-9223372036854775808", "x", 1_773_160_200, -14_400),
        ("1e9", "1.5", 1_773_160_200, -14_400),
    ])
    func `it was said when the device says, if that can be`(at: String, offset: String, seconds: Int64, east: Int) {
        #expect(sent(["at": at, "offset": offset])?.moment == Moment(secondsSinceEpoch: seconds, utcOffset: east))
    }

    @Test(arguments: [
        ("2026-03-09", true), ("2026-03-10", false), ("2026-03-11", false), ("yesterday", false), ("1900-01-01", false),
    ])
    func `a day counts only if it had passed`(day: String, counts: Bool) {
        #expect((sent(["day": day])?.day != nil) == counts)
    }

    @Test func `its names follow from its id and no two are the same`() throws {
        let (one, two) = (try #require(sent([:])), try #require(sent(["id": String(repeating: "f", count: 32)])))
        let entries = (0..<SentSentence.most).flatMap { [one.entryID($0), two.entryID($0)] }
        let events = (0..<SentSentence.most).flatMap { [one.recordID($0), two.recordID($0)] }
        #expect(Set(entries).count == entries.count && Set(events).count == events.count)
        // A device that is delivered to again years later must find the same.
        #expect(one.entryID(0).description == "d3ad5456d7d0444bb02e6d5996b5242c")
    }

    @Test(arguments: ["", ".", "1", "1.", "-1.aa", "1.zz", "1.2.3"])
    func `a head that is none is not read`(text: String) {
        #expect(JournalHead(marked: text) == nil)
    }

    @Test func `a head reads what it writes`() {
        let head = JournalHead(sequence: 12, hash: Data((0..<32).map { UInt8($0 * 8) }))
        #expect(JournalHead(marked: head.mark) == head)
    }
}
