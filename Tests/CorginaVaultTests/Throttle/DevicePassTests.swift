import CorginaCore
import Foundation
import Testing

@testable import CorginaVault

/// Guesses of strangers, and what they leave her: each way in is counted by itself.
@Suite struct DevicePassTests {
    private let now = TestVault.now

    private func guess(
        _ vault: Vault, _ passphrase: String = "not this one at all", with pass: DevicePass? = nil, at now: Moment
    ) async -> VaultError? {
        do throws(VaultError) {
            _ = try await vault.signIn(name: "ada", passphrase: passphrase, from: "192.0.2.1", with: pass, at: now)
            return nil
        } catch { return error }
    }

    /// Until the account and the network have to wait.
    private func lockOut(_ vault: Vault) async {
        for _ in 0..<5 { #expect(await guess(vault, at: now) == .signInFailed) }
        #expect(await guess(vault, TestVault.passphrase, at: now) == .tooManyAttempts(seconds: 1))
    }

    @Test func `however often strangers guess, she signs in where she has been before`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let pass = try await test.vault.devices.pass(for: journal, renewing: nil)
        await lockOut(test.vault)
        #expect(await guess(test.vault, TestVault.passphrase, with: pass, at: now) == nil)
        // The others still have to wait.
        #expect(await guess(test.vault, TestVault.passphrase, at: now) == .tooManyAttempts(seconds: 1))
    }

    @Test func `her own wrong guesses are that device's alone, and have the same waits`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let phone = try await test.vault.devices.pass(for: journal, renewing: nil)
        let laptop = try await test.vault.devices.pass(for: journal, renewing: nil)
        var later = now
        for _ in 0..<5 { #expect(await guess(test.vault, with: phone, at: later) == .signInFailed) }
        for wait in [1, 2, 4, 8] {
            #expect(await guess(test.vault, with: phone, at: later) == .tooManyAttempts(seconds: wait))
            later = later.advanced(bySeconds: wait)
            #expect(await guess(test.vault, with: phone, at: later) == .signInFailed)
        }
        for other in [laptop, nil] {
            #expect(await guess(test.vault, TestVault.passphrase, with: other, at: later) == nil)
        }
    }

    @Test func `the passphrase asked for again and the recovery code are not stopped by strangers`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        await lockOut(test.vault)
        try await test.vault.credentials.confirm(TestVault.passphrase, of: journal, at: now)
        try await test.vault.sessions.lock(admission.secret, at: now)
        let unlocked = try await test.vault.sessions.unlock(
            admission.secret, passphrase: TestVault.passphrase, at: now)
        #expect(try await test.vault.unlock(unlocked, at: now) != nil)
        _ = try await test.vault.credentials.recover(
            name: "ada", code: admission.recoveryCode.text, newPassphrase: TestVault.passphrase, from: "192.0.2.1",
            at: now)
    }

    @Test func `guesses at a locked session, and within one, wait too`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        for _ in 0..<5 {
            await #expect(throws: VaultError.passphraseWrong) {
                try await test.vault.credentials.confirm("not this one at all", of: journal, at: now)
            }
        }
        await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
            try await test.vault.credentials.confirm(TestVault.passphrase, of: journal, at: now)
        }
        try await test.vault.sessions.lock(admission.secret, at: now)
        for _ in 0..<5 {
            await #expect(throws: VaultError.passphraseWrong) {
                try await test.vault.sessions.unlock(admission.secret, passphrase: "not this one at all", at: now)
            }
        }
        await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
            try await test.vault.sessions.unlock(admission.secret, passphrase: TestVault.passphrase, at: now)
        }
    }

    @Test func `recovery tries are counted by the network they come from`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        let pass = try await test.vault.devices.pass(for: journal, renewing: nil)
        func recover(_ code: String, from address: String, with pass: DevicePass? = nil) async -> VaultError? {
            do throws(VaultError) {
                _ = try await test.vault.credentials.recover(
                    name: "ada", code: code, newPassphrase: TestVault.passphrase, from: address, with: pass, at: now)
                return nil
            } catch { return error }
        }
        for _ in 0..<5 { #expect(await recover(RecoveryCode.random().text, from: "192.0.2.1") == .recoveryFailed) }
        let code = admission.recoveryCode.text
        #expect(await recover(code, from: "192.0.2.9") == .tooManyAttempts(seconds: 1))
        // Neither another network nor a device she has signed in on has to wait; the code is used up by the first of them.
        #expect(await recover(RecoveryCode.random().text, from: "192.0.2.9", with: pass) == .recoveryFailed)
        #expect(await recover(code, from: "198.51.100.1") == nil)
    }

    @Test func `a pass counts for those who signed in there, on this server, until their recovery code is used`()
        async throws
    {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        let graces = try await test.vault.devices.pass(for: grace, renewing: nil)
        await lockOut(test.vault)
        #expect(await guess(test.vault, TestVault.passphrase, with: graces, at: now) == .tooManyAttempts(seconds: 1))
        // A tablet both have.
        let both = try await test.vault.devices.pass(for: ada, renewing: graces)
        #expect(both.id == graces.id && both.marks.count == 2)
        #expect(await guess(test.vault, TestVault.passphrase, with: both, at: now) == nil)
        let elsewhere = try TestVault()
        let foreign = try await elsewhere.vault.devices.pass(for: try await elsewhere.unlocked(), renewing: nil)
        #expect(await guess(test.vault, TestVault.passphrase, with: foreign, at: now) == .tooManyAttempts(seconds: 1))
        _ = try await test.renewKey(of: ada)
        #expect(await guess(test.vault, TestVault.passphrase, with: both, at: now) == .tooManyAttempts(seconds: 1))
    }

    @Test func `a pass is read as it was written, remembers four accounts, and nothing else is one`() async throws {
        let test = try TestVault()
        var pass = try await test.vault.devices.pass(for: test.unlocked(), renewing: nil)
        for name in ["b", "c", "d", "e"] {
            pass = try await test.vault.devices.pass(for: test.unlocked(name: name), renewing: pass)
            let read = try #require(DevicePass(cookieValue: pass.cookieValue))
            #expect(read.id == pass.id && read.marks == pass.marks && read.marks.count <= 4)
        }
        #expect(pass.marks.count == 4)
        let value = pass.cookieValue
        for wrong in ["", "x", String(value.dropLast()), value + "A", String(repeating: "!", count: 64)] {
            #expect(DevicePass(cookieValue: wrong) == nil)
        }
        #expect("\(pass)" == "a device's pass")
    }

    @Test func `the file holds nothing of it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let pass = try await test.vault.devices.pass(for: journal, renewing: nil)
        for _ in 0..<3 { #expect(await guess(test.vault, with: pass, at: now) == .signInFailed) }
        let bytes = try test.folder.allBytes()
        for secret in pass.marks + [pass.id] { #expect(bytes.range(of: secret) == nil) }
    }
}
