import CorginaCore
import CorginaJournal
import CorginaLanguage
import SeededRandom

/// What the person of the sample diary takes: a list with its history, taken most days, forgotten on some.
struct DemoSupplements {
    let firstDay: CalendarDay
    let now: Moment

    /// When a dose is usually taken, how often it is remembered, and when she began and left off, in days since the first.
    private struct Habit {
        var common: CatalogueSupplement.ID
        var times: [Int?]
        var dose: Double?
        var days: ClosedRange<Int>
        var remembers: Double
        var stock: Int?
    }

    private static let habits = [
        Habit(common: .prenatal, times: [480], dose: nil, days: 30...400, remembers: 0.97, stock: 34),
        Habit(common: .iron, times: [780], dose: 27, days: 98...400, remembers: 0.93, stock: 6),
        Habit(common: .vitaminD, times: [540], dose: 1_000, days: 45...400, remembers: 0.92, stock: nil),
        Habit(common: .calcium, times: [570, 1_200], dose: 500, days: 120...400, remembers: 0.85, stock: nil),
        Habit(common: .dha, times: [1_110], dose: 200, days: 90...400, remembers: 0.9, stock: nil),
        Habit(common: .vitaminB6, times: [480, 960, 1_320], dose: 10, days: 45...97, remembers: 0.85, stock: nil),
    ]

    /// The list and its doses, oldest first.
    func changes(random: inout SeededGenerator) -> [(Moment, Change)] {
        var changes: [(Moment, Change)] = []
        for habit in Self.habits {
            guard var supplement = supplement(habit, random: &random) else { continue }
            changes.append((at(supplement.courses[0].start, 420), .putSupplement(supplement)))
            let last = firstDay + habit.days.upperBound
            if last < now.day {
                supplement = supplement.stopped(from: last + 1)
                changes.append((at(last + 1, 420), .putSupplement(supplement)))
            }
            changes += doses(of: supplement, habit, random: &random)
            if let pieces = habit.stock {
                supplement.stock = SupplementStock(pieces: pieces, countedAt: now)
                changes.append((now, .putSupplement(supplement)))
            }
        }
        return changes.filter { $0.0 <= now }
    }

    private func supplement(_ habit: Habit, random: inout SeededGenerator) -> Supplement? {
        let start = at(firstDay + habit.days.lowerBound, 420)
        guard start.day <= now.day, let common = CatalogueSupplement.of(habit.common),
            var supplement = common.supplement(RecordID(using: &random), startingAt: start)
        else { return nil }
        supplement.name = SupplementName.spoken(supplement.name)
        if let dose = habit.dose { supplement.dose.value = dose }
        supplement.contents = common.contents(of: supplement.dose)
        if habit.common == .prenatal { supplement.contents = Self.label }
        let schedule = DoseSchedule(times: habit.times.map { $0.map(TimeOfDay.init(minutes:)) })
        return supplement.rescheduled(schedule, from: start.day)
    }

    /// The label of a made-up prenatal without iron, which she takes by itself.
    private static let label = SupplementContents([
        .folicAcid: 400, .iodine: 150, .vitaminD: 10, .vitaminB6: 2, .vitaminB12: 3, .zinc: 8, .vitaminC: 60,
    ])

    /// Taken as she remembers; lately the first doses are, and the second one of yesterday was forgotten.
    private func doses(of supplement: Supplement, _ habit: Habit, random: inout SeededGenerator) -> [(Moment, Change)] {
        var changes: [(Moment, Change)] = []
        for day in supplement.courses[0].start.number...now.day.number {
            for slot in supplement.slots(on: CalendarDay(number: day)) {
                let minute = (supplement.time(of: slot)?.minutes ?? 720) + Int.random(in: -12...35, using: &random)
                let moment = at(slot.day, minute)
                let isRemembered = Double.random(in: 0..<1, using: &random) < habit.remembers
                let isLately = day >= now.day.number - 1
                guard moment <= now, isLately ? slot.number == 1 : isRemembered else { continue }
                // Now and then she leaves one out on purpose.
                let isSkipped = !isLately && Double.random(in: 0..<1, using: &random) < 0.03
                let record =
                    try? isSkipped
                    ? supplement.skipping(slot, at: moment)
                    : supplement.taking(slot, at: moment, now: now)
                if let record { changes.append((moment, Change(record, of: supplement))) }
            }
        }
        return changes
    }

    private func at(_ day: CalendarDay, _ minute: Int) -> Moment {
        Moment(day: day, time: TimeOfDay(minutes: minute), utcOffset: now.utcOffset)
    }
}
