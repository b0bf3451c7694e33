extension DiarySync {
    /// The host asks for rows.
    public mutating func beganReading() { pending = .reading }

    /// Rows came, from the one after the head on, with where the server's journal stands.
    ///
    /// - Returns: how many of them the host keeps, from the first on. After that ``trouble`` may say why not all.
    public mutating func received(_ rows: [SyncRow], head newest: SyncHead) -> Int {
        guard pending == .reading else { return 0 }
        pending = nil
        var kept = 0
        for row in rows {
            guard row.follows(head), !contradicts(row) else {
                trouble = .falseRow(head.sequence + 1)
                return kept
            }
            keep(row)
            kept += 1
        }
        if newest.sequence <= head.sequence {
            if newest != head { noteOtherEnd(newest) } else { reachedEnd() }
        } else if rows.isEmpty {
            trouble = .falseRow(head.sequence + 1)
        }
        return kept
    }

    /// The server does not hold the head the device asked from.
    public mutating func heldLess(_ newest: SyncHead) {
        pending = nil
        noteOtherEnd(newest)
    }

    /// No answer came, or one that says to come again later.
    public mutating func failed() { wasCut() }

    /// Under an id the device has, nobody writes anything else.
    private func contradicts(_ row: SyncRow) -> Bool {
        guard let entry = row.entry else { return false }
        let own = waiting.first { $0.id == entry.id } ?? former?.known(entry.id)
        return own.map { $0 != entry } ?? false
    }

    private mutating func keep(_ row: SyncRow) {
        held.append(HeldRow(id: row.entry?.id, hash: row.hash))
        guard let entry = row.entry else { return }
        let isOwn = waiting.contains { $0.id == entry.id } || former?.known(entry.id) != nil
        waiting.removeAll { $0.id == entry.id }
        former?.found(entry, at: row.sequence)
        if !isOwn { noteConflicts(of: waiting, with: entry, at: row.sequence) }
    }

    mutating func noteConflicts(of mine: [JournalEntry], with theirs: JournalEntry, at sequence: Int) {
        guard let subject = SyncSubject(theirs.change) else { return }
        for entry in mine where SyncSubject(entry.change) == subject && entry.change != theirs.change {
            let conflict = SyncConflict(subject: subject, mine: entry.id, theirs: theirs.id, sequence: sequence)
            if !conflicts.contains(conflict) { conflicts.append(conflict) }
        }
    }

    private mutating func noteOtherEnd(_ newest: SyncHead) {
        isCurrent = false
        restoring = nil
        trouble = passed(newest) && newest != head ? .serverHasLess(newest) : .otherPast(newest)
    }

    private mutating func reachedEnd() {
        isCurrent = true
        guard let former else { return }
        let missing = former.missing
        if missing.isEmpty {
            self.former = nil
        } else if former.asks {
            trouble = .missing(missing.count)
        } else {
            bringBack(missing)
        }
    }
}
