import Foundation

/// The rows of checkpoints as they lie in the database: one a journal at most.
enum CheckpointRows {
    /// A sealed checkpoint, and where the journal stood.
    struct Row: Sendable {
        let head: JournalHead
        let sealed: Data
    }

    static func read(_ db: Database, _ journal: JournalID) throws -> Row? {
        let sql = "SELECT sequence, hash, sealed FROM checkpoint WHERE journal = ?"
        return try db.row(sql, [journal.bytes]).map {
            Row(head: JournalHead(sequence: try $0[0], hash: try $0[1]), sealed: try $0[2])
        }
    }

    /// Puts it in the place of an earlier one, if the journal has the entry its head stands for.
    static func put(_ db: Database, _ row: Row, _ journal: JournalID) throws {
        let entry = "SELECT EXISTS (SELECT 1 FROM journal WHERE journal = ? AND sequence = ? AND hash = ?)"
        guard try db.value(Bool.self, entry, [journal.bytes, row.head.sequence, row.head.hash]) == true else { return }
        let sql = """
            INSERT INTO checkpoint (journal, sequence, hash, sealed) VALUES (?, ?, ?, ?)
            ON CONFLICT (journal) DO UPDATE SET
                sequence = excluded.sequence, hash = excluded.hash, sealed = excluded.sealed
            """
        try db.execute(sql, [journal.bytes, row.head.sequence, row.head.hash, row.sealed])
    }

    static func delete(_ db: Database, _ journal: JournalID) throws {
        try db.execute("DELETE FROM checkpoint WHERE journal = ?", [journal.bytes])
    }

    /// Those whose journal does not have the entry their head stands for, as after an older copy was put in its place.
    static func deleteStale(_ db: Database) throws {
        let sql = """
            DELETE FROM checkpoint WHERE NOT EXISTS (
                SELECT 1 FROM journal WHERE journal.journal = checkpoint.journal
                    AND journal.sequence = checkpoint.sequence AND journal.hash = checkpoint.hash)
            """
        try db.execute(sql)
    }

    static func deleteAll(_ db: Database) throws { try db.execute("DELETE FROM checkpoint") }

    static func exist(_ db: Database) throws -> Bool {
        try db.value(Bool.self, "SELECT EXISTS (SELECT 1 FROM checkpoint)") ?? false
    }
}
