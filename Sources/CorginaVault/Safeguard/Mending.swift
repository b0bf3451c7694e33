import Foundation

/// Puts right what can be put right without a backup. It runs when a folder is opened, before anything is read from it.
enum Mending {
    /// Rows get back what their copies have, and safeguards what their rows have. Of sessions, accesses, invitations, devices to remind and
    /// shares, what is damaged is taken away: nobody could use it any more. Lost accounts stay known as lost.
    ///
    /// - Returns: what was damaged before.
    static func run(_ db: Database) throws -> [RowDamage] {
        let damage = try RowDamage.all(in: db)
        guard !damage.isEmpty else { return [] }
        for table in try SafeguardedTable.present(in: db) {
            var states: [(Data, RowState)] = []
            try table.forEachState(db) { if !$1.isWhole { states.append(($0, $1)) } }
            // First what is sure, so that a row under a damaged name is known by its like under the right one.
            for (id, state) in states { try mend(db, table, id, state) }
            for case (let id, .unknown(let row)) in states { try settle(db, table, id, row) }
        }
        return damage
    }

    /// One row of a table that keeps copies, before it is changed.
    static func run(_ db: Database, _ table: SafeguardedTable, id: Data) throws {
        try mend(db, table, id, try table.state(db, id: id))
    }

    private static func mend(_ db: Database, _ table: SafeguardedTable, _ id: Data, _ state: RowState) throws {
        switch state {
        case .whole, .unknown: break
        case .safeguardDamaged(let row): try table.safeguard(db, RowBytes.write(row), id: id)
        case .copyAlone(let copy):
            try remove(db, table, table.keyValue(id))
            try table.insert(db, copy)
        case .damaged, .lost:
            guard !table.keepsCopy else { break }
            try remove(db, table, table.keyValue(id))
            try table.unguard(db, id: id)
        }
    }

    /// A row without a safeguard: either that is lost, or the row's name is another than it was and its like is back by now.
    private static func settle(_ db: Database, _ table: SafeguardedTable, _ id: Data, _ row: [SQLValue]) throws {
        guard table.keepsCopy, try !hasLike(db, table, row) else {
            return try remove(db, table, row.first ?? .null)
        }
        try table.safeguard(db, RowBytes.write(row), id: id)
    }

    private static func hasLike(_ db: Database, _ table: SafeguardedTable, _ row: [SQLValue]) throws -> Bool {
        let same = table.columns.dropFirst().map { "\($0) = ?" }.joined(separator: " AND ")
        return try table.rows(db, where: same, Array(row.dropFirst())).count > 1
    }

    private static func remove(_ db: Database, _ table: SafeguardedTable, _ key: SQLValue) throws {
        try db.execute("DELETE FROM \(table.name) WHERE \(table.key) = ?", [key])
    }
}
