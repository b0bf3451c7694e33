/// How a picture is turned, as cameras say it in Exif (tag 0x0112): 1 is upright, 2 to 8 are mirrored or turned.
enum TurnInExif {
    private static let name: [UInt8] = Array("Exif".utf8) + [0, 0]
    private static let tag = 0x0112
    private static let turns = 1...8

    /// - Parameter body: of a segment that may be Exif.
    /// - Returns: `nil` where nothing is said of it.
    static func turn(in body: ArraySlice<UInt8>) -> Int? {
        guard body.starts(with: name) else { return nil }
        let bytes = Array(body.dropFirst(name.count))
        let isLittle: Bool
        switch bytes.prefix(2) {
        case [0x49, 0x49]: isLittle = true
        case [0x4D, 0x4D]: isLittle = false
        default: return nil
        }
        let number = { (start: Int, count: Int) -> Int? in
            guard start >= 0, start <= bytes.count - count else { return nil }
            let slice = bytes[start..<(start + count)]
            return isLittle ? PictureNumber.little(slice) : PictureNumber.big(slice)
        }
        guard bytes.count >= 8, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for line in 0..<count {
            let start = directory + 2 + line * 12
            guard let found = number(start, 2) else { return nil }
            if found == tag { return number(start + 8, 2).flatMap { turns.contains($0) ? $0 : nil } }
        }
        return nil
    }

    /// A segment that says this and nothing else.
    static func segment(_ turn: Int) -> [UInt8] {
        let line = PictureNumber.bigBytes(tag, count: 2) + [0, 3, 0, 0, 0, 1, 0, UInt8(truncatingIfNeeded: turn), 0, 0]
        let body = name + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + line + [0, 0, 0, 0]
        return [0xFF, 0xE1] + PictureNumber.bigBytes(body.count + 2, count: 2) + body
    }
}
