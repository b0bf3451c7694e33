import CorginaCore
import Foundation

/// Shares of diaries that only her devices open: what her devices do. Nothing of a share is ever opened here.
public struct SealedShares: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Shares of diaries that only her devices open.
    public var sealedShares: SealedShares { SealedShares(vault: self) }
}

extension SealedShares {
    /// Keeps a share. Whoever has its link can join it, once, within a week. The same once more changes nothing: its answer was lost.
    ///
    /// - Parameter head: where her journal stood when the device worked out what is shared.
    /// - Throws: `rowsNotUsable` for what is not sealed as docs/end-to-end.md says, and for an id that was ended; `sharesFull`; `changedMeanwhile` where the journal goes
    ///   on from there; `passNeeded`; `keyRetired` where the session has ended.
    public func put(
        _ share: SentShare, at head: JournalHead, of session: SealedSession, on now: Moment
    ) async throws(VaultError) {
        let journal = try session.attached()
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        let row = try ShareRow(sent: share, of: journal, until: today + ShareRow.days)
        guard try await !isErased(row.id) else { throw .rowsNotUsable }
        try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            try ShareRow.deleteOver(db, by: today)
            if let there = try ShareRow.find(db, row.id) {
                guard there.owner == row.owner else { throw VaultError.rowsNotUsable }
                return
            }
            guard try ShareRow.find(db, reader: row.reader) == nil else { throw VaultError.rowsNotUsable }
            guard try ShareRow.all(db, of: row.owner).count < ShareRow.most else { throw VaultError.sharesFull }
            try Self.check(head, of: journal, db)
            try row.insert(db)
            try SharedRows.putBundle(db, share.bundle, of: row.id)
        }
    }

    /// The next opening would remove what is on the list of what was erased, so that no id comes back.
    private func isErased(_ id: Data) async throws(VaultError) -> Bool {
        if try ErasedList(folder: vault.folder.path).tombstones().contains(id) { return true }
        return try await database.read { try ErasedRows.all($0).contains(id) }
    }

    /// How much of what was sent is listed of each share, so that all of it fits into one answer. The rest is once she has looked at those.
    static let mostListed = 30

    /// Hers, in no order that tells anything, with what was sent to her, and without links nobody used in time.
    ///
    /// - Throws: `passNeeded`
    public func all(of session: SealedSession, on now: Moment) async throws(VaultError) -> [SealedShare] {
        let owner = ShareRow.owner(of: try session.attached())
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { db in
            try ShareRow.all(db, of: owner).filter { $0.expiresDay == 0 || $0.expiresDay >= today }
                .map { row in
                    SealedShare(row, sent: Array(try SharedRows.sealedSent(db, of: row.id).prefix(Self.mostListed)))
                }
        }
    }

    /// Keeps a share by other terms, or what is shared by those there are. With another key, all that was shared and sent before is
    /// overwritten.
    ///
    /// - Throws: `changedMeanwhile` where it was changed or joined since the device read it, is gone, or the journal goes on; `rowsNotUsable`,
    ///   also for another key of a share that nobody joined; `passNeeded`, `keyRetired`.
    public func change(_ change: SentShareChange, of session: SealedSession) async throws(VaultError) {
        let journal = try session.attached()
        guard SharedRows.isBundle(change.bundle), change.details.map(ShareRow.isDetails) ?? (change.rotation == nil)
        else { throw .rowsNotUsable }
        let id = ShareRow.bytes(of: change.id)
        try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            guard var row = try ShareRow.find(db, id), row.owner == ShareRow.owner(of: journal),
                row.state == change.state
            else { throw VaultError.changedMeanwhile }
            try Self.check(change.head, of: journal, db)
            if let details = change.details { row.details = details }
            if let rotation = change.rotation { try row.rotate(rotation, db) }
            if change.details != nil { try row.replace(db) }
            try SharedRows.putBundle(db, change.bundle, of: id)
        }
        if change.rotation != nil { await database.flush() }
    }

    /// Ends one of hers: its keys, what was shared and what was sent are overwritten, and no backup brings it back. One that is gone already
    /// is no error.
    ///
    /// - Throws: `passNeeded`
    public func end(_ id: RecordID, of session: SealedSession) async throws(VaultError) {
        let owner = ShareRow.owner(of: try session.attached())
        let name = ShareRow.bytes(of: id)
        guard try await database.read({ try ShareRow.find($0, name)?.owner == owner }) else { return }
        try await vault.erasure.note([name])
        try await database.write { _ = try ShareRow.delete($0, name) }
        await database.flush()
    }

    /// Lets go of something she took or does not want.
    ///
    /// - Throws: `passNeeded`
    public func drop(_ item: RecordID, sentTo id: RecordID, of session: SealedSession) async throws(VaultError) {
        let owner = ShareRow.owner(of: try session.attached())
        let name = ShareRow.bytes(of: id)
        try await database.write { db in
            guard try ShareRow.find(db, name)?.owner == owner else { return }
            try SharedRows.drop(db, item, of: name)
        }
        await database.flush()
    }

    /// What was worked out from an older state of a diary could show a companion what is over.
    private static func check(_ head: JournalHead, of journal: JournalID, _ db: Database) throws {
        guard try SQLiteJournalStore.head(db, journal) == head else { throw VaultError.changedMeanwhile }
    }
}

extension ShareRow {
    fileprivate mutating func rotate(_ rotation: SentShareChange.Rotation, _ db: Database) throws {
        guard expiresDay == 0, Self.isJoinedOpening(rotation.opening), Self.isMark(rotation.companion) else {
            throw VaultError.rowsNotUsable
        }
        (opening, companion) = (rotation.opening, rotation.companion)
        try SharedRows.deleteAll(db, of: id)
    }
}
