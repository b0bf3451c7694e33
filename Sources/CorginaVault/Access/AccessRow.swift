import Crypto
import Foundation

/// An access on the disk: the data key, sealed under a secret only its holder has, and what she set about it, sealed under the
/// data key. What it is for is part of both seals and stands nowhere in the clear.
struct AccessRow: Sendable {
    let tokenHash: Data
    let account: Data
    let sealed: Data
    let details: Data

    init(
        _ dataKey: DataKey, of account: Data, under secret: AccessSecret, for scope: AccessScope, details: [UInt8]
    ) throws(VaultError) {
        tokenHash = secret.hash
        self.account = account
        var payload = dataKey.bytes()
        defer { payload.wipe() }
        sealed = try Sealing.seal(payload, with: secret.key, bound: Self.context(scope, tokenHash, account))
        self.details = try Self.seal(details, of: tokenHash, for: scope, dataKey)
    }

    /// - Returns: `nil` when the secret does not fit or the access is for something else.
    func open(with secret: AccessSecret, for scope: AccessScope) -> DataKey? {
        guard var payload = Sealing.open(sealed, with: secret.key, bound: Self.context(scope, tokenHash, account))
        else {
            return nil
        }
        return DataKey.taking(&payload)
    }

    /// - Returns: `nil` when it is another account's, for something else, or damaged.
    func details(for scope: AccessScope, _ dataKey: DataKey) -> [UInt8]? {
        Sealing.open(details, with: dataKey.key, bound: Self.detailsContext(scope, tokenHash, dataKey))
            .flatMap(Padding.unpad)
    }

    static func seal(
        _ details: [UInt8], of tokenHash: Data, for scope: AccessScope, _ dataKey: DataKey
    ) throws(VaultError) -> Data {
        guard details.count <= longestDetails else { throw .draftTooLarge }
        return try Sealing.seal(
            Padding.pad(details), with: dataKey.key, bound: detailsContext(scope, tokenHash, dataKey))
    }

    /// The longest details in bytes.
    private static let longestDetails = 4_096 - 4

    private static func context(_ scope: AccessScope, _ tokenHash: Data, _ account: Data) -> Data {
        Sealing.context("corgina access", Data([scope.rawValue]), tokenHash, account)
    }

    private static func detailsContext(_ scope: AccessScope, _ tokenHash: Data, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina access details", Data([scope.rawValue]), tokenHash, dataKey.journal.bytes)
    }
}

extension AccessRow {
    static let table = SafeguardedTable.access

    private init(_ row: SQLRow) throws {
        tokenHash = try row["token_hash"]
        account = try row["account"]
        sealed = try row["sealed"]
        details = try row["details"]
    }

    static func find(_ db: Database, tokenHash: Data) throws -> AccessRow? {
        let sql = "SELECT * FROM access WHERE token_hash = ?"
        return try db.row(sql, [tokenHash]).map { try AccessRow($0) }
    }

    static func all(_ db: Database, of account: Data) throws -> [AccessRow] {
        let sql = "SELECT * FROM access WHERE account = ? ORDER BY token_hash"
        return try db.rows(sql, [account]).map { try AccessRow($0) }
    }

    func insert(_ db: Database) throws {
        try Self.table.insert(db, [tokenHash, account, sealed, details])
    }

    /// Of every purpose, also those that no longer open: whatever she ends all devices with ends all accesses, and links for the
    /// clinic with them.
    static func deleteAll(_ db: Database, of account: Data) throws {
        try table.delete(db, where: "account = ?", [account])
        try ClinicRow.delete(db, where: "account = ?", [account])
    }
}
