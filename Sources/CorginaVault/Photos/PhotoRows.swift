import Foundation

/// The rows of photos as they lie in SQLite, each within a transaction of somebody's.
///
/// A photo waits with a draft until that becomes entries: then `draft` is the draft's name. Of one that stays it is empty.
enum PhotoRows {
    /// What a photo is kept as.
    struct Sealed {
        let name: Data
        let sealed: Data
        /// Empty where there is none.
        let small: Data
    }

    static let kept = Data()
    /// In the place of a draft's name, which has 16 bytes: the photo is part of a copy that waits to take the journal's place.
    static let beside = Data([1])

    static func insert(_ db: Database, _ photo: Sealed, waitingWith draft: Data, of journal: JournalID) throws {
        let sql = """
            INSERT INTO photo (journal, photo, draft, sealed, small, checksum) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (journal, photo) DO NOTHING
            """
        try db.execute(
            sql,
            [
                journal.bytes, photo.name, draft, photo.sealed, photo.small,
                PhotoCount.checksum(journal.bytes, photo.name, photo.sealed, photo.small),
            ])
    }

    static func read(_ db: Database, _ name: Data, of journal: JournalID) throws -> Sealed? {
        let sql = "SELECT sealed, small FROM photo WHERE journal = ? AND photo = ?"
        return try db.row(sql, [journal.bytes, name]).map {
            Sealed(name: name, sealed: try $0[0], small: try $0[1])
        }
    }

    /// The same of one that stays, and waits with nothing.
    static func readKept(_ db: Database, _ name: Data, of journal: JournalID) throws -> Sealed? {
        let sql = "SELECT sealed, small FROM photo WHERE journal = ? AND photo = ? AND draft = ?"
        return try db.row(sql, [journal.bytes, name, kept]).map {
            Sealed(name: name, sealed: try $0[0], small: try $0[1])
        }
    }

    static func deleteKept(_ db: Database, _ name: Data, of journal: JournalID) throws {
        try db.execute(
            "DELETE FROM photo WHERE journal = ? AND photo = ? AND draft = ?", [journal.bytes, name, kept])
    }

    /// One without the photo itself.
    static func readSmall(_ db: Database, _ name: Data, of journal: JournalID) throws -> Sealed? {
        let sql = "SELECT small FROM photo WHERE journal = ? AND photo = ?"
        return try db.row(sql, [journal.bytes, name]).map {
            Sealed(name: name, sealed: Data(), small: try $0[0])
        }
    }

    /// The names of those that stay.
    static func keptNames(_ db: Database, of journal: JournalID) throws -> [Data] {
        let sql = "SELECT photo FROM photo WHERE journal = ? AND draft = ?"
        return try db.values(Data.self, sql, [journal.bytes, kept])
    }

    /// The names of all, each with that of the draft it waits with.
    static func names(_ db: Database, of journal: JournalID) throws -> [(photo: Data, draft: Data)] {
        let sql = "SELECT photo, draft FROM photo WHERE journal = ?"
        return try db.rows(sql, [journal.bytes]).map { (try $0[0], try $0[1]) }
    }

    /// How many sealed bytes all of a journal's have together, without those of a copy.
    static func byteCount(_ db: Database, of journal: JournalID) throws -> Int {
        let sql = """
            SELECT COALESCE(SUM(LENGTH(sealed) + LENGTH(small)), 0) FROM photo WHERE journal = ? AND draft <> ?
            """
        return try db.value(Int.self, sql, [journal.bytes, beside]) ?? 0
    }

    static func keep(_ db: Database, waitingWith draft: Data, of journal: JournalID) throws {
        let sql = "UPDATE photo SET draft = ? WHERE journal = ? AND draft = ?"
        try db.execute(sql, [kept, journal.bytes, draft])
    }

    static func delete(_ db: Database, _ name: Data, of journal: JournalID) throws {
        try db.execute("DELETE FROM photo WHERE journal = ? AND photo = ?", [journal.bytes, name])
    }

    static func delete(_ db: Database, waitingWith draft: Data, of journal: JournalID) throws {
        try db.execute("DELETE FROM photo WHERE journal = ? AND draft = ?", [journal.bytes, draft])
    }

    /// Those whose draft is gone.
    static func deleteAbandoned(_ db: Database, of journal: JournalID) throws {
        let sql = """
            DELETE FROM photo WHERE journal = ?1 AND draft <> ?2 AND draft <> ?3 AND draft NOT IN
                (SELECT draft FROM draft WHERE journal = ?1)
            """
        try db.execute(sql, [journal.bytes, kept, beside])
    }

    static func deleteAll(_ db: Database, of journal: JournalID) throws {
        try db.execute("DELETE FROM photo WHERE journal = ?", [journal.bytes])
    }

    /// Those that wait, of all journals.
    static func deleteWaiting(_ db: Database) throws { try db.execute("DELETE FROM photo WHERE draft <> ?", [kept]) }
}
