import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct AccountTests {
    private let now = TestVault.now

    @Test func `a new vault has no accounts, then one`() async throws {
        let test = try TestVault()
        #expect(try await !test.vault.accounts.exist())
        _ = try await test.unlocked()
        #expect(try await test.vault.accounts.exist())
    }

    @Test func `signing in opens the diary that signing up made`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append([Sample.entry(1)])
        let secret = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let again = try #require(try await test.vault.unlock(secret, at: now))
        #expect(again.id == journal.id)
        #expect(try await again.entries().map(\.entry) == [Sample.entry(1)])
    }

    @Test(arguments: [
        ("ada", "four unrelated words her"), ("ada", ""), ("ada", "Four unrelated words here"),
        ("adb", TestVault.passphrase),
        ("", TestVault.passphrase), (String(repeating: "x", count: 100_000), String(repeating: "y", count: 100_000)),
    ])
    func `a wrong passphrase or name shows nothing, and both look the same`(name: String, passphrase: String)
        async throws
    {
        let test = try TestVault()
        _ = try await test.unlocked()
        await #expect(throws: VaultError.signInFailed) {
            try await test.vault.signIn(name: name, passphrase: passphrase, from: nil, at: now)
        }
    }

    @Test(arguments: [
        ("Ada", "ada"), ("  ada \n", "ada"), ("ADA", "ada"), ("Zoe\u{308}", "ZO\u{CB}"), ("Straße", "STRASSE"),
        ("Νίκος", "ΝΊΚΟΣ"), ("ﬁona", "FIONA"),
    ])
    func `a name is the same however it is typed`(chosen: String, typed: String) async throws {
        let test = try TestVault()
        _ = try await test.unlocked(name: chosen)
        _ = try await test.vault.signIn(name: typed, passphrase: TestVault.passphrase, from: nil, at: now)
        await #expect(throws: VaultError.nameTaken) {
            try await test.vault.accounts.create(name: typed, passphrase: TestVault.passphrase, at: now)
        }
    }

    @Test(arguments: ["", "   ", "a\u{0}b", "a\nb", String(repeating: "x", count: 65)])
    func `an impossible name is refused`(name: String) async throws {
        let test = try TestVault()
        await #expect(throws: VaultError.nameNotUsable) {
            try await test.vault.accounts.create(name: name, passphrase: TestVault.passphrase, at: now)
        }
    }

    @Test func `an account's row has one size and says nothing of name, journal or how many secrets open it`()
        async throws
    {
        let test = try TestVault()
        let journal = try await test.unlocked(name: "canaryname")
        _ = try await test.unlocked(name: "grace")
        let slots = try test.tamper { try Data.fetchAll($0, sql: "SELECT slots FROM account") }
        #expect(slots.map(\.count) == [416, 416])
        #expect(slots.allSatisfy { $0.range(of: journal.id.bytes) == nil })
        // Format and parameters are the same in all four.
        for index in 0..<4 {
            #expect(Array(slots[0].dropFirst(32 + 96 * index).prefix(4)) == [4, 8, 1, 1])
        }
        #expect(try test.folder.allBytes().range(of: Data("canaryname".utf8)) == nil)
    }

    @Test func `a tampered row that asks for a gigabyte is refused, not computed`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        for (offset, value) in [(32, 30), (32, 0), (32, 255), (33, 200), (33, 0), (34, 100), (34, 0), (32, 19)] {
            let slots = try test.tamper { try #require(try Data.fetchOne($0, sql: "SELECT slots FROM account")) }
            var changed = slots
            changed[offset] = UInt8(value)
            try test.setSlots(changed)
            await #expect(throws: VaultError.accountDamaged) {
                try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
            }
            try test.setSlots(slots)
            try test.tamper { try $0.execute(sql: "DELETE FROM attempt") }
        }
        _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
    }

    @Test func `other parameters, or another account's slots, do not open`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked(name: "ada")
        let slots = try test.tamper { try #require(try Data.fetchOne($0, sql: "SELECT slots FROM account")) }
        _ = try await test.unlocked(name: "grace")
        var cheaper = slots
        cheaper[32] = 3
        for changed in [cheaper, Data(slots.prefix(100)), slots] {
            try test.setSlots(changed)
            await #expect(throws: VaultError.self) {
                try await test.vault.signIn(name: "grace", passphrase: TestVault.passphrase, from: nil, at: now)
            }
        }
    }

    @Test func `signing in raises the work a guess takes, when today's is more`() async throws {
        let folder = try TemporaryFolder()
        try await { _ = try await TestVault(in: folder).unlocked() }()
        let raised = try #require(ScryptParameters(log2Cost: 5, blockSize: 8, parallelism: 1))
        let test = try TestVault(in: folder, scrypt: raised)
        for _ in 0..<2 {
            _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
            let slots = try test.tamper { try #require(try Data.fetchOne($0, sql: "SELECT slots FROM account")) }
            #expect([slots[32], slots[128]] == [5, 4])
        }
    }

    @Test func `erasing leaves nothing of the account`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        _ = try await journal.append(Sample.entries(1...50))
        try await journal.stage([1, 2, 3], as: RecordID(high: 1, low: 1))
        let sealed = try test.sealed(journal.id, 25)
        let slots = try test.tamper { try #require(try Data.fetchOne($0, sql: "SELECT slots FROM account")) }
        #expect(try test.folder.allBytes().range(of: sealed) != nil)

        try await test.vault.accounts.erase(journal)

        let bytes = try test.folder.allBytes()
        #expect(bytes.range(of: sealed.suffix(64)) == nil)
        #expect(bytes.range(of: slots.suffix(64)) == nil)
        #expect(bytes.range(of: journal.id.bytes) == nil)
        #expect(try await test.vault.unlock(admission.secret, at: now)?.id == nil)
        #expect(try await !test.vault.accounts.exist())
    }
}

extension TestVault {
    /// Puts the slots in every account, as somebody does who knows that checksum and copy have to fit: neither takes a key.
    func setSlots(_ slots: Data) throws {
        try tamper { db in
            try db.execute(sql: "UPDATE account SET slots = ?", arguments: [slots])
            try SafeguardedTable.safeguardAll(db.inVault)
        }
    }
}
