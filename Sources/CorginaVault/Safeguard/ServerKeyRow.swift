import Foundation

extension ServerKey {
    private static let purpose = "server"
    private static let byteCount = 32

    /// The key in the database. A folder that never had an account gets one.
    ///
    /// - Throws: `serverKeyLost` where there are accounts, or were: under another key no name would find one again.
    static func stored(_ db: Database) throws -> ServerKey {
        let table = SafeguardedTable.secret
        let state = try table.state(db, id: Data(purpose.utf8))
        switch state {
        case .whole(let row), .safeguardDamaged(let row), .copyAlone(let row), .unknown(let row):
            guard case .blob(let key)? = row.last, key.count == byteCount else {
                throw VaultError.serverKeyLost
            }
            return ServerKey(key)
        case .damaged, .lost:
            guard try isUnused(db) else { throw VaultError.serverKeyLost }
            let key = Data.random(byteCount)
            try table.deleteAll(db)
            try table.insert(db, [purpose, key])
            return ServerKey(key)
        }
    }

    /// Whether the folder never had an account, as far as its rows tell.
    static func isUnused(_ db: Database) throws -> Bool {
        var traces = ["SELECT 1 FROM account", "SELECT 1 FROM journal"]
        // An account that is lost, but for its copy, is one all the same.
        if try SafeguardedTable.areThere(db) { traces.append("SELECT 1 FROM safeguard WHERE kind = 'account'") }
        return try traces.allSatisfy { try db.row($0 + " LIMIT 1") == nil }
    }
}
