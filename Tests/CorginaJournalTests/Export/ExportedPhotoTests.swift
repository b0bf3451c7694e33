import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal

@Suite struct ExportedPhotoTests {
    private func text(_ photos: [ExportedPhoto]) throws -> [UInt8] {
        var bytes = try DiaryExport(exportedAt: Sample.lunchtime, entries: []).encodedEntries()
        for (number, photo) in photos.enumerated() { bytes += photo.encoded(number: number) }
        return bytes + DiaryExport.end(afterPhotos: photos.count)
    }

    @Test func `photos stand beside the entries, and each is read by itself`() throws {
        let photos = [
            ExportedPhoto(id: RecordID(high: 1, low: 2), photo: [1, 2, 3, 255], small: [9]),
            ExportedPhoto(id: RecordID(high: 3, low: 4), photo: [0], small: nil),
            ExportedPhoto(id: RecordID(high: 5, low: 6), photo: [], small: nil),
        ]
        let bytes = try text(photos)
        #expect(try DiaryExport(decoding: bytes).entries.isEmpty)
        let read = try ExportedPhotos(in: bytes)
        #expect(read.count == 3)
        #expect(try (0..<3).map { try read.photo($0) } == photos)
        #expect(throws: DiaryExportError.badPhoto(number: 4)) { try read.photo(3) }
    }

    @Test func `an export without photos is what it always was`() throws {
        let export = DiaryExport(exportedAt: Sample.lunchtime, entries: [])
        #expect(try text([]) == export.encoded())
        #expect(try ExportedPhotos(in: export.encoded()).count == 0)
        #expect(try ExportedPhotos(in: Array("a,b\n1,2\n".utf8)).count == 0)
    }

    @Test func `a photo that is none of ours is refused by its number`() throws {
        for broken in [
            "{}", "1", #"{"id":"x","photo":"AA=="}"#, #"{"id":"00000000000000010000000000000002","photo":"A"}"#,
        ] {
            let bytes = Array(#"{"entries":[],"photos":["#.utf8) + Array(broken.utf8) + Array("]}".utf8)
            #expect(throws: DiaryExportError.badPhoto(number: 1)) { try ExportedPhotos(in: bytes).photo(0) }
        }
    }

    @Test func `bytes of any length come back, and other text is refused`() {
        var random = SeededGenerator(seed: 3)
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(Base64.decode(Base64.encode(bytes)) == bytes)
        }
        #expect(Base64.encode(Array("corgi".utf8)) == Array("Y29yZ2k=".utf8))
        for text in ["Y29yZ2k", "Y29y=2k=", "Y29yZ2l=", "====", "Y29yZ2-="] {
            #expect(Base64.decode(Array(text.utf8)) == nil, "\(text)")
        }
    }
}
