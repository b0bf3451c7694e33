import CorginaCore
import Foundation
import GRDB

extension Vault {
    /// The diary the session opens; `nil` when the session is over, was ended or never was.
    public func unlock(_ secret: SessionSecret, at now: Moment) async throws(VaultError) -> UnlockedJournal? {
        guard let row = try database.readHere({ try SessionRow($0, tokenHash: secret.hash) }),
            let dataKey = row.open(with: secret, at: now)
        else { return nil }
        return unlocked(dataKey, of: row.account)
    }

    /// Ends one session: its wrapped key is overwritten, on the disk too.
    public func endSession(_ secret: SessionSecret, at now: Moment) async throws(VaultError) {
        let journal = try await unlock(secret, at: now)
        try await database.write { db in
            try db.execute(sql: "DELETE FROM session WHERE token_hash = ?", arguments: [secret.hash])
        }
        if let journal { await diaries.forget(journal.id) }
        try await database.flush()
    }

    /// Ends every session of the account, this one too.
    public func endAllSessions(of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [journal.account])
        }
        await diaries.forget(journal.id)
        try await database.flush()
    }

    /// How many sessions of the account have not ended.
    public func sessionCount(of journal: UnlockedJournal, at now: Moment) async throws(VaultError) -> Int {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { db in
            let sql = "SELECT COUNT(*) FROM session WHERE account = ? AND expires_day >= ?"
            return try Int.fetchOne(db, sql: sql, arguments: [journal.account, today]) ?? 0
        }
    }
}
