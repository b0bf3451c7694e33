/// A row of a query's answer.
struct SQLRow: Hashable, Sendable {
    let columns: [String]
    /// As many as there are columns.
    let values: [SQLValue]

    /// What stands at a place, counted from 0.
    ///
    /// - Throws: `storageFailed` for what is of another kind: somebody else wrote it there.
    subscript<Value: SQLConvertible>(_ place: Int) -> Value {
        get throws {
            guard values.indices.contains(place), let value = Value(sqlValue: values[place]) else {
                throw VaultError.storageFailed(code: Self.mismatch)
            }
            return value
        }
    }

    /// What stands in a column. Where many rows are read a place is faster.
    ///
    /// - Throws: as for a place.
    subscript<Value: SQLConvertible>(_ column: String) -> Value {
        get throws { try self[columns.firstIndex(of: column) ?? values.count] }
    }

    /// SQLite's number for a value of another kind than the column's.
    private static let mismatch = 20
}
