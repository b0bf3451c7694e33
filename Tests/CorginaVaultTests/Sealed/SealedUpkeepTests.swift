import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What is done for all diaries holds for sealed ones.
@Suite struct SealedUpkeepTests {
    private let now = TestVault.now
    private let device = TestDevice()

    @Test func `a backup restored elsewhere has the diary, and its devices sign in there`() async throws {
        let test = try SealedTest()
        _ = try await test.create(device, Sample.entries(1...4))
        let shelf = try TemporaryFolder()
        #expect(try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one").isSound)
        #expect(try await Backup.restore(shelf.path + "/one", to: shelf.path + "/new").entries == 4)
        let restored = try SealedTest(TestVault(in: TemporaryFolder(adopting: shelf.path + "/new")))
        let (_, session) = try await restored.signIn(device)
        #expect(try await restored.diaries.head(for: session) == test.diaries.head(for: test.signIn(device).session))
        #expect(try await restored.vault.verify().isSound)
    }

    @Test func `an account that was erased is gone, and stays gone when a backup is restored`() async throws {
        let test = try SealedTest()
        let (secret, session) = try await test.create(device, Sample.entries(1...4))
        let shelf = try TemporaryFolder()
        _ = try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one")
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.diaries.erase(
                showing: #require(Proof(bytes: Data.random(32))), of: .passphrase, by: session, at: now)
        }
        try await test.diaries.erase(showing: device.proof(.recovery), of: .recovery, by: session, at: now)
        await #expect(throws: VaultError.signInFailed) { try await test.session(secret) }
        let left = try test.test.tamper { db in
            try ["account", "proof", "pass", "journal", "session", "renewal"].map {
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)")
            }
        }
        #expect(left == [0, 0, 0, 0, 0, 0])
        #expect(try await test.vault.verify().isSound)

        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.test.folder.path))
        let result = try await Backup.restore(shelf.path + "/one", to: shelf.path + "/new")
        #expect(result.erasedAccounts == 1 && result.entries == 0)
        let passes = try await DatabaseQueue(path: shelf.path + "/new/corgina.sqlite").read { db in
            try ["proof", "pass"].map { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") }
        }
        #expect(passes == [0, 0])
    }

    @Test(arguments: [
        "UPDATE proof SET hashes = zeroblob(128)", "DELETE FROM proof", "UPDATE pass SET hash = zeroblob(32)",
        "DELETE FROM pass", "DELETE FROM safeguard WHERE kind IN ('pass', 'proof')",
        "UPDATE account SET slots = zeroblob(416)",
    ])
    func `what lets a device in is kept twice: it works at once, and the next opening mends it`(sql: String)
        async throws
    {
        let folder = try TemporaryFolder()
        try await {
            let test = try SealedTest(TestVault(in: folder))
            _ = try await test.create(device)
            try test.test.tamper { try $0.execute(sql: sql) }
            #expect(try await !test.vault.verify().isSound)
            _ = try await test.signIn(device)
        }()
        let again = try SealedTest(TestVault(in: folder))
        #expect(try await again.vault.verify().isSound)
        _ = try await again.signIn(device)
    }

    @Test func `a changed row is found without a key`() async throws {
        let test = try SealedTest()
        _ = try await test.create(device, Sample.entries(1...3))
        try test.test.tamper { db in
            try db.execute(sql: "UPDATE journal SET sealed = zeroblob(length(sealed)) WHERE sequence = 2")
        }
        let problems = try await test.vault.verify().problems
        #expect(problems.map(\.sequence) == [2])
    }

    @Test func `nothing in the folder is a secret of hers or opens anything`() async throws {
        let folder = try TemporaryFolder()
        let word = "qzvkwmxjtrpldhgbnfcsyaeu"
        var phone = device
        phone.passphrase = "four \(word) words here"
        let cookie = try await { [phone] in
            let test = try SealedTest(TestVault(in: folder))
            let (secret, _) = try await test.create(phone, name: word, [Sample.entry(1, word)])
            _ = try await test.signIn(phone, name: word)
            try test.vault.close()
            return secret.cookieValue
        }()
        var all = Data()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            all += FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
        }
        let root = try phone.root(.passphrase)
        let secrets: [Data] = [
            Data(word.utf8), phone.dataKey.key.withUnsafeBytes { Data($0) }, phone.code.bytes,
            root.withUnsafeBytes { Data($0) }, TestDevice.wrapping(root).withUnsafeBytes { Data($0) },
            Data(cookie.utf8),
        ]
        for secret in secrets { #expect(all.range(of: secret) == nil) }
        #expect(all.range(of: phone.salt) != nil)
    }
}
