import Foundation
import GRDB

extension PhoneStore {
    /// The longest ledger, in bytes: that of half a million entries.
    static let longestLedger = (1 << 24) - 4
    /// Its smallest padded size in bytes.
    private static let smallestLedger = 4_096

    /// Keeps a ledger in the place of the one before; no bytes remove it.
    ///
    /// - Throws: `notWritable`, `full` or `failed`.
    public func keep(_ bytes: [UInt8], as ledger: PhoneLedger) throws(PhoneStoreError) {
        try write { try keep(bytes, as: ledger, $0) }
    }

    func keep(_ bytes: [UInt8], as ledger: PhoneLedger, _ db: Database) throws {
        guard bytes.count <= Self.longestLedger else { throw PhoneStoreError.notWritable }
        let name = name(of: ledger)
        guard !bytes.isEmpty else {
            return try db.execute(
                sql: "DELETE FROM ledger WHERE journal = ? AND ledger = ?", arguments: [key.journal, name])
        }
        let sealed = try key.seal(
            PhonePadding.pad(bytes, smallest: Self.smallestLedger), bound: context(ledger: name))
        let sql = "INSERT OR REPLACE INTO ledger (journal, ledger, sealed) VALUES (?, ?, ?)"
        try db.execute(sql: sql, arguments: [key.journal, name, sealed])
    }

    /// A ledger; empty where none is kept, or it is not what was written. Every ledger can be made again from the diary.
    ///
    /// - Throws: `failed`.
    public func kept(_ ledger: PhoneLedger) throws(PhoneStoreError) -> [UInt8] {
        try read { try kept(ledger, $0) }
    }

    func kept(_ ledger: PhoneLedger, _ db: Database) throws -> [UInt8] {
        let name = name(of: ledger)
        let sql = "SELECT sealed FROM ledger WHERE journal = ? AND ledger = ?"
        let sealed = try Data.fetchOne(db, sql: sql, arguments: [key.journal, name])
        let padded = sealed.flatMap { key.open($0, bound: context(ledger: name)) }
        return padded.flatMap { PhonePadding.unpad($0) } ?? []
    }

    private func name(of ledger: PhoneLedger) -> Data { key.name("ledger " + ledger.rawValue, 0, 0) }

    private func context(ledger name: Data) -> Data { PhoneKey.context("corgina ledger", key.journal, name) }
}
