import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Subprocess
import Testing

@Suite struct VaultOpeningTests {
    @Test func `the folder is closed to others, and so is every file in it`() async throws {
        let folder = try TemporaryFolder()
        let test = try TestVault(in: folder)
        _ = try await test.unlocked()
        #expect(try folder.mode() == 0o700)
        #expect(folder.files.contains("corgina.sqlite-wal"))
        for file in folder.files { #expect(try folder.mode(of: file) == 0o600, "\(file)") }
    }

    @Test func `a missing folder is made, with its parents`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/b"
        _ = try Vault.open(at: path, scrypt: #require(TestVault.cheap))
        #expect(try folder.mode(of: "a/b") == 0o700)
        #expect(try folder.mode(of: "a/b/corgina.sqlite") == 0o600)
    }

    @Test func `a shared folder with other things in it is left alone, an empty one is closed`() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try Data("x".utf8).write(to: URL(filePath: folder.path + "/other.txt"))
        #expect(throws: VaultError.folderNotPrivate) { try TestVault(in: folder) }
        #expect(try folder.mode() == 0o755)
        #expect(folder.files == ["other.txt"])
        try FileManager.default.removeItem(atPath: folder.path + "/other.txt")
        _ = try TestVault(in: folder)
        #expect(try folder.mode() == 0o700)
    }

    @Test func `a second vault on the folder is refused until the first is gone`() async throws {
        let folder = try TemporaryFolder()
        do {
            let first = try TestVault(in: folder)
            #expect(throws: VaultError.inUse) { try TestVault(in: folder) }
            #expect(try await !first.vault.accounts.exist())
        }
        _ = try TestVault(in: folder)
    }

    @Test(arguments: ["corgina.sqlite", "corgina.lock", "corgina.erased"], [true, false])
    func `a linked file is refused, and the doctor says so in the same words`(name: String, isSymbolic: Bool)
        async throws
    {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        try await {
            let test = try TestVault(in: folder)
            try await test.vault.accounts.erase(test.unlocked())
            try test.vault.close()
        }()
        let file = folder.path + "/" + name
        try FileManager.default.moveItem(atPath: file, toPath: elsewhere.path + "/" + name)
        #expect((isSymbolic ? symlink : link)(elsewhere.path + "/" + name, file) == 0)
        let words =
            "The file \(name) is linked with another. Put a copy of the file itself in its place, under this one name."
        #expect(throws: VaultError.folderFault(words)) { try TestVault(in: folder) }
        let later = Moment(secondsSinceEpoch: 4_000_000_000, utcOffset: 0)
        let found = await Checkup(of: folder.path, shelf: nil, at: later).findings
        #expect(found.contains(.init(grade: .problem, words: words)))
        // A copy in its place is what it asks for.
        unlink(file)
        try FileManager.default.copyItem(atPath: elsewhere.path + "/" + name, toPath: file)
        _ = try TestVault(in: folder)
    }

    @Test func `a restore that was killed in its last step leaves nothing, and nothing to be refused`() async throws {
        let folder = try TemporaryFolder()
        try await {
            let test = try TestVault(in: folder)
            _ = try await test.unlocked()
            try test.vault.close()
        }()
        #expect(link(folder.path + "/corgina.sqlite", folder.path + "/corgina.sqlite.partial") == 0)
        _ = try TestVault(in: folder)
        #expect(!folder.files.contains { $0.contains("partial") })
    }

    @Test func `another process is refused too`() async throws {
        let test = try TestVault()
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/flock") else { return }
        let flock = try await Subprocess.run(
            .path("/usr/bin/flock"),
            arguments: ["--nonblock", "--conflict-exit-code", "9", test.folder.path + "/corgina.lock", "true"],
            output: .discarded)
        #expect(flock.terminationStatus == .exited(9))
        withExtendedLifetime(test) {}
    }

    @Test(arguments: ["", "not a database", "SQLite format 3", String(repeating: "x", count: 5_000)])
    func `a file that is not ours is refused and left as it is`(content: String) throws {
        let folder = try TemporaryFolder()
        let bytes = Data(content.utf8)
        try bytes.write(to: URL(filePath: folder.path + "/corgina.sqlite"))
        if content.isEmpty {
            _ = try TestVault(in: folder)
        } else {
            #expect(throws: VaultError.notACorginaDatabase) { try TestVault(in: folder) }
            #expect(try folder.bytes(of: "corgina.sqlite") == bytes)
        }
    }

    @Test(arguments: ["PRAGMA user_version = 1", "PRAGMA application_id = 7", "SELECT 1"])
    func `another program's database is refused and left as it is`(sql: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/corgina.sqlite"
        try DatabaseQueue(path: path).write { try $0.execute(sql: "\(sql); CREATE TABLE recipe (name)") }
        let bytes = try folder.bytes(of: "corgina.sqlite")
        #expect(throws: VaultError.notACorginaDatabase) { try TestVault(in: folder) }
        #expect(try folder.bytes(of: "corgina.sqlite") == bytes)
    }

    @Test func `a newer version's database is refused and left as it is`() async throws {
        let folder = try TemporaryFolder()
        try await { _ = try await TestVault(in: folder).unlocked() }()
        let path = folder.path + "/corgina.sqlite"
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA user_version = 99")
            _ = try db.checkpoint(.truncate)
        }
        try queue.close()
        let files = folder.files
        let bytes = try folder.allBytes()
        #expect(throws: VaultError.madeByNewerCorgina) { try TestVault(in: folder) }
        #expect(try folder.allBytes() == bytes)
        #expect(folder.files == files)
    }

    @Test func `the file says whose it is and which version`() async throws {
        let test = try TestVault()
        #expect(try test.tamper { try Int.fetchOne($0, sql: "PRAGMA application_id") } == 0x436F_7267)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 8)
    }

    @Test func `closing leaves one whole file that opens again`() async throws {
        let folder = try TemporaryFolder()
        try await {
            let test = try TestVault(in: folder)
            _ = try await test.unlocked().append(Sample.entries(1...10))
            try test.vault.close()
            #expect((try? folder.bytes(of: "corgina.sqlite-wal").count) ?? 0 == 0)
        }()
        let test = try TestVault(in: folder)
        #expect(try await test.vault.verify().entries == 10)
    }
}
