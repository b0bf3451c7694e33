import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Many entries are opened on several cores; what comes of it must not show that.
@Suite struct LongJournalTests {
    private static let count = 700

    @Test func `many entries are read in their order`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...Self.count))
        let entries = try await journal.entries()
        #expect(entries.map(\.entry) == Sample.entries(1...Self.count))
        #expect(entries.map(\.sequence) == Array(1...Self.count))
        #expect(try await test.vault.diaries.diary(for: journal).sequence == Self.count)
    }

    @Test(arguments: [
        "UPDATE journal SET sealed = zeroblob(541) WHERE sequence = 1",
        "UPDATE journal SET sealed = zeroblob(541) WHERE sequence IN (130, 131, 400)",
        "UPDATE journal SET hash = zeroblob(32) WHERE sequence = 249",
        "UPDATE journal SET hash = zeroblob(32) WHERE sequence IN (250, 251)",
        "UPDATE journal SET hash = zeroblob(32) WHERE sequence = 700",
        "UPDATE journal SET entry = zeroblob(16) WHERE sequence = 499",
        "DELETE FROM journal WHERE sequence = 300", "DELETE FROM journal WHERE sequence BETWEEN 240 AND 260",
        "DELETE FROM journal WHERE sequence = 1", "DELETE FROM journal WHERE sequence = 500",
    ])
    func `damage among many entries costs what it costs when they are opened one by one`(sql: String) async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...Self.count))
        try test.tamper { try $0.execute(sql: sql) }
        let rows = try await test.vault.journals.read(journal.id, after: 0, limit: Self.count)
        var alone = EntryOpener(seal: journal.seal, head: .empty(journal.id))
        for row in rows { alone.open(row) }
        #expect(alone.page.firstFault != nil)
        var together = EntryOpener(seal: journal.seal, head: .empty(journal.id))
        for start in stride(from: 0, to: rows.count, by: 250) {
            await together.open(rows[start..<Swift.min(start + 250, rows.count)])
        }
        #expect(together.page.entries == alone.page.entries)
        #expect(together.page.firstFault == alone.page.firstFault)
        #expect(together.page.damagedCount == alone.page.damagedCount)
        #expect(together.page.head == alone.page.head)
        #expect(together.page.sealedBytes == alone.page.sealedBytes)
        let folded = try await test.vault.diaries.folded(for: journal)
        #expect(folded.damagedEntries == alone.page.damagedCount)
        #expect(folded.diary.events(on: TestVault.now.day).count == alone.page.entries.count)
    }
}
