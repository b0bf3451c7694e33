import Foundation

/// A journal's rows under another data key, until they take the place of those that are there.
enum RenewalRows {
    static func head(_ db: Database, _ journal: JournalID) throws -> JournalHead {
        let sql = "SELECT sequence, hash FROM renewal WHERE journal = ? ORDER BY sequence DESC LIMIT 1"
        guard let row = try db.row(sql, [journal.bytes]) else { return .empty(journal) }
        return JournalHead(sequence: try row[0], hash: try row[1])
    }

    static func has(_ db: Database, _ name: EntryName, _ journal: JournalID) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM renewal WHERE journal = ? AND entry = ?)"
        return try db.value(Bool.self, sql, [journal.bytes, name.bytes]) ?? false
    }

    /// How many sealed bytes those after one sequence and up to another have.
    static func byteCount(_ db: Database, _ journal: JournalID, after sequence: Int, through last: Int) throws -> Int {
        let sql = """
            SELECT COALESCE(SUM(LENGTH(sealed)), 0) FROM renewal WHERE journal = ? AND sequence > ? AND sequence <= ?
            """
        return try db.value(Int.self, sql, [journal.bytes, sequence, last]) ?? 0
    }

    static func insert(_ db: Database, _ entry: SealedEntry, _ journal: JournalID) throws {
        try db.execute(
            "INSERT INTO renewal (journal, sequence, entry, sealed, hash) VALUES (?, ?, ?, ?, ?)",
            [journal.bytes, entry.sequence, entry.name.bytes, entry.sealed, entry.hash])
    }

    /// Puts them in the place of the journal's rows.
    static func use(_ db: Database, _ journal: JournalID) throws {
        try db.execute("DELETE FROM journal WHERE journal = ?", [journal.bytes])
        try db.execute(
            """
            INSERT INTO journal (journal, sequence, entry, sealed, hash)
                SELECT journal, sequence, entry, sealed, hash FROM renewal WHERE journal = ? ORDER BY sequence
            """, [journal.bytes])
        try PhotoRows.useCopy(db, of: journal, as: journal)
        try delete(db, journal)
    }

    /// How many wait.
    static func count(_ db: Database, _ journal: JournalID) throws -> Int {
        try db.value(Int.self, "SELECT COUNT(*) FROM renewal WHERE journal = ?", [journal.bytes]) ?? 0
    }

    /// Visits the name and the sealed bytes of each, in order.
    static func forEach(_ db: Database, _ journal: JournalID, _ visit: (EntryName, Data) throws -> Void) throws {
        let sql = "SELECT entry, sealed FROM renewal WHERE journal = ? ORDER BY sequence"
        try db.forEachRow(sql, [journal.bytes]) { row in
            let name: Data = try row[0]
            guard let name = EntryName(bytes: name) else { throw VaultError.rowsNotUsable }
            try visit(name, try row[1])
        }
    }

    /// Removes the journal's rows, and makes those that wait the rows of another journal.
    static func use(_ db: Database, of former: JournalID, as journal: JournalID) throws {
        try db.execute("DELETE FROM journal WHERE journal = ?", [former.bytes])
        try db.execute(
            """
            INSERT INTO journal (journal, sequence, entry, sealed, hash)
                SELECT ?, sequence, entry, sealed, hash FROM renewal WHERE journal = ? ORDER BY sequence
            """, [journal.bytes, former.bytes])
        try PhotoRows.useCopy(db, of: former, as: journal)
        try delete(db, former)
    }

    /// Photos of the copy go with its rows.
    static func delete(_ db: Database, _ journal: JournalID) throws {
        try db.execute("DELETE FROM renewal WHERE journal = ?", [journal.bytes])
        try db.execute("DELETE FROM photo WHERE journal = ? AND draft = ?", [journal.bytes, PhotoRows.beside])
    }

    static func deleteAll(_ db: Database) throws {
        try db.execute("DELETE FROM renewal")
        try db.execute("DELETE FROM photo WHERE draft = ?", [PhotoRows.beside])
    }
}
