import Foundation

/// A database in one transaction, in the few words the vault has for it.
///
/// Every statement is written once, in SQL that SQLite and PostgreSQL both read and the databases that speak PostgreSQL's language
/// too: `ON CONFLICT`, no row ids, no literals of bytes. Its arguments stand as `?`, or as `?1`, `?2` where one stands twice.
struct Database {
    private let engine: any DatabaseEngine

    init(_ engine: any DatabaseEngine) { self.engine = engine }

    /// Runs one statement.
    ///
    /// - Returns: how many rows it inserted, changed or deleted.
    @discardableResult
    func execute(_ sql: String, _ arguments: [any SQLConvertible] = []) throws -> Int {
        try engine.execute(sql, arguments.map(\.sqlValue))
    }

    /// All rows of a query.
    func rows(_ sql: String, _ arguments: [any SQLConvertible] = []) throws -> [SQLRow] {
        try engine.rows(sql, arguments.map(\.sqlValue))
    }

    /// The first row of a query.
    func row(_ sql: String, _ arguments: [any SQLConvertible] = []) throws -> SQLRow? {
        try rows(sql, arguments).first
    }

    /// What stands in the first column of the first row; `nil` for no row, and for nothing in it.
    func value<Value: SQLConvertible>(
        _ type: Value.Type, _ sql: String, _ arguments: [any SQLConvertible] = []
    ) throws -> Value? {
        guard let row = try row(sql, arguments), row.values.first != .null else { return nil }
        return try row[0]
    }

    /// What stands in the first column of each row.
    func values<Value: SQLConvertible>(
        _ type: Value.Type, _ sql: String, _ arguments: [any SQLConvertible] = []
    ) throws -> [Value] {
        try rows(sql, arguments).map { try $0[0] }
    }

    /// Visits the rows of a query that may be too many to hold at once.
    ///
    /// - Parameter visit: may read in the same transaction, and must not write.
    func forEachRow(
        _ sql: String, _ arguments: [any SQLConvertible] = [], _ visit: (SQLRow) throws -> Void
    ) throws {
        try engine.forEachRow(sql, arguments.map(\.sqlValue), visit)
    }

    /// Whether there is such a table: a file of an earlier version lacks some.
    func hasTable(_ name: String) throws -> Bool { try engine.hasTable(name) }

    /// Whether other processes use it at the same time.
    var isShared: Bool { engine.isShared }

    /// How many steps of ``Schema/migrations`` were taken.
    var schemaVersion: Int { get throws { try engine.schemaVersion() } }
}

/// What a kind of database does for ``Database``. The methods are described there.
protocol DatabaseEngine {
    var isShared: Bool { get }
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int
    func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
    func forEachRow(_ sql: String, _ arguments: [SQLValue], _ visit: (SQLRow) throws -> Void) throws
    func hasTable(_ name: String) throws -> Bool
    func schemaVersion() throws -> Int
}
