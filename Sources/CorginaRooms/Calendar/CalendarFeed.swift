import CorginaCore
import CorginaJournal
import ICalendar

/// Her diary as a calendar to subscribe to: a pure function of the diary, what she chose and the moment.
///
/// Questions, results and notes are never in it.
public struct CalendarFeed: Sendable {
    private let diary: Diary
    private let contents: CalendarContents
    private let now: Moment

    /// Past appointments stay for so many days, so that a calendar does not empty behind her.
    static let pastDays = 30

    public init(_ diary: Diary, _ contents: CalendarContents, now: Moment) {
        self.diary = diary
        self.contents = contents
        self.now = now
    }

    /// The calendar's file, in UTF-8.
    public var bytes: [UInt8] { file.bytes(now: now) }

    var file: CalendarFile { CalendarFile(name: "Corgina", entries: appointments + pregnancy + doses) }

    private var appointments: [CalendarEntry] {
        diary.appointments.filter { $0.moment.day >= now.day - Self.pastDays }.compactMap { event in
            guard let appointment = event.appointment else { return nil }
            let time = CalendarTime.at(event.moment, minutes: appointment.minutes)
            let alarm = contents.appointmentAlarm.minutes
            guard !contents.isDiscreet else {
                return CalendarEntry(uid: "a-\(event.id)@corgina", time: time, title: "Appointment", alarm: alarm)
            }
            return CalendarEntry(
                uid: "a-\(event.id)@corgina", time: time, title: appointment.shownTitle, place: appointment.place,
                notes: appointment.provider.isEmpty ? "" : "With \(appointment.provider)", alarm: alarm)
        }
    }

    /// Nothing after a birth and nothing after a loss: then there is no current pregnancy.
    private var pregnancy: [CalendarEntry] {
        guard let pregnancy = diary.currentPregnancy else { return [] }
        return (contents.dueDate ? dueDate(of: pregnancy) : []) + (contents.weeks ? weeks(of: pregnancy) : [])
    }

    /// Some would rather not count: where the due date is hidden, it is hidden here too.
    private func dueDate(of pregnancy: Pregnancy) -> [CalendarEntry] {
        guard diary.profile?.showsDueDate ?? true else { return [] }
        return [
            CalendarEntry(
                uid: "d-\(pregnancy.id)@corgina", time: .on(pregnancy.estimatedDueDate),
                title: contents.isDiscreet ? "Important date" : "Due date (about)")
        ]
    }

    /// Up to week 40, and past it only the weeks that came.
    private func weeks(of pregnancy: Pregnancy) -> [CalendarEntry] {
        let current = Swift.min(pregnancy.gestationalAge(on: now.day).completedWeeks, BabySize.weeks.upperBound)
        return (BabySize.weeks.lowerBound...Swift.max(40, current)).map { week in
            CalendarEntry(
                uid: "w\(week)-\(pregnancy.id)@corgina", time: .on(pregnancy.dating.effectiveLMP + week * 7),
                title: contents.isDiscreet ? "New week" : "Week \(week)")
        }
    }

    private var doses: [CalendarEntry] { contents.doses ? diary.supplements.flatMap(doses) : [] }

    /// What she takes by the clock, of courses that go on or lie ahead. A dose at any time has no place in a calendar.
    private func doses(of supplement: Supplement) -> [CalendarEntry] {
        supplement.courses.filter { $0.end.map { $0 >= now.day } ?? true }.flatMap { course in
            course.schedule.times.enumerated().compactMap { number, time in
                time.flatMap { dose(number + 1, at: $0, of: supplement, in: course) }
            }
        }
    }

    private func dose(
        _ number: Int, at time: TimeOfDay, of supplement: Supplement, in course: Course
    ) -> CalendarEntry? {
        // On the first day, what was due before she began is not asked for.
        let hasPassed = course.startTime.map { time < $0 } ?? false
        let start = course.start + (hasPassed ? 1 : 0)
        return CalendarTime.Repetition(
            from: start, time: time, weekdays: course.schedule.weekdays, last: course.end
        ).map { repetition in
            CalendarEntry(
                uid: "s-\(supplement.id)-\(course.start.number)-\(number)@corgina", time: .every(repetition),
                title: contents.isDiscreet ? "Reminder" : "\(supplement.name), \(supplement.dose.words)",
                alarm: contents.doseAlarms ? 0 : nil)
        }
    }
}
