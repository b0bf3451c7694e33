import CorginaCore
import CorginaJournal
import CorginaVault
import Testing

/// An export taken into a diary: all of it or nothing, and twice is once.
@Suite struct ImportTests {
    private func fold(_ journal: UnlockedJournal) async throws -> Diary {
        var diary = Diary()
        for placed in try await journal.entries() { diary.apply(placed.entry, sequence: placed.sequence) }
        return diary
    }

    @Test func `an export taken into an empty diary folds to the same, and taken in again changes nothing`()
        async throws
    {
        let test = try TestVault()
        let mine = try await test.unlocked(name: "ada")
        _ = try await mine.append(Sample.entries(1...40) + [Sample.entry(3, "changed")])
        let bytes = try DiaryExport(
            exportedAt: TestVault.now, entries: try await mine.entries().map(\.entry)
        ).encoded()
        let hers = try await test.unlocked(name: "grace")
        let entries = try DiaryExport(decoding: bytes).entries
        #expect(try await hers.known(entries.map(\.id)).isEmpty)
        for _ in 0..<2 {
            _ = try await hers.append(entries)
            #expect(try await hers.head().sequence == entries.count)
            #expect(try await fold(hers) == fold(mine))
        }
        #expect(try await hers.known(entries.map(\.id)) == Set(entries.map(\.id)))
    }

    @Test func `an entry that cannot be kept keeps all the others out`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let tooLong = Sample.entry(9, String(repeating: "x", count: 2 << 20))
        await #expect(throws: VaultError.entryTooLarge) {
            try await journal.append(Sample.entries(1...8) + [tooLong])
        }
        #expect(try await journal.head().sequence == 0)
    }

    @Test func `a vault says how much was made durable, and that it can serve until it is closed`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(test.vault.health.appendedEntries == 0)
        _ = try await journal.append(Sample.entries(1...8))
        _ = try await journal.append(Sample.entries(1...8))
        #expect(test.vault.health.appendedEntries == 8)
        #expect(await test.vault.health.canServe())
        try test.vault.close()
        #expect(await !test.vault.health.canServe())
    }
}
