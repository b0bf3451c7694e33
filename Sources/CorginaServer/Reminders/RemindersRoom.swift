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
        var page = ReminderRoom.page(
            of: visitor.visit, device: try await device(of: visitor),
            changed: Answer.changedEntries(request.changed))
        (page.done, page.problem) = (Self.done(request.changed), Self.problem(request.changed))
        return HostAnswer(page, to: visitor)
    }

    func accept(_ form: Form, at place: ReminderPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .preferences: try await save(form, by: visitor)
        case .device: try await form["state"] == "off" ? end(by: visitor) : begin(form, by: visitor)
        case .test: try await test(by: visitor)
        case .due: HostAnswer(json: try await notice(form, for: visitor).json(at: Self.minute(in: form)))
        case .later: try await postpone(form, by: visitor)
        }
    }

    private func save(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        var visitor = visitor
        let answer = ReminderRoom.save(form, by: &visitor.visit, device: try await device(of: visitor))
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    private static func minute(in form: Form) throws(ServerError) -> Int64 {
        guard let minute: Int64 = form.whole("at", in: WakeTimes.range) else { throw .badForm }
        return minute
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
            page.problem = "This server can’t send reminders by your browser’s push service."
            return HostAnswer(page, to: visitor, .refused)
        }
        var times = WakeTimes(now: WakeTimes.minute(of: visitor.now))
        times.replace(
            with: await reminders.minutes(of: visitor.journal, diary: visitor.diary), now: times.doneThrough)
        let bytes = WokenDevice(times: times, subscription: subscription).bytes
        try await vault.push.keep(
            bytes, as: subscription.id, on: device, of: visitor.journal, reminders.delivery.seal)
        return .redirect(to: .reminders(.preferences), changed: "on")
    }

    private func end(by visitor: Visitor) async throws -> HostAnswer {
        guard let device = visitor.device else { throw ServerError.notFound }
        try await vault.push.end(on: device, of: visitor.journal)
        return .redirect(to: .reminders(.preferences), changed: "off")
    }

    private func test(by visitor: Visitor) async throws -> HostAnswer {
        guard let delivery = reminders?.delivery, let device = visitor.device else { throw ServerError.notFound }
        try limit.admit(device.id)
        guard let push = try await push(of: visitor, delivery), let woken = WokenDevice(push.bytes) else {
            return .redirect(to: .reminders(.preferences), changed: "lost")
        }
        switch await delivery.send(PushMessage(minute: 0), woken.subscription) {
        case .taken: return .redirect(to: .reminders(.preferences), changed: "sent")
        case .gone:
            try await vault.push.end(push.id)
            return .redirect(to: .reminders(.preferences), changed: "lost")
        case .later: return .redirect(to: .reminders(.preferences), changed: "unreached")
        case .refused: return .redirect(to: .reminders(.preferences), changed: "refused")
        }
    }

    private static func done(_ changed: Substring?) -> String? {
        switch changed {
        case "on": "Corgina reminds you on this device now."
        case "off": "Corgina reminds you no more on this device."
        case "sent": "A test is on its way. It should be here in a few seconds."
        default: nil
        }
    }

    private static func problem(_ changed: Substring?) -> String? {
        switch changed {
        case "lost": "This device can’t be reached any more. Switch reminders on again."
        case "unreached": "Your browser’s push service can’t be reached just now. Try again later."
        case "refused":
            "Your browser’s push service did not take it. Ask the person who runs Corgina to check the settings."
        default: nil
        }
    }
}

// MARK: A device that was woken

extension RemindersRoom {
    private func notice(_ form: Form, for visitor: Visitor) async throws -> ReminderNotice {
        let minute = try Self.minute(in: form)
        guard minute > 0 else { return .test }
        let postponed = PostponedReminders(try await visitor.journal.kept(.postponedReminders) ?? [])
        let due = visitor.visit.reminders(postponed: postponed).reminders(at: minute, now: visitor.now)
        return ReminderNotice(due, at: minute, in: visitor.diary, now: visitor.now)
    }

    private func postpone(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        guard let reminders else { throw ServerError.notFound }
        let minute = try Self.minute(in: form)
        let now = WakeTimes.minute(of: visitor.now)
        try await visitor.journal.changeKept(.postponedReminders) { bytes in
            var postponed = PostponedReminders(bytes)
            postponed.postpone(minute, now: now)
            return postponed.bytes
        }
        await reminders.refresh(visitor.journal)
        return HostAnswer(json: [:])
    }
}
