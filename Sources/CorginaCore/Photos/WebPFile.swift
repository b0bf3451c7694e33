/// Takes the picture out of a WebP file (RFC 9649): one still picture and its transparency, without Exif, XMP and color profile.
enum WebPFile {
    private static let container = Array("RIFF".utf8)
    private static let kind = Array("WEBP".utf8)
    private static let alphaFlag: UInt8 = 0x10

    static func begins(_ file: [UInt8]) -> Bool {
        file.count > 12 && file.starts(with: container) && file[8..<12].elementsEqual(kind)
    }

    static func picture(in file: [UInt8]) throws(PhotoFault) -> ReadPicture {
        var bytes = PictureBytes(file)
        bytes.skip(4)
        let length = try bytes.little(4)
        guard length >= 4, length <= file.count - 8 else { throw .damaged }
        bytes.skip(4)
        var (picture, parts, hasPixels) = (ReadPicture(), [UInt8](), false)
        while bytes.position < 8 + length, !hasPixels {
            let name = String(decoding: try bytes.take(4), as: UTF8.self)
            let count = try bytes.little(4)
            let body = try bytes.take(count)
            // Each piece has an even length, with a byte that stands for nothing after an odd one.
            bytes.skip(count & 1)
            switch name {
            case "VP8X": parts += piece(name, try extended(body))
            case "ALPH": parts += piece(name, body)
            case "VP8 ":
                (picture.width, picture.height) = try lossySize(body)
                parts += piece(name, body)
                hasPixels = true
            case "VP8L":
                (picture.width, picture.height) = try losslessSize(body)
                parts += piece(name, body)
                hasPixels = true
            // A moving picture is no photo.
            case "ANIM", "ANMF": throw .otherKind
            default: break
            }
        }
        guard hasPixels else { throw .damaged }
        picture.bytes = container + PictureNumber.littleBytes(parts.count + 4, count: 4) + kind + parts
        return picture
    }

    private static func piece(_ name: String, _ body: ArraySlice<UInt8>) -> [UInt8] {
        Array(name.utf8) + PictureNumber.littleBytes(body.count, count: 4) + body + (body.count & 1 == 1 ? [0] : [])
    }

    /// The extended head, of which only the transparency and the size stay.
    private static func extended(_ body: ArraySlice<UInt8>) throws(PhotoFault) -> ArraySlice<UInt8> {
        guard body.count == 10, let flags = body.first else { throw .damaged }
        let size = body.dropFirst(4)
        guard PictureNumber.little(size.prefix(3)) < Photo.longestSide,
            PictureNumber.little(size.dropFirst(3)) < Photo.longestSide
        else { throw .tooManyPixels }
        return ([flags & alphaFlag, 0, 0, 0] + size)[...]
    }

    /// RFC 6386, section 9.1: a key frame says its size in 14 bits each.
    private static func lossySize(_ body: ArraySlice<UInt8>) throws(PhotoFault) -> (Int, Int) {
        let head = Array(body.prefix(10))
        guard head.count == 10, head[0] & 1 == 0, head[3...5].elementsEqual([0x9D, 0x01, 0x2A]) else { throw .damaged }
        return (PictureNumber.little(head[6..<8]) & 0x3FFF, PictureNumber.little(head[8..<10]) & 0x3FFF)
    }

    /// RFC 9649, section 3.4: a signature, and one less than the size in 14 bits each.
    private static func losslessSize(_ body: ArraySlice<UInt8>) throws(PhotoFault) -> (Int, Int) {
        guard body.count >= 5, body.first == 0x2F else { throw .damaged }
        let bits = body.dropFirst().prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
    }
}
