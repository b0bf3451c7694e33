import CorginaCore
import CorginaJournal
import SeededRandom
import Testing

@testable import CorginaVault

@Suite struct DiaryCacheTests {
    /// What a diary of ten of the samples' entries costs; sealed, each is of 512 bytes and what sealing adds.
    private static let tenEntries = DiaryCache.cost(entries: 10, sealedBytes: 10 * (512 + Sealing.overhead))

    @Test func `a diary is caught up with its journal`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let diaries = test.vault.diaries
        #expect(try await diaries.diary(for: journal) == Diary())
        for number in 1...5 {
            _ = try await journal.append([Sample.entry(number)])
            let diary = try await diaries.diary(for: journal)
            #expect(diary.sequence == number)
            #expect(diary.events(on: TestVault.now.day).count == number)
        }
        let known = try await diaries.diary(for: journal)
        await diaries.forgetAll()
        #expect(await diaries.entryCount == 0)
        #expect(try await diaries.diary(for: journal) == known)
    }

    @Test func `readers and writers at once each see at least what was there before they asked`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                group.addTask {
                    let sequence = try await journal.append([Sample.entry(number)])
                    #expect(try await test.vault.diaries.diary(for: journal).sequence >= sequence)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await test.vault.diaries.diary(for: journal).events(on: TestVault.now.day).count == 40)
    }

    @Test func `the least recently used diaries go first`() async throws {
        let test = try TestVault()
        let diaries = DiaryCache(capacity: 2 * Self.tenEntries + 1)
        var journals: [UnlockedJournal] = []
        for name in ["ada", "grace", "mary"] {
            let journal = try await test.unlocked(name: name)
            _ = try await journal.append(Sample.entries(1...10))
            journals.append(journal)
        }
        for journal in journals { #expect(try await diaries.diary(for: journal).sequence == 10) }
        #expect(await diaries.entryCount == 20)
        #expect(await diaries.size == .init(diaries: 2, entries: 20, bytes: 2 * Self.tenEntries))
        for journal in journals.reversed() { #expect(try await diaries.diary(for: journal).sequence == 10) }
        #expect(await diaries.entryCount == 20)
        for journal in journals { await diaries.forget(journal.id) }
        #expect(await diaries.size == .init())
    }

    @Test func `one diary larger than the bound is still kept`() async throws {
        let test = try TestVault()
        let diaries = DiaryCache(capacity: 5_000)
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...10))
        #expect(try await diaries.diary(for: journal).sequence == 10)
        #expect(await diaries.entryCount == 10)
    }

    @Test func `what was worked out lasts until the next entry, and until the diary is locked`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let diaries = test.vault.diaries
        _ = try await journal.append([Sample.entry(1)])
        func worked(_ answer: Int) async throws -> Int {
            try await diaries.folded(for: journal).derived.answer(to: "how many") { answer }
        }
        #expect(try await worked(1) == 1)
        #expect(try await worked(2) == 1)
        _ = try await journal.append([Sample.entry(2)])
        #expect(try await worked(3) == 3)
        await diaries.forget(journal.id)
        #expect(try await worked(4) == 4)
    }

    @Test func `whatever is opened, appended to and forgotten, the bound holds and the count is right`() async throws {
        let test = try TestVault()
        let diaries = DiaryCache(capacity: 4 * Self.tenEntries)
        var random = SeededGenerator(seed: 11)
        var journals: [UnlockedJournal] = []
        var counts: [Int] = []
        for number in 0..<8 {
            journals.append(try await test.unlocked(name: "reader \(number)"))
            counts.append(0)
        }
        for round in 1...300 {
            let place = Int.random(in: journals.indices, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: await diaries.forget(journals[place].id)
            case 1, 2:
                _ = try await journals[place].append([Sample.entry(round)])
                counts[place] += 1
            default: #expect(try await diaries.diary(for: journals[place]).sequence == counts[place])
            }
            let size = await diaries.size
            #expect(size.bytes <= 4 * Self.tenEntries || size.diaries == 1)
            #expect(size.entries <= counts.reduce(0, +))
        }
        await diaries.forgetAll()
        #expect(await diaries.size == .init())
    }

    @Test func `many who ask for many diaries at once are all answered`() async throws {
        let test = try TestVault()
        let diaries = DiaryCache(capacity: 3 * Self.tenEntries)
        var journals: [UnlockedJournal] = []
        for number in 0..<12 {
            let journal = try await test.unlocked(name: "reader \(number)")
            _ = try await journal.append(Sample.entries(1...10))
            journals.append(journal)
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for round in 0..<200 {
                let journal = journals[round % journals.count]
                group.addTask { try await diaries.diary(for: journal).sequence }
            }
            for try await sequence in group { #expect(sequence == 10) }
        }
        #expect(await diaries.size.bytes <= 3 * Self.tenEntries)
    }
}
