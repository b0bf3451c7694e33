import CorginaCore

/// What is now in a diary, as questions are answered from it: ids by kind, events by day, food and word, doses by day.
struct DiaryIndex: Hashable, Sendable {
    private(set) var pregnancies: Set<RecordID> = []
    private(set) var foodHabits: Set<RecordID> = []
    private(set) var recipes: Set<RecordID> = []
    private(set) var declinedRecipes: Set<RecordID> = []
    private(set) var foodMarks: Set<RecordID> = []
    private(set) var supplements: Set<RecordID> = []
    private(set) var appointments: Set<RecordID> = []
    private(set) var checklists: Set<RecordID> = []
    private(set) var birthPlans: Set<RecordID> = []
    private(set) var bumpPhotos: Set<RecordID> = []

    private(set) var agenda = Agenda()
    private(set) var eatenFoods = EatenFoods()
    private(set) var doses = DoseBook()
    private(set) var searchIndex = SearchIndex()

    /// Enters what is now there.
    mutating func insert(_ record: Diary.Record, _ id: RecordID) {
        insertApart(record, id)
        guard let event = record.event else { return }
        eatenFoods.insert(event)
        searchIndex.insert(event)
    }

    /// Enters it except for its foods and words, which many things have in common.
    mutating func insertApart(_ record: Diary.Record, _ id: RecordID) {
        change(record) { $0.insert(id) }
        if let event = record.event { agenda.insert(event) }
        if let record = record.doseRecord { doses.insert(record) }
    }

    /// Enters the foods and words of many things at once.
    mutating func insert(_ foods: EatenFoods, _ words: SearchIndex) {
        eatenFoods = foods
        searchIndex = words
    }

    /// Takes out what is no longer there.
    mutating func remove(_ record: Diary.Record, _ id: RecordID) {
        change(record) { $0.remove(id) }
        if let event = record.event {
            agenda.remove(event)
            eatenFoods.remove(event)
            searchIndex.remove(event)
        }
        if let record = record.doseRecord { doses.remove(record) }
    }

    /// The set the record belongs to; none for a skipped dose and for most events.
    private mutating func change(_ record: Diary.Record, _ change: (inout Set<RecordID>) -> Void) {
        switch record {
        case .pregnancy: change(&pregnancies)
        case .foodHabit: change(&foodHabits)
        case .recipe: change(&recipes)
        case .declinedRecipe: change(&declinedRecipes)
        case .foodMark: change(&foodMarks)
        case .supplement: change(&supplements)
        case .checklist: change(&checklists)
        case .birthPlan: change(&birthPlans)
        case .event(let event):
            if event.appointment != nil { change(&appointments) }
            if event.showsBump { change(&bumpPhotos) }
        case .skippedDose: break
        }
    }
}
