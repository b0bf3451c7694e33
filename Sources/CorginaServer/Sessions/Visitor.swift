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
    var now: Moment

    var today: CalendarDay { now.day }
    var timeZone: String? { diary.profile?.timeZone }
    var profile: Profile { diary.profile ?? Profile(timeZone: "") }
    /// What she taught Corgina about her words.
    var preferences: Preferences {
        Preferences(
            supplements: diary.supplements.flatMap { [$0.name, SupplementName.spoken($0.name)] },
            recipes: diary.recipes.map(\.name), foodHabits: diary.foodHabits,
            mealHours: diary.profile?.mealHours ?? .usual)
    }
    /// The meal she usually has at this hour.
    var usualMeal: MealType { preferences.mealHours.meal(at: now.time) }
    /// Whether she is still being welcomed: nothing dated yet.
    var isFirstRun: Bool { diary.pregnancies.isEmpty }
}

/// There is no session, or none that opens a diary.
struct SignInNeeded: Error {}

extension CorginaServer {
    /// - Throws: ``SignInNeeded``, which becomes the way to the sign-in page.
    func visitor(_ request: Request) async throws -> Visitor {
        guard let visitor = try await visitorIfSignedIn(request) else { throw SignInNeeded() }
        return visitor
    }

    func visitorIfSignedIn(_ request: Request) async throws -> Visitor? {
        guard let secret = cookie.secret(in: request),
            let journal = try await vault.unlock(secret, at: surroundings.moment(in: nil))
        else { return nil }
        let folded = try await vault.diaries.folded(for: journal)
        return Visitor(
            journal: journal, diary: folded.diary, head: folded.head, damagedEntries: folded.damagedEntries,
            now: surroundings.moment(in: folded.diary.profile?.timeZone))
    }

    /// Appends changes to her journal; they are on the disk when this returns.
    ///
    /// - Parameter draft: what the changes come from, which is gone with them.
    /// - Returns: the entries' ids, for Undo.
    @discardableResult
    func append(_ changes: [Change], from draft: RecordID? = nil, by visitor: Visitor) async throws -> [EntryID] {
        let entries = changes.map { change in
            let id = surroundings.newID()
            return JournalEntry(
                id: EntryID(high: id.high, low: id.low), recordedAt: visitor.now, device: "web", change: change)
        }
        _ = try await visitor.journal.append(entries, discarding: draft, after: visitor.head)
        return entries.map(\.id)
    }
}
