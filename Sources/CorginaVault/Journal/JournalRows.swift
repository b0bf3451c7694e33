import Foundation
import GRDB

/// The rows of journals as they lie in SQLite.
enum JournalRows {
    static func read(
        _ db: Database, _ journal: JournalID, after sequence: Int, limit: Int
    ) throws -> [SealedEntry] {
        let sql = """
            SELECT sequence, entry, sealed, hash FROM journal
            WHERE journal = ? AND sequence > ? ORDER BY sequence LIMIT ?
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [journal.bytes, sequence, limit])
        var entries: [SealedEntry] = []
        while let row = try rows.next() { entries.append(try entry(row)) }
        return entries
    }

    static func journals(_ db: Database, after journal: JournalID?, limit: Int) throws -> [JournalID] {
        let sql = "SELECT DISTINCT journal FROM journal WHERE journal > ? ORDER BY journal LIMIT ?"
        return try Data.fetchAll(db, sql: sql, arguments: [journal?.bytes ?? Data(), limit])
            .compactMap { JournalID(bytes: $0) }
    }

    static func insert(_ db: Database, _ entry: SealedEntry, _ journal: JournalID) throws {
        let sql = "INSERT INTO journal (journal, sequence, entry, sealed, hash) VALUES (?, ?, ?, ?, ?)"
        try db.cachedStatement(sql: sql).execute(
            arguments: [journal.bytes, entry.sequence, entry.name.bytes, entry.sealed, entry.hash])
    }

    /// Puts an entry in the place of the one with its sequence.
    static func replace(_ db: Database, _ entry: SealedEntry, _ journal: JournalID) throws {
        let sql = "UPDATE journal SET entry = ?, sealed = ?, hash = ? WHERE journal = ? AND sequence = ?"
        try db.cachedStatement(sql: sql).execute(
            arguments: [entry.name.bytes, entry.sealed, entry.hash, journal.bytes, entry.sequence])
    }

    private static func entry(_ row: Row) throws -> SealedEntry {
        // By place: a name is looked for in every row anew.
        let sequence: Int = row[0]
        let bytes: Data = row[1]
        guard let name = EntryName(bytes: bytes) else { throw VaultError.entryDamaged(sequence: sequence) }
        return SealedEntry(sequence: sequence, name: name, sealed: row[2], hash: row[3])
    }
}
