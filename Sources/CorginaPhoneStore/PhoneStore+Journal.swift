import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import GRDB

extension PhoneStore {
    /// All entries in their order; `nil` for each that is missing or is not what was written.
    ///
    /// - Throws: `failed`.
    public func entries() throws(PhoneStoreError) -> [JournalEntry?] {
        try read { db in
            let sql = "SELECT sequence, entry, sealed, hash FROM journal WHERE journal = ? ORDER BY sequence"
            let rows = try Row.fetchCursor(db, sql: sql, arguments: [key.journal])
            var chain = PhoneChain(key)
            var entries: [JournalEntry?] = []
            while let row = try rows.next() { entries += chain.open(PhoneRow(row)) }
            return entries
        }
    }

    /// Keeps all that a room asked for, or nothing. What was kept would survive the battery's end.
    ///
    /// - Returns: the entries that are new in the journal, in their order.
    /// - Throws: `notWritable`, `full` or `failed`.
    public func perform(_ effects: [Effect]) throws(PhoneStoreError) -> [JournalEntry] {
        guard !effects.isEmpty else { return [] }
        return try write { db in
            var kept: [JournalEntry] = []
            for effect in effects {
                switch effect {
                case .append(let entries, let draft):
                    kept += try append(entries, db)
                    if let draft { try discard(draft, db) }
                case .stage(let bytes, let id): try stage(bytes, as: id, db)
                case .discard(let id): try discard(id, db)
                case .changeKept(let id, let change):
                    let after = change((try? waiting(id, db)) ?? [])
                    if after.isEmpty { try discard(id, db) } else { try stage(after, as: id, db) }
                }
            }
            return kept
        }
    }

    /// An entry whose id is there already is not stored again.
    func append(_ entries: [JournalEntry], _ db: Database) throws -> [JournalEntry] {
        var chain = PhoneChain(key, after: try last(db)?.head)
        var kept: [JournalEntry] = []
        for entry in entries where try !has(entry, db) {
            let row = try chain.seal(entry)
            try insert(row, db)
            kept.append(entry)
        }
        return kept
    }

    func insert(_ row: PhoneRow, _ db: Database) throws {
        let insert = "INSERT INTO journal (journal, sequence, entry, sealed, hash) VALUES (?, ?, ?, ?, ?)"
        try db.cachedStatement(sql: insert).execute(
            arguments: [key.journal, row.sequence, row.name, row.sealed, row.hash])
    }

    private func has(_ entry: JournalEntry, _ db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM journal WHERE journal = ? AND entry = ?)"
        let name = key.name("entry", entry.id.high, entry.id.low)
        return try Bool.fetchOne(db, sql: sql, arguments: [key.journal, name]) ?? false
    }

    func last(_ db: Database) throws -> PhoneRow? {
        let sql = "SELECT sequence, entry, sealed, hash FROM journal WHERE journal = ? ORDER BY sequence DESC LIMIT 1"
        return try Row.fetchOne(db, sql: sql, arguments: [key.journal]).map { PhoneRow($0) }
    }
}

extension PhoneRow {
    init(_ row: Row) { self.init(sequence: row[0], name: row[1], sealed: row[2], hash: row[3]) }
}
