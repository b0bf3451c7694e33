import Crypto
import Foundation

/// A table of rows that open something, each with a checksum in the table `safeguard`, changed in the same transaction.
///
/// No key is needed to compare them, so a flipped bit and a lost row are found by whoever has the file. That tells nobody
/// anything: the checksum is a plain hash of bytes that stand beside it. Without the rows of `secret`, `account`, `proof` and `pass`
/// a diary does not open, so the safeguard of one of these also holds a second copy of it.
///
/// Only this type writes to these tables, but for `TableCopy`, which takes rows and checksums along as they are; `scripts/check-sources`
/// sees to it.
struct SafeguardedTable: Hashable, Sendable {
    let kind: Kind
    /// The column rows are found by, the first of ``columns``.
    let key: String
    /// What the checksum is of.
    let columns: [String]

    enum Kind: String, Sendable, CaseIterable {
        case secret, account, session, access, invitation, proof, pass, push, share
    }

    static let secret = SafeguardedTable(kind: .secret, columns: ["purpose", "key"])
    static let account = SafeguardedTable(
        kind: .account, columns: ["name_hash", "slots", "created_day", "id", "lock_after"])
    static let session = SafeguardedTable(
        kind: .session, columns: ["token_hash", "account", "sealed", "expires_day", "details"])
    static let access = SafeguardedTable(kind: .access, columns: ["token_hash", "account", "sealed", "details"])
    static let invitation = SafeguardedTable(kind: .invitation, columns: ["code_hash", "expires_day", "details"])
    static let proof = SafeguardedTable(kind: .proof, columns: ["name_hash", "hashes"])
    static let pass = SafeguardedTable(kind: .pass, columns: ["journal", "hash"])
    static let push = SafeguardedTable(kind: .push, columns: ["endpoint_hash", "account", "session", "sealed"])

    static let share = SafeguardedTable(
        kind: .share, columns: ["share", "owner", "reader", "expires_day", "opening", "details", "companion"])

    static let all = [secret, account, session, access, invitation, proof, pass, push, share]

    private init(kind: Kind, columns: [String]) {
        self.kind = kind
        self.columns = columns
        key = columns.first ?? ""
    }

    var name: String { kind.rawValue }
    var list: String { columns.joined(separator: ", ") }
    /// What cannot be made anew is kept twice.
    var keepsCopy: Bool {
        switch kind {
        case .secret, .account, .proof, .pass: true
        case .session, .access, .invitation, .push, .share: false
        }
    }

    func checksum(of row: Data) -> Data {
        Data(SHA256.hash(data: Sealing.context("corgina row", Data(name.utf8), Data([0]), row)))
    }
}

// MARK: Writing

extension SafeguardedTable {
    /// - Parameter values: one for each of ``columns``.
    func insert(_ db: Database, _ values: [any SQLConvertible]) throws {
        let values = values.map(\.sqlValue)
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        try db.execute("INSERT INTO \(name) (\(list)) VALUES (\(places))", values)
        try safeguard(db, RowBytes.write(values), id: Self.id(values))
    }

    /// Changes some columns of the rows for which a condition holds.
    ///
    /// A row that is damaged stays known as damaged: its checksum is not made to fit.
    ///
    /// - Returns: how many rows that were.
    @discardableResult
    func update(
        _ db: Database, _ changes: [String: any SQLConvertible], where condition: String,
        _ arguments: [any SQLConvertible]
    ) throws -> Int {
        let rows = try rows(db, where: condition, arguments)
        for row in rows {
            let isWhole = try state(db, id: Self.id(row)).isWhole
            let changed = zip(columns, row).map { changes[$0]?.sqlValue ?? $1 }
            try overwrite(db, row, with: changed)
            if isWhole { try safeguard(db, RowBytes.write(changed), id: Self.id(row)) }
        }
        return rows.count
    }

    /// Removes the rows for which a condition holds.
    ///
    /// - Returns: how many that were.
    @discardableResult
    func delete(_ db: Database, where condition: String, _ arguments: [any SQLConvertible]) throws -> Int {
        if try Self.areThere(db) {
            for row in try rows(db, where: condition, arguments) { try unguard(db, id: Self.id(row)) }
        }
        return try db.execute("DELETE FROM \(name) WHERE \(condition)", arguments)
    }

    func deleteAll(_ db: Database) throws {
        try db.execute("DELETE FROM \(name)")
        guard try Self.areThere(db) else { return }
        try db.execute("DELETE FROM safeguard WHERE kind = ?", [name])
    }

    /// Writes the checksum, and the copy where there is one.
    func safeguard(_ db: Database, _ row: Data, id: Data) throws {
        try unguard(db, id: id)
        try db.execute(
            "INSERT INTO safeguard (kind, id, checksum, copy) VALUES (?, ?, ?, ?)",
            [name, id, checksum(of: row), keepsCopy ? row : Data()])
    }

    func unguard(_ db: Database, id: Data) throws {
        try db.execute("DELETE FROM safeguard WHERE kind = ? AND id = ?", [name, id])
    }

    /// Puts values in the place of a row's.
    func overwrite(_ db: Database, _ row: [SQLValue], with values: [SQLValue]) throws {
        let settings = columns.map { "\($0) = ?" }.joined(separator: ", ")
        try db.execute("UPDATE \(name) SET \(settings) WHERE \(key) = ?", values + row.prefix(1))
    }

    /// Gives every row there is a safeguard, as it stands.
    static func safeguardAll(_ db: Database) throws {
        for table in try present(in: db) {
            for row in try table.rows(db, where: "1 = 1", []) {
                try table.safeguard(db, RowBytes.write(row), id: id(row))
            }
        }
    }

    /// Those the database has: a file of an earlier version lacks some.
    static func present(in db: Database) throws -> [SafeguardedTable] { try all.filter { try db.hasTable($0.name) } }

    /// Whether the database has safeguards: those of versions before 4 have none.
    static func areThere(_ db: Database) throws -> Bool { try db.hasTable("safeguard") }
}

// MARK: Reading

extension SafeguardedTable {
    /// Columns as they are stored, whatever they have become: no value is taken for what it should be.
    func rows(
        _ db: Database, where condition: String, _ arguments: [any SQLConvertible]
    ) throws -> [[SQLValue]] {
        let sql = "SELECT \(list) FROM \(name) WHERE \(condition)"
        return try db.rows(sql, arguments).map(\.values)
    }

    /// A row's name in the table of safeguards.
    static func id(_ row: [SQLValue]) -> Data {
        switch row.first {
        case .blob(let bytes): bytes
        case .text(let text): Data(text.utf8)
        default: RowBytes.write(Array(row.prefix(1)))
        }
    }
}
