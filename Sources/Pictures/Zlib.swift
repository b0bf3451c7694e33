/// Compresses as zlib does (RFC 1950 and 1951), with the one fixed set of codes: small enough for icons, and short.
enum Zlib {
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var writer = BitWriter()
        writer.write(0x78, 8)
        writer.write(0x01, 8)
        // The last block, with the fixed codes.
        writer.write(0b011, 3)
        var matches = Matches(count: bytes.count)
        var place = 0
        while place < bytes.count {
            if let match = matches.longest(in: bytes, at: place) {
                writer.write(length: match.length)
                writer.write(distance: match.distance)
                for offset in 0..<match.length { matches.remember(bytes, place + offset) }
                place += match.length
            } else {
                writer.write(symbol: Int(bytes[place]))
                matches.remember(bytes, place)
                place += 1
            }
        }
        writer.write(symbol: 256)
        return writer.finished() + PNG.word(Checksum.adler32(bytes))
    }
}

/// Where the same three bytes were seen before: by a hash of them the last place, and from each place the one before it.
private struct Matches {
    private var last = [Int](repeating: -1, count: 1 << 15)
    private var before: [Int]

    private static let farthest = 32_768
    private static let longest = 258
    private static let tries = 12

    init(count: Int) { before = [Int](repeating: -1, count: count) }

    mutating func remember(_ bytes: [UInt8], _ place: Int) {
        guard let key = Self.key(bytes, place) else { return }
        before[place] = last[key]
        last[key] = place
    }

    func longest(in bytes: [UInt8], at place: Int) -> (length: Int, distance: Int)? {
        guard let key = Self.key(bytes, place) else { return nil }
        var best: (length: Int, distance: Int)?
        let most = min(Self.longest, bytes.count - place)
        var earlier = last[key]
        var tries = Self.tries
        while earlier >= 0, place - earlier <= Self.farthest, tries > 0 {
            var length = 0
            while length < most, bytes[earlier + length] == bytes[place + length] { length += 1 }
            if length > (best?.length ?? 2) { best = (length, place - earlier) }
            if length == most { break }
            earlier = before[earlier]
            tries -= 1
        }
        return best
    }

    private static func key(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard place + 2 < bytes.count else { return nil }
        let three = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        return Int((three &* 2_654_435_761) >> 17)
    }
}

/// Bits, the lowest of each byte first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var held: UInt64 = 0
    private var count = 0

    mutating func write(_ bits: Int, _ length: Int) {
        held |= UInt64(bits) << UInt64(count)
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: held))
            held >>= 8
            count -= 8
        }
    }

    /// A byte, the end (256) or a length's symbol (257...), by the fixed codes of RFC 1951, 3.2.6.
    mutating func write(symbol: Int) {
        switch symbol {
        case ..<144: code(0x30 + symbol, 8)
        case ..<256: code(0x190 + symbol - 144, 9)
        case ..<280: code(symbol - 256, 7)
        default: code(0xC0 + symbol - 280, 8)
        }
    }

    mutating func write(length: Int) {
        let place = Self.lengths.lastIndex { $0.base <= length } ?? 0
        write(symbol: 257 + place)
        write(length - Self.lengths[place].base, Self.lengths[place].bits)
    }

    mutating func write(distance: Int) {
        let place = Self.distances.lastIndex { $0.base <= distance } ?? 0
        code(place, 5)
        write(distance - Self.distances[place].base, Self.distances[place].bits)
    }

    mutating func finished() -> [UInt8] {
        if count > 0 { write(0, 8 - count) }
        return bytes
    }

    /// Codes are written from their highest bit.
    private mutating func code(_ code: Int, _ length: Int) {
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        write(reversed, length)
    }

    /// 3...258: the first eight one by one, then in groups of four that double.
    private static let lengths: [(base: Int, bits: Int)] = {
        var list = (3...10).map { (base: $0, bits: 0) }
        for bits in 1...5 {
            for step in 0..<4 { list.append((base: 3 + (4 + step) << bits, bits: bits)) }
        }
        return list + [(base: 258, bits: 0)]
    }()

    /// 1...32,768: the first four one by one, then in pairs that double.
    private static let distances: [(base: Int, bits: Int)] = {
        var list = (1...4).map { (base: $0, bits: 0) }
        for bits in 1...13 {
            for step in 0..<2 { list.append((base: 1 + (2 + step) << bits, bits: bits)) }
        }
        return list
    }()
}

/// The sums PNG and zlib carry.
enum Checksum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }

    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }
}
