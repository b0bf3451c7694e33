import GRDB

/// What SQLite does for ``Database``, by GRDB.
struct SQLiteEngine: DatabaseEngine {
    private let connection: GRDB.Database

    /// One process alone uses a file.
    var isShared: Bool { false }

    init(_ connection: GRDB.Database) { self.connection = connection }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try connection.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments.map(\.stored)))
        return connection.changesCount
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        var all: [SQLRow] = []
        try visit(connection.cachedStatement(sql: sql), arguments) { all.append($0) }
        return all
    }

    /// With a statement of its own, because a kept one starts anew when it is used within the visit.
    func forEachRow(_ sql: String, _ arguments: [SQLValue], _ visit: (SQLRow) throws -> Void) throws {
        try self.visit(connection.makeStatement(sql: sql), arguments, visit)
    }

    func hasTable(_ name: String) throws -> Bool { try connection.tableExists(name) }

    func schemaVersion() throws -> Int { try Int.fetchOne(connection, sql: "PRAGMA user_version") ?? 0 }

    private func visit(_ statement: Statement, _ arguments: [SQLValue], _ visit: (SQLRow) throws -> Void) throws {
        let columns = statement.columnNames
        let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments.map(\.stored)))
        while let row = try rows.next() {
            try visit(SQLRow(columns: columns, values: row.databaseValues.map(SQLValue.init)))
        }
    }
}

extension Database {
    init(_ connection: GRDB.Database) { self.init(SQLiteEngine(connection)) }
}

extension SQLValue {
    fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let bytes): .blob(bytes)
            }
    }

    fileprivate var stored: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .blob(let bytes): bytes.databaseValue
        }
    }
}
