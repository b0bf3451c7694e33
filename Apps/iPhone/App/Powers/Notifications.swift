import CorginaCore
import CorginaPhone
import CorginaRooms
import Foundation
import UserNotifications

/// Carries out the plan of notifications, and takes what she answers.
enum Notifications {
    private static var center: UNUserNotificationCenter { .current() }

    /// Makes exactly the plan stand.
    static func refresh(_ host: PhoneHost) async {
        let waiting = await center.pendingNotificationRequests().map { $0.identifier }
        let seen = await center.deliveredNotifications().map { $0.request.identifier }
        let postponed = await postponed(host)
        guard
            let changes = try? await host.keeper.visit({ visit in
                let plan = NotificationPlan(
                    visit.diary, postponed: postponed, now: visit.now, offset: PhoneSurroundings.live.offset)
                return plan.changes(pending: waiting, delivered: seen)
            })
        else { return }
        center.removePendingNotificationRequests(withIdentifiers: changes.pendingToRemove)
        center.removeDeliveredNotifications(withIdentifiers: changes.deliveredToRemove)
        for planned in changes.toAdd { try? await center.add(request(planned)) }
    }

    /// Nothing of a diary that is gone comes any more.
    static func removeAll() {
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
    }

    static func postponed(_ host: PhoneHost) async -> PostponedReminders {
        PostponedReminders((try? await host.keeper.kept(NotificationPlan.shelf)) ?? [])
    }

    /// Asks her once, when she first chose something to be reminded of.
    static func ask() async -> Bool {
        center.setNotificationCategories(Set(NotificationCategory.allCases.map { category($0) }))
        return (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
    }

    static func request(_ planned: PlannedNotification) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = planned.title
        content.body = planned.body
        content.categoryIdentifier = planned.category.rawValue
        content.threadIdentifier = PlannedNotification.thread
        content.sound = planned.urgency == .quiet ? nil : .default
        switch planned.urgency {
        case .timeSensitive: content.interruptionLevel = .timeSensitive
        case .usual: content.interruptionLevel = .active
        case .quiet: content.interruptionLevel = .passive
        }
        return UNNotificationRequest(identifier: planned.identifier, content: content, trigger: trigger(planned))
    }

    private static func trigger(_ planned: PlannedNotification) -> UNNotificationTrigger {
        let date: DateComponents
        switch planned.trigger {
        case .clock(let day, let time):
            date = DateComponents(
                year: day.year, month: day.month, day: day.day, hour: time.minutes / 60,
                minute: time.minutes % 60)
        case .instant:
            let instant = Date(timeIntervalSince1970: TimeInterval(planned.minute * 60))
            var utc = Calendar(identifier: .gregorian)
            utc.timeZone = .gmt
            var parts = utc.dateComponents([.year, .month, .day, .hour, .minute], from: instant)
            parts.timeZone = .gmt
            date = parts
        }
        return UNCalendarNotificationTrigger(dateMatching: date, repeats: false)
    }

    private static func category(_ category: NotificationCategory) -> UNNotificationCategory {
        let actions = category.actions.map { action in
            UNNotificationAction(
                identifier: action.kind.rawValue, title: action.title,
                options: action.needsUnlockedPhone ? [.authenticationRequired] : [])
        }
        return UNNotificationCategory(
            identifier: category.rawValue, actions: actions, intentIdentifiers: [],
            hiddenPreviewsBodyPlaceholder: PhoneWords.hidden, options: [.customDismissAction])
    }
}
