/// Whether other processes work with the same database.
enum OtherProcesses {
    /// - Returns: `false` too where the database does not tell.
    static func areAtWork(on db: Database) throws -> Bool {
        guard db.isShared else { return false }
        let sql = """
            SELECT COUNT(*) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = current_setting('application_name')
                AND pid <> pg_backend_pid()
            """
        return try db.value(Int.self, sql) ?? 0 > 0
    }
}
