import CorginaJournal

extension UnlockedJournal {
    /// Entries read at once.
    struct Page {
        var entries: [Placed] = []
        /// How many are missing or are not what was written there.
        var damagedCount = 0
        /// The first of those, or the first whose stored hash alone is wrong.
        var firstFault: Int?
        /// The last stored entry's, damaged or not.
        var head: JournalHead

        var isEmpty: Bool { entries.isEmpty && damagedCount == 0 }
    }
}

/// Opens one entry after the other, and goes on after one that is damaged.
///
/// An entry is sealed to the hash of all before it. Where a stored hash is what was damaged, the next entry still opens by
/// the hash the entry itself gives; where an entry is gone, the one after it has lost what it was sealed to and is gone too.
struct EntryOpener {
    let seal: EntrySeal
    private(set) var page: UnlockedJournal.Page
    /// The head the last entry gives of itself, where another is stored.
    private var recomputed: JournalHead?

    init(seal: EntrySeal, head: JournalHead) {
        self.seal = seal
        page = UnlockedJournal.Page(head: head)
    }

    /// Lets go of what was opened, and goes on where that ended.
    mutating func begin() {
        page.entries = []
    }

    mutating func open(_ row: SealedEntry) {
        let missing = row.sequence - page.head.sequence - 1
        if missing > 0 { note(page.head.sequence + 1, count: missing) }
        if let (entry, next) = opened(row, after: page.head) ?? recomputed.flatMap({ opened(row, after: $0) }) {
            page.entries.append(.init(sequence: row.sequence, entry: entry))
            recomputed = next == row.head ? nil : next
            if recomputed != nil { note(row.sequence, count: 0) }
        } else {
            note(row.sequence, count: 1)
            recomputed = nil
        }
        page.head = row.head
    }

    private func opened(_ row: SealedEntry, after head: JournalHead) -> (JournalEntry, next: JournalHead)? {
        seal.openWhole(row, after: head).map { ($0, head.appending(entry: row.id, sealed: row.sealed)) }
    }

    private mutating func note(_ sequence: Int, count: Int) {
        page.damagedCount += count
        page.firstFault = page.firstFault ?? sequence
    }
}
