import CorginaCore
import Foundation

/// Sharing some of a diary: what the companion does.
public struct CompanionShares: Sendable {
    let database: any VaultDatabase
}

extension Vault {
    /// Sharing some of a diary: what the companion does.
    public var companions: CompanionShares { CompanionShares(database: database) }
}

extension CompanionShares {
    /// Whether a link can still be used.
    public func canJoin(_ secret: ShareSecret, at now: Moment) throws(VaultError) -> Bool {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try database.readHere { try ShareRow.joinable($0, secret, on: today) } != nil
    }

    /// Joins a share with an account that is there already, and has no share or one that ended.
    ///
    /// - Throws: `shareNotValid`.
    public func join(_ secret: ShareSecret, as journal: UnlockedJournal, at now: Moment) async throws(VaultError) {
        let dataKey = journal.seal.dataKey
        guard dataKey.isCompanion else { throw .shareNotValid }
        try await database.write { db in
            try journal.mark.check(in: db)
            try ShareRow.join(db, secret, dataKey, at: now)
        }
        await database.flush()
    }

    /// What is shared with a companion; `nil` when nothing is, or no longer.
    public func share(of journal: UnlockedJournal) throws(VaultError) -> JoinedShare? {
        let dataKey = journal.seal.dataKey
        guard dataKey.isCompanion,
            let row = try database.readHere({ try ShareRow.find($0, reader: dataKey.shareReader) }),
            let key = try row.key(of: dataKey)
        else { return nil }
        let (bundle, sent) = try database.readHere { db in
            (try SharedRows.bundle(db, key, of: row.id), try SharedRows.sent(db, key, of: row.id))
        }
        return JoinedShare(bundle: bundle, sent: sent, row: row, key: key)
    }

    /// Notes once a day that the companion looked, for the owner to see.
    public func noteSeen(_ share: JoinedShare, at now: Moment) async throws(VaultError) {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        guard var mark = CompanionMark(share.row.companion, with: share.key, in: share.row.id), mark.seen != today
        else { return }
        mark.seen = today
        let sealed = try mark.sealed(with: share.key, in: share.row.id)
        try await database.write { db in
            // Another key meanwhile: the next look notes it.
            guard try ShareRow.find(db, share.row.id)?.companion == share.row.companion else { return }
            try ShareRow.table.update(db, ["companion": sealed], where: "share = ?", [share.row.id])
        }
    }

    /// Sends something to the owner, to wait until she looks at it.
    ///
    /// - Parameter item: at most ``CorginaCore/ShareSize/sent`` bytes. One of the same id is replaced.
    /// - Throws: `sentFull`; `changedMeanwhile` where the share ended or got another key since it was read.
    public func send(_ item: SentItem, to share: JoinedShare) async throws(VaultError) {
        try await database.write { db in
            guard try ShareRow.find(db, share.row.id)?.opening == share.row.opening else {
                throw VaultError.changedMeanwhile
            }
            guard try SharedRows.sentCount(db, of: share.row.id) < SharedRows.most else { throw VaultError.sentFull }
            try SharedRows.send(db, item, share.key, of: share.row.id)
        }
    }

    /// - Throws: `shareNotValid`.
    func check(_ secret: ShareSecret, at now: Moment) throws(VaultError) {
        guard try canJoin(secret, at: now) else { throw .shareNotValid }
    }
}

extension ShareRow {
    /// The share and its key, for whoever has a link that can still be used.
    static func joinable(_ db: Database, _ secret: ShareSecret, on day: Int) throws -> (row: ShareRow, key: ShareKey)? {
        guard let row = try find(db, reader: secret.hash), row.expiresDay >= day, let key = row.key(secret) else {
            return nil
        }
        return (row, key)
    }

    /// Uses a link up.
    ///
    /// - Throws: `shareNotValid` where it cannot be used, or the companion has a share.
    static func join(_ db: Database, _ secret: ShareSecret, _ dataKey: DataKey, at now: Moment) throws {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        guard let (row, key) = try joinable(db, secret, on: today), try find(db, reader: dataKey.shareReader) == nil
        else { throw VaultError.shareNotValid }
        var joined = row
        try joined.join(key, dataKey, at: now)
        try joined.replace(db)
    }
}
