import CorginaCore
import CorginaJournal
import CorginaRooms

/// Which local notifications are to stand on her phone: a pure function of her diary, what she put off, the moment, and how the
/// clocks go where she is.
///
/// It is made anew with every change of her diary and whenever the app opens. What there is to remind her of, and when, is
/// ``ReminderSchedule``'s; a minute has one notification with all that falls into it.
public struct NotificationPlan: Sendable {
    /// The nearest first, at most ``most``, one a minute.
    public let notifications: [PlannedNotification]
    let minutes: DueMinutes

    /// How many notifications of one app a phone keeps. Source: Apple, Local and Remote Notification Programming Guide: the system
    /// keeps the soonest 64 and discards the rest.
    public static let most = 64

    /// - Parameters:
    ///   - postponed: what she wants to hear of again later.
    ///   - offset: the seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    public init(
        _ diary: Diary, postponed: PostponedReminders = PostponedReminders(), now: Moment,
        offset: @escaping @Sendable (Int64) -> Int
    ) {
        let minutes = DueMinutes(diary, postponed: postponed, now: now, offset: offset)
        let due = minutes.ahead
        let standing = Self.standing(due, minutes)
        var planned = standing.compactMap { minute in due[minute].map { minutes.notification($0, at: minute) } }
        let kept = Set(standing)
        if let first = due.keys.sorted().first(where: { !kept.contains($0) }) {
            planned.append(minutes.renewal(at: first))
        }
        self.minutes = minutes
        notifications = planned.sorted { $0.minute < $1.minute }
    }

    /// The minutes whose notifications stand, where there is not room for all: a visit keeps its place, then what is due in the next
    /// two days, then doses, then the rest, each the nearest first. The last place is kept for the one that asks to open Corgina.
    private static func standing(_ due: [Int64: [Reminder]], _ minutes: DueMinutes) -> [Int64] {
        let near = minutes.first + 2 * 1_440
        let ranked = due.filter { $0.key <= minutes.last }.map { minute, reminders in
            (rank: rank(reminders, isNear: minute < near), minute: minute)
        }
        return ranked.sorted { ($0.rank, $0.minute) < ($1.rank, $1.minute) }.prefix(most - 1).map { $0.minute }
    }

    private static func rank(_ reminders: [Reminder], isNear: Bool) -> Int {
        let kinds = Set(reminders.map { $0.subject.kind })
        if kinds.contains(.visitTomorrow) || kinds.contains(.visitSoon) { return 0 }
        if isNear { return 1 }
        return kinds.isDisjoint(with: [.dose, .lateDose, .missedDoses]) ? 3 : 2
    }
}

extension NotificationPlan {
    /// Under this id what she put off (``CorginaCore/PostponedReminders``) lies sealed on her shelf.
    public static var shelf: RecordID { .postponedReminders }

    /// What is to be changed on the phone so that exactly the plan stands.
    public struct Changes: Hashable, Sendable {
        /// Notifications that wait and are not in the plan.
        public let pendingToRemove: [String]
        /// Notifications that she sees and that say what is no longer so: the dose was taken, the visit is over.
        public let deliveredToRemove: [String]
        /// All of the plan. One with an identifier that waits already takes its place.
        public let toAdd: [PlannedNotification]
    }

    /// - Parameters:
    ///   - pending: the identifiers of the notifications that wait.
    ///   - delivered: the identifiers of those in Notification Center. Others than the plan's own are left alone.
    public func changes(pending: some Sequence<String>, delivered: some Sequence<String>) -> Changes {
        let planned = Set(notifications.map { $0.identifier })
        return Changes(
            pendingToRemove: pending.filter { PlannedNotification.isOwn($0) && !planned.contains($0) },
            deliveredToRemove: delivered.filter { PlannedNotification.isOwn($0) && !minutes.stillMatters($0) },
            toAdd: notifications)
    }
}
