import CorginaCore

/// Which entries hold which word and which tag.
///
/// Kept beside the events, so that a search of ten thousand of them looks through the words alone.
struct WordBook: Hashable, Sendable {
    private var words: [String: Set<RecordID>] = [:]
    private(set) var tags: [String: Set<RecordID>] = [:]

    mutating func insert(_ event: HealthEvent) {
        for word in Self.words(of: event) { words[word, default: []].insert(event.id) }
        for tag in event.tags { tags[tag, default: []].insert(event.id) }
    }

    mutating func remove(_ event: HealthEvent) {
        for word in Self.words(of: event) {
            words[word]?.remove(event.id)
            if words[word]?.isEmpty == true { words[word] = nil }
        }
        for tag in event.tags {
            tags[tag]?.remove(event.id)
            if tags[tag]?.isEmpty == true { tags[tag] = nil }
        }
    }

    /// The entries that have, for each word of the text, one that begins with it. None for a text without words.
    func ids(matching text: String) -> Set<RecordID> {
        let found = Set(SearchWords.words(in: text)).sorted().map(ids(beginningWith:))
        guard let first = found.min(by: { $0.count < $1.count }) else { return [] }
        return found.reduce(first) { $0.intersection($1) }
    }

    private func ids(beginningWith start: String) -> Set<RecordID> {
        words.reduce(into: []) { ids, entry in
            if entry.key.utf8.starts(with: start.utf8) { ids.formUnion(entry.value) }
        }
    }

    private static func words(of event: HealthEvent) -> Set<String> {
        Set(event.searchTexts.flatMap(SearchWords.words))
    }
}
