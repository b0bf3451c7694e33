import CorginaCore
import Crypto
import Foundation
import GRDB

/// What waits to be confirmed, sealed like everything else; a few a journal, the oldest dropped first. What has a name of its own
/// instead of a random id, as a count that goes on, stays until it is discarded.
struct DraftStore: Sendable {
    let database: VaultDatabase
    /// Whether the key still counts of whoever stages.
    let mark: KeyMark

    /// How many drafts a journal keeps.
    static let most = 20
    /// The longest draft in bytes.
    static let longest = (1 << 18) - 4

    func stage(_ bytes: [UInt8], as id: RecordID, for dataKey: DataKey) async throws(VaultError) {
        let sealed = try Self.seal(bytes, as: id, with: dataKey)
        try await database.write { db in
            try mark.check()
            try Self.put(sealed, as: id, of: dataKey.journal, db)
        }
    }

    /// Changes a list that is staged, in one step, so that two who change it at once both do.
    func restage(
        _ id: RecordID, for dataKey: DataKey, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) async throws(VaultError) {
        try await database.write { db in
            try mark.check()
            let before = try Self.sealed(id, of: dataKey.journal, db).flatMap { Self.open($0, as: id, with: dataKey) }
            let after = change(before ?? [])
            if after.isEmpty { return try Self.discard(id, of: dataKey.journal, db) }
            if after != before {
                try Self.put(Self.seal(after, as: id, with: dataKey), as: id, of: dataKey.journal, db)
            }
        }
    }

    /// - Throws: `draftDamaged` when it is not what was staged.
    func staged(_ id: RecordID, for dataKey: DataKey) throws(VaultError) -> [UInt8]? {
        guard let sealed = try database.readHere({ try Self.sealed(id, of: dataKey.journal, $0) }) else { return nil }
        guard let bytes = Self.open(sealed, as: id, with: dataKey) else { throw .draftDamaged }
        return bytes
    }

    func discard(_ id: RecordID, for dataKey: DataKey) async throws(VaultError) {
        try await database.write { try Self.discard(id, of: dataKey.journal, $0) }
    }

    static func discard(_ id: RecordID, of journal: JournalID, _ db: Database) throws {
        let sql = "DELETE FROM draft WHERE journal = ? AND draft = ?"
        try db.cachedStatement(sql: sql).execute(arguments: [journal.bytes, id.bytes])
    }

    private static func sealed(_ id: RecordID, of journal: JournalID, _ db: Database) throws -> Data? {
        let sql = "SELECT sealed FROM draft WHERE journal = ? AND draft = ?"
        return try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [journal.bytes, id.bytes])
    }

    private static func put(_ sealed: Data, as id: RecordID, of journal: JournalID, _ db: Database) throws {
        let order = "(SELECT COALESCE(MAX(staged), 0) + 1 FROM draft WHERE journal = :journal)"
        let sql = """
            INSERT INTO draft (journal, draft, staged, sealed) VALUES (:journal, :draft, \(order), :sealed)
            ON CONFLICT (journal, draft) DO UPDATE SET staged = excluded.staged, sealed = excluded.sealed
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: ["journal": journal.bytes, "draft": id.bytes, "sealed": sealed])
        try dropOldest(db, journal)
    }

    private static func dropOldest(_ db: Database, _ journal: JournalID) throws {
        let sql = """
            DELETE FROM draft WHERE journal = :journal AND draft >= :firstID AND draft NOT IN
                (SELECT draft FROM draft WHERE journal = :journal AND draft >= :firstID ORDER BY staged DESC LIMIT \(most))
            """
        let firstID = RecordID(high: 1, low: 0).bytes
        try db.cachedStatement(sql: sql).execute(arguments: ["journal": journal.bytes, "firstID": firstID])
    }

    /// Seals all drafts of a journal under another key; one that is damaged goes.
    static func reseal(_ db: Database, from old: DataKey, to new: DataKey) throws {
        let sql = "SELECT draft, sealed FROM draft WHERE journal = ?"
        for row in try Row.fetchAll(db, sql: sql, arguments: [old.journal.bytes]) {
            let draft: Data = row["draft"]
            let id = RecordID(high: draft.bigEndianWord(at: 0), low: draft.bigEndianWord(at: 8))
            guard let padded = Sealing.open(row["sealed"], with: old.key, bound: context(id, old)) else {
                try discard(id, of: old.journal, db)
                continue
            }
            try db.execute(
                sql: "UPDATE draft SET sealed = ? WHERE journal = ? AND draft = ?",
                arguments: [
                    try Sealing.seal(padded, with: new.key, bound: context(id, new)), old.journal.bytes, draft,
                ])
        }
    }

    private static func seal(_ bytes: [UInt8], as id: RecordID, with dataKey: DataKey) throws(VaultError) -> Data {
        guard bytes.count <= longest else { throw .draftTooLarge }
        return try Sealing.seal(Padding.pad(bytes), with: dataKey.key, bound: context(id, dataKey))
    }

    private static func open(_ sealed: Data, as id: RecordID, with dataKey: DataKey) -> [UInt8]? {
        Sealing.open(sealed, with: dataKey.key, bound: context(id, dataKey)).flatMap(Padding.unpad)
    }

    private static func context(_ id: RecordID, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina draft", dataKey.journal.bytes, id.bytes)
    }
}

extension UnlockedJournal {
    /// Keeps bytes until they are confirmed, in place of any under the same id. At most 20 a journal beside those named
    /// by ids below 2^64; the oldest goes.
    public func stage(_ bytes: [UInt8], as id: RecordID) async throws(VaultError) {
        try await drafts.stage(bytes, as: id, for: seal.dataKey)
    }

    /// What was staged under the id; `nil` when nothing is, or no longer.
    public func staged(_ id: RecordID) async throws(VaultError) -> [UInt8]? {
        try drafts.staged(id, for: seal.dataKey)
    }

    /// What is kept under a name of its own, and made anew when it is gone; `nil` also when it is damaged, so that it takes no page
    /// down with it.
    public func kept(_ id: RecordID) async throws(VaultError) -> [UInt8]? {
        do { return try await staged(id) } catch {
            if error == .draftDamaged { return nil }
            throw error
        }
    }

    /// Changes what is kept under a name of its own, in one step.
    ///
    /// - Parameter change: gets what is there, nothing for what is not or is damaged, and answers what shall be; nothing ends it.
    /// - Throws: `draftTooLarge`; `keyRetired` when the data key was changed meanwhile.
    public func changeKept(
        _ id: RecordID, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) async throws(VaultError) {
        try await drafts.restage(id, for: seal.dataKey, change)
    }

    public func discard(_ id: RecordID) async throws(VaultError) {
        try await drafts.discard(id, for: seal.dataKey)
    }
}

extension RecordID {
    fileprivate var bytes: Data { Data(bigEndian: high) + Data(bigEndian: low) }
}
