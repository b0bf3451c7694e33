import CorginaCore
import CorginaJournal
import CorginaRooms
import Crypto
import Foundation
import GRDB
import Testing

@testable import CorginaPhoneStore
@testable import CorginaVault

@Suite struct PhoneStoreTests {
    private let kept = TemporaryFile()
    private var file: String { kept.path }
    let bytes = Data((0..<48).map { UInt8($0) })

    private func store(_ bytes: Data? = nil) throws -> PhoneStore {
        try PhoneStore(at: file, key: #require(PhoneKey(bytes ?? self.bytes)))
    }

    private func entry(_ number: UInt64) -> JournalEntry {
        let note = HealthEvent(
            id: RecordID(high: 9, low: number), moment: Moment(secondsSinceEpoch: 1_772_496_000, utcOffset: 0),
            details: .note, notes: "Note \(number)")
        return JournalEntry(
            id: EntryID(high: 7, low: number), recordedAt: note.moment, device: "web", change: .putEvent(note))
    }

    @Test func `What is kept is there when it is opened again, in its order`() throws {
        let entries = (1...3).map { entry($0) }
        #expect(try store().perform([.append(entries, discarding: nil)]) == entries)
        #expect(try store().entries() == entries)
    }

    @Test func `An entry that is sent twice is kept once`() throws {
        let store = try store()
        #expect(try store.perform([.append([entry(1)], discarding: nil)]).count == 1)
        #expect(try store.perform([.append([entry(1), entry(2)], discarding: nil)]) == [entry(2)])
        #expect(try store.entries().count == 2)
    }

    @Test func `The vault of a server opens what a phone sealed`() throws {
        let seal = EntrySeal(dataKey: try #require(DataKey(bytes)))
        var chain = PhoneChain(try #require(PhoneKey(bytes)))
        var head = JournalHead.empty(seal.dataKey.journal)
        for number in 1...3 {
            let row = try chain.seal(entry(UInt64(number)))
            let name = try #require(EntryName(bytes: row.name))
            #expect(name == seal.name(of: entry(UInt64(number)).id))
            let sealed = SealedEntry(sequence: row.sequence, name: name, sealed: row.sealed, hash: row.hash)
            #expect(sealed.follows(head))
            #expect(seal.openWhole(sealed, after: head) == entry(UInt64(number)))
            head = sealed.head
        }
    }

    @Test func `A phone opens what the vault of a server sealed`() throws {
        let seal = EntrySeal(dataKey: try #require(DataKey(bytes)))
        var chain = PhoneChain(try #require(PhoneKey(bytes)))
        for sealed in try seal.seal([entry(1), entry(2)], after: .empty(seal.dataKey.journal)) {
            let row = PhoneRow(
                sequence: sealed.sequence, name: sealed.name.bytes, sealed: sealed.sealed, hash: sealed.hash)
            #expect(chain.open(row) == [entry(UInt64(sealed.sequence))])
        }
    }

    @Test func `Another key opens nothing, and finds no other journal's entries`() throws {
        _ = try store().perform([.append([entry(1)], discarding: nil)])
        var other = bytes
        other[40] ^= 1
        #expect(try store(other).entries() == [nil])
        other[0] ^= 1
        #expect(try store(other).entries() == [])
    }

    @Test func `An entry that was changed, and one that is gone, are told of; those after a changed one open`() throws {
        _ = try store().perform([.append((1...4).map { entry($0) }, discarding: nil)])
        let file = try DatabaseQueue(path: file)
        try file.write { db in
            try db.execute(sql: "UPDATE journal SET sealed = zeroblob(length(sealed)) WHERE sequence = 2")
        }
        #expect(try store().entries() == [entry(1), nil, entry(3), entry(4)])
        try file.write { try $0.execute(sql: "DELETE FROM journal WHERE sequence = 2") }
        #expect(try store().entries() == [entry(1), nil, nil, entry(4)])
    }

    @Test func `What waits is there until it becomes an entry, in the same step`() throws {
        let store = try store()
        let draft = RecordID(high: 5, low: 5)
        _ = try store.perform([.stage([1, 2, 3], as: draft)])
        #expect(try store.waiting([draft, RecordID(high: 5, low: 6)]) == [draft: .bytes([1, 2, 3])])
        _ = try store.perform([.append([entry(1)], discarding: draft)])
        #expect(try store.waiting([draft]) == [:])
    }

    @Test func `What goes on lies on the shelf, is changed in one step, and ends when nothing is left of it`() throws {
        let store = try store()
        let kicks = RecordID(high: 0, low: 3)
        _ = try store.perform([.stage([1], as: kicks), .changeKept(kicks) { $0 + [2] }])
        #expect(try store.waiting([kicks]) == [kicks: .bytes([1, 2])])
        _ = try store.perform([.changeKept(kicks) { _ in [] }])
        #expect(try store.waiting([kicks]) == [:])
    }

    @Test func `Of drafts the last twenty are kept`() throws {
        let store = try store()
        let ids = (1...21).map { RecordID(high: 1, low: $0) }
        for id in ids { _ = try store.perform([.stage([1], as: id)]) }
        #expect(try Set(store.waiting(ids).keys) == Set(ids.dropFirst()))
    }

    @Test func `Nothing of an answer is kept where one part of it cannot be`() throws {
        let store = try store()
        let long = [UInt8](repeating: 1, count: PhoneStore.longestDraft + 1)
        #expect(throws: PhoneStoreError.notWritable) {
            try store.perform([.append([entry(1)], discarding: nil), .stage(long, as: RecordID(high: 1, low: 1))])
        }
        #expect(try store.entries() == [])
    }

    @Test func `A file of a newer Corgina is left alone`() throws {
        _ = try store()
        try DatabaseQueue(path: file).write { try $0.execute(sql: "PRAGMA user_version = \(PhoneSchema.version + 1)") }
        #expect(throws: PhoneStoreError.newer) { try store() }
    }

    @Test func `Nothing she wrote is in the file`() throws {
        _ = try store().perform([
            .append([entry(1)], discarding: nil), .stage(Array("Note 1".utf8), as: RecordID(high: 2, low: 2)),
        ])
        for end in ["", "-wal"] {
            let bytes = FileManager.default.contents(atPath: file + end) ?? Data()
            #expect(bytes.range(of: Data("Note".utf8)) == nil)
        }
    }
}
