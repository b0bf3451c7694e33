import GRDB

extension Schema {
    /// Refuses, before SQLite touches the file, what this version must not open.
    static func check(fileAt path: String) throws(VaultError) {
        guard let header = try DatabaseHeader(path: path) else { return }
        var (application, found) = (header.applicationID, header.userVersion)
        // A first start that was cut off leaves a header with neither number: all there is stands in the log.
        if application == 0, found == 0, let logged = try? logged(path) {
            if logged.isEmpty { return }
            (application, found) = (logged.application, logged.version)
        }
        guard application == applicationID else { throw .notACorginaDatabase }
        guard found <= version else { throw .madeByNewerCorgina }
    }

    /// What the database says of itself with its log, and whether nothing is in it yet.
    private static func logged(_ path: String) throws -> (application: UInt32, version: UInt32, isEmpty: Bool) {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration).read { db in
            (
                try UInt32.fetchOne(db, sql: "PRAGMA application_id") ?? 0,
                try UInt32.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
            )
        }
    }

    /// Brings the database to a version, each step whole or not at all.
    static func migrate(_ pool: some DatabaseWriter, to version: Int = version) throws {
        let found = try pool.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        guard found <= version else { throw VaultError.madeByNewerCorgina }
        guard found < version else { return }
        for (index, step) in migrations.enumerated().prefix(version).dropFirst(found) {
            try pool.write { db in
                try db.execute(sql: step.sql)
                try step.thereafter(Database(db))
                try db.execute(sql: "PRAGMA application_id = \(applicationID)")
                try db.execute(sql: "PRAGMA user_version = \(index + 1)")
            }
        }
    }
}
