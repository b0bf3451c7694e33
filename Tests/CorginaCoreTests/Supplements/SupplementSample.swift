@testable import CorginaCore

/// Small known supplements.
enum SupplementSample {
    /// 2026-03-09, a Monday.
    static let monday = CalendarDay(number: 20_521)

    static func time(_ hour: Int, _ minute: Int = 0) -> TimeOfDay { TimeOfDay(minutes: hour * 60 + minute) }

    static func at(_ hour: Int, _ minute: Int = 0, on day: CalendarDay = monday, offset: Int = 0) -> Moment {
        Moment(day: day, time: time(hour, minute), utcOffset: offset)
    }

    /// Iron at 8, 14 and 20 o'clock from Monday on.
    static func iron(
        _ number: UInt64 = 1, times: [TimeOfDay?] = [time(8), time(14), time(20)],
        weekdays: Set<Weekday> = Set(Weekday.allCases),
        pieces: Int = 1
    ) -> Supplement {
        Supplement(
            id: RecordID(high: 5, low: number), name: "Iron", dose: DoseAmount(27, .milligrams), pieces: pieces,
            contents: SupplementContents([.iron: 27]), isEssential: true,
            courses: [Course(start: monday, schedule: DoseSchedule(weekdays: weekdays, times: times))])
    }

    static func slot(_ number: Int, of supplement: Supplement, on day: CalendarDay = monday) -> DoseSlot {
        DoseSlot(supplement: supplement.id, day: day, number: number)
    }
}
