/// A stretch of days on which a supplement was taken by one schedule.
///
/// Pausing, stopping and changing the schedule end a course and leave it in the history, so that what was due last month
/// stays what was due last month.
public struct Course: Hashable, Sendable {
    /// The first day.
    public var start: CalendarDay
    /// On the first day, doses due before this time are not asked for: she had not begun. `nil` for the whole day.
    public var startTime: TimeOfDay?
    /// The last day; `nil` while it goes on. The day before ``start`` where it was paused or stopped on the day it began.
    public var end: CalendarDay?
    /// Why it ended; without meaning while it goes on.
    public var ending: Ending
    public var schedule: DoseSchedule

    /// Why a course ended.
    public enum Ending: String, CaseIterable, Sendable {
        /// Another schedule followed at once.
        case changed
        case paused, stopped
    }

    public init(
        start: CalendarDay, startTime: TimeOfDay? = nil, end: CalendarDay? = nil, ending: Ending = .changed,
        schedule: DoseSchedule
    ) {
        self.start = start
        self.startTime = startTime
        self.end = end
        self.ending = ending
        self.schedule = schedule
    }

    /// Whether it had no day at all.
    public var isEmpty: Bool { end.map { $0 < start } ?? false }

    public func contains(_ day: CalendarDay) -> Bool { start <= day && (end.map { day <= $0 } ?? true) }

    /// The numbers of the doses of a day, from 1.
    func doseNumbers(on day: CalendarDay) -> [Int] {
        guard contains(day), schedule.doses(on: day) > 0 else { return [] }
        return schedule.times.indices.filter { index in
            guard day == start, let startTime, let time = schedule.times[index] else { return true }
            return time >= startTime
        }.map { $0 + 1 }
    }
}
