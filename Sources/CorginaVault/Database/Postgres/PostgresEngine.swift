/// What PostgreSQL does for ``Database``.
struct PostgresEngine: DatabaseEngine {
    let connection: PostgresConnection

    var isShared: Bool { true }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try connection.execute(sql, arguments).changedRows
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try connection.execute(sql, arguments).allRows()
    }

    func forEachRow(_ sql: String, _ arguments: [SQLValue], _ visit: (SQLRow) throws -> Void) throws {
        try connection.forEachRow(sql, arguments, visit)
    }

    func hasTable(_ name: String) throws -> Bool { try connection.hasTable(name) }

    func schemaVersion() throws -> Int {
        guard case .integer(let version)? = try rows("SELECT version FROM corgina", []).first?.values.first else {
            return 0
        }
        return Int(version)
    }
}
