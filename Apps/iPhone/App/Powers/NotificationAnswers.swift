import CorginaCore
import CorginaPhone
import CorginaPhoneStore
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
        await Self.note(answer)
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

    /// Follows all that waits, in its order. Each waits until it is done, so that nothing is lost where the app ends meanwhile: a dose
    /// that is taken already is not taken twice. What cannot be kept now waits until the diary is opened next.
    @MainActor
    static func follow(_ host: PhoneHost) async {
        guard !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        while let line = waiting.first {
            if let answer = NotificationAnswer(line: line) {
                do { try await follow(answer, host) } catch is PhoneStoreError { return } catch {}
            }
            waiting.removeFirst()
        }
    }

    /// - Throws: `PhoneStoreError`
    @MainActor
    private static func follow(_ answer: NotificationAnswer, _ host: PhoneHost) async throws {
        let postponed = await Notifications.postponed(host)
        let outcome = try await host.keeper.visit { visit in
            NotificationPlan(
                visit.diary, postponed: postponed, now: visit.now, offset: PhoneSurroundings.live.offset
            ).outcome(of: answer)
        }
        switch outcome {
        case .open(let route): host.open(ScreenPlace(route))
        case .send(let posts, let moment):
            for post in posts {
                let fields = Dictionary(grouping: post.fields) { $0.name }.mapValues { $0.map { $0.value } }
                do {
                    _ = try await host.keeper.answer(PhoneAddress(post.place), form: Form(fields: fields), at: moment)
                } catch is RoomError { continue }
            }
            await host.noteChange()
        case .postpone(let postponed): try await host.keeper.keep(postponed.bytes, as: NotificationPlan.shelf)
        case .nothing: break
        }
    }

    @MainActor private static var isFollowing = false

    @MainActor
    private static func note(_ answer: NotificationAnswer) { waiting.append(answer.line) }

    @MainActor private static var waiting: [String] {
        get { UserDefaults.standard.stringArray(forKey: waitingKey) ?? [] }
        set { UserDefaults.standard.set(newValue, forKey: waitingKey) }
    }
}
