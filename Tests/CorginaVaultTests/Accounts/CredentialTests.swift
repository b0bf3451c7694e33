import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct CredentialTests {
    private let other = "four other words then"

    private func signIn(_ test: TestVault, _ passphrase: String) async throws -> SessionSecret {
        try await test.vault.signIn(name: "ada", passphrase: passphrase, from: nil, at: TestVault.now)
    }

    @Test func `a changed passphrase opens the same diary, the old one nothing, and old sessions are over`()
        async throws
    {
        let test = try TestVault()
        let made = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, at: TestVault.now)
        let journal = try #require(try await test.vault.unlock(made.secret, at: TestVault.now))
        _ = try await journal.append(Sample.entries(1...3))
        let elsewhere = try await signIn(test, TestVault.passphrase)
        let slotsBefore = try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") }
        let journalBefore = try test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM journal") }

        let fresh = try await test.vault.credentials.changePassphrase(
            of: journal, from: TestVault.passphrase, to: other, at: TestVault.now)
        #expect(try await test.vault.unlock(made.secret, at: TestVault.now) == nil)
        #expect(try await test.vault.unlock(elsewhere, at: TestVault.now) == nil)
        #expect(try await test.vault.unlock(fresh, at: TestVault.now)?.entries().count == 3)
        await #expect(throws: VaultError.signInFailed) { try await signIn(test, TestVault.passphrase) }
        let again = try await signIn(test, other)
        #expect(try await test.vault.unlock(again, at: TestVault.now)?.entries().map(\.entry) == Sample.entries(1...3))
        // Rewrapped, not sealed anew.
        #expect(try test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM journal") } == journalBefore)
        // What the old passphrase opened is gone from the disk.
        let wrap = try #require(slotsBefore).dropFirst(35).prefix(93)
        #expect(try test.folder.allBytes().range(of: wrap) == nil)
        // The recovery code is the same as before.
        _ = try await test.vault.credentials.recover(
            name: "ada", code: made.recoveryCode.text, newPassphrase: TestVault.passphrase, from: nil,
            at: TestVault.now)
    }

    @Test func `without the passphrase nothing is changed, and guesses are slowed down`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let before = try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") }
        for attempt in 1...5 {
            await #expect(throws: VaultError.passphraseWrong) {
                try await test.vault.credentials.confirm(
                    "wrong guess number \(attempt)", of: journal, at: TestVault.now)
            }
        }
        await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
            try await test.vault.credentials.changePassphrase(
                of: journal, from: "a wrong one again", to: other, at: TestVault.now)
        }
        await #expect(throws: VaultError.passphraseTooShort) {
            try await test.vault.credentials.changePassphrase(
                of: journal, from: TestVault.passphrase, to: "short", at: TestVault.now)
        }
        #expect(try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") } == before)
        #expect(try await journal.entries().isEmpty)
    }

    @Test func `a new recovery code takes the old one's place once it is confirmed, and not before`() async throws {
        let test = try TestVault()
        let made = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, at: TestVault.now)
        let journal = try #require(try await test.vault.unlock(made.secret, at: TestVault.now))
        _ = try await journal.append(Sample.entries(1...2))
        let code = try await test.vault.credentials.renewRecoveryCode(
            of: journal, passphrase: TestVault.passphrase, at: TestVault.now)
        #expect(code != made.recoveryCode)
        #expect(try await test.vault.credentials.waitingCode(of: journal)?.code == code)
        #expect(try await test.vault.credentials.waitingCode(of: journal)?.replacesAnother == true)
        let slots = try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") }
        await #expect(throws: VaultError.interrupted) {
            try await test.vault.credentials.confirm(made.recoveryCode, of: journal)
        }
        #expect(try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") } == slots)
        try await test.vault.credentials.confirm(code, of: journal)
        #expect(try await test.vault.credentials.waitingCode(of: journal) == nil)
        await #expect(throws: VaultError.recoveryFailed) {
            try await test.vault.credentials.recover(
                name: "ada", code: made.recoveryCode.text, newPassphrase: other, from: nil, at: TestVault.now)
        }
        let recovered = try await test.vault.credentials.recover(
            name: "ada", code: code.text, newPassphrase: other, from: nil, at: TestVault.now)
        #expect(try await test.vault.unlock(recovered.secret, at: TestVault.now)?.entries().count == 2)
    }

    @Test func `one account's passphrase confirms nothing of another's`() async throws {
        let test = try TestVault()
        _ = try await test.vault.accounts.create(name: "eve", passphrase: other, at: TestVault.now)
        let journal = try await test.unlocked(name: "ada")
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.vault.credentials.confirm(other, of: journal, at: TestVault.now)
        }
    }

    @Test func `name and passphrase open a diary without a session`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...2))
        let sessions = try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM session") }
        let journal = try await test.vault.unlock(name: " Ada ", passphrase: TestVault.passphrase, at: TestVault.now)
        #expect(try await journal.entries().count == 2)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM session") } == sessions)
        await #expect(throws: VaultError.signInFailed) {
            try await test.vault.unlock(name: "ada", passphrase: other, at: TestVault.now)
        }
        await #expect(throws: VaultError.signInFailed) {
            try await test.vault.unlock(name: "nobody", passphrase: other, at: TestVault.now)
        }
    }
}
