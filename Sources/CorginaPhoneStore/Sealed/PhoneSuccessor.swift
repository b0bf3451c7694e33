import Foundation
import GRDB

/// The key that takes the place of another. The Keychain and the file cannot change together, so the file keeps the new key sealed
/// under the old one, from the transaction on in which the rows change, until the Keychain has it.
enum PhoneSuccessor {
    static func newest(after key: PhoneKey, _ db: Database) throws -> PhoneKey {
        var key = key
        while let next = try next(after: key, db) { key = next }
        return key
    }

    static func keep(_ next: PhoneKey, after key: PhoneKey, _ db: Database) throws {
        let name = name(for: key)
        let sealed = try key.seal(next.bytes, bound: context(name))
        try db.execute(sql: "INSERT OR REPLACE INTO successor (name, sealed) VALUES (?, ?)", arguments: [name, sealed])
    }

    static func next(after key: PhoneKey, _ db: Database) throws -> PhoneKey? {
        let name = name(for: key)
        let sealed = try Data.fetchOne(db, sql: "SELECT sealed FROM successor WHERE name = ?", arguments: [name])
        return sealed.flatMap { key.open($0, bound: context(name)) }.flatMap { PhoneKey($0) }
    }

    private static func name(for key: PhoneKey) -> Data { key.name("successor", 0, 0) }

    private static func context(_ name: Data) -> Data { PhoneKey.context("corgina successor", name) }
}

extension PhoneStore {
    /// The 48 bytes the Keychain is to have in the place of those it has; `nil` where it has the right ones.
    ///
    /// - Throws: `failed`
    public func keyToKeep() throws(PhoneStoreError) -> Data? {
        let waits = try read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM successor)") ?? false }
        return waits ? key.bytes : nil
    }

    /// The Keychain has ``keyToKeep()`` now.
    ///
    /// - Throws: `full` or `failed`
    public func keyIsKept() throws(PhoneStoreError) {
        try write { try $0.execute(sql: "DELETE FROM successor") }
    }
}
