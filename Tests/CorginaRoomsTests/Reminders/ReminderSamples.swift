import CorginaCore
import CorginaJournal
import Markup

@testable import CorginaRooms

enum ReminderSamples {
    /// What Berlin's clocks show beside UTC, in seconds: summer time from the last Sunday of March to that of October, 1:00 UTC.
    static let berlin: @Sendable (Int64) -> Int = { seconds in
        let year = Moment(secondsSinceEpoch: seconds, utcOffset: 0).day.year
        let summer = lastSunday(3, year)..<lastSunday(10, year)
        return summer.contains(seconds) ? 7_200 : 3_600
    }

    private static func lastSunday(_ month: Int, _ year: Int) -> Int64 {
        guard let last = CalendarDay(year: year, month: month, day: 31) else { return 0 }
        let day = last - last.weekday.rawValue % 7
        return Int64(day.number) * 86_400 + 3_600
    }

    static func moment(_ day: CalendarDay, _ hour: Int, _ minute: Int = 0) -> Moment {
        Moment(day: day, time: TimeOfDay(minutes: hour * 60 + minute), offset: berlin)
    }

    static func supplement(_ number: UInt64, _ name: String, at minutes: [Int?], from day: CalendarDay) -> Supplement {
        Supplement(
            id: RecordID(high: 3, low: number), name: name, dose: DoseAmount(27, .milligrams),
            courses: [
                Course(start: day, schedule: DoseSchedule(times: minutes.map { $0.map(TimeOfDay.init(minutes:)) }))
            ])
    }

    static func visit(_ number: UInt64, _ moment: Moment, _ title: String = "Midwife") -> Change {
        .putEvent(
            HealthEvent(
                id: RecordID(high: 2, low: number), moment: moment, details: .appointment(Appointment(title: title))))
    }

    static func profile(_ reminders: ReminderPreferences) -> Change {
        .putProfile(Profile(timeZone: "Europe/Berlin", foodRegion: .uk, reminders: reminders))
    }

    static var pages: [(name: String, page: any Page)] {
        let usual = ReminderPreferences()
        var refused = RemindersPage(usual, device: .off(key: "BP4z9KsN"), speaksOfPregnancy: true)
        refused.fields.quietStart = Samples.hostile
        refused.fields.waterTimes = Array(repeating: Samples.hostile, count: 4)
        refused.errors = ["quietStart", "water1", "goalsTime", "kicksTime"].map {
            FieldError(field: $0, message: Samples.hostile)
        }
        return [
            ("privacy, reminders", PrivacyPage(isSignedIn: true, sendsReminders: true)),
            ("reminders, by an app", RemindersPage(usual, device: .phone, speaksOfPregnancy: true)),
            ("reminders, none sent", RemindersPage(usual, device: .serverSendsNone, speaksOfPregnancy: true)),
            (
                "reminders, sealed",
                RemindersPage(usual, device: .on(key: "BP4z9KsN"), home: .sealed, speaksOfPregnancy: true)
            ), ("reminders, not known", RemindersPage(usual, device: .unknown, home: .sealed, speaksOfPregnancy: true)),
            ("reminders, refused", refused),
            (
                "reminders, on",
                RemindersPage(
                    ReminderPreferences(kinds: Set(ReminderKind.allCases), quietHours: nil, isDiscreet: false),
                    device: .on(key: "BP4z9KsN"), speaksOfPregnancy: false, done: "A test is on its way.",
                    problem: "It can’t be reached.", toast: Toast(words: "Settings saved"))
            ),
        ]
    }
}

/// A diary to which changes are added one after the other.
struct GrowingDiary {
    private(set) var diary = Diary()
    private var count = 0

    init(_ changes: [Change] = []) { changes.forEach { add($0) } }

    mutating func add(_ change: Change) {
        count += 1
        diary.apply(
            JournalEntry(
                id: EntryID(high: 0, low: UInt64(count)),
                recordedAt: Moment(secondsSinceEpoch: 1_700_000_000, utcOffset: 0), device: "test", change: change),
            sequence: count)
    }
}
