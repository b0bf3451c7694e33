import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import CorginaVault
import Hummingbird

/// She who signed in, for the length of one request: her unlocked journal, her diary and the moment where she is.
struct Visitor: Sendable {
    let journal: UnlockedJournal
    let diary: Diary
    /// Where the journal stood when the diary was read.
    let head: JournalHead
    /// How many entries are damaged on the disk, and not in the diary.
    let damagedEntries: Int
    /// What was worked out from the diary as it stands.
    let derived: DerivedValues
    var now: Moment
    /// The session she comes with; `nil` for a token.
    let device: DeviceRecord?
    /// What her browser keeps of having signed in; `nil` for a token.
    let pass: DevicePass?
    /// After how many minutes of nobody using it that locks itself; 0 for never.
    let lockAfter: Int

    var today: CalendarDay { now.day }
    var timeZone: String? { diary.profile?.timeZone }
    var profile: Profile { diary.profile ?? Profile(timeZone: "") }
    /// What she taught Corgina about her words.
    var preferences: Preferences {
        Preferences(
            supplements: diary.supplements.flatMap { [$0.name, SupplementName.spoken($0.name)] },
            recipes: diary.recipes.map(\.name), foodHabits: diary.foodHabits,
            region: diary.profile?.foodRegion, mealHours: diary.profile?.mealHours ?? .usual)
    }
    /// The same with her meals of the last weeks, for what a sentence says she had again.
    var preferencesWithMeals: Preferences {
        var preferences = preferences
        preferences.pastMeals = diary.events(of: [.meal], on: (today - Self.rememberedDays)...today).compactMap { event in
            guard case .meal(let meal) = event.details else { return nil }
            return PastMeal(day: event.moment.day, type: meal.type, items: meal.items)
        }
        return preferences
    }

    /// How far back "the usual" looks.
    private static let rememberedDays = 30

    /// The meal she usually has at this hour.
    var usualMeal: MealType { preferences.mealHours.meal(at: now.time) }
    /// Whether she is still being welcomed: nothing dated yet.
    var isFirstRun: Bool { diary.pregnancies.isEmpty }
}

/// There is no session, or none that opens a diary.
struct SignInNeeded: Error {}

/// There is a session, and it is locked.
struct PassphraseNeeded: Error {}

extension CorginaServer {
    /// - Throws: ``SignInNeeded`` or ``PassphraseNeeded``, which become the way to the sign-in page or the lock.
    func visitor(_ request: Request) async throws -> Visitor {
        switch try await state(of: request) {
        case .none: throw SignInNeeded()
        case .locked: throw PassphraseNeeded()
        case .open(let session): return try await visitor(session, request)
        }
    }

    /// `nil` too while her session is locked.
    func visitorIfSignedIn(_ request: Request) async throws -> Visitor? {
        guard case .open(let session) = try await state(of: request) else { return nil }
        return try await visitor(session, request)
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

    private func visitor(_ session: OpenSession, _ request: Request) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: session.journal)
        let visitor = Visitor(
            journal: session.journal, diary: folded.diary, head: folded.head, damagedEntries: folded.damagedEntries,
            derived: folded.derived,
            now: surroundings.moment(in: folded.diary.profile?.timeZone), device: session.device,
            pass: deviceCookie.pass(in: request), lockAfter: session.lockAfter)
        await noteUse(by: visitor, request)
        return visitor
    }

    /// Appends changes to her journal; they are on the disk when this returns.
    ///
    /// - Parameter draft: what the changes come from, which is gone with them.
    /// - Throws: `tooManyToday`, `diaryFull`, `diaryTooLarge` and why they could not be kept.
    /// - Returns: the entries' ids, for Undo.
    @discardableResult
    func append(_ changes: [Change], from draft: RecordID? = nil, by visitor: Visitor) async throws -> [EntryID] {
        let entries = changes.map { change in
            let id = surroundings.newID()
            return JournalEntry(
                id: EntryID(high: id.high, low: id.low), recordedAt: visitor.now, device: "web", change: change)
        }
        try await keep(entries, by: visitor) {
            _ = try await visitor.journal.append(entries, discarding: draft, after: visitor.head)
            return true
        }
        return entries.map(\.id)
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
