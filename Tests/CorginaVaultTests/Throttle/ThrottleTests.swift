import CorginaCore
import CorginaVault
import Testing

@Suite struct ThrottleTests {
    private let start = TestVault.now

    private func guess(_ vault: Vault, _ name: String = "ada", from address: String? = nil, at now: Moment) async
        -> VaultError?
    {
        do throws(VaultError) {
            _ = try await vault.signIn(name: name, passphrase: "not this one at all", from: address, at: now)
            return nil
        } catch { return error }
    }

    @Test func `five attempts are free, then each waits twice as long, up to fifteen minutes`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        var now = start
        for _ in 0..<5 { #expect(await guess(test.vault, at: now) == .signInFailed) }
        for wait in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900] {
            #expect(await guess(test.vault, at: now) == .tooManyAttempts(seconds: wait))
            now = now.advanced(bySeconds: wait - 1)
            #expect(await guess(test.vault, at: now) == .tooManyAttempts(seconds: 1))
            now = now.advanced(bySeconds: 1)
            #expect(await guess(test.vault, at: now) == .signInFailed)
        }
    }

    @Test func `a thousand guesses in ten minutes are at most thirty`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        var evaluated = 0
        for second in 0..<600 where await guess(test.vault, at: start.advanced(bySeconds: second)) == .signInFailed {
            evaluated += 1
        }
        #expect(evaluated <= 30)
        #expect(evaluated >= 5)
    }

    @Test func `guesses made at once count like guesses made in turn`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        let evaluated = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 { group.addTask { await guess(test.vault, at: start) == .signInFailed } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(evaluated <= 5)
    }

    @Test func `success forgets the account's attempts`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        for _ in 0..<3 {
            for _ in 0..<4 { #expect(await guess(test.vault, at: start) == .signInFailed) }
            _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: start)
        }
    }

    @Test func `an account that is not there is throttled just the same`() async throws {
        let test = try TestVault()
        for _ in 0..<5 { #expect(await guess(test.vault, "nobody", at: start) == .signInFailed) }
        #expect(await guess(test.vault, "nobody", at: start) == .tooManyAttempts(seconds: 1))
    }

    @Test func `an address that tries many accounts is slowed down, its neighbours in the network too`() async throws {
        let test = try TestVault()
        for number in 0..<5 {
            #expect(await guess(test.vault, "n\(number)", from: "192.0.2.\(number)", at: start) == .signInFailed)
        }
        for address in ["192.0.2.77", "::ffff:192.0.2.9"] {
            #expect(await guess(test.vault, "other", from: address, at: start) == .tooManyAttempts(seconds: 1))
        }
        #expect(await guess(test.vault, "other", from: "198.51.100.1", at: start) == .signInFailed)
        for number in 0..<5 {
            #expect(await guess(test.vault, "m\(number)", from: "2001:db8::\(number)", at: start) == .signInFailed)
        }
        #expect(await guess(test.vault, "mm", from: "2001:db8::ffff:1%eth0", at: start) == .tooManyAttempts(seconds: 1))
        #expect(await guess(test.vault, "mm", from: "2001:db8:0:1::1", at: start) == .signInFailed)
        #expect(await guess(test.vault, "mmm", from: "not an address", at: start) == .signInFailed)
    }

    @Test func `signing in well does not use up the address`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        for _ in 0..<12 {
            _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: "192.0.2.1", at: start)
        }
    }

    @Test func `the count outlives a restart, and a clock set back makes no one wait longer`() async throws {
        let folder = try TemporaryFolder()
        try await {
            let test = try TestVault(in: folder)
            _ = try await test.unlocked()
            for second in 0..<7 { _ = await guess(test.vault, at: start.advanced(bySeconds: second * 10)) }
        }()
        let test = try TestVault(in: folder)
        #expect(await guess(test.vault, at: start.advanced(bySeconds: 60)) == .tooManyAttempts(seconds: 4))
        #expect(await guess(test.vault, at: start.advanced(bySeconds: -1_000_000)) == .tooManyAttempts(seconds: 4))
        #expect(await guess(test.vault, at: start.advanced(bySeconds: 86_400 * 2)) == .signInFailed)
        #expect(await guess(test.vault, at: start.advanced(bySeconds: 86_400 * 2)) == .signInFailed)
    }
}
