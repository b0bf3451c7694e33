import CorginaCore
import CorginaJournal

/// Diaries for the plans, and clocks.
enum PhoneSamples {
    /// A Monday in winter: 18 January 2027.
    static let day = CalendarDay(number: 20_836)

    /// What Berlin's clocks show beside UTC, in seconds: summer time from the last Sunday of March to that of October, 1:00 UTC.
    static let berlin: @Sendable (Int64) -> Int = { seconds in
        let year = Moment(secondsSinceEpoch: seconds, utcOffset: 0).day.year
        return (lastSunday(3, year)..<lastSunday(10, year)).contains(seconds) ? 7_200 : 3_600
    }

    private static func lastSunday(_ month: Int, _ year: Int) -> Int64 {
        guard let last = CalendarDay(year: year, month: month, day: 31) else { return 0 }
        return Int64((last - last.weekday.rawValue % 7).number) * 86_400 + 3_600
    }

    static func moment(_ day: CalendarDay, _ hour: Int, _ minute: Int = 0) -> Moment {
        Moment(day: day, time: TimeOfDay(minutes: hour * 60 + minute), offset: berlin)
    }

    static func supplement(_ number: UInt64, _ name: String, at minutes: [Int?]) -> Supplement {
        let times = minutes.map { $0.map { TimeOfDay(minutes: $0) } }
        return Supplement(
            id: RecordID(high: 3, low: number), name: name, dose: DoseAmount(27, .milligrams),
            courses: [Course(start: day - 5, schedule: DoseSchedule(times: times))])
    }

    static func event(_ number: UInt64, _ details: HealthEvent.Details, at moment: Moment) -> HealthEvent {
        HealthEvent(id: RecordID(high: 2, low: number), moment: moment, details: details)
    }

    static func visit(_ number: UInt64, at moment: Moment) -> Change {
        .putEvent(event(number, .appointment(Appointment(title: "Midwife")), at: moment))
    }

    static func profile(
        _ reminders: ReminderPreferences = ReminderPreferences(quietHours: nil), region: FoodRegion = .uk
    ) -> Change {
        .putProfile(Profile(timeZone: "Europe/Berlin", foodRegion: region, reminders: reminders))
    }

    /// 30 weeks along on ``day``.
    static func pregnancy(_ outcome: PregnancyOutcome = .ongoing) -> Change {
        .putPregnancy(
            Pregnancy(
                id: RecordID(high: 1, low: 1), dating: .lastPeriod(day - 210, cycleLength: 28), outcome: outcome))
    }

    static func meal(_ nutrients: [Nutrient: Double], named name: String = "Porridge") -> Meal {
        var amounts = NutrientAmounts.zero
        for (nutrient, amount) in nutrients { amounts[nutrient] = amount }
        let item = FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "bowl", grams: Grams(250), nutrients: amounts,
            source: .manual, isEstimated: false)
        return Meal(name: name, type: .breakfast, items: [item])
    }
}

/// A diary to which changes are added one after the other.
struct GrowingDiary {
    private(set) var diary = Diary()
    private var count = 0

    init(_ changes: [Change] = []) { changes.forEach { add($0) } }

    mutating func add(_ change: Change) {
        count += 1
        add(
            JournalEntry(
                id: EntryID(high: 9, low: UInt64(count)),
                recordedAt: Moment(secondsSinceEpoch: 1_700_000_000, utcOffset: 0), device: "test", change: change))
    }

    mutating func add(_ entry: JournalEntry) {
        count += 1
        diary.apply(entry, sequence: count)
    }
}
