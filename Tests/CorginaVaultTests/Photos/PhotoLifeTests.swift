import CorginaCore
import Foundation
import GRDB
import SamplePhotos
import Testing

@testable import CorginaVault

/// What becomes of photos when a diary is erased, copied, or gets another key.
@Suite struct PhotoLifeTests {
    private let most = 64 << 20
    private let kept = RecordID(high: 6, low: 1)
    private let waiting = RecordID(high: 6, low: 2)
    private let draft = RecordID(high: 5, low: 1)

    private func stored(_ width: Int) throws -> StoredPhoto {
        StoredPhoto(
            try Photo(reading: SamplePhotos.jpeg(width: width, height: 3)),
            small: try Photo(reading: SamplePhotos.png()))
    }

    private func filled(_ test: TestVault, name: String = "ada") async throws -> UnlockedJournal {
        let journal = try await test.unlocked(name: name)
        _ = try await journal.append(Sample.entries(1...3))
        try await journal.keep(stored(1), named: kept, upTo: most)
        try await journal.stage([7], as: draft, with: stored(2), named: waiting, upTo: most)
        return journal
    }

    private func rows(_ test: TestVault) throws -> Int? {
        try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM photo") }
    }

    @Test func `erasing takes hers and nobody else's`() async throws {
        let test = try TestVault()
        let ada = try await filled(test)
        let grace = try await filled(test, name: "grace")
        try await test.vault.accounts.erase(ada)
        #expect(try rows(test) == 2)
        #expect(try await grace.photo(kept) == stored(1))
        await #expect(throws: VaultError.keyRetired) { try await ada.keep(stored(3), named: kept, upTo: most) }
    }

    @Test func `a backup has those that stay and none that wait, and brings no erased one back`() async throws {
        let test = try TestVault()
        let ada = try await filled(test)
        let (shelf, home, third) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        let made = try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one")
        #expect(made.photos.all == 1 && made.isSound)
        _ = try await Backup.restore(shelf.path + "/one", to: home.path + "/new")
        let vault = try Vault.open(at: home.path + "/new", scrypt: try #require(TestVault.cheap))
        let again = try await vault.unlock(name: "ada", passphrase: TestVault.passphrase, at: TestVault.now)
        #expect(try await again.photo(kept) == stored(1))
        #expect(try await again.photo(waiting) == nil)

        try await test.vault.accounts.erase(ada)
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        #expect(try await Backup.restore(shelf.path + "/one", to: third.path + "/new").photos.all == 0)
    }

    @Test func `another key opens them all, the old one none, and they wait with the same drafts`() async throws {
        let test = try TestVault()
        let before = try await filled(test)
        let sealed = try test.tamper {
            try Data.fetchAll($0, sql: "SELECT sealed FROM photo UNION SELECT small FROM photo")
        }
        let renewed = try await test.renewKey(of: before)
        let after = try #require(try await test.vault.unlock(renewed.secret, at: TestVault.now))
        #expect(try await after.photo(kept) == stored(1))
        #expect(try await after.photo(waiting) == stored(2))
        #expect(try await before.photo(kept) == nil)
        #expect(try await test.vault.verify().isSound)
        let bytes = try test.folder.allBytes()
        for row in sealed { #expect(bytes.range(of: row.prefix(4_000)) == nil) }
        try await after.discard(draft)
        #expect(try await after.photo(waiting) == nil)
        #expect(try rows(test) == 1)
    }

    @Test func `a damaged one keeps nobody from another key, and is gone under it`() async throws {
        let test = try TestVault()
        let journal = try await filled(test)
        try test.tamper { try $0.execute(sql: "UPDATE photo SET sealed = zeroblob(65565) WHERE draft = x''") }
        #expect(try await !test.vault.verify().isSound)
        let renewed = try await test.renewKey(of: journal)
        let after = try #require(try await test.vault.unlock(renewed.secret, at: TestVault.now))
        #expect(try await after.photo(kept) == nil)
        #expect(try await after.photo(waiting) == stored(2))
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `a row without its bytes, and a lost small copy, are found without a key`() async throws {
        let test = try TestVault()
        _ = try await filled(test)
        try test.tamper { try $0.execute(sql: "UPDATE photo SET small = x'' WHERE draft = x''") }
        let verified = try await test.vault.verify()
        #expect(verified.photos.all == 2 && verified.photos.damaged == 1 && !verified.isSound)
    }

    @Test func `a diary of before there were photos takes them`() async throws {
        let written = try #require(MigrationTests.written.last)
        let test = try TestVault(in: MigrationTests.folder(of: written.version))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: written.then))
        try await journal.keep(stored(1), named: kept, upTo: most)
        #expect(try await journal.photo(kept) == stored(1))
    }
}
