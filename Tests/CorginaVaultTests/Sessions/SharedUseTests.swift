import CorginaCore
import Foundation
import Testing

@testable import CorginaVault

/// Sessions that lock themselves, used with several processes.
@Suite(.besidePostgres)
struct SharedUseTests {
    private let now = TestVault.now
    private let (one, other): (TestVault, TestVault)
    private let address: PostgresAddress

    init() throws {
        address = try TestPostgres.fresh(named: "corgina_\(UInt32.random(in: 0...UInt32.max))")
        (one, other) = (try TestVault(on: address), try TestVault(on: address))
    }

    private func after(_ minutes: Int) -> Moment { now.advanced(bySeconds: minutes * 60) }

    /// One that locks itself after ten minutes.
    private func begun() async throws -> SessionSecret {
        let secret = try await one.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now).secret
        let journal = try #require(try await one.vault.unlock(secret, at: now))
        try await one.vault.sessions.setLock(afterMinutes: 10, of: journal, at: now)
        return secret
    }

    private func isLocked(_ test: TestVault, _ secret: SessionSecret, _ moment: Moment) async throws -> Bool {
        guard case .locked = try await test.vault.sessions.open(secret, at: moment) else { return false }
        return true
    }

    @Test func `a use with one process counts at the other`() async throws {
        let secret = try await begun()
        for minute in stride(from: 9, through: 54, by: 9) {
            for test in [one, other] { #expect(try await test.vault.sessions.lockIdle(at: after(minute)) == 0) }
            #expect(try await other.vault.unlock(secret, at: after(minute)) != nil)
        }
        #expect(try await one.vault.unlock(secret, at: after(55)) != nil)
        #expect(try await other.vault.sessions.lockIdle(at: after(65)) == 1)
        for test in [one, other] { #expect(try await isLocked(test, secret, after(65))) }
    }

    @Test func `nobody's use locks at whichever process it is used next, or looks first`() async throws {
        let secret = try await begun()
        #expect(try await isLocked(other, secret, after(11)))
        #expect(try await isLocked(one, secret, after(11)))
        let opened = try await other.vault.sessions.unlock(secret, passphrase: TestVault.passphrase, at: after(12))
        #expect(try await one.vault.sessions.lockIdle(at: after(13)) == 0)
        #expect(try await one.vault.unlock(opened, at: after(13)) != nil)
    }

    @Test func `what was set at one process to lock itself no more, another that still watches it does not lock`()
        async throws
    {
        let secret = try await begun()
        let journal = try #require(try await one.vault.unlock(secret, at: after(1)))
        #expect(try await other.vault.unlock(secret, at: after(2)) != nil)
        try await one.vault.sessions.setLock(afterMinutes: 0, of: journal, at: after(3))
        for test in [other, one] { #expect(try await test.vault.sessions.lockIdle(at: after(30)) == 0) }
        #expect(try await other.vault.unlock(secret, at: after(31)) != nil)
    }

    @Test func `one signed in and left alone is locked too`() async throws {
        _ = try await begun()
        let left = try await other.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        #expect(try await one.vault.sessions.lockIdle(at: after(10)) == 2)
        #expect(try await isLocked(other, left, after(10)))
    }

    @Test func `a process that begins locks nothing that is in use, and drops no renewal`() async throws {
        let secret = try await begun()
        let journal = Data(repeating: 1, count: 16)
        try await one.vault.database.write { db in
            try db.execute(
                "INSERT INTO renewal (journal, sequence, entry, sealed, hash) VALUES (?, ?, ?, ?, ?)",
                [journal, 1, Data([1]), Data([2]), Data([3])])
        }
        let third = try TestVault(on: address)
        #expect(try await third.vault.unlock(secret, at: after(1)) != nil)
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM renewal", on: address) == [1])
    }

    @Test func `what was erased with one process stays erased at the start of any`() async throws {
        let journal = try await one.unlocked()
        let rows = try await one.vault.database.read { try $0.rows("SELECT * FROM account") }
        try await one.vault.accounts.erase(journal)
        // As when an older state of the table comes back.
        let row = try #require(rows.first)
        let places = row.columns.map { _ in "?" }.joined(separator: ", ")
        try await one.vault.database.write { db in
            try db.execute(
                "INSERT INTO account (\(row.columns.joined(separator: ", "))) VALUES (\(places))", row.values)
        }
        let third = try TestVault(on: address)
        #expect(try await !third.vault.accounts.exist())
    }

    @Test func `an invitation from the command line is there for every process`() async throws {
        _ = try await one.unlocked()
        let code = try LeftInvitation.leave(on: address, at: now)
        _ = try await other.vault.accounts.create(
            name: "eve", passphrase: TestVault.passphrase, with: .code(code.text), at: now)
    }
}
