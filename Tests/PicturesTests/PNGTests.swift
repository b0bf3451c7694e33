import Testing

@testable import Pictures

@Suite struct PNGTests {
    @Test func `the sums are those of the standards`() {
        #expect(Checksum.crc32(Array("IEND".utf8)) == 0xAE42_6082)
        #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    }

    @Test(arguments: [0, 1, 2, 3, 257, 258, 259, 600, 5_000, 70_000])
    func `what is compressed opens to the same bytes`(count: Int) throws {
        var state: UInt32 = 7
        for variety in [1, 2, 5, 256] {
            let bytes = (0..<count).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: Int(state >> 16) % variety)
            }
            #expect(try Inflate.open(Zlib.compress(bytes)) == bytes)
        }
    }

    @Test func `a picture is its header, its rows and its end`() throws {
        var bitmap = Bitmap(width: 3, height: 2)
        bitmap.fill(Outline(path: "M0 0H3V2H0Z"), with: .plain(Colour(0x102030)))
        let file = PNG.bytes(of: bitmap)
        #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Array(file[16..<29]) == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
        #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        let data = Array(file[41..<file.count - 16])
        // The first row says its three pixels by the difference to the left, the second by that to the row above.
        #expect(
            try Inflate.open(data) == [1, 0x10, 0x20, 0x30, 0, 0, 0, 0, 0, 0, 2] + [UInt8](repeating: 0, count: 9))
    }
}

/// Opens what ``Zlib`` wrote: one block of the fixed codes.
private struct Inflate {
    struct Damaged: Error {}
    private let bytes: [UInt8]
    private var bit = 16

    static func open(_ bytes: [UInt8]) throws -> [UInt8] {
        var inflate = Inflate(bytes: bytes)
        let result = try inflate.read()
        guard bytes.suffix(4).elementsEqual(PNG.word(Checksum.adler32(result))) else { throw Damaged() }
        return result
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() throws -> [UInt8] {
        guard bytes.count > 6, bytes[0] == 0x78, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0, bits(3) == 0b011 else {
            throw Damaged()
        }
        var result: [UInt8] = []
        while bit / 8 < bytes.count {
            let symbol = symbol()
            switch symbol {
            case ..<256: result.append(UInt8(symbol))
            case 256: return result
            default:
                let length = length(symbol)
                let distance = distance()
                guard distance <= result.count else { throw Damaged() }
                for _ in 0..<length { result.append(result[result.count - distance]) }
            }
        }
        throw Damaged()
    }

    private mutating func bits(_ count: Int) -> Int {
        var value = 0
        for place in 0..<count {
            if bit / 8 < bytes.count, bytes[bit / 8] >> (bit % 8) & 1 == 1 { value |= 1 << place }
            bit += 1
        }
        return value
    }

    private mutating func code(_ count: Int, after start: Int = 0) -> Int {
        (0..<count).reduce(start) { value, _ in value << 1 | bits(1) }
    }

    private mutating func symbol() -> Int {
        let seven = code(7)
        if seven <= 0b001_0111 { return 256 + seven }
        let eight = code(1, after: seven)
        if (0x30...0xBF).contains(eight) { return eight - 0x30 }
        if (0xC0...0xC7).contains(eight) { return eight - 0xC0 + 280 }
        return code(1, after: eight) - 0x190 + 144
    }

    private mutating func length(_ symbol: Int) -> Int {
        let place = symbol - 257
        if place < 8 { return 3 + place }
        if place == 28 { return 258 }
        let extra = (place - 4) / 4
        return 3 + (4 + place % 4) << extra + bits(extra)
    }

    private mutating func distance() -> Int {
        let place = code(5)
        if place < 4 { return 1 + place }
        let extra = (place - 2) / 2
        return 1 + (2 + place % 2) << extra + bits(extra)
    }
}
