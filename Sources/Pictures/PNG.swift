/// Writes a picture as PNG (ISO/IEC 15948): 8 bits a part, no transparency, which icons on a home screen must not have.
public enum PNG {
    public static func bytes(of bitmap: Bitmap) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = word(UInt32(bitmap.width)) + word(UInt32(bitmap.height)) + [8, 2, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("IDAT", Zlib.compress(filtered(bitmap)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        let body = Array(type.utf8) + content
        file += word(UInt32(content.count)) + body + word(Checksum.crc32(body))
    }

    static func word(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// Each row with the filter that leaves the smallest differences, as the standard suggests.
    private static func filtered(_ bitmap: Bitmap) -> [UInt8] {
        let count = bitmap.width * 3
        var above = [UInt8](repeating: 0, count: count)
        var result: [UInt8] = []
        result.reserveCapacity((count + 1) * bitmap.height)
        for row in 0..<bitmap.height {
            let line = Array(bitmap.bytes[row * count..<(row + 1) * count])
            let choices = [Filter.none, .sub, .up, .paeth].map { ($0, $0.apply(line, above: above)) }
            let best = choices.min { size($0.1) < size($1.1) }
            result.append(best?.0.rawValue ?? 0)
            result += best?.1 ?? line
            above = line
        }
        return result
    }

    private static func size(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
    }

    private enum Filter: UInt8 {
        case none = 0, sub = 1, up = 2, paeth = 4

        func apply(_ line: [UInt8], above: [UInt8]) -> [UInt8] {
            line.indices.map { place in
                let left = place < 3 ? 0 : Int(line[place - 3])
                let up = Int(above[place])
                let corner = place < 3 ? 0 : Int(above[place - 3])
                let guess =
                    switch self {
                    case .none: 0
                    case .sub: left
                    case .up: up
                    case .paeth: Self.nearest(left, up, corner)
                    }
                return line[place] &- UInt8(truncatingIfNeeded: guess)
            }
        }

        private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
            let guess = left + up - corner
            let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
            if a <= b && a <= c { return left }
            return b <= c ? up : corner
        }
    }
}
