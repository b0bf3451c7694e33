import Crypto
import Foundation

/// What lets a device at a journal, on the disk: a hash of its pass. It does not tell whose the journal is.
enum PassRow {
    private static let table = SafeguardedTable.pass

    /// Whether the pass is that of the journal; the second copy does where the row itself is damaged or lost.
    static func fits(_ pass: JournalPass, _ db: Database, _ journal: JournalID) throws -> Bool {
        guard let row = try table.state(db, id: journal.bytes).values, row.count == 2,
            let hash = Data(sqlValue: row[1])
        else { return false }
        return SymmetricKey(data: pass.hash) == SymmetricKey(data: hash)
    }

    /// - Throws: `journalTaken` where there is a journal of that id.
    static func insert(_ db: Database, _ pass: JournalPass, _ journal: JournalID) throws {
        try checkFree(db, journal)
        try table.insert(db, [journal.bytes, pass.hash])
    }

    /// - Throws: `journalTaken` where there is a journal of that id.
    static func checkFree(_ db: Database, _ journal: JournalID) throws {
        let sql = """
            SELECT EXISTS (SELECT 1 FROM pass WHERE journal = ?1) OR EXISTS (SELECT 1 FROM journal WHERE journal = ?1)
                OR EXISTS (SELECT 1 FROM draft WHERE journal = ?1)
            """
        guard try db.value(Bool.self, sql, [journal.bytes]) == false else {
            throw VaultError.journalTaken
        }
    }

    static func replace(_ db: Database, _ pass: JournalPass, _ journal: JournalID) throws {
        try delete(db, journal.bytes)
        try table.insert(db, [journal.bytes, pass.hash])
    }

    static func delete(_ db: Database, _ journal: Data) throws {
        try table.delete(db, where: "journal = ?", [journal])
        // Also where the row itself was lost.
        try table.unguard(db, id: journal)
    }

    /// Those of journals that are to go, in a database of whatever version.
    static func delete(_ db: Database, of isToGo: (Data) -> Bool) throws {
        guard try db.hasTable(table.name) else { return }
        var gone: [Data] = []
        try table.forEachState(db) { journal, _ in if isToGo(journal) { gone.append(journal) } }
        for journal in gone { try delete(db, journal) }
    }
}
