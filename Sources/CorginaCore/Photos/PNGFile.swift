/// Takes the picture out of a PNG file (ISO/IEC 15948): its head, palette, transparency, colors and pixels, and no text.
enum PNGFile {
    static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func picture(in file: [UInt8]) throws(PhotoFault) -> ReadPicture {
        var bytes = PictureBytes(file)
        bytes.skip(start.count)
        var picture = ReadPicture(bytes: start)
        var hasPixels = false
        while true {
            let length = try bytes.big(4)
            let name = String(decoding: try bytes.take(4), as: UTF8.self)
            let body = try bytes.take(length)
            let check = try bytes.take(4)
            let isFirst = picture.width == 0
            guard isFirst == (name == "IHDR") else { throw .damaged }
            if isFirst {
                guard length == 13 else { throw .damaged }
                picture.width = PictureNumber.big(body.prefix(4))
                picture.height = PictureNumber.big(body.dropFirst(4).prefix(4))
                guard picture.width > 0 else { throw .damaged }
            }
            if name == "IDAT" { hasPixels = true }
            guard isNeeded(name, length) else {
                // What must be understood to show the picture, and is not, has a name that begins with a capital.
                guard let first = name.utf8.first, first & 0x20 != 0 else { throw .damaged }
                continue
            }
            picture.bytes += PictureNumber.bigBytes(length, count: 4) + Array(name.utf8)
            picture.bytes += body
            picture.bytes += check
            if name == "IEND" { break }
        }
        // What stands after the end is left behind.
        guard hasPixels else { throw .damaged }
        return picture
    }

    /// What is needed to show the picture, in a length that holds nothing else.
    private static func isNeeded(_ name: String, _ length: Int) -> Bool {
        switch name {
        case "IHDR": length == 13
        case "PLTE": length <= 768 && length % 3 == 0
        case "tRNS": length <= 256
        case "IDAT": true
        case "IEND": length == 0
        case "sRGB": length == 1
        case "gAMA": length == 4
        default: false
        }
    }
}
