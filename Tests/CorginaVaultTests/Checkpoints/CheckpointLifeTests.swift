import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What ends a checkpoint.
@Suite struct CheckpointLifeTests {
    private func made() async throws -> (test: TestVault, journal: UnlockedJournal) {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        _ = try await DiaryCache.started().settled(journal)
        #expect(try test.checkpoint(of: journal) == 20)
        return (test, journal)
    }

    @Test func `another key takes it off the disk, and who still has the old one writes none`() async throws {
        let (test, journal) = try await made()
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM checkpoint") })
        let diary = try await DiaryCache.started().folded(for: journal)
        let bytes = try #require(try await DiaryCache.bytes(of: diary.diary))
        let renewed = try await test.renewKey(of: journal)
        #expect(try test.checkpoint(of: journal) == nil)
        #expect(try test.folder.allBytes().range(of: sealed.prefix(64)) == nil)
        await #expect(throws: VaultError.keyRetired) {
            try await journal.checkpoints.keep(bytes, at: diary.head, sealedBytes: 1, by: Data(count: 32))
        }
        #expect(try test.checkpoint(of: journal) == nil)
        let again = try #require(try await test.vault.unlock(renewed.secret, at: TestVault.now))
        #expect(try await DiaryCache.started().settled(again).diary == diary.diary)
        #expect(try test.checkpoint(of: again) == 20)
    }

    @Test func `erasing takes it off the disk, and who still has the key writes none`() async throws {
        let (test, journal) = try await made()
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM checkpoint") })
        let folded = try await DiaryCache.started().folded(for: journal)
        try await test.vault.accounts.erase(journal)
        #expect(try test.checkpoint(of: journal) == nil)
        #expect(try test.folder.allBytes().range(of: sealed.prefix(64)) == nil)
        let row = CheckpointRows.Row(head: folded.head, sealed: sealed)
        try test.tamper { try CheckpointRows.put($0.inVault, row, journal.id) }
        #expect(try test.checkpoint(of: journal) == nil)
    }

    @Test func `an older copy of a folder has none of an erased diary once it is opened`() async throws {
        let (test, journal) = try await made()
        let copy = try TemporaryFolder()
        try await DatabaseQueue(path: test.folder.path + "/corgina.sqlite").writeWithoutTransaction {
            try $0.execute(sql: "VACUUM INTO ?", arguments: [copy.path + "/corgina.sqlite"])
        }
        try await test.vault.accounts.erase(journal)
        try ErasedList(folder: copy.path).add(ErasedList(folder: test.folder.path))
        let older = try TestVault(in: copy)
        #expect(try older.checkpoint(of: journal) == nil)
    }

    @Test func `no backup has one, and what is restored makes its own`() async throws {
        let (test, journal) = try await made()
        let (shelf, home) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one")
        let count = try await DatabaseQueue(path: shelf.path + "/one").read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM checkpoint")
        }
        #expect(count == 0)
        _ = try await Backup.restore(shelf.path + "/one", to: home.path + "/new")
        let restored = try TestVault(in: TemporaryFolder(adopting: home.path + "/new"))
        let secret = try await restored.vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, at: TestVault.now)
        let opened = try #require(try await restored.vault.unlock(secret, at: TestVault.now))
        let diary = try await DiaryCache.started().settled(opened).diary
        #expect(try await diary == DiaryCache.started().folded(for: journal).diary)
        #expect(try restored.checkpoint(of: opened) == 20)
    }

    @Test func `recovering the account leaves it, because the key stays`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, at: TestVault.now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: TestVault.now))
        _ = try await journal.append(Sample.entries(1...20))
        _ = try await DiaryCache.started().settled(journal)
        let recovered = try await test.vault.credentials.recover(
            name: "ada", code: admission.recoveryCode.text, newPassphrase: "four other words then", from: nil,
            at: TestVault.now)
        let again = try #require(try await test.vault.unlock(recovered.secret, at: TestVault.now))
        try test.damage(3, of: again)
        #expect(try await DiaryCache.started().folded(for: again).damagedEntries == 0)
    }

    @Test func `a diary whose key is locked is not in what is left of it`() async throws {
        let (test, journal) = try await made()
        let diaries = DiaryCache.started()
        _ = try await journal.append(Sample.entries(21...30))
        _ = try await diaries.folded(for: journal)
        await diaries.forget(journal.id)
        await diaries.checkpointWritten()
        #expect(await diaries.size == .init())
        #expect(await diaries.writing == nil)
        let checkpoint = try #require(try test.checkpoint(of: journal))
        #expect(checkpoint == 20 || checkpoint == 30)
    }
}
