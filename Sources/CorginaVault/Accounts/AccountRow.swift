import CorginaCore
import Foundation

/// An account on the disk: a hash of its name, its slots, and the day it was made.
enum AccountRow {
    private static let table = SafeguardedTable.account

    /// Those of its second copy where the row itself is damaged or lost.
    static func slots(_ db: Database, _ account: Data) throws -> Data? {
        try column(1, db, account)
    }

    /// Whether anyone has an account yet.
    static func exist(_ db: Database) throws -> Bool {
        try db.value(Bool.self, "SELECT EXISTS (SELECT 1 FROM account)") ?? false
    }

    /// - Throws: `nameTaken`.
    static func insert(_ db: Database, _ account: Data, slots: WrapSlots, at now: Moment) throws {
        guard try self.slots(db, account) == nil else { throw VaultError.nameTaken }
        try table.insert(db, [account, slots.bytes, SessionRow.day(of: now.secondsSinceEpoch), Data.random(32), 0])
    }

    /// What the account is known by for good, whoever takes its name later.
    static func id(_ db: Database, _ account: Data) throws -> Data? {
        try column(3, db, account)
    }

    /// After how many minutes its sessions lock themselves; 0 for never.
    static func lockAfter(_ db: Database, _ account: Data) throws -> Int {
        try db.value(Int.self, "SELECT lock_after FROM account WHERE name_hash = ?", [account]) ?? 0
    }

    static func replace(_ db: Database, _ account: Data, slots: WrapSlots) throws {
        try change(db, account, ["slots": slots.bytes])
    }

    static func lock(_ db: Database, _ account: Data, afterMinutes minutes: Int) throws {
        try change(db, account, ["lock_after": minutes])
    }

    static func delete(_ db: Database, _ account: Data) throws {
        try table.delete(db, where: "name_hash = ?", [account])
        // Also where the row itself was lost.
        if try SafeguardedTable.areThere(db) { try table.unguard(db, id: account) }
        try ProofRow.delete(db, account)
    }

    /// Puts its row right from its copy, or its copy from the row.
    static func mend(_ db: Database, _ account: Data) throws { try Mending.run(db, table, id: account) }

    private static func change(
        _ db: Database, _ account: Data, _ changes: [String: any SQLConvertible]
    ) throws {
        try mend(db, account)
        try table.update(db, changes, where: "name_hash = ?", [account])
    }

    private static func column(_ place: Int, _ db: Database, _ account: Data) throws -> Data? {
        guard let row = try table.state(db, id: account).values, row.indices.contains(place) else { return nil }
        return Data(sqlValue: row[place])
    }
}
