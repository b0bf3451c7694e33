import CorginaCore
import CorginaJournal
import SeededRandom
import Testing

@testable import CorginaRooms

/// A thousand days of a diary, of a server that knows its minutes alone and is restarted now and then, and of clocks that change: twice
/// a year on the continents, at midnight, by half an hour, and nowhere.
///
/// What has to come, and when, is worked out here by other arithmetic than the schedule's.
@Suite struct ReminderSimulationTests {
    /// With and without quiet hours.
    static let nights: [QuietHours?] = [
        nil, QuietHours(start: TimeOfDay(minutes: 1_380), end: TimeOfDay(minutes: 360)),
    ]

    @Test(arguments: nights, WallClock.all) func `each reminder comes once, at its minute, or not where it was done`(
        quiet: QuietHours?, clock: WallClock
    ) throws {
        var simulation = try SimulatedReminders(quiet: quiet, clock: clock, seed: 22)
        for _ in 0..<1_000 { try simulation.liveADay() }
        let result = simulation.result()
        #expect(result.wrong == [])
        #expect(result.doses > 2_000 && result.done > 400 && result.visits > 80, "\(result)")
        #expect(simulation.restarts > 300)
    }
}

/// She, her diary and what a server keeps of it.
private struct SimulatedReminders {
    private static let first = CalendarDay(number: 20_454)
    /// 0:30 or 2:30 is skipped once a year and comes twice once, where clocks change then.
    private static let times = [30, 150, 480, 1_260]

    private var random: SeededGenerator
    private let quiet: QuietHours?
    private let clock: WallClock
    private let supplement: Supplement
    private var diary: GrowingDiary
    private var kept: [UInt8]
    private var minute: Int64
    private var day = first
    private var nextOpening: Int64 = 0
    private var visitCount: UInt64 = 0
    private(set) var restarts = 0

    private var came: [Reminder.Subject: [Int64]] = [:]
    private var sentAt: [Reminder.Subject: Int64] = [:]
    private var recorded: [DoseSlot: Int64] = [:]
    private var ticks: [Int64] = []
    private var visits: [RecordID: Int64] = [:]

    struct Result {
        var wrong: [String] = []
        var doses = 0
        var done = 0
        var visits = 0
    }

    init(quiet: QuietHours?, clock: WallClock, seed: UInt64) throws {
        self.quiet = quiet
        self.clock = clock
        random = SeededGenerator(seed: seed)
        supplement = ReminderSamples.supplement(1, "Iron", at: Self.times.map { $0 }, from: Self.first)
        let preferences = ReminderPreferences(
            kinds: [.dose, .lateDose, .missedDoses, .visitTomorrow, .visitSoon], quietHours: quiet)
        diary = GrowingDiary([ReminderSamples.profile(preferences), .putSupplement(supplement)])
        minute = clock.minute(Self.first, 0) - 1
        kept = WakeTimes(now: minute).bytes
    }

    private var now: Moment { moment(minute) }

    private func moment(_ minute: Int64) -> Moment {
        Moment(secondsSinceEpoch: minute * 60, utcOffset: clock.offset(at: minute * 60))
    }

    private var schedule: ReminderSchedule {
        let clock = clock
        return ReminderSchedule(diary.diary) { clock.offset(at: $0) }
    }

    /// The server looks every few minutes, and is sometimes away for longer; she opens her diary now and then.
    mutating func liveADay() throws {
        let end = clock.minute(day + 1, 0)
        while minute < end {
            let isAway = Int.random(in: 0..<60, using: &random) == 0
            minute += Int64.random(in: 1...(isAway ? 110 : 20), using: &random)
            if minute >= nextOpening { try open() }
            if isAway { restarts += 1 }
            send()
        }
        day = day + 1
    }

    /// Everything that is due is claimed and kept before it is told; nothing but these bytes outlives a step.
    private mutating func send() {
        ticks.append(minute)
        while var times = WakeTimes(kept), let due = times.claim(at: minute) {
            kept = times.bytes
            for reminder in schedule.reminders(at: due, now: now) {
                came[reminder.subject, default: []].append(due)
                sentAt[reminder.subject] = minute
            }
        }
    }

