import CorginaCore
import Foundation
import GRDB

/// An account on the disk: a hash of its name, its slots, and the day it was made.
enum AccountRow {
    static func slots(_ db: Database, _ account: Data) throws -> Data? {
        try Data.fetchOne(db, sql: "SELECT slots FROM account WHERE name_hash = ?", arguments: [account])
    }

    /// - Throws: `nameTaken`.
    static func insert(_ db: Database, _ account: Data, slots: WrapSlots, at now: Moment) throws {
        guard try self.slots(db, account) == nil else { throw VaultError.nameTaken }
        try db.execute(
            sql: "INSERT INTO account (name_hash, slots, created_day, id) VALUES (?, ?, ?, ?)",
            arguments: [account, slots.bytes, SessionRow.day(of: now.secondsSinceEpoch), Data.random(32)])
    }

    /// What the account is known by for good, whoever takes its name later.
    static func id(_ db: Database, _ account: Data) throws -> Data? {
        try Data.fetchOne(db, sql: "SELECT id FROM account WHERE name_hash = ?", arguments: [account])
    }

    /// After how many minutes its sessions lock themselves; 0 for never.
    static func lockAfter(_ db: Database, _ account: Data) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT lock_after FROM account WHERE name_hash = ?", arguments: [account]) ?? 0
    }

    static func replace(_ db: Database, _ account: Data, slots: WrapSlots) throws {
        try db.execute(sql: "UPDATE account SET slots = ? WHERE name_hash = ?", arguments: [slots.bytes, account])
    }
}
