import Crypto
import Foundation

/// The key that rows of devices to be woken are sealed with. It comes from a file of the owner's that is in no backup, and not
/// from anybody's passphrase: the server wakes a device while nobody is signed in.
public struct PushSeal: Sendable {
    let key: SymmetricKey

    /// - Parameter secret: 32 bytes that nobody else has.
    public init(secret: some Sequence<UInt8>) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(secret)), info: Data("corgina push rows".utf8),
            outputByteCount: 32)
    }
}

/// A device to be woken: where it is reached, and at which minutes. It belongs to a session and goes with it.
struct PushRow: Sendable {
    /// What it is found by: a hash of where the device is reached.
    let id: Data
    let account: Data
    let session: Data
    let sealed: Data

    static let table = SafeguardedTable.push
    /// The padded size in bytes, whatever is in it.
    static let size = 4_096

    init(_ bytes: [UInt8], id: Data, account: Data, session: Data, _ seal: PushSeal) throws(VaultError) {
        self.id = id
        self.account = account
        self.session = session
        sealed = try Self.sealing(bytes, id, account, seal)
    }

    /// - Returns: `nil` where the owner has another key by now.
    func open(_ seal: PushSeal) -> [UInt8]? {
        Sealing.open(sealed, with: seal.key, bound: Self.context(id, account)).flatMap(Padding.unpad)
    }

    static func sealing(
        _ bytes: [UInt8], _ id: Data, _ account: Data, _ seal: PushSeal
    ) throws(VaultError) -> Data {
        guard bytes.count <= size - 4 else { throw .draftTooLarge }
        return try Sealing.seal(
            Padding.pad(bytes, smallest: size), with: seal.key, bound: context(id, account))
    }

    private static func context(_ id: Data, _ account: Data) -> Data {
        Sealing.context("corgina push", id, account)
    }
}

extension PushRow {
    private init(_ row: SQLRow) throws {
        id = try row["endpoint_hash"]
        account = try row["account"]
        session = try row["session"]
        sealed = try row["sealed"]
    }

    static func find(_ db: Database, _ id: Data) throws -> PushRow? {
        let sql = "SELECT * FROM push WHERE endpoint_hash = ?"
        return try db.row(sql, [id]).map { try PushRow($0) }
    }

    static func all(_ db: Database) throws -> [PushRow] {
        try db.rows("SELECT * FROM push ORDER BY endpoint_hash").map { try PushRow($0) }
    }

    static func all(_ db: Database, of account: Data) throws -> [PushRow] {
        let sql = "SELECT * FROM push WHERE account = ? ORDER BY endpoint_hash"
        return try db.rows(sql, [account]).map { try PushRow($0) }
    }

    func insert(_ db: Database) throws {
        try Self.table.insert(db, [id, account, session, sealed])
    }

    /// Keeps it in place of what was kept for its session, and of whoever was reached there before.
    ///
    /// - Throws: `keyRetired` where the session ended meanwhile.
    func keep(_ db: Database) throws {
        guard try SessionRow(db, tokenHash: session) != nil else { throw VaultError.keyRetired }
        try Self.delete(db, where: "session = ? OR endpoint_hash = ?", [session, id])
        try insert(db)
    }

    func update(_ db: Database, _ bytes: [UInt8], _ seal: PushSeal) throws {
        let sealed = try Self.sealing(bytes, id, account, seal)
        try Self.table.update(db, ["sealed": sealed], where: "endpoint_hash = ?", [id])
    }

    /// A locked session gets another name when it is opened.
    static func move(_ db: Database, from session: Data, to other: Data) throws {
        try table.update(db, ["session": other], where: "session = ?", [session])
    }

    /// A backup of an earlier version has no such table.
    @discardableResult
    static func delete(_ db: Database, where condition: String, _ arguments: [any SQLConvertible]) throws -> Int {
        guard try db.hasTable(table.name) else { return 0 }
        return try table.delete(db, where: condition, arguments)
    }

    /// Those whose session is gone.
    static func deleteOrphans(_ db: Database) throws {
        try delete(db, where: "session NOT IN (SELECT token_hash FROM session)", [])
    }
}
