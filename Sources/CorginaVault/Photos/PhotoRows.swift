import Foundation
import GRDB

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

    static func insert(_ db: Database, _ photo: Sealed, waitingWith draft: Data, of journal: JournalID) throws {
        let sql = """
            INSERT INTO photo (journal, photo, draft, sealed, small, checksum) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (journal, photo) DO NOTHING
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [
                journal.bytes, photo.name, draft, photo.sealed, photo.small,
                PhotoCount.checksum(journal.bytes, photo.name, photo.sealed, photo.small),
            ])
    }

    static func read(_ db: Database, _ name: Data, of journal: JournalID) throws -> Sealed? {
        let sql = "SELECT sealed, small FROM photo WHERE journal = ? AND photo = ?"
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [journal.bytes, name]).map {
            Sealed(name: name, sealed: $0[0], small: $0[1])
        }
    }

    /// The same without the photo itself.
    static func readSmall(_ db: Database, _ name: Data, of journal: JournalID) throws -> Sealed? {
        let sql = "SELECT small FROM photo WHERE journal = ? AND photo = ?"
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [journal.bytes, name]).map {
            Sealed(name: name, sealed: Data(), small: $0[0])
        }
    }

    /// The names of those that stay.
    static func keptNames(_ db: Database, of journal: JournalID) throws -> [Data] {
        let sql = "SELECT photo FROM photo WHERE journal = ? AND draft = x''"
        return try Data.fetchAll(db, sql: sql, arguments: [journal.bytes])
    }

    /// The names of all, each with that of the draft it waits with.
    static func names(_ db: Database, of journal: JournalID) throws -> [(photo: Data, draft: Data)] {
        let sql = "SELECT photo, draft FROM photo WHERE journal = ?"
        return try Row.fetchAll(db, sql: sql, arguments: [journal.bytes]).map { ($0[0], $0[1]) }
    }

    /// How many sealed bytes all of a journal's have together.
    static func byteCount(_ db: Database, of journal: JournalID) throws -> Int {
        let sql = "SELECT COALESCE(SUM(LENGTH(sealed) + LENGTH(small)), 0) FROM photo WHERE journal = ?"
        return try Int.fetchOne(db, sql: sql, arguments: [journal.bytes]) ?? 0
    }

    static func keep(_ db: Database, waitingWith draft: Data, of journal: JournalID) throws {
        try db.cachedStatement(sql: "UPDATE photo SET draft = x'' WHERE journal = ? AND draft = ?")
            .execute(arguments: [journal.bytes, draft])
    }

    static func delete(_ db: Database, _ name: Data, of journal: JournalID) throws {
        try db.cachedStatement(sql: "DELETE FROM photo WHERE journal = ? AND photo = ?")
            .execute(arguments: [journal.bytes, name])
    }

    static func delete(_ db: Database, waitingWith draft: Data, of journal: JournalID) throws {
        try db.cachedStatement(sql: "DELETE FROM photo WHERE journal = ? AND draft = ?")
            .execute(arguments: [journal.bytes, draft])
    }

    /// Those whose draft is gone.
    static func deleteAbandoned(_ db: Database, of journal: JournalID) throws {
        let sql = """
            DELETE FROM photo WHERE journal = :journal AND draft <> x'' AND draft NOT IN
                (SELECT draft FROM draft WHERE journal = :journal)
            """
        try db.execute(sql: sql, arguments: ["journal": journal.bytes])
    }

    static func deleteAll(_ db: Database, of journal: JournalID) throws {
        try db.execute(sql: "DELETE FROM photo WHERE journal = ?", arguments: [journal.bytes])
    }

    /// Those that wait, of all journals.
    static func deleteWaiting(_ db: Database) throws { try db.execute(sql: "DELETE FROM photo WHERE draft <> x''") }
}
