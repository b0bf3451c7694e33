import CorginaCore
import CorginaJournal
import Foundation
import Testing

@testable import CorginaVault

/// Two processes of one database: what holds in one holds in both.
@Suite(.besidePostgres) struct ManyProcessesTests {
    private let now = TestVault.now
    private let (one, other): (TestVault, TestVault)
    private let address: PostgresAddress

    init() throws {
        let name = "corgina_\(UInt32.random(in: 0...UInt32.max))"
        address = try TestPostgres.fresh(named: name)
        (one, other) = (try TestVault(on: address), try TestVault(on: address))
    }

    private func signIn(_ test: TestVault) async throws -> (SessionSecret, UnlockedJournal) {
        let secret = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        return (secret, try #require(try await test.vault.unlock(secret, at: now)))
    }

    @Test func `what is written at one is read at the other, by the same session`() async throws {
        let journal = try await one.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        let (secret, there) = try await signIn(other)
        #expect(try await other.vault.diaries.diary(for: there) == one.vault.diaries.diary(for: journal))
        _ = try await there.append(Sample.entries(4...5))
        #expect(try await one.vault.diaries.folded(for: journal).head.sequence == 5)
        #expect(try await one.vault.unlock(secret, at: now) != nil)
    }

    @Test func `signing out everywhere is everywhere at once`() async throws {
        let journal = try await one.unlocked()
        let (secret, _) = try await signIn(other)
        try await one.vault.sessions.endAll(of: journal)
        #expect(try await other.vault.unlock(secret, at: now) == nil)
    }

    @Test func `entries logged at both at the same time are all there once, in one chain`() async throws {
        let journals = [try await one.unlocked(), try await signIn(other).1]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { _ = try await journals[number % 2].append([Sample.entry(number)]) }
            }
            try await group.waitForAll()
        }
        let result = try await one.vault.verify()
        #expect(result.isSound && result.entries == 20)
    }

    @Test func `an invitation makes one account, wherever many use it at once`() async throws {
        let code = try await one.vault.invitations.make(by: one.unlocked(), details: [], at: now)
        let made = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                let vault = number.isMultiple(of: 2) ? one.vault : other.vault
                group.addTask {
                    let account = try? await vault.accounts.create(
                        name: "n\(number)", passphrase: TestVault.passphrase, with: .code(code.text), at: now)
                    return account != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 1)
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM account", on: address) == [2])
    }

    @Test func `guesses at both are counted together`() async throws {
        _ = try await one.unlocked()
        for number in 0..<Throttle.freeAttempts {
            await #expect(throws: VaultError.signInFailed) {
                let vault = number.isMultiple(of: 2) ? one.vault : other.vault
                _ = try await vault.signIn(name: "ada", passphrase: "a wrong passphrase", from: nil, at: now)
            }
        }
        for vault in [one.vault, other.vault] {
            await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
                try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
            }
        }
    }

    @Test func `what one closes or retires the other hears`() async throws {
        let (heard, say) = AsyncStream<SharedChange?>.makeStream()
        other.vault.database.listen { say.yield($0) }
        var changes = heard.makeAsyncIterator()
        // That it listens from now on.
        #expect(await changes.next() == .some(nil))
        let expected: [SharedChange] = [.closed(.random()), .retired(.random(32))]
        await one.vault.database.announce(expected)
        for change in expected { #expect(await changes.next() == change) }
    }

    @Test func `a key retired at one writes nothing at the other`() async throws {
        let journal = try await one.unlocked()
        let (_, there) = try await signIn(other)
        _ = try await one.renewKey(of: journal)
        // A request that began before, with the key of before, in a process that was not told.
        await #expect(throws: VaultError.keyRetired) { try await there.append([Sample.entry(1)]) }
        await #expect(throws: VaultError.keyRetired) { try await there.stage([1], as: RecordID(high: 1, low: 1)) }
        #expect(try await one.vault.verify().isSound)
    }

    @Test func `connections that are cut are made anew, and what was acknowledged is there`() async throws {
        let journal = try await one.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        let name = try #require(address.options["application_name"])
        try TestPostgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '\(name)'")
        _ = try await journal.append([Sample.entry(4)])
        #expect(try await one.vault.diaries.folded(for: journal).head.sequence == 4)
        #expect(await one.vault.health.canServe())
        try one.vault.close()
        #expect(await !one.vault.health.canServe())
    }
}
