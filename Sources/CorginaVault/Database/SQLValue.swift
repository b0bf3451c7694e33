import Foundation

/// What can stand in a column.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// What is written into a column and read from one.
protocol SQLConvertible {
    var sqlValue: SQLValue { get }

    /// - Returns: `nil` for what is something else.
    init?(sqlValue: SQLValue)
}

extension SQLValue: SQLConvertible {
    var sqlValue: SQLValue { self }

    init?(sqlValue: SQLValue) { self = sqlValue }
}

extension Data: SQLConvertible {
    var sqlValue: SQLValue { .blob(self) }

    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .blob(let bytes): self = bytes
        case .text(let text): self = Data(text.utf8)
        case .null, .integer, .real: return nil
        }
    }
}

extension String: SQLConvertible {
    var sqlValue: SQLValue { .text(self) }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension Int64: SQLConvertible {
    var sqlValue: SQLValue { .integer(self) }

    init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self = number
    }
}

extension Int: SQLConvertible {
    var sqlValue: SQLValue { .integer(Int64(self)) }

    init?(sqlValue: SQLValue) {
        guard let number = Int64(sqlValue: sqlValue), let whole = Int(exactly: number) else { return nil }
        self = whole
    }
}

extension Bool: SQLConvertible {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    init?(sqlValue: SQLValue) {
        guard let number = Int64(sqlValue: sqlValue) else { return nil }
        self = number != 0
    }
}
