import Foundation

/// A device to be woken, as its host keeps it.
public struct PushRecord: Sendable, Identifiable {
    /// Names it; opens nothing.
    public let id: Data
    let session: Data
    public let bytes: [UInt8]

    /// Whether it is the device of that session.
    public func isOf(_ device: DeviceRecord) -> Bool { session == device.tokenHash }

    /// The same of a sealed diary.
    public func isOf(_ session: SealedSession) -> Bool { self.session == session.tokenHash }

    /// Those that open; the rest is sealed with a key the owner no longer has.
    static func opened(_ rows: [PushRow], _ seal: PushSeal) -> [PushRecord] {
        rows.compactMap { row in
            row.open(seal).map { PushRecord(id: row.id, session: row.session, bytes: $0) }
        }
    }
}

/// Devices to be woken by Web Push, as their host keeps them.
public struct PushSubscriptions: Sendable {
    let database: any VaultDatabase
}

extension Vault {
    /// Devices to be woken.
    public var push: PushSubscriptions { PushSubscriptions(database: database) }
}

extension PushSubscriptions {
    /// How many bytes may be kept of a device to be woken.
    public static let longest = PushRow.size - 4

    /// Keeps where a device is reached, in place of what was kept for its session and of whoever was reached there before.
    ///
    /// - Parameters:
    ///   - id: 32 bytes that follow from where it is reached.
    ///   - bytes: at most ``longest``.
    /// - Throws: `keyRetired` where the session ended meanwhile.
    public func keep(
        _ bytes: [UInt8], as id: Data, on device: DeviceRecord, of journal: UnlockedJournal, _ seal: PushSeal
    ) async throws(VaultError) {
        let row = try PushRow(bytes, id: id, account: journal.account, session: device.tokenHash, seal)
        try await database.write { db in
            try journal.mark.check(in: db)
            try row.keep(db)
        }
    }

    /// Everybody's. What is sealed with a key the owner no longer has is left out.
    public func all(_ seal: PushSeal) async throws(VaultError) -> [PushRecord] {
        let rows = try await database.read { try PushRow.all($0) }
        return PushRecord.opened(rows, seal)
    }

    /// Whether any device of hers is woken.
    public func exist(of journal: UnlockedJournal) async throws(VaultError) -> Bool {
        try database.readHere { try !PushRow.all($0, of: journal.account).isEmpty }
    }

    /// Those of her devices.
    public func all(of journal: UnlockedJournal, _ seal: PushSeal) async throws(VaultError) -> [PushRecord] {
        let rows = try database.readHere { try PushRow.all($0, of: journal.account) }
        return PushRecord.opened(rows, seal)
    }

    /// Changes what is kept of one, in one step with what is there.
    ///
    /// - Parameter change: gets what is there and answers what shall be, and what it found.
    /// - Returns: `nil` where it is gone.
    public func change<Found: Sendable>(
        _ id: Data, _ seal: PushSeal, _ change: @escaping @Sendable ([UInt8]) -> (bytes: [UInt8], found: Found)?
    ) async throws(VaultError) -> Found? {
        try await database.write { db in
            guard let row = try PushRow.find(db, id), let bytes = row.open(seal), let changed = change(bytes) else {
                return nil
            }
            if changed.bytes != bytes { try row.update(db, changed.bytes, seal) }
            return changed.found
        }
    }

    /// The same where there is nothing to find: what `change` answers nothing for stays as it is.
    public func change(
        _ id: Data, _ seal: PushSeal, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]?
    ) async throws(VaultError) {
        _ = try await self.change(id, seal) { bytes -> (bytes: [UInt8], found: Bool)? in
            change(bytes).map { ($0, true) }
        }
    }

    /// Wakes that device no more.
    public func end(_ id: Data) async throws(VaultError) {
        try await database.write { _ = try PushRow.delete($0, where: "endpoint_hash = ?", [id]) }
        await database.flush()
    }

    /// The same for the device of a session.
    public func end(on device: DeviceRecord, of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            _ = try PushRow.delete(
                db, where: "session = ? AND account = ?", [device.tokenHash, journal.account])
        }
        await database.flush()
    }
}
