import CorginaCore
import CorginaJournal
import CorginaPush
import CorginaRooms
import CorginaVault

/// Wakes devices of diaries that open on them only. It gets where a device is reached and its minutes, and nothing of a diary:
/// `ReminderSender` does the rest, as for every other device.
struct SealedReminderRoom: Sendable {
    let vault: Vault
    /// `nil` where the owner has not switched reminders on.
    let delivery: PushDelivery?
    let surroundings: Surroundings
    /// How often a device may have itself woken for a try.
    let limit: AccessLimit

    private var minute: Int64 { WakeTimes.minute(of: surroundings.moment(in: nil)) }

    func accept(
        _ message: SealedMessage, at place: SealedPlace, by session: SealedSession
    ) async throws -> HostAnswer {
        switch place {
        case .reminders: try await standing(message, session)
        case .beginReminders: try await begin(message, session)
        case .reminderMinutes: try await change(message, session)
        case .testReminder: try await test(message, session)
        case .endReminders: try await end(message, session)
        default: throw ServerError.notFound
        }
    }

    /// No key where this server wakes nobody.
    private func standing(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        guard let delivery else { return HostAnswer(json: [:]) }
        let pushes = try await vault.sealedPushes.all(of: session, delivery.seal)
        return HostAnswer(
            json: [
                "key": .string(delivery.publicKey), "device": .string("\(session.device)"),
                "on": .bool(pushes.contains { $0.isOf(session) }), "devices": .whole(pushes.count),
            ])
    }

    private func begin(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["endpoint", "p256dh", "auth", "minutes"])
        let (endpoint, point, auth) = (
            try message.text("endpoint"), try message.text("p256dh"), try message.text("auth")
        )
        let minutes = try message.minutes("minutes")
        let delivery = try switchedOn()
        guard let subscription = PushSubscription(endpoint: endpoint, p256dh: point, auth: auth),
            delivery.allows(subscription)
        else { throw SealedError.wrongService }
        let woken = WokenDevice(subscription, at: minutes, now: minute)
        try await vault.sealedPushes.keep(woken.bytes, as: subscription.id, of: session, delivery.seal)
        return HostAnswer(json: ["device": .string("\(session.device)")], .created)
    }

    /// Minutes of the diary as it stands at a head, for all of her devices, and those that this device alone put something off to.
    private func change(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["head", "minutes", "later"])
        let head = try message.head("head")
        let (minutes, later) = (try message.minutes("minutes"), try message.minutes("later"))
        let (delivery, now) = (try switchedOn(), minute)
        let newest = try await vault.sealedPushes.change(at: head, of: session, delivery.seal) { bytes, isOwn in
            guard var device = WokenDevice(bytes) else { return nil }
            let own = isOwn ? later : device.times.minutes.filter { $0 <= now + PostponedReminders.minutes }
            device.times.replace(with: minutes + own, now: now)
            return device.bytes
        }
        guard newest == head else { throw SealedError.moved(newest) }
        return HostAnswer(json: [:])
    }

    private func test(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        let delivery = try switchedOn()
        try limit.admit(session.device)
        let push = try await vault.sealedPushes.all(of: session, delivery.seal).first { $0.isOf(session) }
        return HostAnswer(json: ["outcome": .string(try await delivery.test(push, in: vault).rawValue)])
    }

    private func end(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        try await vault.sealedPushes.end(of: session)
        return HostAnswer(json: [:])
    }

    private func switchedOn() throws(SealedError) -> PushDelivery {
        guard let delivery else { throw .noReminders }
        return delivery
    }
}
