/// The database's tables, as a list of steps that only ever grows.
///
/// Portable SQL alone, so that the same tables hold on PostgreSQL. Without row ids, so that the order of rows does not
/// tell the order in which accounts and sessions were made. `docs/storage.md` describes every column.
enum Schema {
    /// "Corg", in the file's header.
    static let applicationID: UInt32 = 0x436F_7267

    /// One step: statements, and what they alone cannot do, in the same transaction.
    struct Step: ExpressibleByStringLiteral, Sendable {
        let sql: String
        let thereafter: @Sendable (Database) throws -> Void

        init(sql: String, thereafter: @escaping @Sendable (Database) throws -> Void) {
            self.sql = sql
            self.thereafter = thereafter
        }

        init(stringLiteral sql: String) { self.init(sql: sql) { _ in } }
    }

    /// The first version whose accounts have ids of their own.
    static let accountIDsFrom = 3

    /// The first version whose rows have safeguards.
    static let safeguardsFrom = 4

    /// Step *n* takes a database of version *n* - 1 to version *n*.
    static let migrations: [Step] = [
        """
        CREATE TABLE secret (
            purpose TEXT NOT NULL PRIMARY KEY,
            key BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE account (
            name_hash BLOB NOT NULL PRIMARY KEY,
            slots BLOB NOT NULL,
            created_day INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE session (
            token_hash BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            sealed BLOB NOT NULL,
            expires_day INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX session_account ON session (account);
        CREATE TABLE journal (
            journal BLOB NOT NULL,
            sequence INTEGER NOT NULL,
            entry BLOB NOT NULL,
            sealed BLOB NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (journal, sequence),
            UNIQUE (journal, entry)
        ) WITHOUT ROWID;
        CREATE TABLE draft (
            journal BLOB NOT NULL,
            draft BLOB NOT NULL,
            staged INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (journal, draft)
        ) WITHOUT ROWID;
        CREATE TABLE attempt (
            subject BLOB NOT NULL PRIMARY KEY,
            failures INTEGER NOT NULL,
            last INTEGER NOT NULL
        ) WITHOUT ROWID;
        """,
        """
        CREATE TABLE access (
            token_hash BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            sealed BLOB NOT NULL,
            details BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX access_account ON access (account);
        """,
        """
        ALTER TABLE account ADD COLUMN id BLOB NOT NULL DEFAULT x'';
        UPDATE account SET id = name_hash;
        ALTER TABLE account ADD COLUMN lock_after INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE session ADD COLUMN details BLOB NOT NULL DEFAULT x'';
        CREATE TABLE invitation (
            code_hash BLOB NOT NULL PRIMARY KEY,
            expires_day INTEGER NOT NULL,
            details BLOB NOT NULL
        ) WITHOUT ROWID;
        """,
        // `earlier` lists journals whose rows have names that follow from nothing secret. `EarlierJournals` gives them others.
        Step(
            sql: """
                CREATE TABLE earlier (
                    journal BLOB NOT NULL PRIMARY KEY
                ) WITHOUT ROWID;
                INSERT INTO earlier SELECT journal FROM journal UNION SELECT journal FROM draft;
                CREATE TABLE safeguard (
                    kind TEXT NOT NULL,
                    id BLOB NOT NULL,
                    checksum BLOB NOT NULL,
                    copy BLOB NOT NULL,
                    PRIMARY KEY (kind, id)
                ) WITHOUT ROWID;
                """,
            thereafter: SafeguardedTable.safeguardAll),
        """
        CREATE TABLE photo (
            journal BLOB NOT NULL,
            photo BLOB NOT NULL,
            draft BLOB NOT NULL,
            sealed BLOB NOT NULL,
            small BLOB NOT NULL,
            checksum BLOB NOT NULL,
            PRIMARY KEY (journal, photo)
        ) WITHOUT ROWID;
        CREATE INDEX photo_draft ON photo (journal, draft);
        """,
        // Diaries that only her devices open: what lets a browser in, what lets it at a journal, and rows under the next key.
        // Devices to be woken for reminders.
        """
        CREATE TABLE proof (
            name_hash BLOB NOT NULL PRIMARY KEY,
            hashes BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE pass (
            journal BLOB NOT NULL PRIMARY KEY,
            hash BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE renewal (
            journal BLOB NOT NULL,
            sequence INTEGER NOT NULL,
            entry BLOB NOT NULL,
            sealed BLOB NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (journal, sequence),
            UNIQUE (journal, entry)
        ) WITHOUT ROWID;
        CREATE TABLE push (
            endpoint_hash BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            session BLOB NOT NULL,
            sealed BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX push_account ON push (account);
        CREATE INDEX push_session ON push (session);
        """,
        // What is shared with a companion: the share's key on both sides, and what goes from one to the other. Links for the clinic, and
        // what lies behind them.
        """
        CREATE TABLE share (
            share BLOB NOT NULL PRIMARY KEY,
            owner BLOB NOT NULL,
            reader BLOB NOT NULL,
            expires_day INTEGER NOT NULL,
            opening BLOB NOT NULL,
            details BLOB NOT NULL,
            companion BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX share_owner ON share (owner);
        CREATE UNIQUE INDEX share_reader ON share (reader);
        CREATE TABLE shared (
            share BLOB NOT NULL,
            item BLOB NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (share, item)
        ) WITHOUT ROWID;
        CREATE TABLE clinic (
            link_hash BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            ends INTEGER NOT NULL,
            tally BLOB NOT NULL,
            files BLOB NOT NULL,
            details BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX clinic_account ON clinic (account);
        CREATE INDEX clinic_ends ON clinic (ends);
        """,
        // Folded diaries beside their journals. Nothing is lost with a row of it.
        """
        CREATE TABLE checkpoint (
            journal BLOB NOT NULL PRIMARY KEY,
            sequence INTEGER NOT NULL,
            hash BLOB NOT NULL,
            sealed BLOB NOT NULL
        ) WITHOUT ROWID;
        """,
    ]

    static var version: Int { migrations.count }
}
