/// How she goes on.
extension DiarySync {
    /// Sends the server again what it lost, as it was.
    public mutating func putBack() {
        guard case .serverHasLess(let newest) = trouble else { return }
        trouble = nil
        restoring = newest.sequence
    }

    /// Takes the server's journal, whatever it is, and sends what only this device has.
    ///
    /// - Parameter entries: all that the device holds, in order.
    public mutating func startOver(holding entries: [JournalEntry]) {
        restart(from: start, holding: entries, asks: false)
    }

    /// Reads everything anew because the diary has another data key. All entries of before should be there.
    ///
    /// - Parameters:
    ///   - entries: all that the device holds, in order.
    ///   - start: the hash of the journal without rows.
    public mutating func keyWasRenewed(holding entries: [JournalEntry], start: [UInt8]) {
        restart(from: start, holding: entries, asks: true)
    }

    /// Sends again what was missing once all was read anew.
    public mutating func bringBack() {
        guard case .missing = trouble, let former else { return }
        trouble = nil
        bringBack(former.missing)
    }

    /// What an earlier reading had not found yet is looked for again.
    private mutating func restart(from start: [UInt8], holding entries: [JournalEntry], asks: Bool) {
        self.start = start
        former = FormerEntries((former?.missing ?? []) + entries, asks: asks)
        (held, trouble, restoring, pending, isCurrent) = ([], nil, nil, nil, false)
    }

    mutating func bringBack(_ missing: [JournalEntry]) {
        let others = former?.others ?? []
        former = nil
        for other in others { noteConflicts(of: missing, with: other.entry, at: other.sequence) }
        waiting = missing + waiting
    }
}
