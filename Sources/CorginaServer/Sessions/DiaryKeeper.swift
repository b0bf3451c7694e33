import CorginaJournal
import CorginaRooms
import CorginaVault

/// Performs what rooms ask for, within what a diary may take.
struct DiaryKeeper: Sendable {
    let quota: DiaryQuota
    let surroundings: Surroundings
    /// `nil` where the owner has not switched reminders on.
    var reminders: ReminderKeeper?
    let sharing: ShareKeeper

    /// Does what a room asked for, in its order. All of it is on the disk when this returns.
    ///
    /// - Throws: `tooManyToday`, `diaryFull`, `diaryTooLarge` and why it could not be kept.
    func perform(_ effects: [Effect], by visitor: Visitor) async throws {
        for effect in effects {
            switch effect {
            case .append(let entries, let draft):
                try await keep(entries, by: visitor) {
                    _ = try await visitor.journal.append(entries, discarding: draft, after: visitor.head)
                    return true
                }
            case .stage(let bytes, let id): try await visitor.journal.stage(bytes, as: id)
            case .discard(let id): try await visitor.journal.discard(id)
            case .changeKept(let id, let change): try await visitor.journal.changeKept(id, change)
            }
        }
    }

    /// Counts entries towards what a diary takes, and keeps them. What is not kept is not counted.
    ///
    /// - Parameter append: keeps them, and answers whether they were not there before.
    /// - Throws: `tooManyToday`, `diaryFull`, `diaryTooLarge` and why they could not be kept.
    func keep(
        _ entries: [JournalEntry], by visitor: Visitor, _ append: () async throws -> Bool
    ) async throws {
        try await quota.checkBytes(of: entries, in: visitor.journal, after: visitor.head)
        let day = surroundings.moment(in: nil).day
        try quota.admit(entries.count, to: visitor.journal.id, after: visitor.head, on: day)
        var isNew = false
        defer { if !isNew { quota.takeBack(entries.count, to: visitor.journal.id, on: day) } }
        isNew = try await append()
        guard isNew else { return }
        await sharing.refresh(visitor.journal)
        await reminders?.refresh(visitor.journal)
    }
}
