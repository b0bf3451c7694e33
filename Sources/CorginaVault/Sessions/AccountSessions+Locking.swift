import CorginaCore
import Foundation

/// Locking: the wrapped key is taken from a session, which its cookie then only names, until the passphrase puts a new one in.
extension AccountSessions {
    /// Locks a session now.
    public func lock(_ secret: SessionSecret, at now: Moment) async throws(VaultError) {
        guard let journal = try await vault.unlock(secret, at: now) else { return }
        try await lock([secret.hash: journal.id])
    }

    /// Locks every session that has been idle for longer than its account allows. To be called every few seconds.
    ///
    /// - Returns: how many were locked.
    @discardableResult
    public func lockIdle(at now: Moment) async throws(VaultError) -> Int {
        guard !database.isShared else { return try await lockIdleEverywhere(at: now) }
        let sessions = idle.idle(at: now)
        if !sessions.isEmpty { try await lock(sessions) }
        return sessions.count
    }

    /// Sets after how many minutes without a request the account's sessions lock themselves.
    ///
    /// - Parameter minutes: 0 for never.
    public func setLock(afterMinutes minutes: Int, of journal: UnlockedJournal, at now: Moment) async throws(VaultError)
    {
        try await database.write { db in
            try AccountRow.lock(db, journal.account, afterMinutes: minutes)
            try SharedUse.begin(db, allOf: journal.account, lockAfter: minutes, at: now)
        }
        // Devices she is not using just now count from now.
        for device in try await vault.devices.all(of: journal, at: now) {
            _ = idle.note(device.tokenHash, of: journal.id, lockAfter: minutes, at: now)
        }
    }

    /// Opens a locked session with the passphrase of its account. It gets a fresh secret; the old one names nothing any more.
    ///
    /// - Throws: `signInFailed` when there is no such session; `passphraseWrong`, `tooManyAttempts`, `busy`.
    public func unlock(
        _ locked: SessionSecret, passphrase: String, at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        guard let row = try await database.read({ try SessionRow($0, tokenHash: locked.hash) }), row.expiresDay >= today
        else { throw .signInFailed }
        let attempt = Attempt.unlocking(vault.serverKey, row.tokenHash, of: row.account)
        let slots = try await vault.slots.of(row.account)
        let typed = Passphrase(typed: passphrase)
        guard let dataKey = try await vault.slots.open(slots, .passphrase, with: typed.bytes, attempt, at: now) else {
            throw .passphraseWrong
        }
        let raised = try await vault.slots.rewrapped(slots, dataKey, typed, as: attempt.asker)
        let secret = SessionSecret.random()
        let details = SessionDetails.open(row.details, of: row.tokenHash, dataKey)
        let session = try SessionRow(dataKey, of: row.account, under: secret, details: details, at: now)
        try await database.write { db in
            // It may have been ended, or the passphrase changed, while this one was checked.
            guard try AccountRow.slots(db, row.account) == slots.bytes else { throw VaultError.signInFailed }
            try PushRow.move(db, from: locked.hash, to: session.tokenHash)
            guard try SessionRow.delete(db, tokenHash: locked.hash) else { throw VaultError.signInFailed }
            if let raised { try AccountRow.replace(db, row.account, slots: raised) }
            try session.insert(db, at: now)
            try SharedUse.begin(db, session.tokenHash, of: row.account, at: now)
            try attempt.succeeded(db, at: now)
        }
        idle.forget([locked.hash])
        await database.flush()
        return secret
    }

    func lock(_ sessions: [Data: JournalID]) async throws(VaultError) {
        try await database.write { db in
            for tokenHash in sessions.keys {
                try SessionRow.lock(db, tokenHash: tokenHash)
                if db.isShared { try SharedUse.forget(db, tokenHash) }
            }
        }
        idle.forget(Array(sessions.keys))
        await vault.close(Set(sessions.values))
        await database.flush()
    }
}
