import CorginaCore
import Crypto
import Foundation

/// What waits to be confirmed, sealed like everything else; a few a journal, the oldest dropped first. What has a name of its own
/// instead of a random id, as a count that goes on, lies on the ``Shelf`` and stays until it is discarded.
struct DraftStore: Sendable {
    let database: any VaultDatabase
    /// Whether the key still counts.
    let mark: KeyMark
    let dataKey: DataKey
    let names: RowNames

    /// How many drafts a journal keeps.
    static let most = 20
    /// The longest draft, and the most a shelf holds, in bytes.
    static let longest = (1 << 18) - 4
    /// The smallest padded size of a draft, in bytes: most fit, so that its size does not tell what it is of.
    static let smallest = 4_096

    init(database: any VaultDatabase, mark: KeyMark, dataKey: DataKey) {
        self.database = database
        self.mark = mark
        self.dataKey = dataKey
        names = RowNames(dataKey)
    }

    func stage(_ bytes: [UInt8], as id: RecordID) async throws(VaultError) {
        try await database.write { db in
            try mark.check(in: db)
            try put(bytes, as: id, db)
        }
    }

    /// Changes what is staged, in one step, so that two who change it at once both do.
    func restage(
        _ id: RecordID, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) async throws(VaultError) {
        try await database.write { db in
            try mark.check(in: db)
            let before = try Self.unlessDamaged { try staged(id, db) }
            let after = change(before ?? [])
            if after.isEmpty { return try discard(id, db) }
            if after != before { try put(after, as: id, db) }
        }
    }

    /// - Throws: `draftDamaged` when it is not what was staged.
    func staged(_ id: RecordID) throws(VaultError) -> [UInt8]? { try database.readHere { try staged(id, $0) } }

    func discard(_ id: RecordID) async throws(VaultError) { try await database.write { try discard(id, $0) } }
}

// MARK: Within a transaction

extension DraftStore {
    func put(_ bytes: [UInt8], as id: RecordID, _ db: Database) throws {
        guard bytes.count <= Self.longest else { throw VaultError.draftTooLarge }
        guard !Shelf.keeps(id) else { return try changeShelf(db) { $0[id] = bytes } }
        let name = names.name(ofDraft: id)
        let named = Data(bigEndian: id.high) + Data(bigEndian: id.low) + bytes
        try insert(try seal(named, under: name, smallest: Self.smallest), name, db)
        try dropOldest(db)
    }

    func staged(_ id: RecordID, _ db: Database) throws -> [UInt8]? {
        guard !Shelf.keeps(id) else { return try openedShelf(db)?[id] }
        guard let bytes = try row(names.name(ofDraft: id), db) else { return nil }
        return Array(bytes.dropFirst(16))
    }

    /// With the photos that wait with it.
    func discard(_ id: RecordID, _ db: Database) throws {
        guard !Shelf.keeps(id) else { return try changeShelf(db) { $0[id] = nil } }
        let name = names.name(ofDraft: id)
        try delete(name, db)
        try PhotoRows.delete(db, waitingWith: name, of: dataKey.journal)
    }

    /// Takes a draft away whose words have become entries. The photos that waited with it stay.
    func conclude(_ id: RecordID, _ db: Database) throws {
        if !Shelf.keeps(id) { try PhotoRows.keep(db, waitingWith: names.name(ofDraft: id), of: dataKey.journal) }
        try discard(id, db)
    }

    /// Changes the row of fixed drafts in one step. A damaged row is replaced by what is put into it now.
    func changeShelf(_ db: Database, _ change: (inout Shelf) -> Void) throws {
        let before = try Self.unlessDamaged { try openedShelf(db) }
        var shelf = before ?? Shelf()
        change(&shelf)
        guard shelf != before else { return }
        let bytes = shelf.bytes
        guard bytes.count <= Self.longest else { throw VaultError.draftTooLarge }
        try insert(try seal(bytes, under: Shelf.name, smallest: Shelf.size), Shelf.name, db)
    }

    private func openedShelf(_ db: Database) throws -> Shelf? {
        guard let bytes = try row(Shelf.name, db) else { return nil }
        guard let shelf = Shelf(bytes) else { throw VaultError.draftDamaged }
        return shelf
    }

