import CorginaJournal
import CorginaVault
import Foundation
import Testing

@Suite struct RecoveryTests {
    private let now = TestVault.now
    private let newPassphrase = "another four words please"

    @Test func `the code sets a new passphrase and ends every session, and works until the new one is confirmed`()
        async throws
    {
        let test = try TestVault()
        let vault = test.vault
        let first = try await vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        _ = try await #require(try await vault.unlock(first.secret, at: now)).append([Sample.entry(1)])

        let second = try await vault.credentials.recover(
            name: "Ada", code: first.recoveryCode.text.lowercased(), newPassphrase: newPassphrase, from: nil, at: now)

        let journal = try #require(try await vault.unlock(second.secret, at: now))
        #expect(try await journal.entries().map(\.entry) == [Sample.entry(1)])
        #expect(try await vault.sessions.count(of: journal, at: now) == 1)
        #expect(try await vault.unlock(first.secret, at: now)?.id == nil)
        await #expect(throws: VaultError.signInFailed) {
            try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        }
        // The answer was lost: she uses the code she has once more, and is shown another.
        await #expect(throws: VaultError.recoveryFailed) {
            try await vault.credentials.recover(
                name: "ada", code: second.recoveryCode.text, newPassphrase: newPassphrase, from: nil, at: now)
        }
        let third = try await vault.credentials.recover(
            name: "ada", code: first.recoveryCode.text, newPassphrase: newPassphrase, from: nil, at: now)
        let again = try #require(try await vault.unlock(third.secret, at: now))
        #expect(try await vault.credentials.waitingCode(of: again)?.code == third.recoveryCode)
        try await vault.credentials.confirm(third.recoveryCode, of: again)
        await #expect(throws: VaultError.recoveryFailed) {
            try await vault.credentials.recover(
                name: "ada", code: first.recoveryCode.text, newPassphrase: newPassphrase, from: nil, at: now)
        }
        _ = try await vault.signIn(name: "ada", passphrase: newPassphrase, from: nil, at: now)
        _ = try await vault.credentials.recover(
            name: "ada", code: third.recoveryCode.text, newPassphrase: TestVault.passphrase, from: nil, at: now)
    }

    @Test func `the old wraps are gone from the disk`() async throws {
        let test = try TestVault()
        let first = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let slots = try test.tamper { try #require(try Data.fetchOne($0, sql: "SELECT slots FROM account")) }
        let second = try await test.vault.credentials.recover(
            name: "ada", code: first.recoveryCode.text, newPassphrase: newPassphrase, from: nil, at: now)
        func isThere(_ slot: Int) throws -> Bool {
            try test.folder.allBytes().range(of: slots.dropFirst(32 + 96 * slot + 4).prefix(40)) != nil
        }
        // The passphrase's at once, the code's once there is another on her paper.
        #expect(try !isThere(0) && isThere(1))
        try await test.vault.credentials.confirm(
            second.recoveryCode, of: #require(try await test.vault.unlock(second.secret, at: now)))
        #expect(try !isThere(1))
    }

    @Test func `another account's code, and an unknown name, fail alike`() async throws {
        let test = try TestVault()
        let ada = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        _ = try await test.vault.accounts.create(name: "grace", passphrase: TestVault.passphrase, at: now)
        for name in ["grace", "nobody"] {
            await #expect(throws: VaultError.recoveryFailed) {
                try await test.vault.credentials.recover(
                    name: name, code: ada.recoveryCode.text, newPassphrase: newPassphrase, from: nil, at: now)
            }
        }
    }

    @Test func `every wrong letter and every exchanged pair is caught before any work`() async throws {
        let test = try TestVault()
        let code = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
            .recoveryCode
        let letters = Array(code.text.filter { $0 != "-" })
        #expect(letters.count == 27)
        for position in letters.indices {
            for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" where letter != letters[position] {
                var wrong = letters
                wrong[position] = letter
                #expect(throws: VaultError.recoveryCodeMistyped) { try RecoveryCode(String(wrong)) }
            }
            for other in letters.indices where letters[other] != letters[position] {
                var exchanged = letters
                exchanged.swapAt(position, other)
                #expect(throws: VaultError.recoveryCodeMistyped) { try RecoveryCode(String(exchanged)) }
            }
        }
    }

    @Test(arguments: [
        "", "-", "ABC", "UUU", "ß", "🤰", String(repeating: "0", count: 28), String(repeating: "Z", count: 27),
    ])
    func `what is not a code is refused`(text: String) {
        #expect(throws: VaultError.recoveryCodeMistyped) { try RecoveryCode(text) }
    }

    @Test func `a code reads back however it is typed`() async throws {
        let test = try TestVault()
        for index in 0..<20 {
            let text = try await test.vault.accounts.create(
                name: "n\(index)", passphrase: TestVault.passphrase, at: now
            ).recoveryCode.text
            #expect(text.split(separator: "-").map(\.count) == Array(repeating: 3, count: 9))
            let sloppy = text.replacing("-", with: " ").replacing("0", with: "o").replacing("1", with: "l")
            #expect(try RecoveryCode(sloppy.lowercased()).text == text)
        }
    }
}
