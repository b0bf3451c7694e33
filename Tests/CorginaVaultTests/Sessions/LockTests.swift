import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct LockTests {
    private let now = TestVault.now

    private func after(_ minutes: Int) -> Moment { now.advanced(bySeconds: minutes * 60) }

    private func begun(_ test: TestVault, lockAfter minutes: Int = 0) async throws -> SessionSecret {
        let secret = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, details: [7], at: now
        ).secret
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        _ = try await journal.append(Sample.entries(1...3))
        try await journal.stage([1, 2, 3], as: RecordID(high: 5, low: 5))
        if minutes > 0 { try await test.vault.sessions.setLock(afterMinutes: minutes, of: journal, at: now) }
        return secret
    }

    private func isLocked(_ test: TestVault, _ secret: SessionSecret, _ moment: Moment) async throws -> Bool {
        if case .locked = try await test.vault.sessions.open(secret, at: moment) { return true }
        return false
    }

    @Test func `locking takes the wrap off the disk and the diary out of memory, and the cookie opens nothing`()
        async throws
    {
        let test = try TestVault()
        let secret = try await begun(test)
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        _ = try await test.vault.diaries.diary(for: journal)
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM session") })

        try await test.vault.sessions.lock(secret, at: now)

        #expect(try await isLocked(test, secret, now))
        #expect(await test.vault.diaries.entryCount == 0)
        #expect(try test.folder.allBytes().range(of: sealed.suffix(48)) == nil)
        let noise = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM session") })
        #expect(noise.count == sealed.count && noise.first == sealed.first)
        // Locking twice is locking.
        try await test.vault.sessions.lock(secret, at: now)
        #expect(try await isLocked(test, secret, now))
    }

    @Test func `the passphrase opens it again under a fresh secret, with draft, name and entries`() async throws {
        let test = try TestVault()
        let secret = try await begun(test)
        try await test.vault.sessions.lock(secret, at: now)
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.vault.sessions.unlock(secret, passphrase: "not the passphrase", at: now)
        }
        let fresh = try await test.vault.sessions.unlock(secret, passphrase: TestVault.passphrase, at: now)
        #expect(fresh.cookieValue != secret.cookieValue)
        #expect(try await test.vault.unlock(secret, at: now) == nil)
        guard case .open(let session) = try await test.vault.sessions.open(fresh, at: now) else {
            Issue.record("not open")
            return
        }
        #expect(session.device.details == [7])
        #expect(try await session.journal.entries().count == 3)
        #expect(try await session.journal.staged(RecordID(high: 5, low: 5)) == [1, 2, 3])
        #expect(try await test.vault.sessions.count(of: session.journal, at: now) == 1)
        await #expect(throws: VaultError.signInFailed) {
            try await test.vault.sessions.unlock(secret, passphrase: TestVault.passphrase, at: now)
        }
    }

    @Test func `guesses at the lock count like guesses at the door`() async throws {
        let test = try TestVault()
        let secret = try await begun(test)
        try await test.vault.sessions.lock(secret, at: now)
        for guess in 1...5 {
            await #expect(throws: VaultError.passphraseWrong) {
                try await test.vault.sessions.unlock(secret, passphrase: "wrong guess \(guess)", at: now)
            }
        }
        await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
            try await test.vault.sessions.unlock(secret, passphrase: TestVault.passphrase, at: now)
        }
    }

    @Test func `a session nobody uses locks itself, one that is used does not`() async throws {
        let test = try TestVault()
        let secret = try await begun(test, lockAfter: 10)
        for minute in stride(from: 9, through: 54, by: 9) {
            #expect(try await test.vault.sessions.lockIdle(at: after(minute)) == 0)
            #expect(try await test.vault.unlock(secret, at: after(minute)) != nil)
        }
        #expect(try await test.vault.sessions.lockIdle(at: after(63)) == 0)
        #expect(try await test.vault.sessions.lockIdle(at: after(64)) == 1)
        #expect(try await isLocked(test, secret, after(64)))
    }

    @Test func `it is locked though nobody has looked yet, and a clock set back locks too`() async throws {
        for moment in [after(11), now.advanced(bySeconds: -7_200)] {
            let test = try TestVault()
            let secret = try await begun(test, lockAfter: 10)
            #expect(try await test.vault.unlock(secret, at: moment) == nil)
            #expect(try await isLocked(test, secret, now))
        }
    }

    @Test func `without her choice nothing locks, and she can take it back`() async throws {
        let test = try TestVault()
        let secret = try await begun(test)
        #expect(try await test.vault.sessions.lockIdle(at: after(600)) == 0)
        let journal = try #require(try await test.vault.unlock(secret, at: after(600)))
        try await test.vault.sessions.setLock(afterMinutes: 5, of: journal, at: after(600))
        try await test.vault.sessions.setLock(afterMinutes: 0, of: journal, at: after(601))
        #expect(try await test.vault.sessions.lockIdle(at: after(900)) == 0)
        #expect(try await test.vault.unlock(secret, at: after(900)) != nil)
    }

    @Test func `her choice is for all her devices, those that sleep and those to come, and nobody else's`() async throws
    {
        let test = try TestVault()
        let phone = try await begun(test)
        let laptop = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let other = try await test.vault.accounts.create(name: "grace", passphrase: TestVault.passphrase, at: now)
            .secret
        let journal = try #require(try await test.vault.unlock(phone, at: now))
        try await test.vault.sessions.setLock(afterMinutes: 5, of: journal, at: now)
        let tablet = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        #expect(try await test.vault.sessions.lockIdle(at: after(5)) == 3)
        for secret in [phone, laptop, tablet] { #expect(try await isLocked(test, secret, after(5))) }
        #expect(try await test.vault.unlock(other, at: after(5)) != nil)
    }

    @Test func `a restart locks what locks itself, and nothing else`() async throws {
        let folder = try TemporaryFolder()
        let (mine, other) = try await {
            let test = try TestVault(in: folder)
            let mine = try await begun(test, lockAfter: 30)
            let other = try await test.vault.accounts.create(
                name: "grace", passphrase: TestVault.passphrase, at: now)
            return (mine.cookieValue, other.secret.cookieValue)
        }()
        let test = try TestVault(in: folder)
        #expect(try await isLocked(test, #require(SessionSecret(cookieValue: mine)), now))
        #expect(try await test.vault.unlock(#require(SessionSecret(cookieValue: other)), at: now) != nil)
    }

    @Test func `a locked session can be signed out, and ends with all others`() async throws {
        let test = try TestVault()
        let phone = try await begun(test)
        let laptop = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        try await test.vault.sessions.lock(phone, at: now)
        try await test.vault.sessions.end(phone, at: now)
        #expect(try await !isLocked(test, phone, now))
        try await test.vault.sessions.lock(laptop, at: now)
        let third = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        try await test.vault.sessions.endAll(of: #require(try await test.vault.unlock(third, at: now)))
        #expect(try await !isLocked(test, laptop, now))
    }
}
