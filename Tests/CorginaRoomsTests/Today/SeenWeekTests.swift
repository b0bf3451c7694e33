import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// The week's number stands in large once.
@Suite struct SeenWeekTests {
    private static let large = "class=\"newweek\""

    @Test func `a new week is large the first time Today is opened, and small from then on`() throws {
        var maja = try Resident()
        #expect(try !maja.open(.today).markup.contains(Self.large))
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        for week in 1...2 {
            // A day with an entry is no less new than one without.
            try maja.log("an apple")
            #expect(try maja.open(.today).markup.contains(Self.large), "\(week)")
            for _ in 1...2 { #expect(try !maja.open(.today).markup.contains(Self.large), "\(week)") }
            maja.now = maja.now.advanced(bySeconds: 7 * 86_400)
        }
        _ = try maja.open(.today)
        maja.now = maja.now.advanced(bySeconds: 86_400)
        let days = try #require(maja.diary.currentPregnancy).gestationalAge(on: maja.now.day).dayInWeek
        #expect(try maja.open(.today).markup.contains(Self.large) == (days == 0))
    }

    @Test func `a day that has passed, and Today below a sheet, are none of it`() throws {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        let draft = try maja.say("an apple")
        #expect(try !maja.open(.drafts(.sheet(draft))).markup.contains(Self.large))
        #expect(try !maja.open(.day(maja.now.day - 1)).markup.contains(Self.large))
        #expect(try maja.open(.today).markup.contains(Self.large))
    }
}
