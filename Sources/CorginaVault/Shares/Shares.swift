import CorginaCore
import Foundation

/// Sharing some of a diary: what its owner does.
public struct Shares: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Sharing some of a diary: what its owner does.
    public var shares: Shares { Shares(vault: self) }
}

extension Shares {
    /// Begins a share. Whoever has its link can join it, once, within a week.
    ///
    /// - Parameters:
    ///   - details: what to keep about it, sealed under her data key; at most ``CorginaCore/ShareSize/details`` bytes.
    ///   - bundle: what is shared, sealed under the share's key; at most ``CorginaCore/ShareSize/bundle`` bytes.
    /// - Throws: `sharesFull`, `draftTooLarge`.
    public func begin(
        as id: RecordID, by journal: UnlockedJournal, details: [UInt8], bundle: [UInt8], at now: Moment
    ) async throws(VaultError) -> ShareSecret {
        let (secret, key) = (ShareSecret.random(), ShareKey.random())
        let row = try ShareRow(id, key, secret, details: details, under: journal.seal.dataKey, at: now)
        let sealed = try SharedRows.sealedBundle(bundle, key, of: row.id)
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        try await database.write { db in
            try journal.mark.check(in: db)
            try ShareRow.deleteOver(db, by: today)
            guard try ShareRow.all(db, of: row.owner).count < ShareRow.most else { throw VaultError.sharesFull }
            try row.insert(db)
            try SharedRows.putBundle(db, sealed, of: row.id)
        }
        return secret
    }

    /// Her shares, in no order that tells anything, without links nobody used in time.
    public func all(of journal: UnlockedJournal, at now: Moment) throws(VaultError) -> [ShareRecord] {
        let dataKey = journal.seal.dataKey
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try database.readHere { try ShareRow.all($0, of: RowNames(dataKey).nameOfShares) }
            .compactMap { ShareRecord($0, dataKey) }.filter { !$0.isOver(on: today) }
    }

    /// Keeps a share by other details, with what is shared by them.
    ///
    /// - Parameter rotates: whether it gets another key. The key before opens nothing that is written from then on, and what was shared and
    ///   sent before is overwritten.
    /// - Throws: `changedMeanwhile` where it was changed or joined since it was read, or is gone.
    public func change(
        _ share: ShareRecord, of journal: UnlockedJournal, details: [UInt8], bundle: [UInt8], rotates: Bool
    ) async throws(VaultError) {
        // The key of a link nobody used is known to nobody, and the link could not take another along.
        let mark = share.mark
        let key = rotates && mark != nil ? ShareKey.random() : share.key
        var row = share.row
        try row.reseal(key, details, mark, under: journal.seal.dataKey)
        let sealed = try SharedRows.sealedBundle(bundle, key, of: row.id)
        try await database.write { [row] db in
            try journal.mark.check(in: db)
            try Self.check(share, db)
            if rotates { try SharedRows.deleteAll(db, of: row.id) }
            try row.replace(db)
            try SharedRows.putBundle(db, sealed, of: row.id)
        }
        if rotates { await database.flush() }
    }

    /// Keeps what is shared as it now is. Nothing is written where it is what it was, nor where the share was changed since it was read.
    public func keep(
        _ bundle: [UInt8], in share: ShareRecord, of journal: UnlockedJournal
    ) async throws(VaultError) {
        guard try database.readHere({ try SharedRows.bundle($0, share.key, of: share.row.id) }) != bundle else {
            return
        }
        let sealed = try SharedRows.sealedBundle(bundle, share.key, of: share.row.id)
        try await database.write { db in
            try journal.mark.check(in: db)
            guard try ShareRow.find(db, share.row.id)?.details == share.row.details else { return }
            try SharedRows.putBundle(db, sealed, of: share.row.id)
        }
    }

    /// Ends a share: its keys, what was shared and what was sent are overwritten, and no backup brings it back.
    public func end(_ share: ShareRecord, of journal: UnlockedJournal) async throws(VaultError) {
        try await vault.erasure.note([share.row.id])
        try await database.write { _ = try ShareRow.delete($0, share.row.id) }
        await database.flush()
    }

    /// Erases those whose link nobody used in time, of everybody, with what was to be shared: an old link and the disk open nothing together.
    public func eraseUnused(at now: Moment) async throws(VaultError) {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        guard try database.readHere({ try ShareRow.isAnyOver($0, by: today) }) else { return }
        try await database.write { try ShareRow.deleteOver($0, by: today) }
        await database.flush()
    }

    /// What was sent to her and waits, in no order that tells anything.
    public func sent(to share: ShareRecord) throws(VaultError) -> [SentItem] {
        try database.readHere { try SharedRows.sent($0, share.key, of: share.row.id) }
    }

    /// How much that is.
    public func sentCount(to share: ShareRecord) throws(VaultError) -> Int {
        try database.readHere { try SharedRows.sentCount($0, of: share.row.id) }
    }

    /// Lets go of something she took or does not want.
    public func drop(_ item: RecordID, sentTo share: ShareRecord) async throws(VaultError) {
        try await database.write { try SharedRows.drop($0, item, of: share.row.id) }
        await database.flush()
    }

    /// - Throws: `changedMeanwhile`.
    private static func check(_ share: ShareRecord, _ db: Database) throws {
        guard let found = try ShareRow.find(db, share.row.id), found.details == share.row.details,
            found.reader == share.row.reader
        else { throw VaultError.changedMeanwhile }
    }
}

extension ShareRow {
    /// Takes her shares along to another data key, each with another key of its own: whoever had the data key had those too. What was shared and
    /// sent before goes, and so do links nobody used.
    static func renew(_ db: Database, from old: DataKey, to new: DataKey) throws {
        for var row in try all(db, of: RowNames(old).nameOfShares) {
            guard let (key, details) = row.opened(old), let mark = CompanionMark(row.companion, with: key, in: row.id)
            else {
                try delete(db, row.id)
                continue
            }
            try row.reseal(.random(), details, mark, under: new)
            try SharedRows.deleteAll(db, of: row.id)
            try row.replace(db)
        }
    }

    /// Those that end with an account: its owner's, and the one that a companion joined.
    static func ids(_ db: Database, of dataKey: DataKey) throws -> [Data] {
        let joined = dataKey.isCompanion ? try find(db, reader: dataKey.shareReader) : nil
        return try all(db, of: RowNames(dataKey).nameOfShares).map { $0.id } + [joined?.id].compactMap(\.self)
    }
}
