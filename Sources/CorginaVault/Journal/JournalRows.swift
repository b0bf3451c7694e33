import Foundation

/// The rows of journals as they lie in SQLite.
enum JournalRows {
    static func read(
        _ db: Database, _ journal: JournalID, after sequence: Int, limit: Int
    ) throws -> [SealedEntry] {
        let sql = """
            SELECT sequence, entry, sealed, hash FROM journal
            WHERE journal = ? AND sequence > ? ORDER BY sequence LIMIT ?
            """
        return try db.rows(sql, [journal.bytes, sequence, limit]).map(entry)
    }

    static func journals(_ db: Database, after journal: JournalID?, limit: Int) throws -> [JournalID] {
        let sql = "SELECT DISTINCT journal FROM journal WHERE journal > ? ORDER BY journal LIMIT ?"
        return try db.values(Data.self, sql, [journal?.bytes ?? Data(), limit])
            .compactMap { JournalID(bytes: $0) }
    }

    static func insert(_ db: Database, _ entry: SealedEntry, _ journal: JournalID) throws {
        let sql = "INSERT INTO journal (journal, sequence, entry, sealed, hash) VALUES (?, ?, ?, ?, ?)"
        try db.execute(sql, [journal.bytes, entry.sequence, entry.name.bytes, entry.sealed, entry.hash])
    }

    /// Puts an entry in the place of the one with its sequence.
    static func replace(_ db: Database, _ entry: SealedEntry, _ journal: JournalID) throws {
        let sql = "UPDATE journal SET entry = ?, sealed = ?, hash = ? WHERE journal = ? AND sequence = ?"
        try db.execute(sql, [entry.name.bytes, entry.sealed, entry.hash, journal.bytes, entry.sequence])
    }

    private static func entry(_ row: SQLRow) throws -> SealedEntry {
        // By place: a name is looked for in every row anew.
        let sequence: Int = try row[0]
        let bytes: Data = try row[1]
        guard let name = EntryName(bytes: bytes) else { throw VaultError.entryDamaged(sequence: sequence) }
        return SealedEntry(sequence: sequence, name: name, sealed: try row[2], hash: try row[3])
    }
}
