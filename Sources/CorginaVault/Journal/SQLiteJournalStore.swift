import CorginaCore
import Foundation

/// Journals in the vault's one SQLite file.
struct SQLiteJournalStore: JournalStore {
    let database: any VaultDatabase
    /// Where what becomes entries waits, of whoever appends; `nil` where nobody has a key.
    let drafts: DraftStore?

    func look(for entries: [EntryName], in journal: JournalID) async throws(VaultError) -> JournalState {
        try database.readHere { db in
            JournalState(head: try Self.head(db, journal), stored: try Self.stored(db, entries, journal))
        }
    }

    func byteCount(of journal: JournalID, after sequence: Int, through last: Int) async throws(VaultError) -> Int {
        try await database.read { db in
            let sql = """
                SELECT COALESCE(SUM(LENGTH(sealed)), 0) FROM journal
                WHERE journal = ? AND sequence > ? AND sequence <= ?
                """
            return try db.value(Int.self, sql, [journal.bytes, sequence, last]) ?? 0
        }
    }

    func append(
        _ entries: [SealedEntry], to journal: JournalID, after head: JournalHead, discarding draft: RecordID?
    ) async throws(VaultError) -> AppendOutcome {
        try Self.check(entries, after: head)
        let outcome: AppendOutcome = try await database.write { db in
            try drafts?.mark.check(in: db)
            guard try Self.head(db, journal) == head,
                try Self.stored(db, entries.map(\.name), journal).isEmpty
            else { return .refused }
            for entry in entries { try JournalRows.insert(db, entry, journal) }
            if let draft { try drafts?.conclude(draft, db) }
            return .appended
        }
        if outcome == .appended { database.noteAppended(entries.count) }
        return outcome
    }

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        try await database.read { try JournalRows.read($0, journal, after: sequence, limit: limit) }
    }

    func erase(_ journal: JournalID) async throws(VaultError) {
        try await database.write { db in
            try db.execute("DELETE FROM journal WHERE journal = ?", [journal.bytes])
            try PhotoRows.deleteAll(db, of: journal)
            try CheckpointRows.delete(db, journal)
        }
        await database.flush()
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        try await database.read { try JournalRows.journals($0, after: journal, limit: limit) }
    }
}

extension SQLiteJournalStore {
    private static func check(_ entries: [SealedEntry], after head: JournalHead) throws(VaultError) {
        var head = head
        for entry in entries {
            guard entry.follows(head) else { throw .entryDamaged(sequence: entry.sequence) }
            head = entry.head
        }
    }

    static func head(_ db: Database, _ journal: JournalID) throws -> JournalHead {
        let sql = "SELECT sequence, hash FROM journal WHERE journal = ? ORDER BY sequence DESC LIMIT 1"
        guard let row = try db.row(sql, [journal.bytes]) else { return .empty(journal) }
        return JournalHead(sequence: try row[0], hash: try row[1])
    }

    private static func stored(_ db: Database, _ entries: [EntryName], _ journal: JournalID) throws -> [EntryName: Int]
    {
        let sql = "SELECT sequence FROM journal WHERE journal = ? AND entry = ?"
        var stored: [EntryName: Int] = [:]
        for entry in entries {
            stored[entry] = try db.value(Int.self, sql, [journal.bytes, entry.bytes])
        }
        return stored
    }
}
