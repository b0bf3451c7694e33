import Foundation

/// How a row stands to its checksum and its second copy.
enum RowState: Hashable {
    /// As it was written.
    case whole([SQLValue])
    /// The row is as it was written; its checksum or its copy is not.
    case safeguardDamaged([SQLValue])
    /// The copy is as it was written, given here; the row is damaged or lost.
    case copyAlone([SQLValue])
    case damaged([SQLValue])
    case lost
    /// There is no checksum: that one is lost, or the row's name is damaged.
    case unknown([SQLValue])

    var isWhole: Bool { if case .whole = self { true } else { false } }

    /// The row as it should be, or else as it is; `nil` when nothing is left of it.
    var values: [SQLValue]? {
        switch self {
        case .whole(let row), .safeguardDamaged(let row), .copyAlone(let row), .damaged(let row), .unknown(let row): row
        case .lost: nil
        }
    }
}

extension SafeguardedTable {
    /// - Returns: `lost` also for a row that never was.
    func state(_ db: Database, id: Data) throws -> RowState {
        try state(db, rows(db, where: "\(key) = ?", [keyValue(id)]).first, id: id)
    }

    private func state(_ db: Database, _ row: [SQLValue]?, id: Data) throws -> RowState {
        guard let safeguard = try Safeguard.find(db, kind, id: id) else { return row.map { .unknown($0) } ?? .lost }
        let bytes = row.map { RowBytes.write($0) }
        let rowFits = bytes.map { checksum(of: $0) == safeguard.checksum } ?? false
        guard keepsCopy else { return row.map { rowFits ? .whole($0) : .damaged($0) } ?? .lost }
        let copyFits = checksum(of: safeguard.copy) == safeguard.checksum
        if let row {
            if rowFits { return copyFits ? .whole(row) : .safeguardDamaged(row) }
            // Two of three that agree.
            if bytes == safeguard.copy { return .safeguardDamaged(row) }
        }
        if copyFits, let copy = RowBytes.read(safeguard.copy), copy.count == columns.count { return .copyAlone(copy) }
        return row.map { .damaged($0) } ?? .lost
    }

    /// Every row that is there or has a safeguard, by its id. In a transaction, all of one instant.
    func forEachState(_ db: Database, _ visit: (Data, RowState) throws -> Void) throws {
        try db.forEachRow("SELECT \(list) FROM \(name)") { row in
            let id = Self.id(row.values)
            try visit(id, try state(db, row.values, id: id))
        }
        try db.forEachRow("SELECT id FROM safeguard WHERE kind = ?", [name]) { row in
            let id = Self.id(row.values)
            if try self.rows(db, where: "\(key) = ?", [keyValue(id)]).isEmpty {
                try visit(id, try state(db, nil, id: id))
            }
        }
    }

    /// What stands in the column ``key``.
    func keyValue(_ id: Data) -> SQLValue {
        kind == .secret ? String(decoding: id, as: UTF8.self).sqlValue : id.sqlValue
    }
}

/// What stands in the table of safeguards for a row.
struct Safeguard {
    let checksum: Data
    let copy: Data

    static func find(_ db: Database, _ kind: SafeguardedTable.Kind, id: Data) throws -> Safeguard? {
        let sql = "SELECT checksum, copy FROM safeguard WHERE kind = ? AND id = ?"
        guard let values = try db.row(sql, [kind.rawValue, id])?.values else { return nil }
        return Safeguard(checksum: bytes(values.first), copy: bytes(values.last))
    }

    /// Nothing for what is no run of bytes: that fits no row.
    private static func bytes(_ value: SQLValue?) -> Data {
        if case .blob(let bytes) = value { bytes } else { Data() }
    }
}
