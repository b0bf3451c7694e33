import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct BackupTests {
    private func stored(_ test: TestVault) throws -> StoredVault { try test.vault.stored() }

    @Test func `a backup restored where nothing was holds the same diary, and its passphrase opens it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...40))
        let (shelf, home) = (try TemporaryFolder(), try TemporaryFolder())
        let file = shelf.path + "/one"
        let made = try await Backup.make(of: stored(test), at: file)
        #expect(made.entries == 40 && made.journals == 1 && made.isSound)
        #expect(try shelf.mode(of: "one") == 0o600)
        #expect(shelf.files == ["one"])

        let restored = try await Backup.restore(file, to: home.path + "/new")
        #expect(restored == made)
        let vault = try Vault.open(at: home.path + "/new", scrypt: try #require(TestVault.cheap))
        let secret = try await vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, at: TestVault.now)
        let opened = try #require(try await vault.unlock(secret, at: TestVault.now))
        #expect(try await opened.entries().map(\.entry) == Sample.entries(1...40))
        #expect(try await vault.diaries.diary(for: opened) == test.vault.diaries.diary(for: journal))
        #expect(try await opened.append([Sample.entry(41)]) == 41)
    }

    @Test func `no session and no draft is in a backup`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.stage(Array("half a sentence".utf8), as: RecordID(high: 1, low: 1))
        let folder = try TemporaryFolder()
        _ = try await Backup.make(of: stored(test), at: folder.path + "/one")
        let rows = try await DatabaseQueue(path: folder.path + "/one").read { db in
            try ["session", "draft", "account"].map { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") }
        }
        #expect(rows == [0, 0, 1])
        let wrapped = try test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM session") }
        #expect(wrapped.count == 1)
        let bytes = try folder.bytes(of: "one")
        for wrap in wrapped { #expect(bytes.range(of: wrap) == nil) }
    }

    @Test func `each of twenty-five backups made while others write holds what was acknowledged before it`()
        async throws
    {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let folder = try TemporaryFolder()
        let vault = try stored(test)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 1...400 { _ = try await journal.append([Sample.entry(number)]) }
            }
            for number in 1...25 {
                let acknowledged = try await journal.head().sequence
                let result = try await Backup.make(of: vault, at: folder.path + "/\(number)")
                #expect(result.entries >= acknowledged)
                #expect(result.isSound)
            }
            try await group.waitForAll()
        }
        #expect(folder.files.count == 25)
    }

    @Test func `a backup never takes a file's place, nor a diary's`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        let folder = try TemporaryFolder()
        let file = folder.path + "/one"
        _ = try await Backup.make(of: stored(test), at: file)
        let before = try folder.bytes(of: "one")
        await #expect(throws: VaultError.backupExists) { try await Backup.make(of: stored(test), at: file) }
        await #expect(throws: VaultError.inUse) { try await Backup.restore(file, to: test.folder.path) }
        let home = try TemporaryFolder()
        _ = try await Backup.restore(file, to: home.path)
        await #expect(throws: VaultError.diaryThere) { try await Backup.restore(file, to: home.path) }
        await #expect(throws: VaultError.placeNotUsable) {
            try await Backup.make(of: stored(test), at: folder.path + "/nowhere/one")
        }
        #expect(try folder.bytes(of: "one") == before)
        #expect(folder.files == ["one"])
    }

    @Test
    func `a folder in which a server began and nobody has an account takes a backup; what was begun is set aside`()
        async throws
    {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        let (shelf, home) = (try TemporaryFolder(), try TemporaryFolder())
        let file = shelf.path + "/one"
        _ = try await Backup.make(of: stored(test), at: file)
        // Stopped, and killed with all it wrote still in the log.
        try { try TestVault(in: home).vault.close() }()
        #expect(try await Backup.restore(file, to: home.path).entries == 3)
        #expect(home.files.contains("corgina-set-aside-1.sqlite"))
        let vault = try Vault.open(at: home.path, scrypt: try #require(TestVault.cheap))
        _ = try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: TestVault.now)
        let begun = home.path + "/corgina-set-aside-1.sqlite"
        #expect(try await StoredVault(file: begun).verify().isSound)
        await #expect(throws: VaultError.inUse) { try await Backup.restore(file, to: home.path) }
        try vault.close()
    }

    @Test func `what was set aside is back when nothing could be restored, and an account is never set aside`()
        async throws
    {
        let test = try TestVault()
        let (shelf, home) = (try TemporaryFolder(), try TemporaryFolder())
        let file = shelf.path + "/one"
        _ = try await Backup.make(of: stored(test), at: file)
        try { try TestVault(in: home).vault.close() }()
        let begun = try home.bytes(of: "corgina.sqlite")
        // The place of the list of what was erased is taken by a folder, so that it cannot be read.
        try FileManager.default.createDirectory(
            atPath: shelf.path + "/corgina.erased", withIntermediateDirectories: false)
        await #expect(throws: VaultError.self) { try await Backup.restore(file, to: home.path) }
        #expect(try home.bytes(of: "corgina.sqlite").count == begun.count)
        try FileManager.default.removeItem(atPath: shelf.path + "/corgina.erased")
        _ = try await Backup.restore(file, to: home.path)
        try await {
            let here = try TestVault(in: home)
            _ = try await here.unlocked()
            try here.vault.close()
        }()
        await #expect(throws: VaultError.diaryThere) { try await Backup.restore(file, to: home.path) }
        // Not even one of which only the second copy is left.
        try await DatabaseQueue(path: home.path + "/corgina.sqlite").write {
            try $0.execute(sql: "DELETE FROM account")
        }
        await #expect(throws: VaultError.diaryThere) { try await Backup.restore(file, to: home.path) }
    }

    @Test func `a backup of a damaged account is made and says so, and one without the server's key is not restored`()
        async throws
    {
        let test = try TestVault()
        _ = try await test.unlocked()
        try test.tamper { try $0.execute(sql: "UPDATE account SET slots = zeroblob(416)") }
        let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
        let made = try await Backup.make(of: stored(test), at: folder.path + "/one")
        #expect(made.damage == [RowDamage(kind: .account, degree: .copied, count: 1)] && !made.isSound)
        #expect(try await Backup.restore(folder.path + "/one", to: home.path) == made)
        #expect(try TestVault(in: home).vault.mended == made.damage)
        try await DatabaseQueue(path: folder.path + "/one").write {
            try $0.execute(sql: "DELETE FROM secret; DELETE FROM safeguard WHERE kind = 'secret'")
        }
        await #expect(throws: VaultError.backupDamaged) {
            try await Backup.restore(folder.path + "/one", to: folder.path + "/new")
        }
    }

    @Test(arguments: [0, 1, 99, 100, 5_000, 40_000])
    func `a file cut off is no backup, and leaves no diary behind`(length: Int) async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...100))
        let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
        let file = folder.path + "/one"
        _ = try await Backup.make(of: stored(test), at: file)
        #expect(truncate(file, off_t(length)) == 0)
        await #expect(throws: VaultError.self) { try await Backup.restore(file, to: home.path) }
        #expect(!home.files.contains("corgina.sqlite"))
    }

    @Test func `what is not Corgina's, or is of a newer one, is refused and stays as it is`() async throws {
        let folder = try TemporaryFolder()
        try Data("a diary of another kind, and long enough to be read as a header of a hundred bytes, nearly".utf8)
            .write(to: URL(filePath: folder.path + "/text"))
        #expect(throws: VaultError.notACorginaDatabase) { try StoredVault(file: folder.path + "/text") }
        #expect(throws: VaultError.nothingStored) { try StoredVault(file: folder.path + "/none") }
        #expect(throws: VaultError.nothingStored) { try StoredVault(folder: folder.path) }
        let test = try TestVault()
        let file = folder.path + "/newer"
        _ = try await Backup.make(of: stored(test), at: file)
        try await DatabaseQueue(path: file).write { try $0.execute(sql: "PRAGMA user_version = 9999") }
        let before = try folder.bytes(of: "newer")
        await #expect(throws: VaultError.madeByNewerCorgina) {
            try await Backup.restore(file, to: folder.path + "/new")
        }
        #expect(try folder.bytes(of: "newer") == before)
    }

    @Test func `a backup of a damaged diary is made, and tells of the damage`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...5))
        try test.tamper { try $0.execute(sql: "UPDATE journal SET sealed = zeroblob(300) WHERE sequence = 3") }
        let folder = try TemporaryFolder()
        let result = try await Backup.make(of: stored(test), at: folder.path + "/one")
        #expect(result.problems.map(\.sequence) == [3])
        #expect(!result.isSound)
        #expect(try await StoredVault(file: folder.path + "/one").verify() == result)
    }
}
