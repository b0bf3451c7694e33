extension Schema {
    /// Brings the database to this version, all steps or none. The table `corgina` says which that is.
    ///
    /// - Throws: `notACorginaDatabase` where there are other tables, `madeByNewerCorgina`; `databaseInUse` where a server of an earlier
    ///   version is at work on it.
    static func migrate(_ lane: PostgresLane) throws(VaultError) {
        try lane.runHere(.writing) { connection in
            let database = Database(connection)
            if try !database.hasTable("corgina") {
                guard try isEmpty(database) else { throw VaultError.notACorginaDatabase }
                try database.execute("CREATE TABLE corgina (version BIGINT NOT NULL)")
                // Keys that open nothing any more, by what tells one from another: see `KeyMark`.
                try database.execute("CREATE TABLE retired (fingerprint BYTEA NOT NULL PRIMARY KEY)")
                // See `ErasedRows` and `SharedUse`.
                try database.execute("CREATE TABLE erased (hash TEXT NOT NULL PRIMARY KEY)")
                try database.execute("CREATE TABLE used (token_hash BYTEA NOT NULL PRIMARY KEY, last BIGINT NOT NULL)")
                try database.execute("INSERT INTO corgina (version) VALUES (?)", [0])
            }
            let found = try database.schemaVersion
            guard found <= version else { throw VaultError.madeByNewerCorgina }
            if 0 < found, found < version, try OtherProcesses.areAtWork(on: database) { throw VaultError.databaseInUse }
            for (index, step) in migrations.enumerated().dropFirst(found) {
                try connection.run(PostgresDialect.tables(step.sql))
                try step.thereafter(database)
                try database.execute("UPDATE corgina SET version = ?", [index + 1])
            }
        }
    }

    private static func isEmpty(_ database: Database) throws -> Bool {
        let sql = "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema()"
        return try database.value(Int.self, sql) == 0
    }
}
