import CorginaJournal
import CorginaVault
import Foundation
import GRDB
import SeededRandom
import Testing

/// What someone can do who has the database file and no key.
@Suite struct TamperingTests {
    @Test func `any flipped bit of a sealed entry is refused`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...2))
        let sealed = try #require(
            try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM journal WHERE sequence = 2") })
        var refused = 0
        for position in stride(from: 0, to: sealed.count * 8, by: 11) {
            var flipped = sealed
            flipped[position / 8] ^= 1 << UInt8(position % 8)
            // With the chain made to fit, so that the seal alone decides.
            try test.relink(journal.id, 2, sealed: flipped)
            await #expect(throws: VaultError.entryDamaged(sequence: 2)) { try await journal.entries() }
            refused += 1
        }
        #expect(refused > 300)
        try test.relink(journal.id, 2, sealed: sealed)
        #expect(try await journal.entries().count == 2)
    }

    @Test func `entries exchanged between rows and between diaries are refused`() async throws {
        let test = try TestVault()
        let mine = try await test.unlocked(name: "ada")
        let hers = try await test.unlocked(name: "grace")
        _ = try await mine.append(Sample.entries(1...5))
        _ = try await hers.append(Sample.entries(1...5))
        for (source, place) in [(1, 2), (5, 1), (3, 4)] {
            for other in [mine.id, hers.id] {
                let original = try test.sealed(mine.id, place)
                try test.relink(mine.id, place, sealed: test.sealed(other, source))
                await #expect(throws: VaultError.entryDamaged(sequence: place)) { try await mine.entries() }
                try test.relink(mine.id, place, sealed: original)
            }
        }
        #expect(try await mine.entries().count == 5)
    }

    @Test(arguments: [
        ("DELETE FROM journal WHERE sequence = 3", 4, "missing"),
        ("DELETE FROM journal WHERE sequence <= 2", 3, "missing"),
        ("UPDATE journal SET sealed = zeroblob(541) WHERE sequence = 3", 3, "changed"),
        ("UPDATE journal SET sealed = zeroblob(0) WHERE sequence = 3", 3, "changed"),
        ("UPDATE journal SET hash = zeroblob(32) WHERE sequence = 5", 5, "changed"),
        ("UPDATE journal SET entry = zeroblob(16) WHERE sequence = 3", 3, "changed"),
        ("UPDATE journal SET sequence = 9 WHERE sequence = 5", 9, "missing"),
    ])
    func `the chain shows where, without a passphrase`(sql: String, sequence: Int, kind: String) async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...5))
        let untouched = try await test.unlocked(name: "grace")
        _ = try await untouched.append(Sample.entries(1...5))
        try test.tamper { try $0.execute(sql: sql + " AND journal = ?", arguments: [journal.id.bytes]) }

        let found = try await test.vault.verify()
        #expect(found.journals == 2)
        #expect(found.problems.first?.journal == journal.id)
        #expect(found.problems.first?.sequence == sequence)
        #expect(found.problems.first?.kind.rawValue == kind)
        #expect(found.problems.allSatisfy { $0.journal == journal.id })
        await #expect(throws: VaultError.self) { try await journal.entries() }
        #expect(try await untouched.entries().count == 5)
    }

    @Test func `two exchanged rows are found`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...5))
        try test.tamper { db in
            try db.execute(sql: "UPDATE journal SET sequence = 100 WHERE sequence = 2")
            try db.execute(sql: "UPDATE journal SET sequence = 2 WHERE sequence = 3")
            try db.execute(sql: "UPDATE journal SET sequence = 3 WHERE sequence = 100")
        }
        #expect(try await test.vault.verify().problems.first?.sequence == 2)
        await #expect(throws: VaultError.entryDamaged(sequence: 2)) { try await journal.entries() }
    }

    @Test func `every one of many random damages is found`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...8))
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let sequence = Int.random(in: 1...8, using: &random)
            let column = ["sealed", "hash", "entry"].randomElement(using: &random) ?? "sealed"
            let original = try test.value(column, journal.id, sequence)
            var damaged = original
            // The other half of an id counts up, so that a flipped bit there may make it another entry's.
            let places = column == "entry" ? 0..<8 : damaged.indices
            let place = Int.random(in: places, using: &random)
            damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try test.set(column, damaged, journal.id, sequence)
            #expect(try await !test.vault.verify().problems.isEmpty)
            await #expect(throws: VaultError.self) { try await journal.entries() }
            try test.set(column, original, journal.id, sequence)
        }
        #expect(try await test.vault.verify().problems.isEmpty)
    }

    @Test func `whatever is damaged, the rest of the diary opens, and nothing else than was written`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...8))
        let whole = Set(try await journal.entries().map(\.entry.id))
        var random = SeededGenerator(seed: 12)
        for _ in 0..<60 {
            let sequence = Int.random(in: 1...8, using: &random)
            let column = ["sealed", "hash", "entry"].randomElement(using: &random) ?? "sealed"
            let original = try test.value(column, journal.id, sequence)
            var damaged = original
            damaged[Int.random(in: damaged.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try test.set(column, damaged, journal.id, sequence)
            await test.vault.diaries.forgetAll()
            let folded = try await test.vault.diaries.folded(for: journal)
            #expect(folded.damagedEntries == (column == "hash" ? 0 : 1))
            #expect(folded.diary.events(on: TestVault.now.day).count == 8 - folded.damagedEntries)
            try test.set(column, original, journal.id, sequence)
        }
        #expect(Set(try await journal.entries().map(\.entry.id)) == whole)
    }

    @Test func `a missing entry takes the one after it along, and what is logged afterwards is kept`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...6))
        try test.tamper { try $0.execute(sql: "DELETE FROM journal WHERE sequence = 3") }
        #expect(try await test.vault.diaries.folded(for: journal).damagedEntries == 2)
        _ = try await journal.append([Sample.entry(7)])
        await test.vault.diaries.forgetAll()
        let folded = try await test.vault.diaries.folded(for: journal)
        #expect(folded.damagedEntries == 2)
        #expect(folded.diary.events(on: TestVault.now.day).count == 5)
    }

    @Test func `a diary goes on after its last entry was damaged, by whichever part`() async throws {
        for column in ["sealed", "hash", "entry"] {
            let test = try TestVault()
            let journal = try await test.unlocked()
            _ = try await journal.append(Sample.entries(1...3))
            var damaged = try test.value(column, journal.id, 3)
            damaged[5] ^= 1
            try test.set(column, damaged, journal.id, 3)
            for number in 4...6 {
                _ = try await journal.append([Sample.entry(number)])
                #expect(
                    try await test.vault.diaries.folded(for: journal).damagedEntries == (column == "hash" ? 0 : 1))
            }
            #expect(
                try await test.vault.diaries.diary(for: journal).events(on: TestVault.now.day).count == 5
                    + (column == "hash" ? 1 : 0))
        }
    }

    @Test func `a diary in memory notices that its journal lost its end or got another past`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        _ = try await test.vault.diaries.diary(for: journal)
        try test.tamper { try $0.execute(sql: "DELETE FROM journal WHERE sequence = 3") }
        await #expect(throws: VaultError.entryDamaged(sequence: 3)) { try await test.vault.diaries.diary(for: journal) }
    }
}

