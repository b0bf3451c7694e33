import CorginaCore

/// A local notification as it is to stand. It carries no id of anything in her diary: its minute says what it is for, as long as the
/// diary says so too.
public struct PlannedNotification: Hashable, Sendable {
    /// The same for the same minute, so that one planned anew takes the place of the first.
    public let identifier: String
    /// When it comes, in minutes since 1970-01-01T00:00:00Z, by the clocks where she was when it was planned.
    public let minute: Int64
    public let trigger: Trigger
    public let title: String
    public let body: String
    public let category: NotificationCategory
    public let urgency: Urgency

    /// What makes it come.
    public enum Trigger: Hashable, Sendable {
        /// The clock of the phone, wherever it is then.
        case clock(CalendarDay, TimeOfDay)
        /// Its minute.
        case instant
    }

    /// How much it may interrupt: `UNNotificationInterruptionLevel` time-sensitive, active or passive.
    public enum Urgency: String, Hashable, Sendable {
        case timeSensitive, usual, quiet
    }

    /// All are shown as one stack.
    public static let thread = "corgina.reminders"
}

extension PlannedNotification {
    private static let prefix = "corgina.due."
    static let renewal = "corgina.renewal"

    static func identifier(of minute: Int64) -> String { prefix + "\(minute)" }

    /// Whether a notification is one of the plan's.
    public static func isOwn(_ identifier: String) -> Bool {
        identifier == renewal || identifier.hasPrefix(prefix)
    }

    /// The minute an identifier is of; `nil` for any other.
    public static func minute(of identifier: String) -> Int64? {
        guard identifier.hasPrefix(prefix) else { return nil }
        return WholeText.read(String(identifier.dropFirst(prefix.count)), in: WakeTimes.range)
    }
}

extension PlannedNotification.Urgency {
    /// A dose and a visit that is near break through a focus; a glass of water waits until she looks.
    init(_ kinds: Set<ReminderKind>) {
        if !kinds.isDisjoint(with: [.dose, .lateDose, .visitSoon]) {
            self = .timeSensitive
        } else {
            self = kinds.isDisjoint(with: [.visitTomorrow, .kicks]) ? .quiet : .usual
        }
    }
}
