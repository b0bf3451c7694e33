import CorginaCore
import Foundation

/// A session of a sealed diary, as its account's devices see it.
public struct SealedDevice: Hashable, Sendable {
    public let id: RecordID
    /// What is kept about it, sealed by the device itself; empty until it was set.
    public let details: Data
    /// Whether it is the one that asks.
    public let isThis: Bool
}

extension SealedDiaries {
    /// The sessions of the account that have not ended, in no order that tells anything.
    public func devices(of session: SealedSession, at now: Moment) async throws(VaultError) -> [SealedDevice] {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { try SessionRow.all($0, of: session.account, on: today) }.map { row in
            SealedDevice(
                id: SealedSession.device(row.tokenHash), details: row.details,
                isThis: row.tokenHash == session.tokenHash)
        }
    }

    /// Sets what is kept about the session itself.
    ///
    /// - Parameter details: sealed, of a size that sealing gives.
    /// - Throws: `detailsTooLong` for another size.
    public func setDetails(_ details: Data, of session: SealedSession) async throws(VaultError) {
        let padded = details.count - Sealing.overhead
        guard [256, 512, 1_024].contains(padded), details.first == Sealing.format else { throw .detailsTooLong }
        try await database.write { db in
            try SessionRow.table.update(db, ["details": details], where: "token_hash = ?", [session.tokenHash])
        }
    }

    /// Ends a session of the account.
    ///
    /// - Returns: whether there was one of that id.
    public func end(_ device: RecordID, of session: SealedSession, at now: Moment) async throws(VaultError) -> Bool {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        let ended = try await database.write { db in
            let rows = try SessionRow.all(db, of: session.account, on: today)
            guard let row = rows.first(where: { SealedSession.device($0.tokenHash) == device }) else { return false }
            return try SessionRow.delete(db, tokenHash: row.tokenHash)
        }
        await database.flush()
        return ended
    }

    /// Ends every session of the account, this one too, and every link for the clinic.
    public func endAll(of session: SealedSession) async throws(VaultError) {
        try await database.write { db in
            try SessionRow.deleteAll(db, of: session.account)
            try AccessRow.deleteAll(db, of: session.account)
        }
        await database.flush()
    }
}
