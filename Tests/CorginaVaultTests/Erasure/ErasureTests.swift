import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct ErasureTests {
    private let now = TestVault.now

    /// Two diaries, a backup of both, and one of them erased since.
    private func erased() async throws -> (test: TestVault, shelf: TemporaryFolder, file: String) {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        _ = try await ada.append(Sample.entries(1...20))
        _ = try await grace.append(Sample.entries(1...5))
        let shelf = try TemporaryFolder()
        let file = shelf.path + "/yesterday"
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: file)
        try await test.vault.accounts.erase(ada)
        return (test, shelf, file)
    }

    private func open(_ folder: String) throws -> Vault {
        try Vault.open(at: folder, scrypt: try #require(TestVault.cheap))
    }

    @Test func `yesterday's backup does not bring her back, with the list beside it`() async throws {
        let (test, shelf, file) = try await erased()
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        let home = try TemporaryFolder()
        let result = try await Backup.restore(file, to: home.path + "/new")
        #expect(result.erasedAccounts == 1)
        #expect(result.journals == 1 && result.entries == 5 && result.isSound)
        let vault = try open(home.path + "/new")
        await #expect(throws: VaultError.signInFailed) {
            try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        }
        let grace = try await vault.unlock(name: "grace", passphrase: TestVault.passphrase, at: now)
        #expect(try await grace.entries().count == 5)
    }

    @Test func `nor with the list left in the folder, nor put there by hand`() async throws {
        let (test, shelf, file) = try await erased()
        defer { withExtendedLifetime(shelf) {} }
        let home = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: test.folder.path + "/corgina.erased", toPath: home.path + "/corgina.erased")
        #expect(try await Backup.restore(file, to: home.path).erasedAccounts == 1)

        let other = try TemporaryFolder()
        for (source, name) in [(file, "corgina.sqlite"), (test.folder.path + "/corgina.erased", "corgina.erased")] {
            try FileManager.default.copyItem(atPath: source, toPath: other.path + "/" + name)
        }
        let vault = try open(other.path)
        let counts = try await vault.verify()
        #expect(counts.journals == 1 && counts.entries == 5)
        await #expect(throws: VaultError.signInFailed) {
            try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        }
    }

    @Test func `without a list everything comes back, as a lost machine needs it to`() async throws {
        let (test, shelf, file) = try await erased()
        defer { withExtendedLifetime((test, shelf)) {} }
        let home = try TemporaryFolder()
        let result = try await Backup.restore(file, to: home.path + "/new")
        #expect(result.erasedAccounts == 0 && result.journals == 2)
    }

    @Test func `whoever takes the name afterwards is somebody else`() async throws {
        let (test, shelf, _) = try await erased()
        let fresh = try await test.unlocked()
        _ = try await fresh.append(Sample.entries(1...3))
        let file = shelf.path + "/today"
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: file)
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        let home = try TemporaryFolder()
        let result = try await Backup.restore(file, to: home.path + "/new")
        #expect(result.erasedAccounts == 0 && result.entries == 8)
    }

    @Test func `the list says nothing of her, and an erasing that was cut off is finished`() async throws {
        let (test, shelf, file) = try await erased()
        defer { withExtendedLifetime(shelf) {} }
        let text = String(decoding: try test.folder.bytes(of: "corgina.erased"), as: UTF8.self)
        #expect(text.split(separator: "\n").map(\.count) == [81, 81])
        #expect(try test.folder.mode(of: "corgina.erased") == 0o600)
        // The list was written and nothing else, when the power went.
        try test.vault.close()
        for suffix in ["", "-wal", "-shm"] { unlink(test.folder.path + "/corgina.sqlite" + suffix) }
        try FileManager.default.copyItem(atPath: file, toPath: test.folder.path + "/corgina.sqlite")
        let sealed = try test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM journal") }
        #expect(sealed.count == 25)
        let folder = test.folder
        let copy = try TemporaryFolder()
        for name in folder.files where !name.hasSuffix(".lock") {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        _ = try open(copy.path)
        let bytes = try copy.allBytes()
        #expect(sealed.filter { bytes.range(of: $0.suffix(48)) == nil }.count == 20)
    }

    @Test func `what is written while it is erased leaves nothing behind`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        try await test.vault.accounts.erase(ada)
        await #expect(throws: VaultError.keyRetired) { try await ada.append([Sample.entry(1)]) }
        await #expect(throws: VaultError.keyRetired) { try await ada.stage([1], as: RecordID(high: 1, low: 1)) }
        await #expect(throws: VaultError.keyRetired) { try await test.vault.accounts.erase(ada) }
        #expect(try await test.vault.verify().journals == 0)
    }
}
