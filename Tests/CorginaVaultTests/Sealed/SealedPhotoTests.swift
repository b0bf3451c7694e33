import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import SamplePhotos
import Testing

@testable import CorginaVault

/// Photos of diaries that only their devices open: kept, given back and removed without being opened.
@Suite struct SealedPhotoTests {
    private let now = TestVault.now
    private let most = 64 << 20
    private let entries = Sample.entries(1...5)

    enum Place: Sendable, CaseIterable {
        case folder, postgres

        static var there: [Place] { TestPostgres.isThere ? allCases : [.folder] }

        func test() throws -> SealedTest {
            switch self {
            case .folder: try SealedTest()
            case .postgres: try SealedTest(TestVault(on: TestPostgres.fresh()))
            }
        }
    }

    private func stored(_ number: Int) throws -> StoredPhoto {
        StoredPhoto(
            try Photo(reading: SamplePhotos.jpeg(width: number, height: 3)),
            small: try Photo(reading: SamplePhotos.png()))
    }

    private func id(_ number: Int) -> RecordID { RecordID(high: 6, low: UInt64(number)) }

    /// As a device seals it.
    private func photo(_ number: Int, under key: DataKey, _ test: SealedTest) throws -> SealedPhoto {
        let row = try PhotoStore(drafts: test.vault.drafts(of: key)).seal(stored(number), as: id(number))
        return try SealedPhoto(name: row.name, sealed: row.sealed, small: row.small)
    }

    @Test(arguments: Place.there)
    func `a photo is kept once under its name, given to her other devices, and removed for all`(place: Place)
        async throws
    {
        let test = try place.test()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let other = try await test.signIn(device).session
        let photos = test.vault.sealedPhotos
        let one = try photo(1, under: device.dataKey, test)
        // Sent again, as where an answer was lost: sealed anew or not, the first stays.
        for sent in [one, one, try photo(1, under: device.dataKey, test)] {
            try await photos.put(sent, upTo: most, of: session)
        }
        let list = try await photos.all(of: other)
        #expect(list.names == [one.name] && list.byteCount == one.sealed.count + one.small.count)
        #expect(try await photos.photo(one.name, of: other) == one)
        #expect(try await photos.photo(Data(repeating: 1, count: 16), of: other) == nil)

        let head = try await test.diaries.head(for: session)
        #expect(try await photos.remove([one.name], at: .empty(device.dataKey.journal), of: other) == head)
        #expect(try await photos.all(of: session).names.count == 1, "found out from an older journal")
        #expect(try await photos.remove([one.name], at: head, of: other) == head)
        #expect(try await photos.all(of: session).names.isEmpty)
        #expect(try await test.vault.verify().isSound)
    }

    @Test(arguments: Place.there)
    func `what one diary has is nothing to another`(place: Place) async throws {
        let test = try place.test()
        let (anna, berta) = (TestDevice(), TestDevice())
        let (_, hers) = try await test.create(anna, name: "anna", entries)
        let (_, others) = try await test.create(berta, name: "berta", entries)
        let photos = test.vault.sealedPhotos
        let one = try photo(1, under: anna.dataKey, test)
        try await photos.put(one, upTo: most, of: hers)
        #expect(try await photos.all(of: others).names.isEmpty)
        #expect(try await photos.photo(one.name, of: others) == nil)
        _ = try await photos.remove([one.name], at: test.diaries.head(for: others), of: others)
        try await photos.put(one, upTo: most, of: others)
        #expect(try await photos.photo(one.name, of: hers) == one)
        // Nor to a device that has not shown whose journal it is.
        let admission = try await test.diaries.open(
            name: "anna", anna.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let unattached = try await test.session(admission.secret)
        await #expect(throws: VaultError.passNeeded) { try await photos.all(of: unattached) }
        await #expect(throws: VaultError.passNeeded) { try await photos.photo(one.name, of: unattached) }
        await #expect(throws: VaultError.passNeeded) { try await photos.put(one, upTo: most, of: unattached) }
        await #expect(throws: VaultError.passNeeded) { try await photos.stage(one, upTo: most, of: unattached) }
    }

    @Test(arguments: Place.there)
    func `a diary that has no room takes none, and says so`(place: Place) async throws {
        let test = try place.test()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let one = try photo(1, under: device.dataKey, test)
        let room = (one.sealed.count + one.small.count) * 2 - 1
        try await test.vault.sealedPhotos.put(one, upTo: room, of: session)
        let two = try photo(2, under: device.dataKey, test)
        await #expect(throws: VaultError.photosFull(mostMegabytes: 0)) {
            try await test.vault.sealedPhotos.put(two, upTo: room, of: session)
        }
        // Those of a copy have a room of their own.
        try await test.vault.sealedPhotos.stage(two, upTo: room, of: session)
        let three = try photo(3, under: device.dataKey, test)
        await #expect(throws: VaultError.photosFull(mostMegabytes: 0)) {
            try await test.vault.sealedPhotos.stage(three, upTo: room, of: session)
        }
    }

    @Test func `sizes and formats that sealing does not give are refused`() throws {
        let good = Data([1]) + Data(count: Sealing.overhead - 1 + PhotoStore.step)
        let small = Data([1]) + Data(count: Sealing.overhead - 1 + PhotoStore.smallStep)
        let name = Data(count: 16)
        _ = try SealedPhoto(name: name, sealed: good, small: small)
        let long = Data([1]) + Data(count: Sealing.overhead - 1 + Photo.longest + PhotoStore.step * 2)
        let bad: [(Data, Data, Data)] = [
            (Data(count: 15), good, small), (name, Data(), small), (name, good.dropLast(), small),
            (name, Data([2]) + good.dropFirst(), small), (name, good, small.dropLast()), (name, long, small),
            (name, good, good + Data(count: PhotoStore.step * 4)),
        ]
        for (name, sealed, small) in bad {
            #expect(throws: VaultError.rowsNotUsable) { try SealedPhoto(name: name, sealed: sealed, small: small) }
        }
    }

    @Test func `erasing the diary erases its photos`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        try await test.vault.sealedPhotos.put(photo(1, under: device.dataKey, test), upTo: most, of: session)
        try await test.vault.sealedPhotos.stage(photo(2, under: device.dataKey, test), upTo: most, of: session)
        try await test.diaries.erase(showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        #expect(try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM photo") } == 0)
    }
}
