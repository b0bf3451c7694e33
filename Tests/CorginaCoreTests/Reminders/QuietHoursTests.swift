import CorginaCore
import Testing

@Suite struct QuietHoursTests {
    private static let night = QuietHours(start: TimeOfDay(minutes: 1_320), end: TimeOfDay(minutes: 420))
    private static let nap = QuietHours(start: TimeOfDay(minutes: 780), end: TimeOfDay(minutes: 900))
    private static let none = QuietHours(start: TimeOfDay(minutes: 600), end: TimeOfDay(minutes: 600))

    @Test(arguments: [
        (night, 1_319, false), (night, 1_320, true), (night, 0, true), (night, 419, true), (night, 420, false),
        (nap, 779, false), (nap, 780, true), (nap, 899, true), (nap, 900, false), (none, 600, false), (none, 0, false),
    ])
    func `a time is quiet from the first minute on, and not in the last`(
        quiet: QuietHours, minutes: Int, isQuiet: Bool
    ) {
        #expect(quiet.contains(TimeOfDay(minutes: minutes)) == isQuiet)
    }

    @Test(arguments: [(1_380, 1), (60, 0)])
    func `a night that began before midnight ends on the next day`(minutes: Int, days: Int) {
        let day = CalendarDay(number: 20_000)
        let moment = Moment(day: day, time: TimeOfDay(minutes: minutes), utcOffset: 3_600)
        #expect(Self.night.endDay(of: moment) == day + days)
    }

    @Test func `outside them nothing ends`() {
        let noon = Moment(day: CalendarDay(number: 20_000), time: TimeOfDay(minutes: 720), utcOffset: 0)
        #expect(Self.night.endDay(of: noon) == nil)
    }
}
