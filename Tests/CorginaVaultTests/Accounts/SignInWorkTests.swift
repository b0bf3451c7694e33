import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// That a name is unknown shows neither in the answer nor in the work. What a clock says of it is `corgina bench sign-in`.
@Suite struct SignInWorkTests {
    @Test func `unknown names and wrong passphrases take the same derivations, of the same cost, and the same error`()
        async throws
    {
        let test = try TestVault()
        _ = try await test.unlocked()
        var work: [String: [Int]] = [:]
        for day in 0..<200 {
            let moment = TestVault.now.advanced(bySeconds: day * 2 * 86_400)
            for name in ["ada", "nobody \(day)"] {
                let before = test.vault.derivation.workDone
                await #expect(throws: VaultError.signInFailed) {
                    try await test.vault.signIn(
                        name: name, passphrase: "a wrong one, by mistake", from: "192.0.2.\(day % 8)", at: moment)
                }
                let done = test.vault.derivation.workDone - before
                work[name == "ada" ? "known" : "unknown", default: []].append(done)
            }
        }
        let once = try #require(TestVault.cheap).work
        #expect(work["known"] == Array(repeating: once, count: 200))
        #expect(work["unknown"] == work["known"])
    }

    @Test func `attempts at unknown names are counted as those at known ones`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        for name in ["ada", "nobody"] {
            for _ in 0..<5 {
                await #expect(throws: VaultError.signInFailed) {
                    try await test.vault.signIn(
                        name: name, passphrase: "a wrong one, by mistake", from: nil, at: TestVault.now)
                }
            }
            await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
                try await test.vault.signIn(
                    name: name, passphrase: "a wrong one, by mistake", from: nil, at: TestVault.now)
            }
        }
    }
}
