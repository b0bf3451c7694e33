import CorginaCore
import Foundation

/// An invitation on the disk: a hash of its code, the day it ends, and what its maker keeps about it, sealed under her data
/// key. Whose it is stands nowhere in the clear, nor who uses it.
struct InvitationRow: Sendable {
    let codeHash: Data
    /// The last UTC day it can be used on, counted from 1970-01-01.
    let expiresDay: Int
    let details: Data

    /// How many days an invitation can be used.
    static let days = 7
    /// How many one person may have that nobody has used.
    static let mostWaiting = 10
    private static let longestDetails = 512 - 4

    /// - Parameter dataKey: of her who makes it; `nil` for one made on the command line, which nobody's list shows.
    init(_ code: InvitationCode, details: [UInt8], under dataKey: DataKey?, at now: Moment) throws(VaultError) {
        guard details.count <= Self.longestDetails else { throw .detailsTooLong }
        codeHash = code.hash
        expiresDay = SessionRow.day(of: now.secondsSinceEpoch) + Self.days
        let key = dataKey ?? .random()
        self.details = try Sealing.seal(Padding.pad(details), with: key.key, bound: Self.context(codeHash, key))
    }

    init(codeHash: Data, expiresDay: Int, details: Data) {
        self.codeHash = codeHash
        self.expiresDay = expiresDay
        self.details = details
    }

    /// - Returns: `nil` when it is not hers.
    func details(_ dataKey: DataKey) -> [UInt8]? {
        Sealing.open(details, with: dataKey.key, bound: Self.context(codeHash, dataKey)).flatMap(Padding.unpad)
    }

    private static func context(_ codeHash: Data, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina invitation details", codeHash, dataKey.journal.bytes)
    }
}

extension InvitationRow {
    private static let table = SafeguardedTable.invitation

    func insert(_ db: Database) throws {
        // One that was left in the folder twice counts once.
        guard try !Self.exists(db, codeHash, on: 0) else { return }
        try Self.table.insert(db, [codeHash, expiresDay, details])
    }

    static func all(_ db: Database) throws -> [InvitationRow] {
        try db.rows("SELECT * FROM invitation ORDER BY code_hash").map { row in
            InvitationRow(
                codeHash: try row["code_hash"], expiresDay: try row["expires_day"], details: try row["details"])
        }
    }

    static func exists(_ db: Database, _ codeHash: Data, on day: Int) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM invitation WHERE code_hash = ? AND expires_day >= ?)"
        return try db.value(Bool.self, sql, [codeHash, day]) ?? false
    }

    static func deleteOver(_ db: Database, by day: Int) throws {
        try table.delete(db, where: "expires_day < ?", [day])
    }

    /// - Returns: whether there was one.
    @discardableResult
    static func delete(_ db: Database, _ codeHash: Data) throws -> Bool {
        try table.delete(db, where: "code_hash = ?", [codeHash]) > 0
    }

    /// Takes an invitation away with the account it makes.
    ///
    /// - Throws: `invitationNotValid` when it is gone.
    static func use(_ db: Database, _ codeHash: Data) throws {
        guard try delete(db, codeHash) else { throw VaultError.invitationNotValid }
    }

    /// Seals what is kept about hers under another key.
    static func reseal(_ db: Database, from old: DataKey, to new: DataKey) throws {
        for row in try all(db) {
            guard let details = row.details(old) else { continue }
            let sealed = try Sealing.seal(
                Padding.pad(details), with: new.key, bound: context(row.codeHash, new))
            try table.update(db, ["details": sealed], where: "code_hash = ?", [row.codeHash])
        }
    }
}
