import CorginaCore
import Testing

@testable import CorginaRooms

struct WrittenEnglishDatesTests {
    private let day = CalendarDay(number: 20_762)
    private let american = WrittenEnglish(region: .us)
    private let british = WrittenEnglish(region: .uk)

    @Test func `an American date has the month first, and a comma before the year`() {
        #expect(american.full(day) == "November 5, 2026" && american.dayAndMonth(day) == "November 5")
        #expect(american.short(day) == "Nov 5" && american.shortWithYear(day) == "Nov 5, 2026")
        #expect(american.withWeekday(day) == "Thursday, November 5")
        #expect(american.withWeekdayAndYear(day) == "Thursday, November 5, 2026")
    }

    @Test(arguments: [FoodRegion.uk, .australia, .india, nil])
    func `everywhere else the day comes first`(region: FoodRegion?) {
        let english = WrittenEnglish(region: region)
        #expect(english.full(day) == "5 November 2026" && english.dayAndMonth(day) == "5 November")
        #expect(english.short(day) == "5 Nov" && english.shortWithYear(day) == "5 Nov 2026")
        #expect(english.withWeekday(day) == "Thursday, 5 November")
        #expect(english.withWeekdayAndYear(day) == "Thursday, 5 November 2026")
    }

    @Test(arguments: [
        (0, "today", "today"), (1, "yesterday", "yesterday"), (2, "on Tuesday", "on Tuesday"),
        (6, "on Friday", "on Friday"), (7, "on 29 October", "on October 29"),
        (309, "on 31 December 2025", "on December 31, 2025"),
    ])
    func `in a sentence a day of the last week has its name, and one of another year its year`(
        daysAgo: Int, british: String, american: String
    ) {
        #expect(self.british.on(day - daysAgo, from: day) == british)
        #expect(self.american.on(day - daysAgo, from: day) == american)
    }

    @Test(arguments: [
        (0, 6, "5 – 11 November 2026", "November 5 – 11, 2026"),
        (26, 32, "1 – 7 December 2026", "December 1 – 7, 2026"),
        (20, 26, "25 November – 1 December 2026", "November 25 – December 1, 2026"),
        (55, 61, "30 December 2026 – 5 January 2027", "December 30, 2026 – January 5, 2027"),
    ])
    func `a range has as much of its first date as differs`(first: Int, last: Int, british: String, american: String) {
        #expect(self.british.range(day + first, day + last) == british)
        #expect(self.american.range(day + first, day + last) == american)
    }

    @Test(arguments: [
        (0, "12:00 am", "00:00"), (5, "12:05 am", "00:05"), (719, "11:59 am", "11:59"), (720, "12:00 pm", "12:00"),
        (845, "2:05 pm", "14:05"), (1_439, "11:59 pm", "23:59"),
    ])
    func `a clock of twelve hours has no hour nought`(minutes: Int, twelve: String, twentyFour: String) {
        let time = TimeOfDay(minutes: minutes)
        #expect(american.clock(time) == twelve && WrittenEnglish(region: .india).clock(time) == twelve)
        #expect(british.clock(time) == twentyFour && WrittenEnglish.ofNoRegion.clock(time) == twentyFour)
    }

    @Test func `a moment has its day and its time`() {
        let moment = Moment(day: day, time: TimeOfDay(minutes: 840), utcOffset: 0)
        #expect(american.short(moment) == "Nov 5, 2:00 pm" && british.short(moment) == "5 Nov, 14:00")
        #expect(american.long(moment) == "Thursday, November 5, 2026, 2:00 pm")
        #expect(british.long(moment) == "Thursday, 5 November 2026, 14:00")
        #expect(american.relative(moment, to: day) == "Today, 2:00 pm")
        #expect(british.relative(moment, to: day + 1) == "Yesterday, 14:00")
        #expect(american.relative(moment, to: day + 2) == "November 5, 2:00 pm")
    }
}
