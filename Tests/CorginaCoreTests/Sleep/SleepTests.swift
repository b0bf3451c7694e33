import CorginaCore
import Testing

struct SleepTests {
    private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }

    @Test(arguments: [
        ("23:00", "06:30", 450), ("00:15", "06:00", 345), ("13:00", "13:40", 40), ("22:00", "22:00", 1_440),
        ("23:59", "00:00", 1),
    ])
    func `a night goes on past midnight`(asleep: String, woke: String, minutes: Int) throws {
        #expect(Sleep.minutes(from: try time(asleep), to: try time(woke)) == minutes)
    }

    @Test func `a day counts its nights and its naps apart, and what has no length not at all`() {
        let events = [
            event(0, Sleep(minutes: 400)), event(0, Sleep(minutes: 40, isNap: true)), event(0, Sleep(wakings: 3)),
            event(1, Sleep(minutes: 200)), event(1, Sleep(minutes: 100)), event(2, Sleep(minutes: .max)),
        ]
        let days = SleepDay.list(events.reversed())
        #expect(days.map { $0.night } == [400, 300] && days.map { $0.naps } == [40, 0])
        #expect(days.map { $0.total } == [440, 300] && days.map { $0.events.count } == [2, 2])
    }

    @Test func `headache after short nights stands out, and after the same headaches at random does not`() {
        let search = InsightSearch()
        let linked = (0..<70).flatMap { day in night(day, isShort: day % 3 == 0, hasHeadache: day % 3 == 0) }
        let report = search.report(linked)
        #expect(report.insights.map { $0.exposure } == [.day(.shortNight)])
        #expect(report.insights.first?.words.contains("days after a shorter night than usual") == true)
        let even = (0..<70).flatMap { day in night(day, isShort: day % 3 == 0, hasHeadache: day % 2 == 0) }
        #expect(search.report(even).insights.isEmpty)
        #expect(search.report(even).coverage.contains { $0.observed == "days after a night you logged" })
    }

    private func night(_ day: Int, isShort: Bool, hasHeadache: Bool) -> [HealthEvent] {
        let sleep = event(day, Sleep(minutes: isShort ? 300 : 460 + day % 2))
        let headache = HealthEvent(
            id: RecordID(high: 2, low: UInt64(day)), moment: moment(day, 900),
            details: .symptom(SymptomReport(name: "Headache", severity: 2)))
        return hasHeadache ? [sleep, headache] : [sleep]
    }

    private func event(_ day: Int, _ sleep: Sleep) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 1, low: UInt64(day * 10 + (sleep.isNap ? 1 : 0) + (sleep.wakings ?? 0))),
            moment: moment(day, 420), details: .sleep(sleep))
    }

    private func moment(_ day: Int, _ minute: Int) -> Moment {
        Moment(day: CalendarDay(number: 20_000 + day), time: TimeOfDay(minutes: minute), utcOffset: 0)
    }
}
