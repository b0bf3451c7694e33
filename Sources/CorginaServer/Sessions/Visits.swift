import CorginaCore
import CorginaRooms
import CorginaVault

/// Makes what rooms see of a diary.
struct Visits: Sendable {
    let foods: FoodKnowledge
    let uses: ConfiguredUses
    /// Whether the diary is generated sample data, which every page then says.
    let isSample: Bool
    let surroundings: Surroundings

    /// - Parameter ids: of what waits in the journal and is handed over with it.
    func visit(_ folded: DiaryCache.Folded, waiting ids: [RecordID], in journal: UnlockedJournal) async throws -> Visit
    {
        let timeZone = folded.diary.profile?.timeZone
        return Visit(
            diary: folded.diary, damagedEntries: folded.damagedEntries, now: surroundings.moment(in: timeZone),
            foods: foods, uses: uses, isSample: isSample, remembered: folded.derived,
            world: Visit.World(newID: surroundings.newID) { [surroundings] instant in
                surroundings.offset(at: instant, in: timeZone)
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
}
