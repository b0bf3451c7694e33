import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct InvitationTests {
    private let now = TestVault.now

    private func join(_ test: TestVault, _ code: String, name: String = "grace", at moment: Moment? = nil) async throws
    {
        _ = try await test.vault.accounts.create(
            name: name, passphrase: TestVault.passphrase, with: .code(code), at: moment ?? now)
    }

    @Test func `an invitation makes one account and no second`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code = try await test.vault.invitations.make(by: ada, details: Array("Grace".utf8), at: now)
        #expect(code.text.count == 24)
        #expect(try await test.vault.invitations.all(of: ada, at: now).map(\.details) == [Array("Grace".utf8)])
        try await join(test, code.text.lowercased().replacing("-", with: " "))
        #expect(try await test.vault.invitations.all(of: ada, at: now).isEmpty)
        await #expect(throws: VaultError.invitationNotValid) { try await join(test, code.text, name: "eve") }
        // The new diary is its own.
        let grace = try await test.vault.unlock(name: "grace", passphrase: TestVault.passphrase, at: now)
        #expect(grace.id != ada.id)
    }

    @Test func `two at once, and one gets in`() async throws {
        let test = try TestVault()
        let code = try await test.vault.invitations.make(by: test.unlocked(), details: [], at: now)
        let joined = await withTaskGroup(of: Bool.self) { group in
            for name in ["grace", "eve", "mary", "jean"] {
                group.addTask {
                    do {
                        try await join(test, code.text, name: name)
                        return true
                    } catch { return false }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(joined == 1)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM account") } == 2)
    }

    @Test func `forty asked for at once, and there are ten`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let made = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 {
                group.addTask { (try? await test.vault.invitations.make(by: ada, details: [], at: now)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(made == 10)
        #expect(try await test.vault.invitations.all(of: ada, at: now).count == 10)
        await #expect(throws: VaultError.invitationsFull) {
            try await test.vault.invitations.make(by: ada, details: [], at: now)
        }
    }

    @Test func `eight first accounts made at once, and there is one`() async throws {
        let test = try TestVault()
        let errors = await withTaskGroup(of: VaultError?.self) { group in
            for number in 0..<8 {
                group.addTask {
                    do throws(VaultError) {
                        _ = try await test.vault.accounts.create(
                            name: "n\(number)", passphrase: TestVault.passphrase, with: .noneForTheFirst, at: now)
                        return nil
                    } catch { return error }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(errors.filter { $0 == nil }.count == 1)
        #expect(errors.compactMap(\.self).allSatisfy { $0 == .invitationNeeded })
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM account") } == 1)
    }

    @Test func `whoever has no invitation learns nothing of names, and a wrong letter is found before all else`()
        async throws
    {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code = try await test.vault.invitations.make(by: ada, details: [], at: now)
        let another = try await test.vault.invitations.make(by: ada, details: [], at: now)
        try await test.vault.invitations.revoke(
            #require(try await test.vault.invitations.find(another, of: ada, at: now)), of: ada)
        for name in ["ada", "nobody", ""] {
            await #expect(throws: VaultError.invitationNotValid) { try await join(test, another.text, name: name) }
        }
        let letters = Array(code.text)
        for index in letters.indices where letters[index] != "-" {
            var typo = letters
            typo[index] = typo[index] == "Z" ? "Y" : "Z"
            await #expect(throws: VaultError.invitationMistyped) { try await join(test, String(typo), name: "ada") }
        }
        for text in ["", "ABCD", code.text + "A", String(repeating: "0", count: 5_000), "ÄÄÄÄ"] {
            await #expect(throws: VaultError.invitationMistyped) { try await join(test, text) }
        }
        // With a good one, a name that is taken is said to be, and the invitation is not used up.
        await #expect(throws: VaultError.nameTaken) { try await join(test, code.text, name: "ada") }
        await #expect(throws: VaultError.passphraseTooShort) {
            try await test.vault.accounts.create(name: "grace", passphrase: "short", with: .code(code.text), at: now)
        }
        try await join(test, code.text)
    }

    @Test func `an invitation is over after a week`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code = try await test.vault.invitations.make(by: ada, details: [], at: now)
        let late = now.advanced(bySeconds: 8 * 86_400)
        await #expect(throws: VaultError.invitationNotValid) { try await join(test, code.text, at: late) }
        #expect(try await test.vault.invitations.all(of: ada, at: late).isEmpty)
        try await join(test, code.text, at: now.advanced(bySeconds: 6 * 86_400))
    }

    /// It is 16:30 in Greenwich when it is made: 27,000 seconds before the day is over.
    @Test(
        arguments: [(7 * 86_400 + 26_999, true), (7 * 86_400 + 27_000, false), (400 * 86_400, false)], [false, true])
    func `an invitation is good until the seventh day after is over, also one from the command line`(
        later: (seconds: Int, isGood: Bool), isLeft: Bool
    ) async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code =
            isLeft
            ? try LeftInvitation.leave(in: test.folder.path, at: now)
            : try await test.vault.invitations.make(by: ada, details: [], at: now)
        let moment = now.advanced(bySeconds: later.seconds)
        if later.isGood {
            try await join(test, code.text, at: moment)
        } else {
            await #expect(throws: VaultError.invitationNotValid) { try await join(test, code.text, at: moment) }
        }
    }

    @Test func `the table tells neither code nor whose it is`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        let code = try await test.vault.invitations.make(by: ada, details: Array("my sister".utf8), at: now)
        _ = try LeftInvitation.leave(in: test.folder.path, at: now)
        #expect(try await test.vault.invitations.all(of: grace, at: now).isEmpty)
        #expect(try await test.vault.invitations.find(code, of: grace, at: now) == nil)
        let bytes = try test.folder.allBytes()
        for word in [code.text, code.text.replacing("-", with: ""), "my sister"] {
            #expect(bytes.range(of: Data(word.utf8)) == nil)
        }
        for number in 2...10 { _ = try await test.vault.invitations.make(by: ada, details: [UInt8(number)], at: now) }
        await #expect(throws: VaultError.invitationsFull) {
            try await test.vault.invitations.make(by: ada, details: [], at: now)
        }
        #expect("\(code)" == "an invitation")
    }

    @Test func `one left on the command line is taken in by the running server, once`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code = try LeftInvitation.leave(in: test.folder.path, at: now)
        #expect(test.folder.files.filter { $0.hasPrefix("corgina-invitation-") }.count == 1)
        #expect(
            try test.folder.mode(of: #require(test.folder.files.first { $0.hasPrefix("corgina-invitation-") })) == 0o600
        )
        try await join(test, code.text)
        #expect(!test.folder.files.contains { $0.hasPrefix("corgina-invitation-") })
        await #expect(throws: VaultError.invitationNotValid) { try await join(test, code.text, name: "eve") }
        #expect(try await test.vault.invitations.all(of: ada, at: now).isEmpty)
        // Something else of that name does no harm.
        try Data("nonsense".utf8).write(to: URL(filePath: test.folder.path + "/corgina-invitation-x"))
        await #expect(throws: VaultError.invitationNotValid) { try await join(test, code.text, name: "eve") }
    }

    @Test func `an invitation made before the diary got another key is still hers, and counts`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let code = try await test.vault.invitations.make(by: ada, details: [5], at: now)
        let renewed = try await test.renewKey(of: ada).secret
        let again = try #require(try await test.vault.unlock(renewed, at: now))
        #expect(try await test.vault.invitations.find(code, of: again, at: now)?.details == [5])
        try await join(test, code.text)
    }

    @Test func `no invitation is in a backup`() async throws {
        let test = try TestVault()
        _ = try await test.vault.invitations.make(by: test.unlocked(), details: [], at: now)
        let folder = try TemporaryFolder()
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: folder.path + "/one")
        let count = try await DatabaseQueue(path: folder.path + "/one").read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM invitation")
        }
        #expect(count == 0)
    }
}
