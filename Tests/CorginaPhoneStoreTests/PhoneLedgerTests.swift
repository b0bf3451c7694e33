import CorginaCore
import CorginaRooms
import Foundation
import GRDB
import Testing

@testable import CorginaPhoneStore

@Suite struct PhoneLedgerTests {
    private let kept = TemporaryFile()
    private var file: String { kept.path }
    let bytes = Data((0..<48).map { UInt8($0) })

    private func store(_ bytes: Data? = nil) throws -> PhoneStore {
        try PhoneStore(at: file, key: #require(PhoneKey(bytes ?? self.bytes)))
    }

    @Test func `A ledger of a year is there when the file is opened again, and another is not touched by it`() throws {
        let year = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try store().keep(year, as: .writtenHealth)
        #expect(try store().kept(.writtenHealth) == year)
        #expect(try store().kept(.takenHealth) == [])
    }

    @Test func `The last one counts, and no bytes remove it`() throws {
        let store = try store()
        try store.keep([1, 2], as: .takenHealth)
        try store.keep([3], as: .takenHealth)
        #expect(try store.kept(.takenHealth) == [3])
        try store.keep([], as: .takenHealth)
        #expect(try store.kept(.takenHealth) == [])
        #expect(try rows() == 0)
    }

    @Test func `What waits and what goes on is left alone by a ledger of any length`() throws {
        let store = try store()
        let kicks = RecordID(high: 0, low: 3)
        _ = try store.perform([.stage([1], as: kicks)])
        try store.keep([UInt8](repeating: 7, count: PhoneStore.longestLedger), as: .writtenHealth)
        #expect(try store.waiting([kicks]) == [kicks: .bytes([1])])
        #expect(throws: PhoneStoreError.notWritable) {
            try store.keep([UInt8](repeating: 7, count: PhoneStore.longestLedger + 1), as: .writtenHealth)
        }
        #expect(try store.kept(.writtenHealth).count == PhoneStore.longestLedger)
    }

    @Test func `It is sealed, padded, and tied to its place`() throws {
        try store().keep(Array("Corgina wrote this".utf8), as: .writtenHealth)
        try store().keep(Array("Corgina took this".utf8), as: .takenHealth)
        let sealed = try DatabaseQueue(path: file).read { try Data.fetchAll($0, sql: "SELECT sealed FROM ledger") }
        #expect(Set(sealed.map { $0.count }).count == 1)
        #expect(sealed.allSatisfy { $0.range(of: Data("Corgina".utf8)) == nil })
        try DatabaseQueue(path: file).write { db in
            let first = "(SELECT sealed FROM ledger ORDER BY ledger LIMIT 1)"
            try db.execute(sql: "UPDATE ledger SET sealed = \(first)")
        }
        let opened = try [PhoneLedger.writtenHealth, .takenHealth].map { try store().kept($0) }
        #expect(opened.filter { $0.isEmpty }.count == 1)
    }

    @Test func `Another key opens none`() throws {
        try store().keep([1], as: .writtenHealth)
        var other = bytes
        other[40] ^= 1
        #expect(try store(other).kept(.writtenHealth) == [])
    }

    @Test func `A file of the first version goes on, with what was in it`() throws {
        let draft = RecordID(high: 5, low: 5)
        _ = try store().perform([.stage([1, 2], as: draft)])
        try DatabaseQueue(path: file).write { db in
            for table in ["ledger", "standing", "successor"] { try db.execute(sql: "DROP TABLE \(table)") }
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        let store = try store()
        try store.keep([3], as: .takenHealth)
        #expect(try store.waiting([draft]) == [draft: .bytes([1, 2])])
        #expect(try store.kept(.takenHealth) == [3])
    }

    @Test func `Another program's file is not taken for a diary`() throws {
        _ = try store()
        try DatabaseQueue(path: file).write { db in
            try db.execute(sql: "PRAGMA application_id = 7")
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        #expect(throws: PhoneStoreError.failed) { try store() }
    }

    private func rows() throws -> Int? {
        try DatabaseQueue(path: file).read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM ledger") }
    }
}
