/// Takes the picture out of a JPEG file (ITU-T T.81): tables, frame and scans. Of all that applications add, only how the
/// picture is turned and which colors it counts in is kept, and that is written anew.
enum JPEGFile {
    static let start: [UInt8] = [0xFF, 0xD8, 0xFF]

    static func picture(in file: [UInt8]) throws(PhotoFault) -> ReadPicture {
        var reading = JPEGReading(file)
        try reading.run()
        return reading.picture
    }
}

private struct JPEGReading {
    private var file: PictureBytes
    private(set) var picture = ReadPicture()
    /// How many of 1, 3 or 4 colors a pixel has; 0 before that is known.
    private var colors = 0
    private var hasScan = false
    private var turn = 1
    private var adobeTransform: UInt8?
    /// The tables and scans in their order.
    private var parts: [UInt8] = []

    init(_ bytes: [UInt8]) {
        file = PictureBytes(bytes)
        parts.reserveCapacity(bytes.count)
    }

    mutating func run() throws(PhotoFault) {
        file.skip(2)
        while true {
            let marker = try marker()
            if marker == 0xD9 { break }
            try segment(marker)
        }
        // What stands after the end, as a moving picture some phones add, is left behind.
        guard hasScan else { throw .damaged }
        picture.bytes = [0xFF, 0xD8] + turned + adobe + parts + [0xFF, 0xD9]
    }

    private mutating func marker() throws(PhotoFault) -> UInt8 {
        guard try file.byte() == 0xFF else { throw .damaged }
        while file.next == 0xFF { file.skip(1) }
        return try file.byte()
    }

    private mutating func segment(_ marker: UInt8) throws(PhotoFault) {
        let length = try file.big(2)
        guard length >= 2 else { throw .damaged }
        let body = try file.take(length - 2)
        switch marker {
        case 0xE1: turn = TurnInExif.turn(in: body) ?? turn
        case 0xEE: adobeTransform = Self.adobeTransform(body) ?? adobeTransform
        // Comments and everything else applications add.
        case 0xE0...0xEF, 0xFE: break
        case 0xC0, 0xC1, 0xC2: try frame(body, marker)
        case 0xC4: try keep(body, marker, if: Self.areCodes(body))
        case 0xDB: try keep(body, marker, if: Self.areQuantities(body))
        case 0xDD: try keep(body, marker, if: body.count == 2)
        case 0xDA: try scan(body)
        // Kinds no browser shows.
        default: throw .damaged
        }
    }

    private mutating func keep(_ body: ArraySlice<UInt8>, _ marker: UInt8, if isWhole: Bool) throws(PhotoFault) {
        guard isWhole else { throw .damaged }
        parts += [0xFF, marker] + PictureNumber.bigBytes(body.count + 2, count: 2)
        parts += body
    }

    private mutating func frame(_ body: ArraySlice<UInt8>, _ marker: UInt8) throws(PhotoFault) {
        var frame = PictureBytes(Array(body))
        let bits = try frame.byte()
        (picture.height, picture.width) = (try frame.big(2), try frame.big(2))
        let count = Int(try frame.byte())
        guard colors == 0, bits == 8, [1, 3, 4].contains(count), body.count == 6 + 3 * count else { throw .damaged }
        colors = count
        try keep(body, marker, if: true)
    }

    /// A scan's head, and what is coded in it up to the next marker.
    private mutating func scan(_ body: ArraySlice<UInt8>) throws(PhotoFault) {
        guard colors > 0, let count = body.first, (1...4).contains(count), body.count == 4 + 2 * Int(count) else {
            throw .damaged
        }
        try keep(body, 0xDA, if: true)
        let start = file.position
        while true {
            guard let byte = file.next else { throw .damaged }
            if byte == 0xFF, try isMarkerNext() { break }
            file.skip(1)
        }
        parts += file.bytes[start..<file.position]
        hasScan = true
    }

    /// Whether what follows is a marker, and neither a byte of the scan nor where it may be taken up again.
    private mutating func isMarkerNext() throws(PhotoFault) -> Bool {
        guard file.position + 1 < file.bytes.count else { throw .damaged }
        switch file.bytes[file.position + 1] {
        case 0x00, 0xD0...0xD7:
            file.skip(1)
            return false
        default: return true
        }
    }

    /// Huffman tables: a name, how many codes of each length, and what they stand for.
    private static func areCodes(_ body: ArraySlice<UInt8>) -> Bool {
        var rest = body
        while !rest.isEmpty {
            guard rest.count >= 17 else { return false }
            let counts = rest.dropFirst().prefix(16)
            let codes = counts.reduce(0) { $0 + Int($1) }
            guard codes <= 256, rest.count >= 17 + codes else { return false }
            rest = rest.dropFirst(17 + codes)
        }
        return true
    }

    /// Quantization tables: a name, and 64 numbers of one byte or two.
    private static func areQuantities(_ body: ArraySlice<UInt8>) -> Bool {
        var rest = body
        while let name = rest.first {
            let count = name >> 4 == 0 ? 65 : 129
            guard name >> 4 <= 1, rest.count >= count else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

// MARK: What is written anew

extension JPEGReading {
    private static let adobeName = Array("Adobe".utf8)

    /// In which of three ways the colors are written; the one number of Adobe's segment that changes what is seen.
    private static func adobeTransform(_ body: ArraySlice<UInt8>) -> UInt8? {
        guard body.count >= 12, body.starts(with: adobeName) else { return nil }
        let transform = body[body.startIndex + 11]
        return transform <= 2 ? transform : nil
    }

    private var adobe: [UInt8] {
        adobeTransform.map { [0xFF, 0xEE, 0, 14] + Self.adobeName + [0, 100, 0, 0, 0, 0, $0] } ?? []
    }

    /// The one line of Exif that says how the picture is turned.
    private var turned: [UInt8] { turn == 1 ? [] : TurnInExif.segment(turn) }
}
