import CorginaCore
import Foundation

/// What a statement answered, in PostgreSQL's binary format.
final class PostgresResult {
    private let library: LibPQ
    private let handle: OpaquePointer?

    /// - Throws: `PostgresError` unless it is an answer.
    init(_ handle: OpaquePointer?, _ library: LibPQ) throws {
        self.library = library
        self.handle = handle
        guard [Self.done, Self.rows].contains(library.resultStatus(handle)) else {
            throw PostgresError(state: library.resultField(handle, Self.state).map { String(cString: $0) } ?? "")
        }
    }

    deinit { library.clear(handle) }

    /// How many rows were inserted, changed or deleted.
    var changedRows: Int {
        library.changedRows(handle).flatMap { WholeText.read(String(cString: $0), in: 0...Int.max) } ?? 0
    }

    /// - Throws: `PostgresError` for a kind of column that no statement of the vault's asks for.
    func allRows() throws -> [SQLRow] {
        let places = 0..<library.columnCount(handle)
        let columns = places.map { library.columnName(handle, $0).map { String(cString: $0) } ?? "" }
        return try (0..<library.rowCount(handle)).map { row in
            SQLRow(columns: columns, values: try places.map { try value(row, $0) })
        }
    }

    private func value(_ row: CInt, _ column: CInt) throws -> SQLValue {
        guard library.isNull(handle, row, column) == 0, let start = library.value(handle, row, column) else {
            return .null
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(library.length(handle, row, column)))
        switch PostgresType(rawValue: library.columnType(handle, column)) {
        case .bytes: return .blob(Data(bytes))
        case .text, .name: return .text(String(decoding: bytes, as: UTF8.self))
        case .boolean, .short, .whole, .long: return .integer(Self.number(bytes))
        case .double: return .real(Double(bitPattern: UInt64(bitPattern: Self.number(bytes))))
        case nil: throw PostgresError(state: Self.unknownType)
        }
    }

    /// A big-endian number of 1, 2, 4 or 8 bytes; only those of 2 and more have a sign.
    private static func number(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        let isNegative = bytes.count > 1 && (bytes.first ?? 0) > 127
        return bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }

    private static let done: CInt = 1
    private static let rows: CInt = 2
    /// The field of an error in which SQLSTATE stands.
    private static let state = CInt(UInt8(ascii: "C"))
    /// SQLSTATE's own for a value of an undefined kind.
    private static let unknownType = "42704"
}

/// Kinds of columns by the numbers PostgreSQL's catalogue has for them (`pg_type.oid`).
enum PostgresType: UInt32 {
    case boolean = 16
    case bytes = 17
    case name = 19
    case long = 20
    case short = 21
    case whole = 23
    case text = 25
    case double = 701

    init(_ value: SQLValue) {
        self =
            switch value {
            case .integer: .long
            case .real: .double
            case .text: .text
            case .blob, .null: .bytes
            }
    }
}
