import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct DraftTests {
    private func id(_ number: Int) -> RecordID { RecordID(high: 5, low: UInt64(number)) }

    @Test func `a draft is kept, replaced and discarded`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(try await journal.staged(id(1)) == nil)
        try await journal.stage(Array("porkchop".utf8), as: id(1))
        #expect(try await journal.staged(id(1)) == Array("porkchop".utf8))
        try await journal.stage([], as: id(1))
        #expect(try await journal.staged(id(1)) == [])
        try await journal.discard(id(1))
        #expect(try await journal.staged(id(1)) == nil)
        try await journal.discard(id(1))
    }

    @Test func `what became entries is gone with them, also when they were there already`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        for number in 1...2 { try await journal.stage([UInt8(number)], as: id(number)) }
        for _ in 1...2 {
            #expect(try await journal.append(Sample.entries(1...2), discarding: id(1)) == 2)
            #expect(try await journal.staged(id(1)) == nil)
            #expect(try await journal.staged(id(2)) == [2])
            try await journal.stage([1], as: id(1))
        }
    }

    @Test func `a journal keeps twenty, and the one staged longest ago goes first`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let other = try await test.unlocked(name: "grace")
        try await other.stage([9], as: id(1))
        for number in 1...20 { try await journal.stage([UInt8(number)], as: id(number)) }
        try await journal.stage([1], as: id(1))
        try await journal.stage([21], as: id(21))
        #expect(try await journal.staged(id(2)) == nil)
        #expect(try await journal.staged(id(1)) == [1])
        #expect(try await journal.staged(id(3)) == [3])
        #expect(try await journal.staged(id(21)) == [21])
        #expect(try await other.staged(id(1)) == [9])
    }

    @Test func `what goes on under a fixed name outlasts any number of drafts`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let running = RecordID(high: 0, low: 3)
        try await journal.stage([7], as: running)
        for number in 1...30 {
            try await journal.stage([UInt8(number)], as: RecordID(high: 9, low: UInt64(number)))
        }
        #expect(try await journal.staged(running) == [7])
        #expect(try await journal.staged(RecordID(high: 9, low: 10)) == nil)
        #expect(try await journal.staged(RecordID(high: 9, low: 30)) == [30])
    }

    @Test func `a draft moved to another id, another journal, or changed is not opened`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let other = try await test.unlocked(name: "grace")
        try await journal.stage([1], as: id(1))
        try await journal.stage([2], as: id(2))
        try await other.stage([3], as: id(1))
        let sealed = try #require(
            try test.tamper {
                try Data.fetchOne(
                    $0, sql: "SELECT sealed FROM draft WHERE journal = ? AND staged = 1", arguments: [journal.id.bytes])
            })
        try test.tamper { try $0.execute(sql: "UPDATE draft SET sealed = ?", arguments: [sealed]) }
        #expect(try await journal.staged(id(1)) == [1])
        await #expect(throws: VaultError.draftDamaged) { try await journal.staged(id(2)) }
        await #expect(throws: VaultError.draftDamaged) { try await other.staged(id(1)) }
        #expect(try await other.staged(id(7)) == nil)
    }

    @Test func `what is kept under a name is changed by many at once, and made anew where it is damaged`() async throws
    {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let list = RecordID(high: 0, low: 3)
        await withTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                group.addTask { try? await journal.changeKept(list) { $0 + [UInt8(number)] } }
            }
        }
        #expect(try await Set(journal.kept(list) ?? []) == Set(1...40))
        try test.tamper { try $0.execute(sql: "UPDATE draft SET sealed = zeroblob(100)") }
        #expect(try await journal.kept(list) == nil)
        try await journal.changeKept(list) { $0 + [7] }
        #expect(try await journal.kept(list) == [7])
        try await journal.changeKept(list) { _ in [] }
        #expect(try await journal.staged(list) == nil)
        await #expect(throws: VaultError.draftTooLarge) {
            try await journal.changeKept(list) { _ in Array(repeating: 1, count: 1 << 18) }
        }
    }

    @Test func `a draft too long is refused`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.stage(Array(repeating: 1, count: (1 << 18) - 4), as: id(1))
        await #expect(throws: VaultError.draftTooLarge) {
            try await journal.stage(Array(repeating: 1, count: 1 << 18), as: id(1))
        }
    }
}
