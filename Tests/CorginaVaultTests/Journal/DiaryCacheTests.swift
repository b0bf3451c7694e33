import CorginaCore
import CorginaJournal
import CorginaVault
import Testing

@Suite struct DiaryCacheTests {
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
        let diaries = DiaryCache(capacity: 25)
        var journals: [UnlockedJournal] = []
        for name in ["ada", "grace", "mary"] {
            let journal = try await test.unlocked(name: name)
            _ = try await journal.append(Sample.entries(1...10))
            journals.append(journal)
        }
        for journal in journals { #expect(try await diaries.diary(for: journal).sequence == 10) }
        #expect(await diaries.entryCount == 20)
        #expect(await diaries.size == (2, 20))
        for journal in journals.reversed() { #expect(try await diaries.diary(for: journal).sequence == 10) }
        #expect(await diaries.entryCount == 20)
        for journal in journals { await diaries.forget(journal.id) }
        #expect(await diaries.size == (0, 0))
    }

    @Test func `one diary larger than the bound is still kept`() async throws {
        let test = try TestVault()
        let diaries = DiaryCache(capacity: 5)
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
}
