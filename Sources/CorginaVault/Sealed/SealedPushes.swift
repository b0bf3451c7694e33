import CorginaJournal
import Foundation

/// Devices of sealed diaries that are to be woken, in the rows that every such device has.
public struct SealedPushes: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Devices of sealed diaries that are to be woken.
    public var sealedPushes: SealedPushes { SealedPushes(vault: self) }
}

extension SealedPushes {
    /// Keeps where the session's device is reached, as ``PushSubscriptions/keep(_:as:on:of:_:)`` does.
    ///
    /// - Throws: `passNeeded`; `keyRetired` where the session ended meanwhile.
    public func keep(
        _ bytes: [UInt8], as id: Data, of session: SealedSession, _ seal: PushSeal
    ) async throws(VaultError) {
        _ = try session.attached()
        let row = try PushRow(bytes, id: id, account: session.account, session: session.tokenHash, seal)
        try await database.write { try row.keep($0) }
    }

    /// Those of her devices.
    ///
    /// - Throws: `passNeeded`
    public func all(of session: SealedSession, _ seal: PushSeal) async throws(VaultError) -> [PushRecord] {
        _ = try session.attached()
        let rows = try await database.read { try PushRow.all($0, of: session.account) }
        return PushRecord.opened(rows, seal)
    }

    /// Changes what is kept of each of her devices, if the journal still stands where the device that asks found that out.
    ///
    /// - Parameter change: gets what is there, and whether it is of the session's own device; what it answers nothing for stays as it is.
    /// - Returns: where the journal stands; nothing is changed where that is elsewhere.
    /// - Throws: `passNeeded`; `keyRetired` where the session ended meanwhile.
    public func change(
        at head: JournalHead, of session: SealedSession, _ seal: PushSeal,
        _ change: @escaping @Sendable ([UInt8], Bool) -> [UInt8]?
    ) async throws(VaultError) -> JournalHead {
        let journal = try session.attached()
        return try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            let newest = try SQLiteJournalStore.head(db, journal)
            guard newest == head else { return newest }
            for row in try PushRow.all(db, of: session.account) {
                guard let bytes = row.open(seal), let changed = change(bytes, row.session == session.tokenHash),
                    changed != bytes
                else { continue }
                try row.update(db, changed, seal)
            }
            return newest
        }
    }

    /// Wakes the session's device no more.
    ///
    /// - Throws: `passNeeded`
    public func end(of session: SealedSession) async throws(VaultError) {
        _ = try session.attached()
        try await database.write { db in
            _ = try PushRow.delete(db, where: "session = ?", [session.tokenHash])
        }
        await database.flush()
    }
}
