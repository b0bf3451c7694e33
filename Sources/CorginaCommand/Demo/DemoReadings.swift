import CorginaCore
import SeededRandom

/// What the person of the sample diary measures, by a generator of its own, so that her meals do not change with it.
struct DemoReadings {
    /// The first day of the pregnancy, and now.
    let firstDay: CalendarDay
    let now: Moment
    private var random = SeededGenerator(seed: 118)

    init(firstDay: CalendarDay, now: Moment) {
        self.firstDay = firstDay
        self.now = now
    }

    /// In no order; none of them ahead of now.
    mutating func events() -> [HealthEvent] {
        (pressures() + glucose() + temperatures() + kicks() + nights()).filter { $0.moment <= now }
    }

    /// Every third day from week 8 on, a little lower in the middle of the pregnancy, as is usual.
    private mutating func pressures() -> [HealthEvent] {
        stride(from: 56, through: now.day - firstDay, by: 3).map { day in
            let systolic = 112 + Int.random(in: -6...7, using: &random) - (day > 98 ? 3 : 0)
            let diastolic = 71 + Int.random(in: -5...5, using: &random) - (day > 98 ? 3 : 0)
            return event(
                day, at: 440, .bloodPressure(BloodPressure(systolic: systolic, diastolic: diastolic)))
        }
    }

    /// The last six days by meal: a week of looking after a screening.
    private mutating func glucose() -> [HealthEvent] {
        let last = now.day - firstDay
        return (last - 5...last).flatMap { day in
            [
                (430, BloodGlucose.Timing.fasting, MealType?.none, 78.0...93),
                (540, .oneHourAfterMeal, .breakfast, 112...146), (810, .oneHourAfterMeal, .lunch, 105...134),
                (1_190, .oneHourAfterMeal, .dinner, 108...137),
            ].map { minute, timing, meal, range in
                let amount = Double.random(in: range, using: &random).rounded()
                return event(
                    day, at: minute,
                    .glucose(BloodGlucose(milligramsPerDeciliter: amount, timing: timing, meal: meal)))
            }
        }
    }

    private mutating func temperatures() -> [HealthEvent] {
        let last = now.day - firstDay
        return [(9, 36.7), (8, 37.4), (7, 37.1), (5, 36.6)].map { daysAgo, celsius in
            event(last - daysAgo, at: 1_230, .temperature(Temperature(celsius: celsius)))
        }
    }

    /// Evenings of the last two weeks: her midwife told her to begin early.
    private mutating func kicks() -> [HealthEvent] {
        let last = now.day - firstDay
        return stride(from: last - 13, through: last - 1, by: 2).map { day in
            let minutes = Int.random(in: 18...27, using: &random) - (day == last - 1 ? 4 : 0)
            return event(day, at: 1_220, .kicks(KickCount(count: KickSession.target, minutes: minutes)))
        }
    }

    /// The nights of the last three weeks, and a nap on some Sundays.
    private mutating func nights() -> [HealthEvent] {
        let last = now.day - firstDay
        return (last - 20...last).flatMap { day in
            let minutes = Int.random(in: 72...100, using: &random) * 5
            let night = Sleep(
                minutes: minutes, wakings: Int.random(in: 1...4, using: &random),
                quality: minutes < 400 ? .poor : minutes < 460 ? .fair : .good)
            let nap = Sleep(minutes: 40, isNap: true)
            return [event(day, at: 415, .sleep(night))]
                + ((firstDay + day).weekday == .sunday ? [event(day, at: 860, .sleep(nap))] : [])
        }
    }

    private mutating func event(_ day: Int, at minute: Int, _ details: HealthEvent.Details) -> HealthEvent {
        let time = TimeOfDay(minutes: minute + Int.random(in: -12...12, using: &random))
        return HealthEvent(
            id: RecordID(using: &random),
            moment: Moment(day: firstDay + day, time: time, utcOffset: now.utcOffset), details: details)
    }
}
