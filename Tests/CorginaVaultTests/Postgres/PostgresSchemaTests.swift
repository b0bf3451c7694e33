import Foundation
import Testing

@testable import CorginaVault

@Suite(.besidePostgres) struct PostgresSchemaTests {
    private let now = TestVault.now

    @Test func `a new database gets every table, and the next opening changes nothing`() async throws {
        let address = try TestPostgres.fresh()
        let first = try TestVault(on: address)
        let journal = try await first.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        try first.vault.close()
        #expect(try TestPostgres.numbers("SELECT version FROM corgina", on: address) == [Schema.version])
        let again = try TestVault(on: address)
        #expect(again.vault.mended.isEmpty)
        let result = try await again.vault.verify()
        #expect(result.isSound && result.entries == 3)
        _ = try await again.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
    }

    @Test func `many processes that start at once make it once`() async throws {
        let address = try TestPostgres.fresh()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 { group.addTask { _ = try TestVault(on: address) } }
            try await group.waitForAll()
        }
        #expect(try TestPostgres.numbers("SELECT version FROM corgina", on: address) == [Schema.version])
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM secret", on: address) == [1])
    }

    @Test func `an earlier version's gets the tables it lacks, once its servers have stopped`() async throws {
        let address = try TestPostgres.fresh(named: "corgina_earlier")
        let before = try TestVault(on: address)
        _ = try await before.unlocked().append(Sample.entries(1...3))
        try TestPostgres.run("DROP TABLE checkpoint; UPDATE corgina SET version = 7", on: address)
        #expect(throws: VaultError.databaseInUse) { try TestVault(on: address) }
        try TestPostgres.awaitNobody(on: address) { try before.vault.close() }
        let after = try TestVault(on: address)
        #expect(try TestPostgres.numbers("SELECT version FROM corgina", on: address) == [Schema.version])
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM checkpoint", on: address) == [0])
        #expect(try await after.vault.verify().entries == 3)
    }

    @Test func `a transaction in which something failed is never taken for one that was kept`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        await #expect(throws: VaultError.databaseFailed(state: "25P02")) {
            try await test.vault.database.write { db in
                try db.execute("INSERT INTO erased (hash) VALUES (?)", ["a"])
                // Whoever passes over an error passes over all that was done.
                _ = try? db.execute("INSERT INTO nowhere (hash) VALUES (?)", ["b"])
            }
        }
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM erased", on: address) == [0])
        try await test.vault.database.write { _ = try $0.execute("INSERT INTO erased (hash) VALUES (?)", ["c"]) }
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM erased", on: address) == [1])
    }

    @Test func `a commit waits for the disk, whatever is usual in the database`() async throws {
        let address = try TestPostgres.fresh()
        let careless = try TestPostgres.same(as: address, adding: "-c synchronous_commit=off")
        #expect(try TestPostgres.texts("SHOW synchronous_commit", on: careless) == ["off"])
        let test = try TestVault(on: careless)
        let setting = try await test.vault.database.write { try $0.value(String.self, "SHOW synchronous_commit") }
        #expect(setting == "on")
    }

    @Test func `the database's clock is asked`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        #expect(try test.vault.stored().clock() ?? 0 > 1_700_000_000)
        let checkup = await Checkup(of: test.folder.path, on: address, shelf: nil, at: now)
        #expect(checkup.findings.contains { $0.words.contains("seconds apart") && $0.grade == .problem })
    }

    @Test func `another program's database, and one of a newer version, are left as they are`() throws {
        let other = try TestPostgres.fresh()
        try TestPostgres.run("CREATE TABLE recipe (name TEXT)", on: other)
        #expect(throws: VaultError.notACorginaDatabase) { try TestVault(on: other) }
        let newer = try TestPostgres.fresh()
        try TestPostgres.run("CREATE TABLE corgina (version BIGINT); INSERT INTO corgina VALUES (99)", on: newer)
        #expect(throws: VaultError.madeByNewerCorgina) { try TestVault(on: newer) }
    }

    @Test func `damage is found without a passphrase, and what is kept twice is put right`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        try TestPostgres.run("UPDATE account SET slots = '\\x00'; DELETE FROM secret", on: address)
        #expect(try await test.vault.verify().damage.count == 2)
        try test.vault.close()
        let mended = try TestVault(on: address)
        #expect(mended.vault.mended.count == 2)
        _ = try await mended.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        try TestPostgres.run("UPDATE journal SET sealed = '\\x01' WHERE sequence = 2", on: address)
        #expect(try await !mended.vault.verify().isSound)
    }

    @Test func `erasing leaves nothing of an account in any table`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        _ = try await test.vault.access.grant(.interface, to: journal, details: [1])
        _ = try await test.vault.invitations.make(by: journal, details: [2], at: now)
        try await test.remind(journal)
        try await test.vault.accounts.erase(journal)
        for table in ["account", "session", "access", "invitation", "push", "journal", "draft", "photo"] {
            #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM \(table)", on: address) == [0], "\(table)")
        }
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM safeguard WHERE kind <> 'secret'", on: address) == [0])
    }
}
