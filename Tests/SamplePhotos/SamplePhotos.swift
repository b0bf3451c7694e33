/// Small pictures as bytes, as cameras and programs write them, with whatever they add.
public enum SamplePhotos {
    /// A word that no picture needs.
    public static let word = "PlantedWordInThePicture"

    /// One grey pixel as JPEG, which every browser shows.
    ///
    /// - Parameters:
    ///   - added: segments between the start and the tables.
    ///   - after: bytes behind the end.
    public static func jpeg(
        width: Int = 1, height: Int = 1, added: [UInt8] = [], after: [UInt8] = []
    ) -> [UInt8] {
        let size = big(height, 2) + big(width, 2)
        return [0xFF, 0xD8] + added + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
            + segment(0xC0, [8] + size + [1, 1, 0x11, 0]) + segment(0xC4, [0x00, 1] + [UInt8](repeating: 0, count: 16))
            + segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 16)) + segment(0xDA, [1, 1, 0, 0, 63, 0])
            + [0x3F, 0xFF, 0xD9] + after
    }

    /// The same with the word in everything applications add, behind the end, and turned as it says.
    public static func plantedJPEG(turn: UInt8 = 6) -> [UInt8] {
        let text = Array(word.utf8)
        let added =
            segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
            + segment(0xE1, exif(turn: turn) + text)
            + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8) + [0] + text)
            + segment(0xE2, Array("ICC_PROFILE".utf8) + [0, 1, 1] + text) + segment(0xED, text)
            + segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1] + text) + segment(0xFE, text)
        return jpeg(added: added, after: text)
    }

    /// Exif of the byte order of most cameras, with one line: how the picture is turned.
    public static func exif(turn: UInt8) -> [UInt8] {
        Array("Exif".utf8) + [0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0]
            + [0, 0, 0, 0]
    }

    public static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(body.count + 2, 2) + body
    }

    /// A picture as PNG, one pixel if nothing else is said; its checks are of nobody's making.
    public static func png(width: Int = 1, height: Int = 1, added: [UInt8] = [], after: [UInt8] = []) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 0, 0, 0, 0]) + added
            + chunk("IDAT", [0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1]) + chunk("IEND", []) + after
    }

    public static func plantedPNG() -> [UInt8] {
        let text = Array(word.utf8)
        return png(
            added: chunk("tEXt", text) + chunk("eXIf", text) + chunk("iTXt", text) + chunk("sRGB", [0]), after: text)
    }

    public static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        big(body.count, 4) + Array(name.utf8) + body + [0, 0, 0, 0]
    }

    /// A lossy WebP picture as far as its head goes.
    public static func webP(width: Int = 1, height: Int = 1, added: [UInt8] = [], after: [UInt8] = []) -> [UInt8] {
        let frame: [UInt8] = [0x10, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2) + [0, 0]
        return riff(added + piece("VP8 ", frame) + after)
    }

    public static func plantedWebP() -> [UInt8] {
        let text = Array(word.utf8)
        let head = piece("VP8X", [0x3C, 0, 0, 0] + little(0, 3) + little(0, 3))
        return webP(added: head + piece("ICCP", text), after: piece("EXIF", text) + piece("XMP ", text))
    }

    public static func piece(_ name: String, _ body: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(body.count, 4) + body + (body.count % 2 == 1 ? [0] : [])
    }

    public static func riff(_ parts: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(parts.count + 4, 4) + Array("WEBP".utf8) + parts
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }
}
