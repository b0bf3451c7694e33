import CorginaJournal
import Foundation
import GRDB
import SeededRandom
import Testing

@testable import CorginaVault

/// Checkpoints that are not what was written, and journals that are not what they were.
@Suite struct CheckpointDamageTests {
    private struct Made {
        let test: TestVault
        let journal: UnlockedJournal
        let whole: Diary

        /// What a server that has just started opens. Entry 3 cannot be read: so it shows whether the checkpoint was.
        func opened() async throws -> DiaryCache.Folded { try await DiaryCache.started().folded(for: journal) }

        func sealed() throws -> Data {
            try #require(
                try test.tamper {
                    try Data.fetchOne(
                        $0, sql: "SELECT sealed FROM checkpoint WHERE journal = ?", arguments: [journal.id.bytes])
                })
        }

        func set(_ column: String, _ value: (any DatabaseValueConvertible)?) throws {
            try test.tamper {
                try $0.execute(
                    sql: "UPDATE checkpoint SET \(column) = ? WHERE journal = ?", arguments: [value, journal.id.bytes])
            }
        }
    }

    /// A diary of 20 entries with a checkpoint, whose third entry is damaged since.
    private func made(_ test: TestVault? = nil, name: String = "ada") async throws -> Made {
        let test = try test ?? TestVault()
        let journal = try await test.unlocked(name: name)
        _ = try await journal.append(Sample.entries(1...20))
        let whole = try await DiaryCache.started().settled(journal).diary
        try test.damage(3, of: journal)
        return Made(test: test, journal: journal, whole: whole)
    }

    @Test func `any flipped bit of it, and any end cut off, leaves the journal to be read`() async throws {
        let made = try await made()
        let sealed = try made.sealed()
        #expect(try await made.opened().diary == made.whole)
        var random = SeededGenerator(seed: 4)
        for _ in 0..<60 {
            var changed = sealed
            let bit = Int.random(in: 0..<sealed.count * 8, using: &random)
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            if Bool.random(using: &random) { changed = sealed.prefix(bit / 8) }
            try made.set("sealed", changed)
            #expect(try await made.opened().damagedEntries == 1)
        }
        try made.set("sealed", sealed)
        #expect(try await made.opened().damagedEntries == 0)
    }

    @Test func `one of another diary, or of an older head, is not read`() async throws {
        let made = try await made()
        let other = try await self.made(made.test, name: "grace")
        let (mine, older) = (try made.sealed(), try await made.journal.head(at: 19))
        try made.set("sealed", other.sealed())
        #expect(try await made.opened().damagedEntries == 1)
        try made.set("sealed", mine)
        try made.set("sequence", 19)
        try made.set("hash", older.hash)
        #expect(try await made.opened().damagedEntries == 1)
    }

    @Test(arguments: [-1, 0, .min, .max, 21] as [Int])
    func `a place that no entry has is one where there is none`(sequence: Int) async throws {
        let made = try await made()
        try made.set("sequence", sequence)
        #expect(try await made.opened().damagedEntries == 1)
    }

    @Test func `a journal that lost its end is read from its entries, and an opening clears the checkpoint away`()
        async throws
    {
        let made = try await made()
        try made.test.tamper { try $0.execute(sql: "DELETE FROM journal WHERE sequence > 18") }
        let folded = try await made.opened()
        #expect(folded.diary.sequence == 18 && folded.damagedEntries == 1)
        #expect(try made.test.checkpoint(of: made.journal) == 20)
        try made.test.tamper { try CheckpointRows.deleteStale($0.inVault) }
        #expect(try made.test.checkpoint(of: made.journal) == nil)
    }

    @Test func `opening the folder keeps a checkpoint whose entry is there`() async throws {
        let made = try await made()
        try made.test.tamper { try CheckpointRows.deleteStale($0.inVault) }
        #expect(try made.test.checkpoint(of: made.journal) == 20)
    }

    @Test func `a journal with another past at that place is read from its entries`() async throws {
        let made = try await made()
        try made.test.tamper { try $0.execute(sql: "UPDATE journal SET hash = zeroblob(32) WHERE sequence = 20") }
        #expect(try await made.opened().damagedEntries == 1)
    }

    @Test func `damage that an opening did not look at is found by a check, and before the next checkpoint`()
        async throws
    {
        let made = try await made()
        #expect(try await made.test.vault.verify().problems.map(\.sequence) == [3])
        let diaries = DiaryCache.started()
        #expect(try await diaries.settled(made.journal).damagedEntries == 0)
        _ = try await made.journal.append(Sample.entries(21...25))
        #expect(try await diaries.settled(made.journal).damagedEntries == 0)
        #expect(try made.test.checkpoint(of: made.journal) == nil)
        #expect(try await diaries.settled(made.journal).damagedEntries == 1)
        // What is damaged stays known: no checkpoint hides it.
        #expect(try made.test.checkpoint(of: made.journal) == nil)
        #expect(try await made.opened().damagedEntries == 1)
    }

    @Test func `a diary with damage has no checkpoint, however long it is`() async throws {
        for sql in [
            "UPDATE journal SET sealed = zeroblob(541) WHERE sequence = 7",
            "UPDATE journal SET hash = zeroblob(32) WHERE sequence = 7", "DELETE FROM journal WHERE sequence = 7",
        ] {
            let test = try TestVault()
            let journal = try await test.unlocked()
            _ = try await journal.append(Sample.entries(1...20))
            try test.tamper { try $0.execute(sql: sql) }
            _ = try await DiaryCache.started().settled(journal)
            #expect(try test.checkpoint(of: journal) == nil)
        }
    }
}
