import CorginaCore
import Crypto
import Foundation

/// A session as its owner sees it: one browser on one device.
public struct DeviceRecord: Hashable, Sendable, Identifiable {
    /// Names it; opens nothing, and is another once the session is.
    public let id: RecordID
    /// What is kept about it, as it was given; empty for a session of an earlier version.
    public let details: [UInt8]
    let tokenHash: Data

    init(tokenHash: Data, details: [UInt8]) {
        self.tokenHash = tokenHash
        self.details = details
        id = RecordID(naming: tokenHash, as: "corgina device")
    }
}

/// The sessions of an account as its owner sees them: her devices.
public struct Devices: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// The sessions of an account as its owner sees them.
    public var devices: Devices { Devices(vault: self) }
}

extension Devices {
    /// The sessions of the account that have not ended, in no order that tells anything.
    public func all(of journal: UnlockedJournal, at now: Moment) async throws(VaultError) -> [DeviceRecord] {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { try SessionRow.all($0, of: journal.account, on: today) }.map { row in
            DeviceRecord(
                tokenHash: row.tokenHash,
                details: SessionDetails.open(row.details, of: row.tokenHash, journal.seal.dataKey))
        }
    }

    /// Sets anew what is kept about a session of the account.
    ///
    /// - Parameter details: at most 1,020 bytes.
    public func change(
        _ device: DeviceRecord, of journal: UnlockedJournal, details: [UInt8]
    ) async throws(VaultError) {
        let sealed = try SessionDetails.seal(details, of: device.tokenHash, journal.seal.dataKey)
        try await database.write { db in
            try journal.mark.check(in: db)
            try SessionRow.table.update(
                db, ["details": sealed], where: "token_hash = ? AND account = ?", [device.tokenHash, journal.account])
        }
    }

    /// Ends a session of the account: its wrapped key is overwritten, on the disk too.
    public func end(_ device: DeviceRecord, of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            try PushRow.delete(db, where: "session = ? AND account = ?", [device.tokenHash, journal.account])
            _ = try SessionRow.table.delete(
                db, where: "token_hash = ? AND account = ?", [device.tokenHash, journal.account])
        }
        vault.idle.forget([device.tokenHash])
        await database.flush()
    }
}

extension RecordID {
    /// A name for something that is kept under a hash, from which the hash cannot be told.
    init(naming hash: Data, as purpose: String) {
        let name = Data(SHA256.hash(data: Data(purpose.utf8) + hash))
        self.init(high: name.bigEndianWord(at: 0), low: name.bigEndianWord(at: 8))
    }
}
