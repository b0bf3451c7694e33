import SamplePhotos
import SeededRandom
import Testing

@testable import CorginaCore

@Suite struct PhotoTests {
    private static let planted = [
        SamplePhotos.plantedJPEG(), SamplePhotos.plantedPNG(), SamplePhotos.plantedWebP(),
    ]

    private func holds(_ bytes: [UInt8], _ words: String) -> Bool {
        let sought = Array(words.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: sought) }
    }

    @Test func `what is read has its kind and its size, and nothing else changes it`() throws {
        let jpeg = try Photo(reading: SamplePhotos.jpeg(width: 640, height: 480))
        #expect(jpeg.kind == .jpeg && jpeg.width == 640 && jpeg.height == 480)
        #expect(jpeg.bytes == SamplePhotos.jpeg(width: 640, height: 480))
        let png = try Photo(reading: SamplePhotos.png(width: 3, height: 2))
        #expect(png.kind == .png && png.width == 3 && png.height == 2)
        #expect(png.bytes == SamplePhotos.png(width: 3, height: 2))
        let webP = try Photo(reading: SamplePhotos.webP(width: 3, height: 2))
        #expect(webP.kind == .webp && webP.width == 3 && webP.height == 2)
        #expect(webP.bytes == SamplePhotos.webP(width: 3, height: 2))
        #expect(Photo.Kind.allCases.map(\.mediaType) == ["image/jpeg", "image/png", "image/webp"])
    }

    @Test(arguments: planted) func `no word that was added to a picture is left`(file: [UInt8]) throws {
        #expect(holds(file, SamplePhotos.word))
        let photo = try Photo(reading: file)
        #expect(!holds(photo.bytes, SamplePhotos.word))
        for name in ["JFIF", "http", "ICC", "EXIF", "XMP ", "tEXt", "eXIf", "iTXt"] {
            #expect(!holds(photo.bytes, name), "\(name)")
        }
        // What was read is read again as it is.
        #expect(try Photo(reading: photo.bytes) == photo)
    }

    @Test func `how a picture is turned stays, and how Adobe wrote its colors`() throws {
        let photo = try Photo(reading: SamplePhotos.plantedJPEG(turn: 6))
        let turned = TurnInExif.segment(6)
        #expect(photo.bytes.dropFirst(2).starts(with: turned))
        #expect(TurnInExif.turn(in: turned.dropFirst(4)) == 6)
        #expect(holds(photo.bytes, "Adobe"))
        let upright = try Photo(reading: SamplePhotos.plantedJPEG(turn: 1))
        #expect(!holds(upright.bytes, "Exif"))
        let impossible = try Photo(reading: SamplePhotos.plantedJPEG(turn: 9))
        #expect(!holds(impossible.bytes, "Exif"))
    }

    @Test func `a WebP head keeps its transparency alone`() throws {
        let photo = try Photo(reading: SamplePhotos.plantedWebP())
        #expect(photo.bytes[12..<16].elementsEqual("VP8X".utf8))
        #expect(photo.bytes[20] == 0x10)
    }

    @Test func `a sRGB mark stays in a PNG`() throws {
        #expect(holds(try Photo(reading: SamplePhotos.plantedPNG()).bytes, "sRGB"))
    }

    @Test(arguments: [
        Array("GIF89a".utf8), [], [0xFF], Array("<svg onload='alert(1)'/>".utf8), Array("RIFF____WAVE".utf8),
    ])
    func `another kind of file is refused, with what is taken`(file: [UInt8]) {
        #expect(throws: PhotoFault.otherKind) { try Photo(reading: file) }
        #expect(PhotoFault.otherKind.description.contains("JPEG, PNG or WebP"))
    }

    @Test func `a moving picture is refused`() {
        let frames = SamplePhotos.riff(SamplePhotos.piece("ANIM", [0, 0, 0, 0, 0, 0]))
        #expect(throws: PhotoFault.otherKind) { try Photo(reading: frames) }
    }

    @Test func `too many pixels are refused before anybody decodes them`() {
        for (width, height) in [(16_384, 16_384), (20_000, 1), (1, 20_000), (8_000, 8_000)] {
            #expect(throws: PhotoFault.tooManyPixels) {
                try Photo(reading: SamplePhotos.jpeg(width: width, height: height))
            }
        }
        #expect(throws: PhotoFault.tooManyPixels) {
            try Photo(reading: SamplePhotos.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
        }
        #expect(throws: PhotoFault.tooManyPixels) {
            try Photo(reading: SamplePhotos.png(width: 0xFFFF_FFFF, height: 1))
        }
        #expect(throws: PhotoFault.damaged) { try Photo(reading: SamplePhotos.jpeg(width: 0, height: 1)) }
    }

    @Test func `a picture that takes too much is refused`() {
        let body = [UInt8](repeating: 0, count: Photo.longest)
        #expect(throws: PhotoFault.tooLong) {
            try Photo(reading: SamplePhotos.png(added: SamplePhotos.chunk("IDAT", body)))
        }
    }

    @Test(arguments: [SamplePhotos.jpeg(), SamplePhotos.png(), SamplePhotos.webP()] + planted)
    func `cut off anywhere, or with any byte changed, it is read or refused`(file: [UInt8]) {
        for length in file.indices { _ = try? Photo(reading: Array(file.prefix(length))) }
        for place in file.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFE, 0xFF] {
                var changed = file
                changed[place] = value
                guard let photo = try? Photo(reading: changed) else { continue }
                #expect((try? Photo(reading: photo.bytes)) == photo)
            }
        }
    }

    @Test func `bytes without sense are refused`() {
        var random = SeededGenerator(seed: 19)
        let starts: [[UInt8]] = [JPEGFile.start, PNGFile.start, Array("RIFF\u{10}\0\0\0WEBP".utf8)]
        for _ in 0..<3_000 {
            let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            for start in starts { _ = try? Photo(reading: start + bytes) }
        }
    }

    @Test func `kinds of JPEG no browser shows, and tables that hold something else, are refused`() {
        #expect(throws: PhotoFault.damaged) {
            try Photo(reading: SamplePhotos.jpeg(added: SamplePhotos.segment(0xC3, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])))
        }
        #expect(throws: PhotoFault.damaged) {
            try Photo(reading: SamplePhotos.jpeg(added: SamplePhotos.segment(0xDB, Array(SamplePhotos.word.utf8))))
        }
        #expect(throws: PhotoFault.damaged) {
            try Photo(reading: SamplePhotos.jpeg(added: SamplePhotos.segment(0xC4, Array(SamplePhotos.word.utf8))))
        }
    }

    @Test func `a box lies in the photo, also around a point at its edge`() {
        #expect(PhotoBox(x: 0.9, y: 0, width: 0.2, height: 0.1) == nil)
        #expect(PhotoBox(x: -0.1, y: 0, width: 0.2, height: 0.1) == nil)
        #expect(PhotoBox(x: .nan, y: 0, width: 0.2, height: 0.1) == nil)
        #expect(PhotoBox(around: 1.1, 0) == nil)
        for (x, y) in [(0.0, 0.0), (1.0, 1.0), (0.5, 0.5), (0.01, 0.99)] {
            let box = PhotoBox(around: x, y)
            #expect(box.map { ($0.x...($0.x + $0.width)).contains(x) || x == 1 } == true, "\(x)")
        }
    }
}