    private mutating func open() throws {
        nextOpening =
            minute
            + Int64.random(in: 60...(Int.random(in: 0..<30, using: &random) == 0 ? 7_000 : 1_100), using: &random)
        for slot in supplement.slots(on: now.day) where Bool.random(using: &random) && recorded[slot] == nil {
            // Also some hours before its time.
            guard let time = supplement.time(of: slot), time.minutes <= now.time.minutes + 300 else { continue }
            let record = try supplement.taking(slot, at: now, now: now)
            diary.add(Change(record, of: supplement))
            recorded[slot] = minute
        }
        if Int.random(in: 0..<12, using: &random) == 0 { addVisit() }
        guard var times = WakeTimes(kept) else { return }
        times.replace(with: schedule.minutes(at: now), now: minute)
        kept = times.bytes
    }

    private mutating func addVisit() {
        visitCount += 1
        let at = minute + Int64.random(in: 3_000...15_000, using: &random)
        diary.add(ReminderSamples.visit(visitCount, moment(at)))
        visits[RecordID(high: 2, low: visitCount)] = at
    }
}

// MARK: What has to have come

extension SimulatedReminders {
    func result() -> Result {
        var result = Result()
        var day = Self.first + 1
        // Of the last days not everything has come yet.
        while day < self.day - 16 {
            for slot in supplement.slots(on: day) { look(at: slot, &result) }
            lookAtMissed(on: day, &result)
            day = day + 1
        }
        for (id, at) in visits where at < minute - 20_000 { look(at: id, at, &result) }
        return result
    }

    /// When the server looks for the first time at that minute or after it.
    private func tick(for due: Int64) -> Int64 {
        var (low, high) = (0, ticks.count)
        while low < high {
            let middle = (low + high) / 2
            if ticks[middle] < due { low = middle + 1 } else { high = middle }
        }
        return low < ticks.count ? ticks[low] : .max
    }

    private func look(at slot: DoseSlot, _ result: inout Result) {
        let time = Self.times[slot.number - 1]
        let isQuiet = quiet?.contains(TimeOfDay(minutes: time)) ?? false
        let due = clock.minute(slot.day, isQuiet ? 360 : time)
        let isDone = recorded[slot].map { $0 <= tick(for: due) } ?? false
        expect(.dose(slot), isDone ? [] : [due], &result)
        if isDone { result.done += 1 } else { result.doses += 1 }
        if (came[.lateDose(slot)] ?? []).count > 1 { result.wrong.append("late twice: \(slot)") }
    }

    private func lookAtMissed(on day: CalendarDay, _ result: inout Result) {
        let due = quiet == nil ? clock.minute(day + 1, 0) : clock.minute(day + 1, 360)
        let isOpen = supplement.slots(on: day).contains { slot in recorded[slot].map { $0 > tick(for: due) } ?? true }
        expect(.missedDoses(day), isOpen ? [due] : [], &result)
    }

    private func look(at visit: RecordID, _ at: Int64, _ result: inout Result) {
        result.visits += 1
        for (subject, due) in [(Reminder.Subject.visitSoon(visit), at - 60), (.visitTomorrow(visit), at - 1_440)] {
            let came = came[subject] ?? []
            // Quiet hours and an hour more or less move it; that it comes once stands.
            let isNear = came.allSatisfy { (due - 60...due + 480).contains($0) }
            let mayBeOver = quiet != nil && tick(for: due) >= at - 480 && subject == .visitSoon(visit)
            let isRight = isNear && (came.count == 1 || (came.isEmpty && (mayBeOver || tick(for: due) >= at)))
            if !isRight { result.wrong.append("\(subject) came at \(came), due at \(due)") }
        }
    }

    private func expect(_ subject: Reminder.Subject, _ minutes: [Int64], _ result: inout Result) {
        let came = came[subject] ?? []
        if came != minutes { result.wrong.append("\(subject) came at \(came), not at \(minutes)") }
    }
}
