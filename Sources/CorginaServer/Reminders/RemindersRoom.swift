import CorginaCore
import CorginaPush
import CorginaRooms
import CorginaVault

/// What she is reminded of, reminding her on a device, and the words for a device that was woken.
struct RemindersRoom: Sendable {
    let vault: Vault
    let keeper: DiaryKeeper
    /// `nil` where the owner has not switched reminders on; then there is nothing to remind with.
    let reminders: ReminderKeeper?
    let surroundings: Surroundings
    let limit: AccessLimit

    func show(_ place: ReminderPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        guard place == .preferences else { throw ServerError.notFound }
        let page = ReminderRoom.page(
            of: visitor.visit, device: try await device(of: visitor),
            changed: Answer.changedEntries(request.changed),
            outcome: request.changed.flatMap { ReminderOutcome(rawValue: String($0)) })
        return HostAnswer(page, to: visitor)
    }

    func accept(_ form: Form, at place: ReminderPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .preferences: try await save(form, by: visitor)
        case .device: try await form["state"] == "off" ? end(by: visitor) : begin(form, by: visitor)
        case .test: try await test(by: visitor)
        case .due: try notice(form, for: visitor)
        case .later: try await postpone(form, by: visitor)
        }
    }

    private func save(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        var visitor = visitor
        let answer = ReminderRoom.save(form, by: &visitor.visit, device: try await device(of: visitor))
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    private func device(of visitor: Visitor) async throws -> RemindersPage.Device {
        guard let delivery = reminders?.delivery else { return .serverSendsNone }
        return try await push(of: visitor, delivery) == nil
            ? .off(key: delivery.publicKey) : .on(key: delivery.publicKey)
    }

    private func push(of visitor: Visitor, _ delivery: PushDelivery) async throws -> PushRecord? {
        guard let device = visitor.device else { return nil }
        return try await vault.push.all(of: visitor.journal, delivery.seal).first { $0.isOf(device) }
    }
}

// MARK: This device

extension RemindersRoom {
    /// What a browser gave: fields `endpoint`, `p256dh` and `auth`.
    private func begin(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        guard let reminders, let device = visitor.device else { throw ServerError.notFound }
        guard
            let subscription = PushSubscription(
                endpoint: form["endpoint"] ?? "", p256dh: form["p256dh"] ?? "", auth: form["auth"] ?? ""),
            reminders.delivery.allows(subscription)
        else {
            var page = ReminderRoom.page(of: visitor.visit, device: try await self.device(of: visitor))
            page.problem = ReminderOutcome.wrongService
            return HostAnswer(page, to: visitor, .refused)
        }
        let minutes = await reminders.minutes(of: visitor.journal, diary: visitor.diary)
        let woken = WokenDevice(subscription, at: minutes, now: WakeTimes.minute(of: visitor.now))
        try await vault.push.keep(
            woken.bytes, as: subscription.id, on: device, of: visitor.journal, reminders.delivery.seal)
        return Self.redirect(.on)
    }

    private func end(by visitor: Visitor) async throws -> HostAnswer {
        guard let device = visitor.device else { throw ServerError.notFound }
        try await vault.push.end(on: device, of: visitor.journal)
        return Self.redirect(.off)
    }

    private static func redirect(_ outcome: ReminderOutcome) -> HostAnswer {
        .redirect(to: .reminders(.preferences), changed: outcome.rawValue)
    }

    private func test(by visitor: Visitor) async throws -> HostAnswer {
        guard let delivery = reminders?.delivery, let device = visitor.device else { throw ServerError.notFound }
        try limit.admit(device.id)
        return Self.redirect(try await delivery.test(try await push(of: visitor, delivery), in: vault))
    }
}

// MARK: A device that was woken

extension RemindersRoom {
    private func notice(_ form: Form, for visitor: Visitor) throws -> HostAnswer {
        let minute = try ReminderRoom.minute(in: form)
        return HostAnswer(json: ReminderRoom.notice(of: minute, to: visitor.visit).json(at: minute))
    }

    private func postpone(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        guard let reminders else { throw ServerError.notFound }
        var visitor = visitor
        ReminderRoom.postpone(try ReminderRoom.minute(in: form), by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        await reminders.refresh(visitor.journal)
        return HostAnswer(json: [:])
    }
}
