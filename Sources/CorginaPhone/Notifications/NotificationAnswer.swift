import CorginaCore
import CorginaRooms

/// What she did with a notification. While her diary is closed it waits as ``line``, which says nothing of what it was for; once the
/// diary is open, ``NotificationPlan/outcome(of:)`` says what it means.
///
/// Answers that wait are followed, in their order, before anything is planned anew.
public struct NotificationAnswer: Hashable, Sendable {
    /// The minute its notification was for; `nil` for the one that asked to open Corgina.
    public let minute: Int64?
    public let act: Act
    /// When she did it: a dose counts as taken then, whenever it is written down.
    public let moment: Moment

    public enum Act: String, CaseIterable, Hashable, Sendable {
        case open, dismiss, taken, later, skip
    }

    /// - Parameters:
    ///   - action: the identifier of the button; the phone's own for a tap on the notification and for putting it away.
    /// - Returns: `nil` for a notification that is none of the plan's, or a button that it has not.
    public init?(identifier: String, action: String, at moment: Moment) {
        guard PlannedNotification.isOwn(identifier), let act = Self.acts[action] ?? Act(rawValue: action) else {
            return nil
        }
        self.init(minute: PlannedNotification.minute(of: identifier), act: act, at: moment)
    }

    init(minute: Int64?, act: Act, at moment: Moment) {
        self.minute = minute
        self.act = act
        self.moment = moment
    }

    /// Source: Apple, UserNotifications: `UNNotificationDefaultActionIdentifier` and `UNNotificationDismissActionIdentifier`.
    private static let acts: [String: Act] = [
        "com.apple.UNNotificationDefaultActionIdentifier": .open,
        "com.apple.UNNotificationDismissActionIdentifier": .dismiss,
    ]
}

extension NotificationAnswer {
    /// "taken 29541600 1772496000 3600": what was done, the minute, and when, with the seconds east of UTC.
    public var line: String {
        "\(act.rawValue) \(minute ?? 0) \(moment.secondsSinceEpoch) \(moment.utcOffset)"
    }

    /// Reads ``line``; anything else is `nil`.
    public init?(line: String) {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 4, let act = Act(rawValue: parts[0]),
            let minute: Int64 = WholeText.read(parts[1], in: WakeTimes.range),
            let seconds: Int64 = WholeText.read(parts[2], in: 0...(WakeTimes.range.upperBound * 60)),
            let offset: Int = WholeText.read(parts[3], in: -64_800...64_800)
        else { return nil }
        self.init(
            minute: minute > 0 ? minute : nil, act: act, at: Moment(secondsSinceEpoch: seconds, utcOffset: offset))
    }
}

extension NotificationAnswer {
    /// The minute to which "Later" puts it off.
    public var postponedTo: Int64? {
        act == .later && minute != nil ? WakeTimes.minute(of: moment) + PostponedReminders.minutes : nil
    }

    /// The identifier under which the same notification is to come again at ``postponedTo``, while nobody can plan: the next plan
    /// takes its place.
    public var postponedIdentifier: String? { postponedTo.map { PlannedNotification.identifier(of: $0) } }
}