    /// All that is staged, the oldest first, without what is damaged.
    func all(_ db: Database) throws -> [StagedDraft] {
        let sql = "SELECT draft FROM draft WHERE journal = ? AND draft <> ? ORDER BY staged"
        let rows = try db.values(Data.self, sql, [dataKey.journal.bytes, Shelf.name])
        let drafts = try rows.compactMap { name -> StagedDraft? in
            guard let bytes = try Self.unlessDamaged({ try row(name, db) }).map({ Data($0) }), bytes.count >= 16 else {
                return nil
            }
            let id = RecordID(high: bytes.bigEndianWord(at: 0), low: bytes.bigEndianWord(at: 8))
            return StagedDraft(id: id, bytes: Array(bytes.dropFirst(16)))
        }
        return try (Self.unlessDamaged { try openedShelf(db) }?.all ?? []) + drafts
    }

    /// Stages that in place of everything there is.
    func replaceAll(with drafts: [StagedDraft], _ db: Database) throws {
        try db.execute("DELETE FROM draft WHERE journal = ?", [dataKey.journal.bytes])
        try changeShelf(db) { shelf in
            for draft in drafts where Shelf.keeps(draft.id) { shelf[draft.id] = draft.bytes }
        }
        for draft in drafts where !Shelf.keeps(draft.id) { try put(draft.bytes, as: draft.id, db) }
    }

    /// Makes the shelf if there is none, as in a restored backup.
    func makeShelf(_ db: Database) throws { try changeShelf(db) { _ in } }

    private static func unlessDamaged<Value>(_ work: () throws -> Value?) throws -> Value? {
        do { return try work() } catch VaultError.draftDamaged { return nil }
    }
}

// MARK: Rows

extension DraftStore {
    /// - Throws: `draftDamaged`.
    private func row(_ name: Data, _ db: Database) throws -> [UInt8]? {
        let sql = "SELECT sealed FROM draft WHERE journal = ? AND draft = ?"
        let arguments: [any SQLConvertible] = [dataKey.journal.bytes, name]
        guard let sealed = try db.value(Data.self, sql, arguments) else { return nil }
        guard
            let bytes = Sealing.open(sealed, with: dataKey.key, bound: context(name)).flatMap(Padding.unpad)
        else { throw VaultError.draftDamaged }
        return bytes
    }

    private func insert(_ sealed: Data, _ name: Data, _ db: Database) throws {
        let order = "(SELECT COALESCE(MAX(staged), 0) + 1 FROM draft WHERE journal = ?1)"
        let sql = """
            INSERT INTO draft (journal, draft, staged, sealed)
            VALUES (?1, ?2, \(name == Shelf.name ? "0" : order), ?3)
            ON CONFLICT (journal, draft) DO UPDATE SET staged = excluded.staged, sealed = excluded.sealed
            """
        try db.execute(sql, [dataKey.journal.bytes, name, sealed])
    }

    private func delete(_ name: Data, _ db: Database) throws {
        let sql = "DELETE FROM draft WHERE journal = ? AND draft = ?"
        try db.execute(sql, [dataKey.journal.bytes, name])
    }

    private func dropOldest(_ db: Database) throws {
        let sql = """
            DELETE FROM draft WHERE journal = ?1 AND draft <> ?2 AND draft NOT IN
                (SELECT draft FROM draft WHERE journal = ?1 AND draft <> ?2 ORDER BY staged DESC LIMIT \(Self.most))
            """
        let dropped = try db.execute(sql, [dataKey.journal.bytes, Shelf.name])
        if dropped > 0 { try PhotoRows.deleteAbandoned(db, of: dataKey.journal) }
    }

    private func seal(_ bytes: some Collection<UInt8>, under name: Data, smallest: Int) throws(VaultError) -> Data {
        try Sealing.seal(Padding.pad(bytes, smallest: smallest), with: dataKey.key, bound: context(name))
    }

    private func context(_ name: Data) -> Data { Sealing.context("corgina draft", dataKey.journal.bytes, name) }
}
