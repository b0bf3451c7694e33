import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import SamplePhotos
import Testing

@testable import CorginaVault

/// Photos go along where a sealed diary gets another key, where it becomes one the server reads, and the other way.
@Suite struct SealedPhotoMoveTests {
    private let now = TestVault.now
    private let most = 64 << 20
    private let entries = Sample.entries(1...5)
    private let id = RecordID(high: 6, low: 1)

    private var stored: StoredPhoto {
        get throws {
            StoredPhoto(
                try Photo(reading: SamplePhotos.jpeg(width: 4, height: 3)),
                small: try Photo(reading: SamplePhotos.png()))
        }
    }

    private func photo(under key: DataKey, _ test: SealedTest) throws -> SealedPhoto {
        let row = try PhotoStore(drafts: test.vault.drafts(of: key)).seal(stored, as: id)
        return try SealedPhoto(name: row.name, sealed: row.sealed, small: row.small)
    }

    private func count(_ test: SealedTest) throws -> Int? {
        try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM photo") }
    }

    @Test(arguments: SealedPhotoTests.Place.there)
    func `under another key the photos of before are gone and those of the copy are there`(
        place: SealedPhotoTests.Place
    ) async throws {
        let test = try place.test()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let before = try photo(under: device.dataKey, test)
        try await test.vault.sealedPhotos.put(before, upTo: most, of: session)
        var next = device
        next.dataKey = DataKey(journal: device.dataKey.journal, key: DataKey.random().key)
        (next.salt, next.code) = (.random(32), .random())
        let start = JournalHead.empty(device.dataKey.journal)
        let rows = try next.rows(entries)
        _ = try await test.diaries.stage(rows, after: start, for: session)
        let after = try photo(under: next.dataKey, test)
        try await test.vault.sealedPhotos.stage(after, upTo: most, of: session)
        #expect(try await test.vault.sealedPhotos.all(of: session).names == [before.name])
        #expect(try await test.vault.sealedPhotos.photo(after.name, of: session) == nil)

        let head = try await test.diaries.head(for: session)
        func renewal(_ photos: Int?) throws -> SealedRenewal {
            SealedRenewal(
                head: head, renewed: try #require(try start.chaining(rows).last).head, slots: try next.slots(),
                proofs: try next.proofs(.passphrase, .recovery), pass: try next.pass, photos: photos)
        }
        // A device that says nothing of photos, or has sent others than it counted, would lose some.
        for wrong in [nil, 0, 2] as [Int?] {
            await #expect(throws: VaultError.changedMeanwhile) {
                try await test.diaries.use(
                    renewal(wrong), showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
            }
        }
        let fresh = try await test.diaries.use(
            renewal(1), showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        let renewed = try await test.session(fresh.secret)
        #expect(try await test.vault.sealedPhotos.all(of: renewed).names == [after.name])
        #expect(try await test.vault.sealedPhotos.photo(after.name, of: renewed) == after)
        #expect(try await test.vault.verify().isSound)
    }

    @Test(arguments: SealedPhotoTests.Place.there)
    func `the server shows the photos of a diary it reads from then on`(place: SealedPhotoTests.Place) async throws {
        let test = try place.test()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        try await test.vault.sealedPhotos.put(photo(under: device.dataKey, test), upTo: most, of: session)
        let key = DataKey.random()
        let start = JournalHead.empty(key.journal)
        let rows = try EntrySeal(dataKey: key).seal(entries, after: start).map(\.sent)
        _ = try await test.vault.moves.stage(rows, after: start, for: session)
        try await test.vault.sealedPhotos.stage(photo(under: key, test), upTo: most, of: session)
        let moved = try #require(try start.chaining(rows).last).head
        let unsealing = try #require(
            Unsealing(
                head: try await test.diaries.head(for: session), moved: moved,
                journal: key.journal, key: key.key.withUnsafeBytes { Data($0) }, photos: 1))
        let secret = try await test.vault.moves.unseal(
            unsealing, passphrase: TestVault.passphrase, by: session, details: [7], at: now)
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        #expect(try await journal.photo(id) == stored)
        #expect(try await journal.smallPhoto(id) == stored.small)
        #expect(try await journal.photoBytes() > 0)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `photos the server could read go with its diary, and those of the sealed copy take their place`()
        async throws
    {
        let test = try SealedTest()
        let journal = try await test.test.unlocked()
        _ = try await journal.append(entries)
        try await journal.keep(stored, named: id, upTo: most)
        let device = TestDevice()
        let start = JournalHead.empty(device.dataKey.journal)
        let rows = try device.rows(entries)
        let sealed = try photo(under: device.dataKey, test)
        _ = try await test.vault.moves.stage(rows, after: start, beside: journal)
        try await test.vault.sealedPhotos.stage(sealed, upTo: most, beside: journal)
        // Drafts come and go meanwhile, and take nothing of the copy along.
        for number in 1...25 { try await journal.stage([1], as: RecordID(high: 9, low: UInt64(number))) }
        func move(_ photos: Int?) async throws -> SealedAdmission {
            let move = SealedMove(
                head: try await test.vault.moves.head(of: journal),
                moved: try #require(try start.chaining(rows).last).head,
                journal: device.dataKey.journal, slots: try device.slots(),
                proofs: try device.proofs(.passphrase, .recovery), pass: try device.pass, photos: photos)
            return try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
        }
        await #expect(throws: VaultError.changedMeanwhile) { try await move(nil) }
        let session = try await test.session(try await move(1).secret)
        #expect(try count(test) == 1)
        #expect(try await test.vault.sealedPhotos.photo(sealed.name, of: session) == sealed)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `a copy that is begun anew has no photos of the one before, and none outlives the next opening`()
        async throws
    {
        let folder = try TemporaryFolder()
        let device = TestDevice()
        do {
            let test = try SealedTest(TestVault(in: folder))
            let (_, session) = try await test.create(device, entries)
            let start = JournalHead.empty(device.dataKey.journal)
            try await test.vault.sealedPhotos.stage(photo(under: .random(), test), upTo: most, of: session)
            _ = try await test.diaries.stage(device.rows(entries), after: start, for: session)
            #expect(try count(test) == 0)
            try await test.vault.sealedPhotos.stage(photo(under: .random(), test), upTo: most, of: session)
            #expect(try count(test) == 1)
        }
        let again = try SealedTest(TestVault(in: folder))
        #expect(try count(again) == 0)
    }
}
