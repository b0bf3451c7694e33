import CorginaCore
import CorginaJournal
import CorginaRooms

/// Reminders: the host asks the server how its device stands to them, and tells it minutes. What they are for is said here alone.
extension Worker {
    /// The answer at a place about reminders of a diary that a server keeps sealed; `nil` at any other, and at the host's own.
    func reminded(_ request: WorkerRequest, at route: Route, by visit: Visit) throws(RoomError) -> WorkerAnswer? {
        guard case .reminders(let place) = route, request.home == .sealed else { return nil }
        var visit = visit
        switch (request.method, place) {
        case (.get, .preferences):
            guard let standing = request.reminders else { return nil }
            let answer = ReminderRoom.show(
                to: visit, device: standing.device, changed: request.changed, outcome: standing.outcome,
                problem: standing.problem)
            return try answered(answer, request, visit)
        case (.post, .preferences):
            guard let standing = request.reminders else { return nil }
            return try answered(
                ReminderRoom.save(request.form, by: &visit, device: standing.device), request, visit)
        case (.post, .due):
            let minute = try ReminderRoom.minute(in: request.form)
            return try performing(
                WorkerAnswer(ReminderRoom.notice(of: minute, to: visit).json(at: minute)), request, visit)
        case (.post, .later):
            ReminderRoom.postpone(try ReminderRoom.minute(in: request.form), by: &visit)
            return try performing(WorkerAnswer([:]), request, visit)
        default: return nil
        }
    }

    /// The minutes at which devices of this diary are to be woken, the earliest first.
    ///
    /// - Parameter message: its head has `now` and `zone` as a request has them; its part is what was put off on this device.
    /// - Returns: `minutes` that follow from the diary, and `later`, those that something was put off to.
    func wakeMinutes(_ message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 2)
        guard message.parts.count == 1 else { throw .surplus }
        let clock = try ClockChanges(in: message.head)
        let instant = try message.head.whole("now", in: WorkerRequest.instants)
        let now = Moment(secondsSinceEpoch: instant, utcOffset: clock.offset(at: instant))
        let postponed = PostponedReminders(message.parts[0])
        let planned = minutes(PostponedReminders(), clock, now)
        let later = Set(minutes(postponed, clock, now)).subtracting(planned)
        return Message(["minutes": Self.list(planned), "later": Self.list(later.sorted())])
    }

    private func minutes(_ postponed: PostponedReminders, _ clock: ClockChanges, _ now: Moment) -> [Int64] {
        ReminderSchedule(diary, postponed: postponed) { clock.offset(at: $0) }.minutes(at: now)
    }

    /// As many as a server has room for.
    private static func list(_ minutes: [Int64]) -> JSON {
        .array(minutes.filter { $0 > 0 }.prefix(WakeTimes.capacity).map { .whole(Int(clamping: $0)) })
    }
}

extension WorkerAnswer {
    /// For a script.
    fileprivate init(_ json: JSON) {
        self.init(status: 200, type: "application/json", body: Array(json.utf8))
    }
}
