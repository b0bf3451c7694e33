import CorginaJournal

/// Seals every entry of a journal anew, each after the one before it, within a transaction: the one writer waits for it, a fifth of
/// a second for a long diary.
struct JournalResealing {
    let old: EntrySeal
    let new: EntrySeal
    /// Whether what does not open stays as it is, and damaged; else nothing is sealed anew.
    let leavesDamage: Bool

    /// Entries read at once.
    private static let page = 1_000

    /// - Throws: `entryDamaged` at the first that is not what was written, unless damage is left.
    func run(_ db: Database) throws {
        let journal = old.dataKey.journal
        // It stands for hashes that are no more, under a key that may be no more.
        try CheckpointRows.delete(db, journal)
        var opener = EntryOpener(seal: old, head: .empty(journal))
        var head = JournalHead.empty(journal)
        var last = 0
        while true {
            let rows = try JournalRows.read(db, journal, after: last, limit: Self.page)
            guard let end = rows.last else { return }
            for row in rows {
                opener.begin()
                opener.open(row)
                if !leavesDamage, let fault = opener.page.firstFault {
                    throw VaultError.entryDamaged(sequence: fault)
                }
                // What comes after one that stays is sealed to the hash that stays beside it.
                guard let placed = opener.page.entries.first else {
                    head = row.head
                    continue
                }
                let sealed = try new.seal(placed.entry, after: head)
                try JournalRows.replace(db, sealed, journal)
                head = sealed.head
            }
            last = end.sequence
        }
    }
}