extension TestVault {
    func value(_ column: String, _ journal: JournalID, _ sequence: Int) throws -> Data {
        try tamper { db in
            let sql = "SELECT \(column) FROM journal WHERE journal = ? AND sequence = ?"
            return try #require(try Data.fetchOne(db, sql: sql, arguments: [journal.bytes, sequence]))
        }
    }

    func set(_ column: String, _ value: Data, _ journal: JournalID, _ sequence: Int) throws {
        try tamper { db in
            let sql = "UPDATE journal SET \(column) = ? WHERE journal = ? AND sequence = ?"
            try db.execute(sql: sql, arguments: [value, journal.bytes, sequence])
        }
    }

    func sealed(_ journal: JournalID, _ sequence: Int) throws -> Data { try value("sealed", journal, sequence) }

    /// Puts sealed bytes in a row and makes its hash, which needs no key, fit them.
    func relink(_ journal: JournalID, _ sequence: Int, sealed: Data) throws {
        let before = sequence == 1 ? JournalHead.empty(journal).hash : try value("hash", journal, sequence - 1)
        let id = try #require(EntryName(bytes: try value("entry", journal, sequence)))
        let head = JournalHead(sequence: sequence - 1, hash: before).appending(entry: id, sealed: sealed)
        try set("sealed", sealed, journal, sequence)
        try set("hash", head.hash, journal, sequence)
    }
}
