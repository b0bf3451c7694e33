import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation
import Testing

@Suite struct UnlockedJournalTests {
    @Test func `what is appended is read back`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(try await journal.append([]) == 0)
        #expect(try await journal.append(Sample.entries(1...3)) == 3)
        #expect(try await journal.append([Sample.entry(4)]) == 4)
        let read = try await journal.entries()
        #expect(read.map(\.sequence) == [1, 2, 3, 4])
        #expect(read.map(\.entry) == Sample.entries(1...4))
        #expect(try await journal.entries(after: 3).map(\.entry) == [Sample.entry(4)])
        #expect(try await journal.entries(after: 4).isEmpty)
    }

    @Test func `a repeated append is stored once and answers the sequence it has`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(try await journal.append(Sample.entries(1...3)) == 3)
        #expect(try await journal.append([Sample.entry(2)]) == 2)
        #expect(try await journal.append([Sample.entry(3), Sample.entry(4), Sample.entry(4)]) == 4)
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...4))
    }

    @Test func `an append after a head that others have passed is stored once, after them`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let known = try await journal.head()
        #expect(try await journal.append([Sample.entry(1)], after: known) == 1)
        #expect(try await journal.append([Sample.entry(2)], after: known) == 2)
        #expect(try await journal.append([Sample.entry(1)], after: known) == 1)
        let newest = try await journal.head()
        #expect(try await journal.append([Sample.entry(2)], after: newest) == 2)
        #expect(try await journal.append([Sample.entry(2), Sample.entry(3)], after: newest) == 3)
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...3))
    }

    @Test func `many devices at once give dense sequences, each entry once`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in 0..<8 {
                group.addTask {
                    for number in 1...12 { _ = try await journal.append([Sample.entry(device * 100 + number)]) }
                    // The queue of a phone that was offline, played back.
                    _ = try await journal.append((1...12).map { Sample.entry(device * 100 + $0) })
                }
            }
            try await group.waitForAll()
        }
        let read = try await journal.entries()
        #expect(read.map(\.sequence) == Array(1...96))
        #expect(Set(read.map(\.entry.id)).count == 96)
        #expect(try await test.vault.verify().problems.isEmpty)
    }

    @Test func `a long diary is read in pages`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(try await journal.append(Sample.entries(1...2_500)) == 2_500)
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...2_500))
    }

    @Test func `what could not be read back is not stored`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let event = HealthEvent(
            id: RecordID(high: 0, low: 1), moment: TestVault.now, details: .weight(Weight(kilograms: .nan)))
        let entry = JournalEntry(
            id: EntryID(high: 0, low: 1), recordedAt: TestVault.now, device: "", change: .putEvent(event))
        await #expect(throws: VaultError.entryNotWritable(field: "kilograms")) { try await journal.append([entry]) }
        let long = Sample.entry(2, String(repeating: "x", count: 1 << 20))
        await #expect(throws: VaultError.entryTooLarge) { try await journal.append([Sample.entry(1), long]) }
        #expect(try await journal.entries().isEmpty)
    }

    @Test func `a remembered head tells whether anything was lost`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let empty = try await journal.head()
        _ = try await journal.append(Sample.entries(1...3))
        let remembered = try await journal.head()
        #expect(try await journal.holds(remembered))
        #expect(try await journal.holds(empty))
        _ = try await journal.append([Sample.entry(4)])
        #expect(try await journal.holds(remembered))
        try test.tamper { try $0.execute(sql: "DELETE FROM journal WHERE sequence >= 3") }
        #expect(try await !journal.holds(remembered))
    }

    @Test func `sealed lengths take few values`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append((1...120).map { Sample.entry($0, String(repeating: "x", count: $0 * 70)) })
        let lengths = try test.tamper {
            try Int.fetchAll($0, sql: "SELECT DISTINCT length(sealed) FROM journal ORDER BY 1")
        }
        #expect(lengths == [512, 1_024, 2_048, 4_096, 8_192, 16_384].map { $0 + 29 })
    }
}
