import CorginaCore
import CorginaJournal
import CorginaRooms

/// What is due at which minute of the next days, and its notification.
struct DueMinutes: Sendable {
    let diary: Diary
    let postponed: PostponedReminders
    let schedule: ReminderSchedule
    private let now: Moment
    private let offset: @Sendable (Int64) -> Int
    private let preferences: ReminderPreferences
    private let words: PhoneWords

    /// The first minute after now, and the last of ``ReminderSchedule/days``.
    let first: Int64
    let last: Int64

    init(
        _ diary: Diary, postponed: PostponedReminders, now: Moment, offset: @escaping @Sendable (Int64) -> Int
    ) {
        self.diary = diary
        self.postponed = postponed
        self.now = now
        self.offset = offset
        schedule = ReminderSchedule(diary, postponed: postponed, offset: offset)
        preferences = diary.profile?.reminders ?? ReminderPreferences()
        words = PhoneWords(diary)
        first = WakeTimes.minute(of: now) + 1
        last = WakeTimes.minute(of: now) + Int64(ReminderSchedule.days) * 1_440
    }

    /// By the minute. A day more than is planned: what lies there says when the plan ends.
    var ahead: [Int64: [Reminder]] {
        var due = Dictionary(grouping: schedule.reminders(in: first...(last + 1_440))) { $0.minute }
        for postponement in postponed.all where postponement.to >= first && postponement.to <= last {
            let again = schedule.reminders(at: postponement.to, now: moment(postponement.to))
            due[postponement.to] = again.isEmpty ? nil : again
        }
        return due
    }

    func notification(_ reminders: [Reminder], at minute: Int64) -> PlannedNotification {
        // Said as of the minute it comes: "tomorrow" and "so far" are of then.
        let notice = ReminderNotice(reminders, at: minute, in: diary, now: moment(minute))
        let kinds = Set(reminders.map { $0.subject.kind })
        let isBoundToAPlace = kinds.contains(.visitTomorrow) || kinds.contains(.visitSoon)
        return PlannedNotification(
            identifier: PlannedNotification.identifier(of: minute), minute: minute,
            trigger: isBoundToAPlace || isPostponed(minute) ? .instant : trigger(minute),
            title: ReminderNotice.title, body: notice.body,
            category: NotificationCategory(notice, isDiscreet: preferences.isDiscreet),
            urgency: .init(kinds))
    }

    /// The one that asks to open Corgina, in the place of the first for which there is no room.
    func renewal(at minute: Int64) -> PlannedNotification {
        PlannedNotification(
            identifier: PlannedNotification.renewal, minute: minute, trigger: trigger(minute),
            title: ReminderNotice.title, body: words.renewal, category: .plain, urgency: .usual)
    }

    /// Whether a notification that she sees still says what is so.
    func stillMatters(_ identifier: String) -> Bool {
        guard let minute = PlannedNotification.minute(of: identifier) else { return false }
        return !schedule.reminders(at: minute, now: now).isEmpty
    }

    private func isPostponed(_ minute: Int64) -> Bool { !postponed.origins(of: minute).isEmpty }

    /// By the clock on the wall, so that it comes at that time where she travels to; at the instant where that time is skipped or
    /// comes twice that day.
    private func trigger(_ minute: Int64) -> PlannedNotification.Trigger {
        let here = moment(minute)
        let isPlain = [-86_400, 86_400].allSatisfy { offset(here.secondsSinceEpoch + $0) == here.utcOffset }
        return isPlain ? .clock(here.day, here.time) : .instant
    }

    private func moment(_ minute: Int64) -> Moment {
        Moment(secondsSinceEpoch: minute * 60, utcOffset: offset(minute * 60))
    }
}
