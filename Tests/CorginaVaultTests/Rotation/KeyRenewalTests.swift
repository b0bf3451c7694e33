import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct KeyRenewalTests {
    private let now = TestVault.now
    private let other = "four other words then"

    private struct Made {
        let test: TestVault
        let admission: Admission
        let journal: UnlockedJournal
        let draft = RecordID(high: 9, low: 9)
    }

    private func made(entries: Int = 30) async throws -> Made {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, details: [7], at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        if entries > 0 { _ = try await journal.append(Sample.entries(1...entries)) }
        let made = Made(test: test, admission: admission, journal: journal)
        try await journal.stage([1, 2, 3], as: made.draft)
        return made
    }

    private func renew(_ made: Made) async throws -> Admission {
        try await made.test.renewKey(of: made.journal, details: [8])
    }

    @Test func `the diary, its drafts and its passphrase go on under another key, and the chain holds`() async throws {
        let made = try await made()
        let before = try await made.test.vault.diaries.diary(for: made.journal)
        let renewed = try await renew(made)
        let journal = try #require(try await made.test.vault.unlock(renewed.secret, at: now))
        #expect(journal.id == made.journal.id)
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...30))
        #expect(try await made.test.vault.diaries.diary(for: journal) == before)
        #expect(try await journal.staged(made.draft) == [1, 2, 3])
        #expect(try await made.test.vault.devices.all(of: journal, at: now).map(\.details) == [[8]])
        let verified = try await made.test.vault.verify()
        #expect(verified.isSound && verified.entries == 30)
        _ = try await journal.append([Sample.entry(31)])
        let again = try await made.test.vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        #expect(try await made.test.vault.unlock(again, at: now)?.entries().count == 31)
    }

    @Test func `the old key, code, sessions and calendar addresses open nothing, and their bytes are gone`()
        async throws
    {
        let made = try await made()
        let test = made.test
        let elsewhere = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let feed = try await test.vault.access.grant(.calendarFeed, to: made.journal, details: [1])
        let rows = try test.tamper { db in
            try [
                "SELECT sealed FROM journal", "SELECT sealed FROM draft", "SELECT sealed FROM session",
                "SELECT sealed FROM access",
            ]
            .flatMap { try Data.fetchAll(db, sql: $0) }
        }
        let slots = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") })
        let renewed = try await renew(made)

        for secret in [made.admission.secret, elsewhere] {
            #expect(try await test.vault.unlock(secret, at: now) == nil)
        }
        #expect(try test.vault.access.open(feed, for: .calendarFeed) == nil)
        await #expect(throws: VaultError.recoveryFailed) {
            try await test.vault.credentials.recover(
                name: "ada", code: made.admission.recoveryCode.text, newPassphrase: other, from: nil, at: now)
        }
        let bytes = try test.folder.allBytes()
        // Thirty entries, the shelf and a draft, two sessions and an access.
        #expect(rows.count == 35)
        for row in rows { #expect(bytes.range(of: row.suffix(48)) == nil) }
        #expect(bytes.range(of: slots.prefix(32)) == nil)
        #expect(bytes.range(of: slots.dropFirst(35).prefix(93)) == nil)
        let recovered = try await test.vault.credentials.recover(
            name: "ada", code: renewed.recoveryCode.text, newPassphrase: other, from: nil, at: now)
        #expect(try await test.vault.unlock(recovered.secret, at: now)?.entries().count == 30)
    }

    @Test func `a try with the old key that fails afterwards does not bring it back`() async throws {
        let made = try await made(entries: 3)
        _ = try await renew(made)
        await #expect(throws: (any Error).self) {
            try await made.test.vault.credentials.renewKey(
                of: made.journal, passphrase: TestVault.passphrase, with: .random(), at: now)
        }
        await #expect(throws: VaultError.keyRetired) { try await made.journal.append([Sample.entry(99)]) }
    }

    @Test func `a try that is run again, as one of a group is, and then fails leaves the key as it was`() async throws {
        let made = try await made(entries: 3)
        let retirement = Retirement(of: made.journal.mark, among: made.test.vault.retired)
        try await made.test.vault.database.write { db in
            try retirement.begin(in: db)
            try retirement.begin(in: db)
        }
        #expect(made.journal.mark.isRetired)
        retirement.takeBack()
        #expect(try await made.journal.append([Sample.entry(4)]) == 4)
    }

    @Test func `only the code that was shown last comes with the new key`() async throws {
        let made = try await made(entries: 3)
        await #expect(throws: VaultError.interrupted) {
            try await made.test.vault.credentials.renewKey(
                of: made.journal, passphrase: TestVault.passphrase, with: .random(), at: now)
        }
        try await made.test.vault.credentials.offerCode(forNextKeyOf: made.journal)
        let first = try #require(try await made.test.vault.credentials.codeOfNextKey(of: made.journal))
        try await made.test.vault.credentials.offerCode(forNextKeyOf: made.journal)
        await #expect(throws: VaultError.interrupted) {
            try await made.test.vault.credentials.renewKey(
                of: made.journal, passphrase: TestVault.passphrase, with: first, at: now)
        }
        // Nothing was changed: the key is the old one, and so is the code that opens it.
        #expect(try await made.journal.append([Sample.entry(4)]) == 4)
        _ = try await made.test.vault.credentials.recover(
            name: "ada", code: made.admission.recoveryCode.text, newPassphrase: other, from: nil, at: now)
    }

    @Test(arguments: [0, 5])
    func `whoever still holds the old key writes nothing any more`(entries: Int) async throws {
        let made = try await made(entries: entries)
        let renewed = try await renew(made)
        let head = try await made.journal.head()
        await #expect(throws: VaultError.keyRetired) { try await made.journal.append([Sample.entry(99)]) }
        await #expect(throws: VaultError.keyRetired) { try await made.journal.append([Sample.entry(99)], after: head) }
        await #expect(throws: VaultError.keyRetired) { try await made.journal.stage([1], as: made.draft) }
        await #expect(throws: VaultError.keyRetired) {
            try await made.test.vault.access.grant(.calendarFeed, to: made.journal, details: [1])
        }
        await #expect(throws: VaultError.keyRetired) { try await made.test.vault.diaries.diary(for: made.journal) }
        let journal = try #require(try await made.test.vault.unlock(renewed.secret, at: now))
        #expect(try await made.test.vault.diaries.folded(for: journal).damagedEntries == 0)
        #expect(try await journal.entries().count == entries)
    }

    @Test func `cut off at the last moment, everything is as it was, in the file too`() async throws {
        let made = try await made()
        let before = try made.test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM journal ORDER BY sequence") }
        let copy = try TemporaryFolder()
        let folder = made.test.folder
        struct Cut: Error {}
        try await made.test.vault.credentials.offerCode(forNextKeyOf: made.journal)
        let code = try #require(try await made.test.vault.credentials.codeOfNextKey(of: made.journal))
        await #expect(throws: VaultError.storageFailed(code: 0)) {
            try await made.test.vault.credentials.renewKey(
                of: made.journal, passphrase: TestVault.passphrase, with: code, details: [], at: now
            ) {
                // What the disk holds when the power goes just here.
                for name in folder.files where !name.hasSuffix(".lock") {
                    try FileManager.default.copyItem(
                        atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
                }
                throw Cut()
            }
        }
        #expect(try await made.test.vault.unlock(made.admission.secret, at: now) != nil)
        _ = try await made.journal.append([Sample.entry(31)])
        let after = try made.test.tamper { try Data.fetchAll($0, sql: "SELECT sealed FROM journal ORDER BY sequence") }
        #expect(Array(after.prefix(30)) == before)

        let found = try TestVault(in: copy)
        let journal = try #require(try await found.vault.unlock(made.admission.secret, at: now))
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...30))
        #expect(try await journal.staged(made.draft) == [1, 2, 3])
        #expect(try await found.vault.verify().isSound)
        // And it can be done then.
        _ = try await found.renewKey(of: journal)
        #expect(try await found.vault.verify().entries == 30)
    }

    @Test func `whatever is logged meanwhile is kept, or refused and never acknowledged`() async throws {
        let made = try await made(entries: 200)
        let journal = made.journal
        async let acknowledged = Self.writing(to: journal)
        let renewed = try await renew(made)
        let kept = try await acknowledged
        let fresh = try #require(try await made.test.vault.unlock(renewed.secret, at: now))
        let stored = Set(try await fresh.entries().map(\.entry.id))
        #expect(stored.isSuperset(of: kept))
        #expect(stored.count == 200 + kept.count)
        #expect(try await made.test.vault.verify().isSound)
    }

    /// Entries that were acknowledged until the key was retired.
    private static func writing(to journal: UnlockedJournal) async throws -> [EntryID] {
        var acknowledged: [EntryID] = []
        for number in 1_000...9_999 {
            do { _ = try await journal.append([Sample.entry(number)]) } catch VaultError.keyRetired { break }
            acknowledged.append(Sample.entry(number).id)
        }
        return acknowledged
    }

    @Test func `it takes the passphrase, and a diary without damage`() async throws {
        let made = try await made(entries: 4)
        await #expect(throws: VaultError.passphraseWrong) {
            try await made.test.renewKey(of: made.journal, passphrase: other)
        }
        var damaged = try made.test.sealed(made.journal.id, 2)
        damaged[40] ^= 1
        try made.test.set("sealed", damaged, made.journal.id, 2)
        await #expect(throws: VaultError.entryDamaged(sequence: 2)) { try await renew(made) }
        #expect(try await made.test.vault.unlock(made.admission.secret, at: now) != nil)
        #expect(try await made.journal.append([Sample.entry(5)]) == 5)
    }
}
