import CorginaJournal
import CorginaRooms
import Foundation
import GRDB

extension PhoneStore {
    /// How the diary and its server stand to one another; `nil` for one on this phone only, and for what is damaged: then she
    /// signs in again, and nothing comes twice.
    func standing(_ db: Database) throws -> PhoneStanding? {
        let sql = "SELECT sealed FROM standing WHERE journal = ?"
        let sealed = try Data.fetchOne(db, sql: sql, arguments: [key.journal])
        let padded = sealed.flatMap { key.open($0, bound: standingContext) }
        return padded.flatMap { PhonePadding.unpad($0) }.flatMap { PhoneStanding($0) }
    }

    /// - Parameter standing: `nil` where the diary is on this phone only.
    func keep(_ standing: PhoneStanding?, _ db: Database) throws {
        guard let standing else {
            return try db.execute(sql: "DELETE FROM standing WHERE journal = ?", arguments: [key.journal])
        }
        let sealed = try key.seal(PhonePadding.pad(standing.bytes, smallest: 4_096), bound: standingContext)
        try db.execute(
            sql: "INSERT OR REPLACE INTO standing (journal, sealed) VALUES (?, ?)", arguments: [key.journal, sealed])
    }

    private var standingContext: Data { PhoneKey.context("corgina standing", key.journal) }
}

/// What pages are told.
extension PhoneStore {
    /// How her diary and the server stand to one another, for the page where she looks after it; `nil` for one on this phone only.
    ///
    /// - Throws: `failed`
    public func sealedStanding() throws(PhoneStoreError) -> SealedStanding? {
        try read { db in
            guard let standing = try standing(db), !standing.isBegun else { return nil }
            return SealedStanding(
                waiting: max(0, try head(db).sequence - standing.synced.sequence), compare: standing.synced.words,
                isSignedOut: standing.isSignedOut, isUnsealed: standing.isUnsealed, trouble: standing.trouble,
                conflicts: standing.conflicts.count)
        }
    }

    /// The address of the server and the name of the account; `nil` for a diary on this phone only.
    ///
    /// - Throws: `failed`
    public func sealedAccount() throws(PhoneStoreError) -> (server: String, name: String)? {
        try read { db in
            guard let standing = try standing(db), !standing.isBegun else { return nil }
            return (standing.server, standing.name)
        }
    }

    /// The recovery code that she has not written down yet, in its groups; empty where there is none.
    ///
    /// - Throws: `failed`
    public func waitingCode() throws(PhoneStoreError) -> [String] {
        try read { db in
            guard let standing = try standing(db), !standing.isBegun else { return [] }
            return standing.code
        }
    }

    /// She has it on paper.
    ///
    /// - Throws: `full` or `failed`
    public func codeIsWritten() throws(PhoneStoreError) {
        try write { db in
            guard var standing = try standing(db), !standing.isBegun else { return }
            standing.code = []
            try keep(standing, db)
        }
    }
}
