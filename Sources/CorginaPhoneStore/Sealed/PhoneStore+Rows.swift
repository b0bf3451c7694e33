import CorginaJournal
import Foundation
import GRDB

/// The rows of a journal as they go to a server and come from one.
extension PhoneStore {
    /// Where the journal of this phone ends.
    func head(_ db: Database) throws -> SyncHead { try last(db)?.head ?? PhoneChain.start(of: key) }

    func rows(after sequence: Int, most: Int, _ db: Database) throws -> [PhoneRow] {
        let sql = """
            SELECT sequence, entry, sealed, hash FROM journal WHERE journal = ? AND sequence > ? ORDER BY sequence LIMIT ?
            """
        return try Row.fetchAll(db, sql: sql, arguments: [key.journal, sequence, most]).map { PhoneRow($0) }
    }

    /// The entries after a head, in their order, and whether all of them open.
    func entries(after head: SyncHead, _ db: Database) throws -> (entries: [JournalEntry], isWhole: Bool) {
        let sql = """
            SELECT sequence, entry, sealed, hash FROM journal WHERE journal = ? AND sequence > ? ORDER BY sequence
            """
        let rows = try Row.fetchCursor(db, sql: sql, arguments: [key.journal, head.sequence])
        var chain = PhoneChain(key, after: head)
        var opened: [JournalEntry?] = []
        while let row = try rows.next() { opened += chain.open(PhoneRow(row)) }
        let entries = opened.compactMap(\.self)
        return (entries, entries.count == opened.count)
    }

    /// Puts rows, and entries that are sealed behind them, in the place of all after a sequence.
    ///
    /// - Parameter head: that of the last of the rows.
    /// - Returns: where the journal ends.
    func put(
        _ rows: [PhoneRow], upTo head: SyncHead, then entries: [JournalEntry], after sequence: Int, _ db: Database
    ) throws -> SyncHead {
        try db.execute(
            sql: "DELETE FROM journal WHERE journal = ? AND sequence > ?", arguments: [key.journal, sequence])
        for row in rows { try insert(row, db) }
        var chain = PhoneChain(key, after: head)
        for entry in entries { try insert(chain.seal(entry), db) }
        return chain.head
    }
}
