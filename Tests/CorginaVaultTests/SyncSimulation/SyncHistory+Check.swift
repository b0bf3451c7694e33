import CorginaJournal

@testable import CorginaVault

/// What must hold in the end, with an honest server.
extension SyncHistory {
    func check() async throws {
        let rows = try await server.rows()
        let opened = try open(rows)
        guard Set(opened.map(\.id)).count == opened.count else { throw Violation("an entry is there twice") }
        try checkNothingIsLost(opened)
        var whole = Diary()
        for (place, entry) in opened.enumerated() { whole.apply(entry, sequence: place + 1) }
        for device in devices {
            guard device.rows == rows else { throw Violation("device \(device.number) holds other rows") }
            guard device.diary == whole else { throw Violation("device \(device.number) shows another diary") }
        }
        guard !isRestored else { return }
        for device in devices {
            try checkOrder(device, opened)
            try checkConflicts(device, opened)
        }
    }

    private func open(_ rows: [SealedEntry]) throws -> [JournalEntry] {
        var head = JournalHead.empty(server.journal)
        return try rows.map { row in
            guard row.follows(head), let entry = devices[0].seal.openWhole(row, after: head) else {
                throw Violation("row \(row.sequence) is not what it should be")
            }
            head = row.head
            return entry
        }
    }

    private func checkNothingIsLost(_ opened: [JournalEntry]) throws {
        let made = devices.flatMap { $0.made.map(\.entry) }
        guard Set(made) == Set(opened) else {
            throw Violation(
                "\(Set(made).subtracting(opened).count) are lost, \(Set(opened).subtracting(made).count) new")
        }
    }

    private func checkOrder(_ device: SyncingDevice, _ opened: [JournalEntry]) throws {
        let own = opened.filter { $0.id.high == UInt64(device.number + 1) }
        guard own == device.made.map(\.entry) else { throw Violation("device \(device.number) is out of order") }
    }

    /// It told of just what others had written about the same thing between what it had read and what it wrote.
    private func checkConflicts(_ device: SyncingDevice, _ opened: [JournalEntry]) throws {
        var expected: Set<SyncConflict> = []
        for (entry, seen) in device.made {
            guard let place = opened.firstIndex(of: entry), let subject = SyncSubject(entry.change) else { continue }
            for (other, theirs) in opened.enumerated().prefix(place).dropFirst(seen)
            where theirs.id.high != entry.id.high && SyncSubject(theirs.change) == subject
                && theirs.change != entry.change
            {
                expected.insert(
                    SyncConflict(subject: subject, mine: entry.id, theirs: theirs.id, sequence: other + 1))
            }
        }
        guard device.told == expected else {
            throw Violation("device \(device.number) told of \(device.told.count) conflicts, not \(expected.count)")
        }
    }
}
