import CorginaCore
import CorginaRooms
import Foundation
import GRDB

extension PhoneStore {
    /// How many drafts are kept beside the shelf; the oldest goes.
    static let mostDrafts = 20
    /// The longest draft, in bytes.
    static let longestDraft = (1 << 18) - 4

    /// What waits under ids, as a visit takes it; what is not there is left out.
    ///
    /// - Throws: `failed`.
    public func waiting(_ ids: [RecordID]) throws(PhoneStoreError) -> [RecordID: Visit.Waiting] {
        try read { db in
            var waiting: [RecordID: Visit.Waiting] = [:]
            for id in ids {
                do throws(Damage) {
                    if let bytes = try self.waiting(id, db) { waiting[id] = .bytes(bytes) }
                } catch { waiting[id] = .damaged }
            }
            return waiting
        }
    }

    /// That what is stored is not what was staged.
    struct Damage: Error {}

    func waiting(_ id: RecordID, _ db: Database) throws(Damage) -> [UInt8]? {
        if PhoneShelf.keeps(id) { return try shelf(db)?[id] }
        guard let bytes = try opened(name(of: id), db) else { return nil }
        guard bytes.count >= 16 else { throw Damage() }
        return Array(bytes.dropFirst(16))
    }

    func stage(_ bytes: [UInt8], as id: RecordID, _ db: Database) throws {
        guard bytes.count <= Self.longestDraft else { throw PhoneStoreError.notWritable }
        if PhoneShelf.keeps(id) { return try changeShelf(db) { $0[id] = bytes } }
        let named = Data(bigEndian: id.high) + Data(bigEndian: id.low) + bytes
        try put(PhonePadding.pad(named, smallest: 4_096), under: name(of: id), db)
        let sql = """
            DELETE FROM draft WHERE journal = :journal AND draft <> :shelf AND draft NOT IN
                (SELECT draft FROM draft WHERE journal = :journal AND draft <> :shelf ORDER BY staged DESC LIMIT \(Self.mostDrafts))
            """
        try db.execute(sql: sql, arguments: ["journal": key.journal, "shelf": PhoneShelf.name])
    }

    /// All that waits, the oldest first. What is damaged is left out.
    func drafts(_ db: Database) throws -> [(id: RecordID, bytes: [UInt8])] {
        let sql = "SELECT draft FROM draft WHERE journal = ? AND draft <> ? ORDER BY staged"
        let names = try Data.fetchAll(db, sql: sql, arguments: [key.journal, PhoneShelf.name])
        let named = names.compactMap { name -> (id: RecordID, bytes: [UInt8])? in
            guard let bytes = try? opened(name, db), bytes.count >= 16 else { return nil }
            let id = RecordID(high: Data(bytes).bigEndianWord(at: 0), low: Data(bytes).bigEndianWord(at: 8))
            return (id, Array(bytes.dropFirst(16)))
        }
        let shelf = (try? shelf(db)) ?? PhoneShelf()
        return named + shelf.all
    }

    func discard(_ id: RecordID, _ db: Database) throws {
        if PhoneShelf.keeps(id) { return try changeShelf(db) { $0[id] = nil } }
        try db.execute(
            sql: "DELETE FROM draft WHERE journal = ? AND draft = ?", arguments: [key.journal, name(of: id)])
    }
}

extension PhoneStore {
    private func name(of id: RecordID) -> Data { key.name("draft", id.high, id.low) }

    private func shelf(_ db: Database) throws(Damage) -> PhoneShelf? {
        guard let bytes = try opened(PhoneShelf.name, db) else { return nil }
        guard let shelf = PhoneShelf(bytes) else { throw Damage() }
        return shelf
    }

    /// A shelf that is damaged is made anew: what goes on is worth less than a diary that opens.
    private func changeShelf(_ db: Database, _ change: (inout PhoneShelf) -> Void) throws {
        var shelf = (try? self.shelf(db)) ?? PhoneShelf()
        change(&shelf)
        let bytes = shelf.bytes
        guard bytes.count <= Self.longestDraft else { throw PhoneStoreError.notWritable }
        try put(PhonePadding.pad(bytes, smallest: PhoneShelf.size), under: PhoneShelf.name, db)
    }

    private func opened(_ name: Data, _ db: Database) throws(Damage) -> [UInt8]? {
        let sql = "SELECT sealed FROM draft WHERE journal = ? AND draft = ?"
        let sealed: Data?
        do { sealed = try Data.fetchOne(db, sql: sql, arguments: [key.journal, name]) } catch { throw Damage() }
        guard let sealed else { return nil }
        guard let bytes = key.open(sealed, bound: context(name)).flatMap({ PhonePadding.unpad($0) }) else {
            throw Damage()
        }
        return bytes
    }

    private func put(_ padded: Data, under name: Data, _ db: Database) throws {
        let order = "(SELECT COALESCE(MAX(staged), 0) + 1 FROM draft WHERE journal = :journal)"
        let sql = """
            INSERT INTO draft (journal, draft, staged, sealed)
            VALUES (:journal, :draft, \(name == PhoneShelf.name ? "0" : order), :sealed)
            ON CONFLICT (journal, draft) DO UPDATE SET staged = excluded.staged, sealed = excluded.sealed
            """
        let sealed = try key.seal(padded, bound: context(name))
        try db.execute(sql: sql, arguments: ["journal": key.journal, "draft": name, "sealed": sealed])
    }

    private func context(_ name: Data) -> Data { PhoneKey.context("corgina draft", key.journal, name) }
}
