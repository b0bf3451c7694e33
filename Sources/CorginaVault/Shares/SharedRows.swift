import CorginaCore
import Foundation

/// What goes from one side of a share to the other, sealed with the share key: what is shared, in one row of item 0, and what the companion
/// sent, a row each. All of it can be made or sent anew, so that no safeguard is kept of it.
enum SharedRows {
    /// The smallest padded size of what is shared, in bytes: most of it fits, so that its size does not tell how much that is.
    static let smallestBundle = 16_384
    /// The padded size of something sent, in bytes.
    static let sentSize = ShareSize.sent + 4
    /// How much a companion may have sent that waits.
    static let most = 50

    static let bundle = Data(count: 16)

    static func sealedBundle(_ bytes: [UInt8], _ key: ShareKey, of share: Data) throws(VaultError) -> Data {
        guard bytes.count <= ShareSize.bundle else { throw .draftTooLarge }
        return try Sealing.seal(
            Padding.pad(bytes, smallest: smallestBundle), with: key.key, bound: context(share, bundle))
    }

    /// - Returns: `nil` where there is none under that key.
    static func bundle(_ db: Database, _ key: ShareKey, of share: Data) throws -> [UInt8]? {
        let sql = "SELECT sealed FROM shared WHERE share = ? AND item = ?"
        return try db.value(Data.self, sql, [share, bundle])
            .flatMap { Sealing.open($0, with: key.key, bound: context(share, bundle)) }.flatMap(Padding.unpad)
    }

    static func putBundle(_ db: Database, _ sealed: Data, of share: Data) throws {
        try put(db, sealed, bundle, of: share)
    }

    /// What was sent and waits, without what does not open under that key.
    static func sent(_ db: Database, _ key: ShareKey, of share: Data) throws -> [SentItem] {
        let sql = "SELECT item, sealed FROM shared WHERE share = ? AND item <> ? ORDER BY item"
        return try db.rows(sql, [share, bundle]).compactMap { row in
            let item: Data = try row["item"]
            let sealed: Data = try row["sealed"]
            guard item.count == 16,
                let bytes = Sealing.open(sealed, with: key.key, bound: context(share, item)).flatMap(Padding.unpad)
            else { return nil }
            return SentItem(
                id: RecordID(high: item.bigEndianWord(at: 0), low: item.bigEndianWord(at: 8)), bytes: bytes)
        }
    }

    static func sentCount(_ db: Database, of share: Data) throws -> Int {
        let sql = "SELECT COUNT(*) FROM shared WHERE share = ? AND item <> ?"
        return try db.value(Int.self, sql, [share, bundle]) ?? 0
    }

    /// - Throws: `draftTooLarge`.
    static func send(_ db: Database, _ item: SentItem, _ key: ShareKey, of share: Data) throws {
        guard item.bytes.count <= ShareSize.sent else { throw VaultError.draftTooLarge }
        let name = ShareRow.bytes(of: item.id)
        let sealed = try Sealing.seal(
            Padding.pad(item.bytes, smallest: sentSize), with: key.key, bound: context(share, name))
        try put(db, sealed, name, of: share)
    }

    static func drop(_ db: Database, _ item: RecordID, of share: Data) throws {
        let name = ShareRow.bytes(of: item)
        guard name != bundle else { return }
        try db.execute("DELETE FROM shared WHERE share = ? AND item = ?", [share, name])
    }

    static func deleteAll(_ db: Database, of share: Data) throws {
        try db.execute("DELETE FROM shared WHERE share = ?", [share])
    }

    /// What is of a share that is gone.
    static func deleteOrphans(_ db: Database) throws {
        try db.execute("DELETE FROM shared WHERE share NOT IN (SELECT share FROM share)")
    }

    private static func put(_ db: Database, _ sealed: Data, _ item: Data, of share: Data) throws {
        let sql = """
            INSERT INTO shared (share, item, sealed) VALUES (?, ?, ?)
            ON CONFLICT (share, item) DO UPDATE SET sealed = excluded.sealed
            """
        try db.execute(sql, [share, item, sealed])
    }

    private static func context(_ share: Data, _ item: Data) -> Data {
        Sealing.context("corgina shared", share, item)
    }
}

/// Something a companion sent, as its host wrote it.
public struct SentItem: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public let bytes: [UInt8]

    public init(id: RecordID, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }
}
