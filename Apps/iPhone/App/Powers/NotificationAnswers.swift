import CorginaCore
import CorginaPhone
import CorginaRooms
import Foundation
import UserNotifications

/// What she did with notifications. It is followed at once where the diary is open; else it waits, without a word of what it was for.
final class NotificationAnswers: NSObject, UNUserNotificationCenterDelegate, Sendable {
    static let shared = NotificationAnswers()

    private static let waitingKey = "notification answers"

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let answer = NotificationAnswer(
            identifier: response.notification.request.identifier, action: response.actionIdentifier,
            at: PhoneSurroundings.live.now)
        guard let answer else { return }
        UserDefaults.standard.set(Self.waiting + [answer.line], forKey: Self.waitingKey)
        if let host = await DiaryDoor.shared.host { return await Self.follow(host) }
        await Self.postpone(answer, response.notification.request.content, center)
    }

    /// While the diary is closed nobody can plan: the same comes again, and the next plan takes its place.
    private static func postpone(
        _ answer: NotificationAnswer, _ content: UNNotificationContent, _ center: UNUserNotificationCenter
    ) async {
        guard let identifier = answer.postponedIdentifier, let minute = answer.postponedTo else { return }
        let wait = TimeInterval(minute * 60 - answer.moment.secondsSinceEpoch)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: max(wait, 60), repeats: false)
        try? await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

    /// Follows all that waits, in its order.
    @MainActor
    static func follow(_ host: PhoneHost) async {
        let lines = waiting
        UserDefaults.standard.removeObject(forKey: waitingKey)
        for answer in lines.compactMap({ NotificationAnswer(line: $0) }) { await follow(answer, host) }
    }

    @MainActor
    private static func follow(_ answer: NotificationAnswer, _ host: PhoneHost) async {
        let postponed = await Notifications.postponed(host)
        let outcome = try? await host.keeper.visit { visit in
            NotificationPlan(
                visit.diary, postponed: postponed, now: visit.now, offset: PhoneSurroundings.live.offset
            ).outcome(of: answer)
        }
        switch outcome {
        case .open(let route): host.open(ScreenPlace(route))
        case .send(let posts, let moment):
            for post in posts {
                let fields = Dictionary(grouping: post.fields) { $0.name }.mapValues { $0.map { $0.value } }
                _ = try? await host.keeper.answer(PhoneAddress(post.place), form: Form(fields: fields), at: moment)
            }
            await host.noteChange()
        case .postpone(let postponed): try? await host.keeper.keep(postponed.bytes, as: NotificationPlan.shelf)
        case .nothing, nil: break
        }
    }

    private static var waiting: [String] { UserDefaults.standard.stringArray(forKey: waitingKey) ?? [] }
}
