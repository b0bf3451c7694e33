import CorginaCore

/// Which entries hold which text and which tag.
///
/// Kept beside the events, so that a search of ten thousand of them looks through their texts alone. Most are the names of
/// foods she has again and again, so there are far fewer texts than events; what words a text has is found when it is asked.
struct SearchIndex: Hashable, Sendable {
    private var texts: [String: Set<RecordID>] = [:]
    private(set) var tags: [String: Set<RecordID>] = [:]

    mutating func insert(_ event: HealthEvent) {
        for text in event.searchTexts where !text.isEmpty { texts[text, default: []].insert(event.id) }
        for tag in event.tags { tags[tag, default: []].insert(event.id) }
    }

    init() {}

    /// - Parameters:
    ///   - texts: those of each, an entry more than once or not.
    ///   - tags: the same.
    init(texts: [String: [RecordID]], tags: [String: [RecordID]]) {
        self.texts = texts.mapValues { Set($0) }
        self.tags = tags.mapValues { Set($0) }
    }

    mutating func remove(_ event: HealthEvent) {
        for text in event.searchTexts {
            texts[text]?.remove(event.id)
            if texts[text]?.isEmpty == true { texts[text] = nil }
        }
        for tag in event.tags {
            tags[tag]?.remove(event.id)
            if tags[tag]?.isEmpty == true { tags[tag] = nil }
        }
    }

    /// The entries that have, for each word of the text, one that begins with it. None for a text without words.
    func ids(matching text: String) -> Set<RecordID> {
        let wanted = Set(SearchWords.words(in: text)).sorted()
        var found = wanted.map { _ in Set<RecordID>() }
        for (text, ids) in texts {
            let words = SearchWords.words(in: text)
            for (place, start) in wanted.enumerated() where words.contains(where: { $0.utf8.starts(with: start.utf8) })
            {
                found[place].formUnion(ids)
            }
        }
        guard let first = found.min(by: { $0.count < $1.count }) else { return [] }
        return found.reduce(first) { $0.intersection($1) }
    }
}
