import CorginaCore
import Foundation

/// What a cookie opens.
public enum SessionState: Sendable {
    /// It is over, was ended or never was.
    case none
    /// It needs the passphrase again.
    case locked
    case open(OpenSession)
    /// It is of a diary that only her devices open: see ``SealedDiaries``.
    case sealed(SealedSession)
}

/// A session in use.
public struct OpenSession: Sendable {
    public let journal: UnlockedJournal
    public let device: DeviceRecord
    /// After how many minutes without a request it locks itself; 0 for never.
    public let lockAfter: Int
}

/// Sessions of diaries that the server reads while she is signed in: what a cookie opens, until it is over, ended or locked.
public struct AccountSessions: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
    var idle: IdleWatch { vault.idle }
}

extension Vault {
    /// Sessions: what a cookie opens.
    public var sessions: AccountSessions { AccountSessions(vault: self) }
}

extension AccountSessions {
    /// What the session opens, and a note that it was used.
    ///
    /// - Parameter isUse: whether somebody is there. What a device asks by itself keeps no session from locking.
    public func open(
        _ secret: SessionSecret, at now: Moment, isUse: Bool = true
    ) async throws(VaultError) -> SessionState {
        guard let row = try database.readHere({ try SessionRow($0, tokenHash: secret.hash) }) else { return .none }
        switch row.open(with: secret, at: now) {
        case .over: return .none
        case .locked: return .locked
        case .sealed(let content): return .sealed(SealedSession(row, content))
        case .dataKey(let dataKey):
            if try await isIdle(row, of: dataKey.journal, isUse: isUse, at: now) {
                try await lock([row.tokenHash: dataKey.journal])
                return .locked
            }
            let device = DeviceRecord(
                tokenHash: row.tokenHash, details: SessionDetails.open(row.details, of: row.tokenHash, dataKey))
            return .open(
                OpenSession(
                    journal: try vault.unlocked(dataKey, of: row.account), device: device, lockAfter: row.lockAfter))
        }
    }

    /// Ends one session: its wrapped key is overwritten, on the disk too.
    public func end(_ secret: SessionSecret, at now: Moment) async throws(VaultError) {
        let journal = try await vault.unlock(secret, at: now)
        try await database.write { _ = try SessionRow.delete($0, tokenHash: secret.hash) }
        idle.forget([secret.hash])
        if let journal { await vault.close([journal.id]) }
        await database.flush()
    }

    /// Ends every session of the account, this one too, and every access.
    public func endAll(of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            try SessionRow.deleteAll(db, of: journal.account)
            try AccessRow.deleteAll(db, of: journal.account)
        }
        await vault.close([journal.id])
        await database.flush()
    }

    /// How many sessions of the account have not ended.
    public func count(of journal: UnlockedJournal, at now: Moment) async throws(VaultError) -> Int {
        try await vault.devices.all(of: journal, at: now).count
    }
}
