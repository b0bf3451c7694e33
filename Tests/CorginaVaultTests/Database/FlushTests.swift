import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What is deleted goes from the disk, at once or as soon as nobody holds the log; what was done is done either way.
@Suite struct FlushTests {
    private let now = TestVault.now
    private let other = "five other unrelated words here"

    private func log(_ test: TestVault) throws -> Int { try test.folder.bytes(of: "corgina.sqlite-wal").count }

    @Test func `while another program reads the file everything is done, and its bytes go once that lets go`()
        async throws
    {
        let test = try TestVault()
        let vault = test.vault
        let made = try await vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await vault.unlock(made.secret, at: now))
        _ = try await journal.append(Sample.entries(1...3))
        let slots = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") })
        let reader = try HeldReader(test.folder)

        let code = try await vault.credentials.renewRecoveryCode(
            of: journal, passphrase: TestVault.passphrase, at: now)
        try await vault.credentials.confirm(code, of: journal)
        let changed = try await vault.credentials.changePassphrase(
            of: journal, from: TestVault.passphrase, to: other, at: now)
        let renewed = try await test.renewKey(
            of: #require(try await vault.unlock(changed, at: now)), passphrase: other)
        let recovered = try await vault.credentials.recover(
            name: "ada", code: renewed.recoveryCode.text, newPassphrase: TestVault.passphrase, from: nil, at: now)
        try await vault.sessions.lock(recovered.secret, at: now)
        let opened = try await vault.sessions.unlock(
            recovered.secret, passphrase: TestVault.passphrase, at: now)
        try await vault.sessions.end(opened, at: now)
        let again = try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let hers = try #require(try await vault.unlock(again, at: now))
        try await vault.credentials.confirm(recovered.recoveryCode, of: hers)
        #expect(try await hers.entries().count == 3)
        try await vault.sessions.endAll(of: hers)

        #expect(vault.health.isFlushPending)
        #expect(try log(test) > 0)
        #expect(try test.folder.allBytes().range(of: slots.prefix(32)) != nil)
        try reader.letGo()
        await vault.flushed()
        #expect(!vault.health.isFlushPending)
        #expect(try log(test) == 0)
        #expect(try test.folder.allBytes().range(of: slots.prefix(32)) == nil)
    }

    @Test func `erasing is done while another program reads, and nothing is left once that lets go`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append([Sample.entry(1)])
        let sealed = try test.sealed(journal.id, 1)
        let reader = try HeldReader(test.folder)
        try await test.vault.accounts.erase(journal)
        #expect(try await !test.vault.accounts.exist())
        try reader.letGo()
        await test.vault.flushed()
        #expect(try test.folder.allBytes().range(of: sealed.suffix(40)) == nil)
    }

    @Test func `what is written meanwhile is written, and the folder is closed and opened`() async throws {
        let folder = try TemporaryFolder()
        let first = try TestVault(in: folder)
        let made = try await first.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await first.vault.unlock(made.secret, at: now))
        let reader = try HeldReader(folder)
        try await first.vault.sessions.end(made.secret, at: now)
        #expect(try await journal.append([Sample.entry(1)]) == 1)
        try first.vault.close()
        #expect(first.vault.health.isFlushPending)
        try reader.letGo()
    }

    @Test func `a folder opens while another program reads it`() async throws {
        let (folder, copy) = (try TemporaryFolder(), try TemporaryFolder())
        let first = try TestVault(in: folder)
        _ = try await first.unlocked().append([Sample.entry(1)])
        // As a kill leaves it: with everything in the log.
        for name in folder.files where name.hasPrefix("corgina.sqlite") && !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        let reader = try HeldReader(copy)
        let second = try TestVault(in: copy)
        #expect(try await second.vault.verify().entries == 1)
        try reader.letGo()
        await second.vault.flushed()
        #expect(!second.vault.health.isFlushPending)
    }
}
