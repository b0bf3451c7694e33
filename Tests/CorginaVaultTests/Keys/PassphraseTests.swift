import CorginaVault
import Testing

@Suite struct PassphraseTests {
    private func create(_ passphrase: String, in test: TestVault) async throws(VaultError) -> Admission {
        try await test.vault.accounts.create(name: "ada", passphrase: passphrase, at: TestVault.now)
    }

    @Test(
        arguments: [
            ("", .passphraseTooShort), ("elevenchars", .passphraseTooShort), ("a b c d", .passphraseTooShort),
            ("   short       ", .passphraseTooShort), ("aaaaaaaaaaaaaaaa", .passphraseTooCommon),
            ("abababababababab", .passphraseTooCommon), ("password1234", .passphraseTooCommon),
            ("Password 12345", .passphraseTooCommon), ("passwordpassword", .passphraseTooCommon),
            ("correct horse battery staple", .passphraseTooCommon), ("qwertyuiopasdf", .passphraseTooCommon),
            ("123456789012", .passphraseTooCommon), ("I love you so much!", .passphraseTooCommon),
            ("pregnancy2026", .passphraseTooCommon), ("zyxwvutsrqponm", .passphraseTooCommon),
            (String(repeating: "long words ", count: 400), .passphraseTooLong),
        ] as [(String, VaultError)])
    func `weak passphrases are refused with what to do`(passphrase: String, error: VaultError) async throws {
        let test = try TestVault()
        await #expect(throws: error) { try await create(passphrase, in: test) }
        #expect(error.description.hasSuffix("."))
    }

    @Test(arguments: [
        "ox ant cat ewe", "twelve chars", "wir backen heute brot", "今日は天気がいいですね本当に", "🐕 corgi naps under table",
        "🐕🐈🐎🐄🐖🐏🐑🐐🐪🐘🦒🦓",
    ])
    func `good ones are taken`(passphrase: String) async throws {
        let test = try TestVault()
        _ = try await create(passphrase, in: test)
        _ = try await test.vault.signIn(name: "ada", passphrase: passphrase, from: nil, at: TestVault.now)
    }

    @Test(arguments: [
        ("caf\u{E9} at the corner", "cafe\u{301} at the corner"),
        ("four plain words here", "four\u{A0}plain\u{3000}words here "),
        ("ｆｕｌｌｗｉｄｔｈ　ｗｏｒｄｓ", "fullwidth words"),
    ])
    func `two keyboards that compose differently type the same passphrase`(chosen: String, typed: String) async throws {
        let test = try TestVault()
        _ = try await create(chosen, in: test)
        _ = try await test.vault.signIn(name: "ada", passphrase: typed, from: nil, at: TestVault.now)
    }
}
