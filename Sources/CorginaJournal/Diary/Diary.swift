import CorginaCore

/// A diary as it stands: the fold of its journal.
///
/// The newest put of a thing wins, by sequence. Entries may come in any order and more than once; the outcome is the same.
public struct Diary: Hashable, Sendable {
    /// The highest sequence applied; 0 for an empty diary.
    public private(set) var sequence = 0
    /// How many entries a newer Corgina wrote that this one cannot show.
    public private(set) var unknownChanges = 0

    var profiles = History<Profile>()
    var records: [RecordID: History<Record>] = [:]
    var agenda = Agenda()
    var pregnancyIDs: Set<RecordID> = []
    var foodHabitIDs: Set<RecordID> = []
    var recipeIDs: Set<RecordID> = []
    var foodMarkIDs: Set<RecordID> = []
    var supplementIDs: Set<RecordID> = []
    var appointmentIDs: Set<RecordID> = []
    var eatenFoods = EatenFoods()
    var doses = DoseBook()
    var searchIndex = SearchIndex()
    var subjects: [EntryID: Subject] = [:]

    public init() {}

    /// Folds in the entry stored at `sequence`. An entry id already folded in changes nothing.
    public mutating func apply(_ entry: JournalEntry, sequence: Int) {
        guard subjects[entry.id] == nil else { return }
        self.sequence = Swift.max(self.sequence, sequence)
        switch entry.change {
        case .putProfile(let profile):
            subjects[entry.id] = .profile
            profiles.insert(profile, by: entry, at: sequence)
        case .putPregnancy(let pregnancy): put(.pregnancy(pregnancy), pregnancy.id, by: entry, at: sequence)
        case .putEvent(let event): put(.event(event), event.id, by: entry, at: sequence)
        case .putFoodHabit(let habit): put(.foodHabit(habit), habit.id, by: entry, at: sequence)
        case .putRecipe(let recipe): put(.recipe(recipe), recipe.id, by: entry, at: sequence)
        case .putFoodMark(let mark): put(.foodMark(mark), mark.id, by: entry, at: sequence)
        case .putSupplement(let supplement): put(.supplement(supplement), supplement.id, by: entry, at: sequence)
        case .putSkippedDose(let dose): put(.skippedDose(dose), dose.id, by: entry, at: sequence)
        case .remove(let id): put(nil, id, by: entry, at: sequence)
        case .unknown:
            subjects[entry.id] = .unknown
            unknownChanges += 1
        }
    }

    private mutating func put(_ record: Record?, _ id: RecordID, by entry: JournalEntry, at sequence: Int) {
        subjects[entry.id] = .record(id)
        let (before, after) = records[id, default: History()].insert(record, by: entry, at: sequence)
        guard before != after else { return }
        if let before { unlist(before, id) }
        if let after { list(after, id) }
    }

    /// Enters what is now there in what questions are answered from.
    private mutating func list(_ record: Record, _ id: RecordID) {
        switch record {
        case .event(let event):
            agenda.insert(event)
            eatenFoods.insert(event)
            searchIndex.insert(event)
            if event.appointment != nil { appointmentIDs.insert(id) }
        case .supplement: supplementIDs.insert(id)
        case .recipe: recipeIDs.insert(id)
        case .foodMark: foodMarkIDs.insert(id)
        case .pregnancy: pregnancyIDs.insert(id)
        case .foodHabit: foodHabitIDs.insert(id)
        case .skippedDose: break
        }
        if let record = record.doseRecord { doses.insert(record) }
    }

    /// Takes out what is no longer there.
    private mutating func unlist(_ record: Record, _ id: RecordID) {
        switch record {
        case .event(let event):
            agenda.remove(event)
            eatenFoods.remove(event)
            searchIndex.remove(event)
            appointmentIDs.remove(id)
        case .supplement: supplementIDs.remove(id)
        case .recipe: recipeIDs.remove(id)
        case .foodMark: foodMarkIDs.remove(id)
        case .pregnancy: pregnancyIDs.remove(id)
        case .foodHabit: foodHabitIDs.remove(id)
        case .skippedDose: break
        }
        if let record = record.doseRecord { doses.remove(record) }
    }
}

extension Diary {
    /// A thing with an id of its own.
    enum Record: Hashable, Sendable {
        case pregnancy(Pregnancy)
        case event(HealthEvent)
        case foodHabit(FoodHabit)
        case recipe(Recipe)
        case foodMark(FoodMark)
        case supplement(Supplement)
        case skippedDose(SkippedDose)

        var pregnancy: Pregnancy? { if case .pregnancy(let pregnancy) = self { pregnancy } else { nil } }
        var event: HealthEvent? { if case .event(let event) = self { event } else { nil } }
        var foodHabit: FoodHabit? { if case .foodHabit(let habit) = self { habit } else { nil } }
        var recipe: Recipe? { if case .recipe(let recipe) = self { recipe } else { nil } }
        var foodMark: FoodMark? { if case .foodMark(let mark) = self { mark } else { nil } }
        var supplement: Supplement? { if case .supplement(let supplement) = self { supplement } else { nil } }
        var skippedDose: SkippedDose? { if case .skippedDose(let dose) = self { dose } else { nil } }

        /// What it tells of a dose of her list.
        var doseRecord: DoseRecord? { event?.doseRecord ?? skippedDose?.record }
    }

    /// What an entry changed.
    enum Subject: Hashable, Sendable {
        case profile
        case record(RecordID)
        case unknown
    }
}
