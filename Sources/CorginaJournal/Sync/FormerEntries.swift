/// What a device had before it reads everything anew.
struct FormerEntries: Hashable, Sendable {
    /// A row of the new journal that the device did not have.
    struct Other: Hashable, Sendable {
        let entry: JournalEntry
        let sequence: Int
    }

    /// In their order, each once.
    private let entries: [JournalEntry]
    private let places: [EntryID: Int]
    private var unfound: Set<EntryID>
    private(set) var others: [Other] = []
    /// Whether she is asked before what is missing is sent again.
    let asks: Bool

    init(_ entries: [JournalEntry], asks: Bool) {
        var (kept, places): ([JournalEntry], [EntryID: Int]) = ([], [:])
        for entry in entries where places[entry.id] == nil {
            places[entry.id] = kept.count
            kept.append(entry)
        }
        self.entries = kept
        self.places = places
        self.asks = asks
        unfound = Set(kept.map { $0.id })
    }

    /// Those that are not in the new journal.
    var missing: [JournalEntry] { entries.filter { unfound.contains($0.id) } }

    /// What the device had under that entry's id; `nil` where it had none.
    func known(_ id: EntryID) -> JournalEntry? { places[id].map { entries[$0] } }

    mutating func found(_ entry: JournalEntry, at sequence: Int) {
        if places[entry.id] != nil {
            unfound.remove(entry.id)
        } else {
            others.append(Other(entry: entry, sequence: sequence))
        }
    }
}
