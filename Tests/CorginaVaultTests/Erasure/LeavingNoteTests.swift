import CorginaJournal
import Foundation
import Testing

@testable import CorginaVault

/// A server that ends between the moment an account left its journal and the moment the list of what was erased says so.
@Suite struct LeavingNoteTests {
    private let now = TestVault.now
    private let entries = Sample.entries(1...3)

    @Test func `the next opening finishes what the list did not get`() async throws {
        let folder = try TemporaryFolder()
        let device = TestDevice()
        let list = folder.path + "/" + ErasedList.name
        let left = try await {
            let test = try SealedTest(TestVault(in: folder))
            let journal = try await test.test.unlocked()
            _ = try await journal.append(entries)
            let start = JournalHead.empty(device.dataKey.journal)
            let rows = try device.rows(entries)
            _ = try await test.vault.moves.stage(rows, after: start, beside: journal)
            let move = SealedMove(
                head: try await test.vault.moves.head(of: journal),
                moved: try #require(try start.chaining(rows).last).head, journal: device.dataKey.journal,
                slots: try device.slots(), proofs: try device.proofs(.passphrase, .recovery), pass: try device.pass)
            // The list cannot be written.
            try FileManager.default.createDirectory(atPath: list, withIntermediateDirectories: false)
            _ = try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
            return journal.id
        }()
        try FileManager.default.removeItem(atPath: list)
        let test = try SealedTest(TestVault(in: folder))
        #expect(try ErasedList(folder: folder.path).tombstones().contains(left.bytes))
        #expect(LeavingNote.all(in: VaultFolder(path: folder.path)).isEmpty)
        let (_, session) = try await test.signIn(device)
        #expect(try await test.diaries.head(for: session).sequence == 3)
    }

    @Test func `what never came to be leaves nothing on the list`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await {
            let test = try TestVault(in: folder)
            let journal = try await test.unlocked()
            _ = try await journal.append(entries)
            var left = Tombstones()
            left.add(journal.id.bytes)
            try LeavingNote(in: VaultFolder(path: folder.path), for: .random()).write(left)
            return journal.id
        }()
        let test = try TestVault(in: folder)
        #expect(try ErasedList(folder: folder.path).tombstones().isEmpty)
        #expect(LeavingNote.all(in: VaultFolder(path: folder.path)).isEmpty)
        let again = try await test.vault.unlock(name: "ada", passphrase: TestVault.passphrase, at: now)
        #expect(again.id == journal)
        #expect(try await again.entries().count == 3)
    }

    @Test func `many who add to the list at once all are on it`() async throws {
        let folder = try TemporaryFolder()
        let ids = (0..<40).map { Data(repeating: UInt8($0), count: 16) }
        try await withThrowingTaskGroup { group in
            for id in ids {
                group.addTask {
                    var one = Tombstones()
                    one.add(id)
                    try ErasedList(folder: folder.path).add(one)
                }
            }
            try await group.waitForAll()
        }
        let list = try ErasedList(folder: folder.path).tombstones()
        #expect(ids.allSatisfy { list.contains($0) })
    }
}
