import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Hummingbird

/// She who signed in, for the length of one request: what a room sees of her, and her unlocked journal.
@dynamicMemberLookup
struct Visitor: Sendable {
    let journal: UnlockedJournal
    /// What rooms see.
    var visit: Visit
    /// Where the journal stood when the diary was read.
    let head: JournalHead
    /// The session she comes with; `nil` for a token.
    let device: DeviceRecord?
    /// What her browser keeps of having signed in; `nil` for a token.
    let pass: DevicePass?
    /// After how many minutes of nobody using it that locks itself; 0 for never.
    let lockAfter: Int

    subscript<Value>(dynamicMember path: KeyPath<Visit, Value>) -> Value { visit[keyPath: path] }
}

extension DerivedValues: RememberedAnswers {}

/// There is no session, or none that opens a diary.
struct SignInNeeded: Error {}

/// There is a session, and it is locked.
struct PassphraseNeeded: Error {}

extension CorginaServer {
    /// - Throws: ``SignInNeeded`` or ``PassphraseNeeded``, which become the way to the sign-in page or the lock.
    func visitor(_ request: Request, waiting ids: [RecordID] = []) async throws -> Visitor {
        switch try await state(of: request) {
        case .none: throw SignInNeeded()
        case .locked: throw PassphraseNeeded()
        case .open(let session): return try await visitor(session, request, waiting: ids)
        }
    }

    /// `nil` too while her session is locked.
    func visitorIfSignedIn(_ request: Request) async throws -> Visitor? {
        guard case .open(let session) = try await state(of: request) else { return nil }
        return try await visitor(session, request, waiting: [])
    }

    func state(of request: Request) async throws -> SessionState {
        guard let secret = cookie.secret(in: request) else { return .none }
        return try await vault.open(secret, at: surroundings.moment(in: nil))
    }

    /// Where somebody with a session goes from a page for people without; `nil` for them.
    func wayIn(_ request: Request) async throws -> Response? {
        switch try await state(of: request) {
        case .none: nil
        case .locked: .redirect(to: Route.devices(.lock).path)
        case .open: .redirect(to: Route.today.path)
        }
    }

    private func visitor(_ session: OpenSession, _ request: Request, waiting ids: [RecordID]) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: session.journal)
        let visitor = Visitor(
            journal: session.journal, visit: try await visit(folded, waiting: ids, in: session.journal),
            head: folded.head,
            device: session.device, pass: deviceCookie.pass(in: request), lockAfter: session.lockAfter)
        await noteUse(by: visitor, request)
        return visitor
    }

    /// What rooms see of a diary.
    ///
    /// - Parameter ids: of what waits in the journal and is handed over with it.
    func visit(_ folded: DiaryCache.Folded, waiting ids: [RecordID], in journal: UnlockedJournal) async throws -> Visit
    {
        let timeZone = folded.diary.profile?.timeZone
        return Visit(
            diary: folded.diary, damagedEntries: folded.damagedEntries, now: surroundings.moment(in: timeZone),
            foods: foods,
            isSample: settings.isDemo, remembered: folded.derived,
            world: Visit.World(newID: surroundings.newID) { [surroundings] day, time in
                surroundings.moment(day: day, time: time, in: timeZone)
            },
            waiting: try await waiting(ids, in: journal))
    }

    private func waiting(_ ids: [RecordID], in journal: UnlockedJournal) async throws -> [RecordID: Visit.Waiting] {
        var waiting: [RecordID: Visit.Waiting] = [:]
        for id in ids {
            do throws(VaultError) {
                waiting[id] = try await journal.staged(id).map(Visit.Waiting.bytes)
            } catch {
                guard error == .draftDamaged else { throw error }
                waiting[id] = .damaged
            }
        }
        return waiting
    }

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
    }
}
