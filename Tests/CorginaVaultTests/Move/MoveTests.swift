import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// A diary taken to another kind of database and back.
@Suite(.besidePostgres)
struct MoveTests {
    private let now = TestVault.now

    /// A folder with a diary in it, which nothing uses any more, and the session that opens it.
    private func left(_ folder: TemporaryFolder) async throws -> SessionSecret {
        let test = try TestVault(in: folder)
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        _ = try await journal.append(Sample.entries(1...70))
        try await journal.stage([1, 2, 3], as: RecordID(high: 1, low: 1))
        try test.vault.close()
        return admission.secret
    }

    @Test func `there and back, every row is as it was`() async throws {
        let folder = try TemporaryFolder()
        let secret = try await left(folder)
        let before = try StoredVault(folder: folder.path)
        let address = try TestPostgres.fresh(named: "corgina_there_and_back")
        #expect(try await Move.run(from: folder.path, to: address) == before.verify())
        let back = try TemporaryFolder()
        #expect(try await Move.run(from: address, to: back.path) == before.verify())
        let returned = try StoredVault(folder: back.path)
        for table in TableCopy.tables {
            let sums = try [before, returned].map { try $0.readNow { try RowSum(of: table, in: $0) } }
            #expect(sums[0] == sums[1], "\(table)")
        }
        // Whoever was signed in still is.
        let test = try TestVault(in: back)
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        #expect(try await test.vault.diaries.folded(for: journal).head.sequence == 70)
    }

    @Test func `every table is copied, but for what is made again`() async throws {
        let test = try TestVault()
        let names = try test.tamper {
            try String.fetchSet($0, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        #expect(names == Set(TableCopy.tables + ["checkpoint"]))
    }

    @Test func `a goal with something in it is left as it is`() async throws {
        let folder = try TemporaryFolder()
        _ = try await left(folder)
        let address = try TestPostgres.fresh()
        _ = try TestVault(on: address)
        await #expect(throws: VaultError.databaseNotEmpty) { try await Move.run(from: folder.path, to: address) }
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM secret", on: address) == [1])
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM journal", on: address) == [0])
        let free = try TestPostgres.fresh(named: "corgina_free")
        _ = try await Move.run(from: folder.path, to: free)
        await #expect(throws: VaultError.diaryThere) { try await Move.run(from: free, to: folder.path) }
    }

    @Test func `what a server uses is not moved`() async throws {
        let address = try TestPostgres.fresh(named: "corgina_at_work")
        let test = try TestVault(on: address)
        let folder = try TemporaryFolder()
        await #expect(throws: VaultError.databaseInUse) { try await Move.run(from: address, to: folder.path) }
        let file = try TestVault()
        let free = try TestPostgres.fresh()
        await #expect(throws: VaultError.inUse) { try await Move.run(from: file.folder.path, to: free) }
        withExtendedLifetime((test, file)) {}
    }

    @Test func `a row that differs, is missing or is there twice is found`() throws {
        let row = SQLRow(columns: ["a", "b"], values: [.integer(1), .blob(Data([2]))])
        let turned = SQLRow(columns: ["b", "a"], values: [.blob(Data([2])), .integer(1)])
        let other = SQLRow(columns: ["a", "b"], values: [.integer(2), .blob(Data([1]))])
        func sum(_ rows: [SQLRow]) -> RowSum { rows.reduce(into: RowSum()) { $0.add($1) } }
        #expect(sum([row, other]) == sum([other, turned]))
        for wrong in [[], [row], [other, other], [row, row], [row, other, other]] {
            #expect(sum(wrong) != sum([row, other]))
        }
    }

    @Test func `a backup of a database is a backup like any other, and goes back into one`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...5))
        let leaver = try await test.vault.accounts.create(
            name: "eve", passphrase: TestVault.passphrase,
            with: .code(try await test.vault.invitations.make(by: journal, details: [], at: now).text), at: now)
        let shelf = try TemporaryFolder()
        let file = shelf.path + "/one"
        #expect(try await Backup.make(of: test.vault.stored(), at: file).entries == 5)
        // Erased after the backup, and known to the list beside it by the database.
        try await test.vault.accounts.erase(#require(try await test.vault.unlock(leaver.secret, at: now)))
        try test.vault.stored().copyErasedList(to: shelf.path)
        let second = try TestPostgres.fresh()
        let result = try await Backup.restore(file, to: second)
        #expect(result.isSound && result.entries == 5 && result.erasedAccounts == 1)
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM session", on: second) == [0])
        let again = try TestVault(on: second)
        _ = try await again.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
    }
}
