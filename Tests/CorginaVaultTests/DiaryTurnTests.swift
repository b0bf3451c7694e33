import CorginaJournal
import Testing

@testable import CorginaVault

/// Many who ask for one diary at once.
struct DiaryTurnTests {
    private struct Held {
        let test: TestVault
        /// The journal as who writes has it.
        let written: UnlockedJournal
        /// The same, as who reads has it.
        let journal: UnlockedJournal
        let store: HeldStore
        let diaries = DiaryCache()

        init() async throws {
            test = try TestVault()
            written = try await test.unlocked()
            _ = try await written.append([Sample.entry(1)])
            store = HeldStore(written.store)
            journal = written.through(store)
            _ = try await diaries.diary(for: journal)
            store.hold()
        }

        /// Asks for the diary, and returns once one reads it and so many wait for the next reading.
        func ask(waiting readers: Int) async throws -> Task<Int, any Error> {
            let asked = Task { try await diaries.diary(for: journal).sequence }
            while await diaries.readers(of: journal.id) != readers || store.heldCount != 1 { await Task.yield() }
            return asked
        }
    }

    @Test func `who comes while one reads shares the next reading, and sees what was written before`() async throws {
        let held = try await Held()
        let looks = held.store.looks
        let first = try await held.ask(waiting: 0)
        var others: [Task<Int, any Error>] = []
        for number in 1...20 { others.append(try await held.ask(waiting: number)) }
        _ = try await held.written.append([Sample.entry(2)])
        held.store.letGo()
        #expect(try await first.value >= 1)
        for other in others { #expect(try await other.value == 2) }
        #expect(held.store.looks == looks + 2)
        #expect(await held.diaries.readers(of: held.journal.id) == 0)
    }

    @Test func `what she asked for before she locked does not come back to memory`() async throws {
        let held = try await Held()
        let first = try await held.ask(waiting: 0)
        let second = try await held.ask(waiting: 1)
        await held.diaries.forget(held.journal.id)
        held.store.letGo()
        #expect(try await [first.value, second.value] == [1, 1])
        #expect(await held.diaries.size == .init())
        #expect(try await held.diaries.diary(for: held.journal).sequence == 1)
        #expect(await held.diaries.size.diaries == 1)
    }
}
