import CorginaCore

/// Makes the index of a diary that is read from a checkpoint. What is the same in many events is looked at once.
struct IndexMaking {
    private var index = DiaryIndex()
    private var words = SearchIndex()
    /// When what the shared parts have happened, and in which events.
    private var times: [[EatenFoods.Use]]

    init(_ parts: SharedParts) { times = Array(repeating: [], count: parts.details.count) }

    /// Enters what is now there.
    ///
    /// - Parameter details: the place of an event's among the shared parts.
    mutating func insert(_ record: Diary.Record, _ id: RecordID, details: Int?) {
        index.insertApart(record, id)
        guard let event = record.event, let details else { return }
        times[details].append(EatenFoods.Use(moment: event.moment, event: id))
        if !event.notes.isEmpty || !event.tags.isEmpty { words.insert([id], with: [event.notes] + event.tags) }
        for tag in event.tags { words.insert(id, taggedWith: tag) }
    }

    consuming func made(with parts: SharedParts) -> DiaryIndex {
        var foods = EatenFoods()
        for (details, times) in zip(parts.details, times) where !times.isEmpty {
            if case .meal(let meal) = details { foods.insertUnsorted(meal, times) }
            words.insert(times.map { $0.event }, with: details.searchTexts)
        }
        foods.sort()
        index.insert(foods, words)
        return index
    }
}
