import Foundation

/// Photos under another data key, until they take the place of those that are there: with the rows of ``RenewalRows``.
extension PhotoRows {
    static func insertBeside(_ db: Database, _ photo: Sealed, of journal: JournalID) throws {
        try insert(db, photo, waitingWith: beside, of: journal)
    }

    /// How many sealed bytes those that wait have together.
    static func byteCountBeside(_ db: Database, of journal: JournalID) throws -> Int {
        let sql = """
            SELECT COALESCE(SUM(LENGTH(sealed) + LENGTH(small)), 0) FROM photo WHERE journal = ? AND draft = ?
            """
        return try db.value(Int.self, sql, [journal.bytes, beside]) ?? 0
    }

    /// Whether no photo is lost where the copy takes the journal's place: as many wait as its device counted. A device that says nothing of
    /// photos may exchange a journal that has none.
    static func goAlong(_ counted: Int?, _ db: Database, of journal: JournalID) throws -> Bool {
        let sql = "SELECT COUNT(*) FROM photo WHERE journal = ? AND draft = ?"
        let waiting = try db.value(Int.self, sql, [journal.bytes, beside]) ?? 0
        if let counted { return counted == waiting }
        return try waiting == 0 && db.value(Int.self, sql, [journal.bytes, kept]) == 0
    }

    /// Removes the journal's photos, and makes those that wait the photos of another journal, or of the same.
    static func useCopy(_ db: Database, of former: JournalID, as journal: JournalID) throws {
        try db.execute("DELETE FROM photo WHERE journal = ? AND draft <> ?", [former.bytes, beside])
        let sql = "SELECT photo FROM photo WHERE journal = ?"
        // One at a time, so that not all of them are in memory.
        for name in try db.values(Data.self, sql, [former.bytes]) {
            guard let row = try read(db, name, of: former) else { continue }
            try delete(db, name, of: former)
            try insert(db, row, waitingWith: kept, of: journal)
        }
    }
}
