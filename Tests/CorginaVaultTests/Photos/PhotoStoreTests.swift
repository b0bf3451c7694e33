import CorginaCore
import Foundation
import GRDB
import SamplePhotos
import Testing

@testable import CorginaVault

@Suite struct PhotoStoreTests {
    private let most = 64 << 20
    private let draft = RecordID(high: 5, low: 1)
    private let photo = RecordID(high: 6, low: 1)

    private func stored(_ width: Int = 4, small: Bool = true) throws -> StoredPhoto {
        StoredPhoto(
            try Photo(reading: SamplePhotos.jpeg(width: width, height: 3)),
            small: small ? try Photo(reading: SamplePhotos.png()) : nil)
    }

    private func count(_ test: TestVault) throws -> Int? {
        try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM photo") }
    }

    @Test func `a photo waits with its draft, and goes with it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        #expect(try await journal.photo(photo) == nil)
        #expect(try await journal.smallPhoto(photo) == nil)
        try await journal.stage([1], as: draft, with: stored(), named: photo, upTo: most)
        #expect(try await journal.staged(draft) == [1])
        #expect(try await journal.photo(photo) == stored())
        #expect(try await journal.smallPhoto(photo) == stored().small)
        // The draft goes on with other words, and the photo stays.
        try await journal.stage([2], as: draft)
        #expect(try await journal.photo(photo) == stored())
        try await journal.discard(draft)
        #expect(try await journal.photo(photo) == nil)
        #expect(try count(test) == 0)
    }

    @Test func `a photo without a small copy is shown itself`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.stage([1], as: draft, with: stored(small: false), named: photo, upTo: most)
        #expect(try await journal.smallPhoto(photo) == stored().photo)
    }

    @Test func `it stays once the draft became entries, in the same transaction`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.stage([1], as: draft, with: stored(), named: photo, upTo: most)
        _ = try await journal.append(Sample.entries(1...2), discarding: draft)
        #expect(try await journal.photo(photo) == stored())
        #expect(try await journal.staged(draft) == nil)
        try await journal.discard(draft)
        for number in 1...30 { try await journal.stage([1], as: RecordID(high: 9, low: UInt64(number))) }
        #expect(try await journal.photo(photo) == stored())
    }

    @Test func `the photo of the draft that waited longest goes with it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.stage([1], as: draft, with: stored(), named: photo, upTo: most)
        for number in 1...20 { try await journal.stage([1], as: RecordID(high: 9, low: UInt64(number))) }
        #expect(try await journal.photo(photo) == nil)
        #expect(try count(test) == 0)
    }

    @Test func `another diary has none of it, and neither has a row that was moved or changed`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let other = try await test.unlocked(name: "grace")
        try await journal.keep(stored(), named: photo, upTo: most)
        try await other.keep(stored(9), named: photo, upTo: most)
        #expect(try await other.photo(photo) == stored(9))
        let second = RecordID(high: 6, low: 2)
        try await journal.keep(stored(7), named: second, upTo: most)
        try test.tamper { db in
            let sealed = try Data.fetchAll(
                db, sql: "SELECT sealed FROM photo WHERE journal = ? ORDER BY photo", arguments: [journal.id.bytes])
            try db.execute(
                sql: "UPDATE photo SET sealed = ? WHERE journal = ?", arguments: [sealed[0], journal.id.bytes])
        }
        var opened = 0
        for id in [photo, second] {
            do { opened += try await journal.photo(id) == nil ? 0 : 1 } catch { #expect(error == .photoDamaged) }
        }
        #expect(opened == 1)
        #expect(try await test.vault.verify().photos.damaged == 1)
        #expect(try await test.vault.verify().complaints.contains { $0.contains("1 photo is damaged") })
    }

    @Test func `sizes and names tell nothing`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        try await journal.keep(stored(), named: photo, upTo: most)
        try await journal.keep(stored(9), named: RecordID(high: 6, low: 2), upTo: most)
        let rows = try test.tamper { db in
            try Row.fetchAll(db, sql: "SELECT photo, LENGTH(sealed) AS a, LENGTH(small) AS b FROM photo")
                .map { (name: $0["photo"] as Data, sizes: [$0["a"] as Int, $0["b"] as Int]) }
        }
        #expect(rows.map(\.sizes) == [[65_565, 16_413], [65_565, 16_413]])
        let plain = Data(bigEndian: photo.high) + Data(bigEndian: photo.low)
        #expect(!rows.map(\.name).contains(plain))
        #expect(try test.folder.allBytes().range(of: plain) == nil)
        #expect(try test.folder.allBytes().range(of: Data(SamplePhotos.jpeg(width: 4, height: 3))) == nil)
    }

    @Test func `a diary's photos take so much and no more, and its words go on`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let room = 200 << 10
        try await journal.keep(stored(), named: photo, upTo: room)
        try await journal.stage([1], as: draft, with: stored(), named: RecordID(high: 6, low: 2), upTo: room)
        await #expect(throws: VaultError.photosFull(mostMegabytes: 0)) {
            try await journal.keep(stored(), named: RecordID(high: 6, low: 3), upTo: room)
        }
        let late = RecordID(high: 5, low: 2)
        await #expect(throws: VaultError.photosFull(mostMegabytes: 0)) {
            try await journal.stage([1], as: late, with: stored(), named: RecordID(high: 6, low: 4), upTo: room)
        }
        #expect(try await journal.staged(late) == nil)
        // One that is there takes no more.
        try await journal.keep(stored(), named: photo, upTo: room)
        _ = try await journal.append(Sample.entries(1...1))
        #expect(try await journal.photoBytes() == 2 * (65_565 + 16_413))
    }

    @Test func `what no entry names is removed for good, and only as the diary stands`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let orphan = RecordID(high: 6, low: 2)
        try await journal.keep(stored(), named: photo, upTo: most)
        try await journal.keep(stored(), named: orphan, upTo: most)
        try await journal.stage([1], as: draft, with: stored(), named: RecordID(high: 6, low: 3), upTo: most)
        let before = try await journal.head()
        _ = try await journal.append(Sample.entries(1...1))
        #expect(try await journal.removePhotos(except: [photo], after: before) == 0)
        #expect(try await journal.removePhotos(except: [photo], after: journal.head()) == 1)
        #expect(try await journal.photo(orphan) == nil)
        #expect(try await journal.photo(photo) != nil)
        #expect(try count(test) == 2)
    }
}
