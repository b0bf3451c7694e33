import Testing

@testable import CorginaCore

struct SupplementCourseTests {
    private typealias Sample = SupplementSample
    private let monday = Sample.monday

    private func counts(_ supplement: Supplement, _ days: ClosedRange<Int>) -> [Int] {
        days.map { supplement.slots(on: monday + $0).count }
    }

    @Test func `Paused, resumed and stopped, the days before stay as they were`() {
        let paused = Sample.iron().paused(from: monday + 2)
        #expect(counts(paused, -1...3) == [0, 3, 3, 0, 0])
        #expect(paused.status(on: monday + 2) == .paused(since: monday + 2))
        #expect(paused.status(on: monday + 1) == .active && paused.status(on: monday - 1) == .notStarted)
        let resumed = paused.resumed(on: monday + 4)
        #expect(counts(resumed, 0...5) == [3, 3, 0, 0, 3, 3])
        let stopped = resumed.stopped(from: monday + 5)
        #expect(counts(stopped, 0...6) == [3, 3, 0, 0, 3, 0, 0])
        #expect(stopped.status(on: monday + 9) == .stopped(since: monday + 5))
        #expect(stopped.courses.map(\.ending) == [.paused, .stopped])
    }

    @Test func `Paused and then stopped it is stopped since it was paused`() {
        let stopped = Sample.iron().paused(from: monday + 2).stopped(from: monday + 6)
        #expect(stopped.status(on: monday + 7) == .stopped(since: monday + 2))
        #expect(stopped.resumed(on: monday + 8).status(on: monday + 8) == .active)
    }

    @Test func `Resuming twice or pausing what is paused changes nothing`() {
        let iron = Sample.iron()
        #expect(iron.resumed(on: monday + 1) == iron)
        let paused = iron.paused(from: monday + 2)
        #expect(paused.paused(from: monday + 3).slots(on: monday + 1).count == 3)
        #expect(paused.paused(from: monday + 3).status(on: monday + 3) == .paused(since: monday + 2))
    }

    @Test func `Stopped on its first day it has no dose, and remembers how it was to be taken`() {
        let stopped = Sample.iron().stopped(from: monday)
        #expect(counts(stopped, -1...2) == [0, 0, 0, 0])
        #expect(stopped.status(on: monday) == .stopped(since: monday) && stopped.courses.map(\.isEmpty) == [true])
        let again = stopped.resumed(on: monday)
        #expect(counts(again, -1...1) == [0, 3, 3] && again.courses.count == 1)
        #expect(counts(stopped.resumed(on: monday + 2), 0...2) == [0, 0, 3])
    }

    @Test func `A schedule changed and paused in one day is the one taken up again`() {
        let twice = DoseSchedule.daily(2)
        let paused = Sample.iron().rescheduled(twice, from: monday + 3).paused(from: monday + 3)
        #expect(counts(paused, 2...4) == [3, 0, 0] && paused.schedule == twice)
        #expect(counts(paused.resumed(on: monday + 5), 2...5) == [3, 0, 0, 2])
        #expect(paused.stopped(from: monday + 6).status(on: monday + 6) == .stopped(since: monday + 3))
    }

    @Test func `A new schedule holds from its day on, and a dose taken that morning keeps its place`() throws {
        let iron = Sample.iron()
        let record = try iron.taking(
            Sample.slot(1, of: iron, on: monday + 1), at: Sample.at(8, on: monday + 1),
            now: Sample.at(8, on: monday + 1))
        let changed = iron.rescheduled(DoseSchedule(times: [Sample.time(9), Sample.time(21)]), from: monday + 1)
        #expect(counts(changed, 0...2) == [3, 2, 2])
        let day = DoseDay(changed, on: monday + 1, records: [record], now: Sample.at(12, on: monday + 1))
        #expect(day.words == "1 of 2 doses taken" && day.extras.isEmpty)
        #expect(changed.courses.map(\.ending) == [.changed, .changed])
    }

    @Test func `A dose of a schedule that is no more counts as extra, not as lost`() throws {
        let iron = Sample.iron()
        let record = try iron.taking(Sample.slot(3, of: iron), at: Sample.at(8), now: Sample.at(8))
        let day = DoseDay(iron.rescheduled(.daily(1), from: monday), on: monday, records: [record], now: Sample.at(9))
        #expect(day.words == "0 of 1 dose taken" && day.extras == [record])
    }

    @Test func `Begun in the afternoon, the morning's dose is not asked for that day`() {
        var iron = Sample.iron()
        iron.courses[0].startTime = Sample.time(13)
        #expect(iron.slots(on: monday).map(\.number) == [2, 3])
        #expect(iron.slots(on: monday + 1).map(\.number) == [1, 2, 3])
    }

    @Test func `On chosen weekdays there are doses on those alone`() {
        let iron = Sample.iron(weekdays: [.monday, .thursday])
        #expect(counts(iron, 0...7) == [3, 0, 0, 3, 0, 0, 0, 3])
        #expect(iron.schedule.words == "3 times on Mon, Thu")
        #expect(DoseSchedule.daily(2).words == "Twice daily" && DoseSchedule.daily(1).words == "Once daily")
        #expect(DoseSchedule.whenNeeded.words == "When needed")
    }

    @Test func `Courses that overlap are cut where the next begins`() {
        let course = { (start: Int, doses: Int) in Course(start: self.monday + start, schedule: .daily(doses)) }
        let iron = Supplement(
            id: RecordID(high: 1, low: 1), name: "Iron", dose: DoseAmount(27, .milligrams),
            courses: [course(4, 2), course(0, 1)])
        #expect(counts(iron, 0...5) == [1, 1, 1, 1, 2, 2])
    }
}
