import CorginaCore

/// Makes the index of a diary that is read from a checkpoint. What is the same in many events is looked at once.
struct IndexMaking {
    private var index = DiaryIndex()
    private var texts: [String: [RecordID]] = [:]
    private var tags: [String: [RecordID]] = [:]
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
        enter(event.notes, [id])
        for tag in event.tags {
            enter(tag, [id])
            tags[tag, default: []].append(id)
        }
    }

    private mutating func enter(_ text: String, _ ids: [RecordID]) {
        if !text.isEmpty { texts[text, default: []] += ids }
    }

    consuming func made(with parts: SharedParts) -> DiaryIndex {
        var foods = EatenFoods()
        for (details, times) in zip(parts.details, times) where !times.isEmpty {
            if case .meal(let meal) = details { foods.insertUnsorted(meal, times) }
            let ids = times.map { $0.event }
            for text in details.searchTexts { enter(text, ids) }
        }
        foods.sort()
        index.insert(foods, SearchIndex(texts: texts, tags: tags))
        return index
    }
}
