import CorginaCore
import Crypto
import Foundation

/// A share on the disk: its key, sealed for whoever has the link and, once somebody joined, for that companion; and what its owner keeps
/// about it, sealed under her data key. Whose it is and who joined stands nowhere in the clear.
struct ShareRow: Sendable {
    /// 16 bytes.
    let id: Data
    /// What the owner finds hers by: 16 bytes under her data key; of a sealed diary they follow from its journal's id.
    var owner: Data
    /// What it is found by from the other side: a hash of the link's secret, then a name under the companion's key.
    var reader: Data
    /// The last UTC day on which the link can be used, counted from 1970-01-01; 0 once somebody joined.
    var expiresDay: Int
    /// The share key.
    var opening: Data
    var details: Data
    /// Of the companion: see ``CompanionMark``. Empty until one joined.
    var companion: Data

    /// How many days a link can be used.
    static let days = 7
    /// How many shares one person may have.
    static let most = 10
}

// MARK: Sealing

extension ShareRow {
    /// One that nobody has joined.
    init(
        _ id: RecordID, _ key: ShareKey, _ secret: ShareSecret, details: [UInt8], under dataKey: DataKey,
        at now: Moment
    ) throws(VaultError) {
        self.id = Self.bytes(of: id)
        owner = RowNames(dataKey).nameOfShares
        reader = secret.hash
        expiresDay = SessionRow.day(of: now.secondsSinceEpoch) + Self.days
        opening = try Sealing.seal(key.bytes, with: secret.key, bound: Self.openingContext(self.id, secret.hash))
        self.details = try Self.sealed(key, details, self.id, dataKey)
        companion = Data()
    }

    /// The key and what the owner keeps about it; `nil` when it is not hers.
    func opened(_ dataKey: DataKey) -> (key: ShareKey, details: [UInt8])? {
        let context = Self.detailsContext(id, dataKey)
        guard let bytes = Sealing.open(details, with: dataKey.key, bound: context).flatMap(Padding.unpad) else {
            return nil
        }
        var first = Data(bytes.prefix(ShareKey.byteCount))
        guard let key = ShareKey(taking: &first) else { return nil }
        return (key, Array(bytes.dropFirst(ShareKey.byteCount)))
    }

    /// The key, for whoever has the link.
    func key(_ secret: ShareSecret) -> ShareKey? {
        let context = Self.openingContext(id, secret.hash)
        guard var bytes = Sealing.open(opening, with: secret.key, bound: context) else { return nil }
        return ShareKey(taking: &bytes)
    }

    /// The key, for the companion who joined.
    func key(of companion: DataKey) throws(VaultError) -> ShareKey? {
        CompanionSealing.open(
            opening, with: try companion.agreementKey(), bound: Self.openingContext(id, reader))
    }

    /// The same share under another key, or kept by other details, or by another data key of the owner's.
    mutating func reseal(
        _ key: ShareKey, _ details: [UInt8], _ mark: CompanionMark?, under dataKey: DataKey
    ) throws(VaultError) {
        owner = RowNames(dataKey).nameOfShares
        self.details = try Self.sealed(key, details, id, dataKey)
        guard let mark else { return }
        opening = try CompanionSealing.seal(key, to: mark.publicKey, bound: Self.openingContext(id, reader))
        companion = try mark.sealed(with: key, in: id)
    }

    /// The same share once that companion has joined it.
    mutating func join(_ key: ShareKey, _ dataKey: DataKey, at now: Moment) throws(VaultError) {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        let mark = CompanionMark(
            publicKey: try dataKey.agreementKey().publicKey.rawRepresentation, joined: today, seen: today)
        reader = dataKey.shareReader
        expiresDay = 0
        opening = try CompanionSealing.seal(key, to: mark.publicKey, bound: Self.openingContext(id, reader))
        companion = try mark.sealed(with: key, in: id)
    }

    static func bytes(of id: RecordID) -> Data { Data(bigEndian: id.high) + Data(bigEndian: id.low) }

    private static func sealed(
        _ key: ShareKey, _ details: [UInt8], _ id: Data, _ dataKey: DataKey
    ) throws(VaultError) -> Data {
        guard details.count <= ShareSize.details else { throw .draftTooLarge }
        return try Sealing.seal(
            Padding.pad(key.bytes + Data(details), smallest: 2_048), with: dataKey.key,
            bound: detailsContext(id, dataKey))
    }

    private static func detailsContext(_ id: Data, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina share details", id, dataKey.journal.bytes)
    }

    private static func openingContext(_ id: Data, _ reader: Data) -> Data {
        Sealing.context("corgina share opening", id, reader)
    }
}

// MARK: Rows

extension ShareRow {
    static let table = SafeguardedTable.share

    private init(_ row: SQLRow) throws {
        id = try row["share"]
        owner = try row["owner"]
        reader = try row["reader"]
        expiresDay = try row["expires_day"]
        opening = try row["opening"]
        details = try row["details"]
        companion = try row["companion"]
    }

    static func all(_ db: Database, of owner: Data) throws -> [ShareRow] {
        let sql = "SELECT * FROM share WHERE owner = ? ORDER BY share"
        return try db.rows(sql, [owner]).map { try ShareRow($0) }
    }

    static func find(_ db: Database, _ id: Data) throws -> ShareRow? {
        let sql = "SELECT * FROM share WHERE share = ?"
        return try db.row(sql, [id]).map { try ShareRow($0) }
    }

    static func find(_ db: Database, reader: Data) throws -> ShareRow? {
        let sql = "SELECT * FROM share WHERE reader = ?"
        return try db.row(sql, [reader]).map { try ShareRow($0) }
    }

    func insert(_ db: Database) throws {
        try Self.table.insert(db, [id, owner, reader, expiresDay, opening, details, companion])
    }

    func replace(_ db: Database) throws {
        try Self.table.update(
            db,
            [
                "owner": owner, "reader": reader, "expires_day": expiresDay, "opening": opening, "details": details,
                "companion": companion,
            ], where: "share = ?", [id])
    }

    /// With what is shared, and what was sent.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    static func delete(_ db: Database, _ id: Data) throws -> Bool {
        try SharedRows.deleteAll(db, of: id)
        return try table.delete(db, where: "share = ?", [id]) > 0
    }

    /// Whether the link of any was not used in time.
    static func isAnyOver(_ db: Database, by day: Int) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM share WHERE expires_day BETWEEN 1 AND ?)"
        return try db.value(Bool.self, sql, [day - 1]) == true
    }

    /// Those whose link nobody used in time.
    static func deleteOver(_ db: Database, by day: Int) throws {
        try table.delete(db, where: "expires_day BETWEEN 1 AND ?", [day - 1])
        try SharedRows.deleteOrphans(db)
    }

    /// What no backup takes along, of whatever version: links nobody used, and all that went from one side to the other.
    static func leaveOut(_ db: Database) throws {
        guard try db.hasTable(table.name) else { return }
        try table.delete(db, where: "expires_day > 0", [])
        try db.execute("DELETE FROM shared")
    }

    /// Those that are to go, in a database of whatever version.
    static func delete(_ db: Database, of isToGo: (Data) -> Bool) throws {
        guard try db.hasTable(table.name) else { return }
        for id in try db.values(Data.self, "SELECT share FROM share") where isToGo(id) { try delete(db, id) }
    }
}
