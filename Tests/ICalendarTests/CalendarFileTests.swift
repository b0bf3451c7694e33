import CorginaCore
import Testing

@testable import ICalendar

struct CalendarFileTests {
    private let now = Moment(secondsSinceEpoch: 1_794_000_007, utcOffset: 3_600)

    private func text(_ entries: [CalendarEntry]) -> String {
        String(decoding: CalendarFile(name: "Corgina", entries: entries).bytes(now: now), as: UTF8.self)
    }

    @Test func `an appointment is written in UTC, with its length and a reminder`() throws {
        let start = try #require(Moment("2026-11-05T14:00:00-05:00"))
        let entry = CalendarEntry(
            uid: "a-1@corgina", time: .at(start, minutes: 45), title: "Midwife; and, so\\on\nline",
            place: "St Mary's", alarm: 60)
        let lines = text([entry]).split(separator: "\r\n").map(String.init)
        #expect(
            lines == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Corgina//Calendar feed//EN", "CALSCALE:GREGORIAN",
                "METHOD:PUBLISH", "NAME:Corgina", "X-WR-CALNAME:Corgina", "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
                "X-PUBLISHED-TTL:PT6H", "BEGIN:VEVENT", "UID:a-1@corgina", "DTSTAMP:20261106T212007Z",
                "DTSTART:20261105T190000Z", "DURATION:PT45M", "SUMMARY:Midwife\\; and\\, so\\\\on\\nline",
                "LOCATION:St Mary's", "CLASS:PRIVATE", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT60M",
                "DESCRIPTION:Midwife\\; and\\, so\\\\on\\nline", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
            ])
    }

    @Test func `a whole day has no time, and takes nobody's`() throws {
        let day = try #require(CalendarDay("2027-03-10"))
        let written = text([CalendarEntry(uid: "d", time: .on(day), title: "Week 24")])
        #expect(written.contains("DTSTART;VALUE=DATE:20270310\r\nTRANSP:TRANSPARENT\r\n"))
    }

    private static let repetitions: [(Set<Weekday>, String?, String, String)] = [
        (Set(Weekday.allCases), nil, "20261103T080000", "FREQ=DAILY"),
        (Set(Weekday.allCases), "2026-11-30", "20261103T080000", "FREQ=DAILY;UNTIL=20261130T080000"),
        ([.monday, .thursday], nil, "20261105T080000", "FREQ=WEEKLY;BYDAY=MO,TH"),
        ([.sunday], "2027-01-31", "20261108T080000", "FREQ=WEEKLY;UNTIL=20270131T080000;BYDAY=SU"),
    ]

    @Test(arguments: repetitions)
    func `what repeats does so by the clock on the wall`(
        weekdays: Set<Weekday>, last: String?, start: String, rule: String
    ) throws {
        let first = try #require(CalendarDay("2026-11-03"))
        let repetition = try #require(
            CalendarTime.Repetition(
                from: first, time: TimeOfDay(minutes: 480), weekdays: weekdays, last: last.flatMap(CalendarDay.init)))
        let written = text([CalendarEntry(uid: "s", time: .every(repetition), title: "Iron", alarm: 0)])
        #expect(written.contains("DTSTART:\(start)\r\nRRULE:\(rule)\r\n"))
        #expect(written.contains("TRIGGER:PT0S\r\n"))
    }

    @Test func `what never comes is nothing to repeat`() throws {
        let tuesday = try #require(CalendarDay("2026-11-03"))
        let eight = TimeOfDay(minutes: 480)
        #expect(CalendarTime.Repetition(from: tuesday, time: eight, weekdays: []) == nil)
        #expect(CalendarTime.Repetition(from: tuesday, time: eight, weekdays: [.monday], last: tuesday + 5) == nil)
        #expect(CalendarTime.Repetition(from: tuesday, time: eight, weekdays: [.monday], last: tuesday + 6) != nil)
    }

    @Test func `a calendar with nothing in it is still one`() {
        let lines = text([]).split(separator: "\r\n")
        #expect(lines.contains("BEGIN:VTIMEZONE") && !lines.contains("BEGIN:VEVENT"))
    }

    @Test(arguments: [
        String(repeating: "a", count: 300), String(repeating: "é", count: 200), String(repeating: "👩‍👩‍👧", count: 40),
        "", "short", String(repeating: "\u{301}", count: 90), "x\u{2028}y\u{85}z\u{7}\r\n\r;,",
    ])
    func `lines are folded at 75 octets and read back as they were`(title: String) {
        let bytes = CalendarFile(
            name: title, entries: [CalendarEntry(uid: "x", time: .on(.init(number: 0)), title: title)]
        )
        .bytes(now: now)
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        for part in parts { #expect(part.utf8.count <= 75) }
        // No character was cut in two.
        #expect(String(validating: bytes, as: UTF8.self) != nil)
        let unfolded = String(decoding: Self.unfolded(bytes), as: UTF8.self)
        #expect(unfolded.contains("\r\nSUMMARY:\(CalendarText.escaped(title))\r\n"))
        #expect(!CalendarText.escaped(title).unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    /// As a reader does it: by octets, since a line can begin with a mark that joins the space before it.
    private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.filter { index in
            ![0, 1, 2].contains { back in
                let start = index - back
                return start >= 0 && start + 2 < bytes.count && Array(bytes[start...(start + 2)]) == [13, 10, 32]
            }
        }.map { bytes[$0] }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
