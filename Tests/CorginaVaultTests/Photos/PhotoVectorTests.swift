import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import Testing

@testable import CorginaVault

/// A row of a photo that was sealed by docs/storage.md alone, in Python. `test_device_sealing.py` opens the same one with the script of a
/// device.
struct PhotoVectorTests {
    private let made: JSON

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Fixtures/photo", withExtension: "json"))
        made = try JSON(parsing: Array(Data(contentsOf: file)))
    }

    private func digits(_ name: String) throws -> Data {
        try #require(made[name]?.text.flatMap { Data(hexadecimal: $0) })
    }
    private func sealed(_ name: String) throws -> Data {
        try #require(made[name]?.text.flatMap { Data(base64Encoded: $0) })
    }

    @Test func `it has the name and opens as the photo and its small copy`() throws {
        let journal = try #require(JournalID(bytes: digits("journal")))
        let key = DataKey(journal: journal, key: SymmetricKey(data: try digits("dataKey")))
        let photos = PhotoStore(drafts: try TestVault().vault.drafts(of: key))
        let id = try #require(made["id"]?.text.flatMap { RecordID($0) })
        #expect(photos.name(of: id) == (try digits("name")))
        let row = PhotoRows.Sealed(
            name: try digits("name"), sealed: try sealed("sealed"), small: try sealed("sealedSmall"))
        let opened = try #require(photos.open(row))
        #expect(opened.id == id)
        #expect(opened.photo.photo == (try Photo(reading: Array(digits("photo")))))
        #expect(opened.photo.small == (try Photo(reading: Array(digits("small")))))
        // A device's message with it is one a server takes.
        _ = try SealedPhoto(name: row.name, sealed: row.sealed, small: row.small)
    }
}
