import GRDB

/// The tables of the file, which `docs/storage.md` lists.
enum PhoneSchema {
    /// "Cori": so that no other program's file is taken for a diary.
    static let applicationID = 0x436F_7269
    static let version = 3

    /// - Throws: `newer` for a file of a later version, `failed` for one of another program.
    static func bringForward(_ db: Database) throws {
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard version <= Self.version else { throw PhoneStoreError.newer }
        if version == Self.version { return try check(db) }
        try db.inTransaction {
            if version > 0 { try check(db) }
            for step in steps.dropFirst(version) { try db.execute(sql: step) }
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            try db.execute(sql: "PRAGMA user_version = \(Self.version)")
            return .commit
        }
    }

    private static func check(_ db: Database) throws {
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else { throw PhoneStoreError.failed }
    }

    /// What each version adds to the one before.
    private static let steps = [
        """
        CREATE TABLE journal (
            journal BLOB NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL, sealed BLOB NOT NULL, hash BLOB NOT NULL,
            PRIMARY KEY (journal, sequence), UNIQUE (journal, entry)
        ) WITHOUT ROWID;
        CREATE TABLE draft (
            journal BLOB NOT NULL, draft BLOB NOT NULL, staged INTEGER NOT NULL, sealed BLOB NOT NULL,
            PRIMARY KEY (journal, draft)
        ) WITHOUT ROWID;
        """,
        """
        CREATE TABLE ledger (
            journal BLOB NOT NULL, ledger BLOB NOT NULL, sealed BLOB NOT NULL, PRIMARY KEY (journal, ledger)
        ) WITHOUT ROWID;
        """,
        """
        CREATE TABLE standing (journal BLOB NOT NULL PRIMARY KEY, sealed BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE successor (name BLOB NOT NULL PRIMARY KEY, sealed BLOB NOT NULL) WITHOUT ROWID;
        """,
    ]
}
