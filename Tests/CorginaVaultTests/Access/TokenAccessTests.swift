import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation
import GRDB
import Testing

/// Accesses for shortcuts and scripts, beside those of calendars.
@Suite struct TokenAccessTests {
    private let now = TestVault.now

    @Test(arguments: AccessScope.allCases)
    func `an access opens what it is for and nothing else`(scope: AccessScope) async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await test.vault.access.grant(scope, to: journal, details: [scope.rawValue])
        for other in AccessScope.allCases {
            let opened = try test.vault.access.open(secret, for: other)
            #expect((opened != nil) == (other == scope), "\(other)")
            #expect(try await test.vault.access.all(other, of: journal).count == (other == scope ? 1 : 0))
        }
        let opened = try #require(try test.vault.access.open(secret, for: scope))
        #expect(opened.details == [scope.rawValue] && opened.journal.id == journal.id)
        // What names it changes what is kept about it, and only as what it is for.
        for other in AccessScope.allCases where other != scope {
            try await test.vault.access.change(opened.id, other, of: journal, details: [99])
            #expect(try test.vault.access.open(secret, for: other) == nil)
            try await test.vault.access.change(opened.id, scope, of: journal, details: [7])
            #expect(try test.vault.access.open(secret, for: scope)?.details == [7])
        }
    }

    @Test func `signing out everywhere ends tokens and calendars, and their bytes`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let calendar = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        let other = try await test.vault.access.grant(.interface, to: test.unlocked(name: "grace"), details: [1])
        let token = try await test.vault.access.grant(.interface, to: journal, details: [2])
        let opened = try #require(try test.vault.access.open(token, for: .interface))
        let sealed = try #require(
            try test.tamper {
                try Data.fetchOne($0, sql: "SELECT sealed FROM access WHERE token_hash = ?", arguments: [opened.id])
            })
        #expect(try test.folder.allBytes().range(of: sealed.suffix(48)) != nil)
        try await test.vault.sessions.endAll(of: journal)
        #expect(try test.vault.access.open(token, for: .interface) == nil)
        #expect(try test.folder.allBytes().range(of: sealed.suffix(48)) == nil)
        #expect(try test.vault.access.open(calendar, for: .calendarFeed) == nil)
        #expect(try test.vault.access.open(other, for: .interface) != nil)
    }

    @Test func `another passphrase and another key end tokens and calendars`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let calendar = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        let token = try await test.vault.access.grant(.interface, to: journal, details: [2])
        let new = "five other unrelated words here"
        let session = try await test.vault.credentials.changePassphrase(
            of: journal, from: TestVault.passphrase, to: new, at: now)
        #expect(try test.vault.access.open(token, for: .interface) == nil)
        #expect(try test.vault.access.open(calendar, for: .calendarFeed) == nil)
        let again = try #require(try await test.vault.unlock(session, at: now))
        let second = try await test.vault.access.grant(.interface, to: again, details: [3])
        let other = try await test.vault.access.grant(.calendarFeed, to: again, details: [4])
        #expect(try test.vault.access.open(second, for: .interface) != nil)
        _ = try await test.renewKey(of: again, passphrase: new)
        #expect(try test.vault.access.open(second, for: .interface) == nil)
        #expect(try test.vault.access.open(other, for: .calendarFeed) == nil)
    }

    @Test func `a wrong passphrase ends nothing`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let token = try await test.vault.access.grant(.interface, to: journal, details: [2])
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.vault.credentials.changePassphrase(
                of: journal, from: "not the passphrase", to: "five other unrelated words here", at: now)
        }
        #expect(try test.vault.access.open(token, for: .interface) != nil)
    }

    @Test func `locking and ending one session leave tokens as they are`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        let token = try await test.vault.access.grant(.interface, to: journal, details: [])
        try await test.vault.sessions.lock(admission.secret, at: now)
        #expect(try test.vault.access.open(token, for: .interface) != nil)
        try await test.vault.sessions.end(admission.secret, at: now)
        #expect(try test.vault.access.open(token, for: .interface) != nil)
    }

    @Test func `what an access opens stays in memory only where something else keeps it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        let diaries = test.vault.diaries
        #expect(try await diaries.folded(for: journal, keeping: false).head.sequence == 3)
        #expect(await diaries.entryCount == 0)
        _ = try await diaries.folded(for: journal)
        _ = try await journal.append([Sample.entry(4)])
        #expect(try await diaries.folded(for: journal, keeping: false).head.sequence == 4)
        #expect(await diaries.entryCount == 4)
        await diaries.forget(journal.id)
        _ = try await diaries.folded(for: journal, keeping: false)
        #expect(await diaries.entryCount == 0)
    }

    @Test func `entries are found by their names, as they were written`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...5))
        let ids = Sample.entries(1...9).map(\.id)
        #expect(try await journal.entries(named: [ids[2], ids[3]]) == Sample.entries(3...4))
        #expect(try await journal.entries(named: [ids[0], ids[8]]) == [Sample.entry(1)])
        #expect(try await journal.entries(named: [ids[7], ids[8]]) == [])
        #expect(try await journal.entries(named: []) == [])
    }
}
