import CorginaCore
import CorginaJournal
import CorginaPush
import CorginaRooms
import CorginaVault
import Synchronization

/// Works out from her diary at which minutes her devices are woken, and keeps them. That needs the open diary, so it happens with every
/// change and with the first page she opens in an hour.
///
/// If it fails, it is tried again with the next page. A failure never keeps her from logging or reading.
struct ReminderKeeper: Sendable {
    let vault: Vault
    let delivery: PushDelivery
    let surroundings: Surroundings
    private let known = Known()

    init(vault: Vault, delivery: PushDelivery, surroundings: Surroundings) {
        self.vault = vault
        self.delivery = delivery
        self.surroundings = surroundings
    }

    /// For which state of a diary, in which hour, its minutes were worked out last. In memory alone.
    private final class Known: Sendable {
        struct State: Hashable {
            let head: JournalHead
            let hour: Int64
        }

        private let states = Mutex<[JournalID: State]>([:])

        /// - Returns: whether it differs from the state noted before.
        func note(_ state: State, of journal: JournalID) -> Bool {
            states.withLock { $0.updateValue(state, forKey: journal) != state }
        }

        func forget(_ journal: JournalID) { states.withLock { $0[journal] = nil } }
    }

    /// She opened a page.
    func noteVisit(by visitor: Visitor) async {
        let state = Known.State(head: visitor.head, hour: visitor.now.secondsSinceEpoch / 3_600)
        guard known.note(state, of: visitor.journal.id) else { return }
        await workOut(for: visitor.journal, diary: visitor.diary)
    }

    /// Her diary changed, or what she put off.
    func refresh(_ journal: UnlockedJournal) async {
        known.forget(journal.id)
        guard (try? await vault.push.exist(of: journal)) == true,
            let folded = try? await vault.diaries.folded(for: journal, keeping: false)
        else { return }
        await workOut(for: journal, diary: folded.diary)
    }

    /// The minutes that lie ahead of her, and those of a while ago.
    func minutes(of journal: UnlockedJournal, diary: Diary) async -> [Int64] {
        let zone = diary.profile?.timeZone
        let kept = (try? await journal.kept(.postponedReminders)) ?? []
        let schedule = ReminderSchedule(diary, postponed: PostponedReminders(kept)) { [surroundings] instant in
            surroundings.offset(at: instant, in: zone)
        }
        return schedule.minutes(at: surroundings.moment(in: zone))
    }

    private func workOut(for journal: UnlockedJournal, diary: Diary) async {
        guard let pushes = try? await vault.push.all(of: journal, delivery.seal), !pushes.isEmpty else { return }
        let minutes = await minutes(of: journal, diary: diary)
        let now = WakeTimes.minute(of: surroundings.moment(in: nil))
        for push in pushes {
            try? await vault.push.change(push.id, delivery.seal) { bytes in
                guard var device = WokenDevice(bytes) else { return nil }
                device.times.replace(with: minutes, now: now)
                return device.bytes
            }
        }
    }
}
