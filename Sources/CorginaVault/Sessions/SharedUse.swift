import CorginaCore
import Foundation

/// When a session that locks itself was used last, whichever process it was used with, in a database that several processes share.
///
/// It is written at most every ten seconds for each session, so that a session may lock itself that much too early.
enum SharedUse {
    /// In seconds.
    static let grain: Int64 = 10

    static func last(_ db: Database, _ tokenHash: Data) throws -> Int64? {
        try db.value(Int64.self, "SELECT last FROM used WHERE token_hash = ?", [tokenHash])
    }

    static func note(_ db: Database, _ tokenHash: Data, at now: Moment) throws {
        let sql = """
            INSERT INTO used (token_hash, last) VALUES (?, ?)
                ON CONFLICT (token_hash) DO UPDATE SET last = excluded.last
            """
        try db.execute(sql, [tokenHash, now.secondsSinceEpoch])
    }

    /// Counts a session that has just begun as used.
    ///
    /// - Returns: after how many minutes it locks itself; 0 for never.
    @discardableResult
    static func begin(_ db: Database, _ tokenHash: Data, of account: Data, at now: Moment) throws -> Int {
        let minutes = try AccountRow.lockAfter(db, account)
        if db.isShared, minutes > 0 { try note(db, tokenHash, at: now) }
        return minutes
    }

    /// Counts every session of an account as used, or none where they lock themselves no more.
    ///
    /// - Parameter minutes: after how many they do; 0 for never.
    static func begin(_ db: Database, allOf account: Data, lockAfter minutes: Int, at now: Moment) throws {
        guard db.isShared else { return }
        for session in try SessionRow.all(db, of: account, on: SessionRow.day(of: now.secondsSinceEpoch)) {
            if minutes > 0 { try note(db, session.tokenHash, at: now) } else { try forget(db, session.tokenHash) }
        }
    }

    static func forget(_ db: Database, _ tokenHash: Data) throws {
        try db.execute("DELETE FROM used WHERE token_hash = ?", [tokenHash])
    }

    /// Forgets sessions that are no more.
    static func forgetOrphans(_ db: Database) throws {
        guard db.isShared else { return }
        let sql = """
            DELETE FROM used
            WHERE token_hash NOT IN (SELECT token_hash FROM session)
            """
        try db.execute(sql)
    }

    /// Sessions that lock themselves and were used nowhere for too long.
    static func idle(_ db: Database, at now: Moment) throws -> Set<Data> {
        let sql = """
            SELECT used.token_hash, last, lock_after FROM used JOIN session ON session.token_hash = used.token_hash
                JOIN account ON name_hash = account
            WHERE lock_after > 0 AND (last + lock_after * 60 <= ?1 OR last > ?1)
            """
        let rows = try db.rows(sql, [now.secondsSinceEpoch]).map {
            (hash: try $0[0] as Data, last: try $0[1] as Int64, minutes: try $0[2] as Int)
        }
        return Set(rows.filter { IdleWatch.isIdle(last: $0.last, lockAfter: $0.minutes, at: now) }.map(\.hash))
    }
}

extension AccountSessions {
    /// Whether a session was idle for too long and is to be locked. If not, its use is noted.
    ///
    /// - Parameter isUse: whether somebody is there.
    func isIdle(
        _ row: SessionRow, of journal: JournalID, isUse: Bool, at now: Moment
    ) async throws(VaultError) -> Bool {
        let hash = row.tokenHash
        guard database.isShared, row.lockAfter > 0 else {
            return isUse
                ? idle.note(hash, of: journal, lockAfter: row.lockAfter, at: now) : idle.isIdle(hash, at: now)
        }
        guard !idle.wasUsed(hash, within: SharedUse.grain, at: now) else { return false }
        let last = try database.readHere { try SharedUse.last($0, hash) }
        if let last, IdleWatch.isIdle(last: last, lockAfter: row.lockAfter, at: now) { return true }
        guard isUse else { return false }
        try await database.write { try SharedUse.note($0, hash, at: now) }
        idle.begin(hash, of: journal, lockAfter: row.lockAfter, at: now)
        return false
    }

    /// The same as ``lockIdle(at:)`` where several processes may have been used.
    func lockIdleEverywhere(at now: Moment) async throws(VaultError) -> Int {
        let here = idle.idle(at: now)
        let found = try await database.read { try SharedUse.idle($0, at: now) }
        let suspects = found.union(here.keys)
        guard !suspects.isEmpty else { return 0 }
        let locked = try await database.write { db in
            // Used meanwhile, with this process or another, it stays open.
            let locked = try suspects.filter { try Self.lock(db, ifIdle: $0, at: now) }
            try SharedUse.forgetOrphans(db)
            return locked
        }
        idle.forget(Array(suspects))
        guard !locked.isEmpty else { return 0 }
        await vault.close(Set(here.filter { locked.contains($0.key) }.values))
        await database.flush()
        // Of others no use is noted any more: another process has locked or ended them.
        return locked.count { found.contains($0) }
    }

    /// - Returns: whether it is locked now. One that another process locked has no use noted any more, and neither has one that since
    ///   then locks itself no more.
    private static func lock(_ db: Database, ifIdle tokenHash: Data, at now: Moment) throws -> Bool {
        guard let row = try SessionRow(db, tokenHash: tokenHash), row.lockAfter > 0 else { return false }
        if let last = try SharedUse.last(db, tokenHash),
            !IdleWatch.isIdle(last: last, lockAfter: row.lockAfter, at: now)
        {
            return false
        }
        try SessionRow.lock(db, tokenHash: tokenHash)
        try SharedUse.forget(db, tokenHash)
        return true
    }
}
