/// One of the forty sizes a QR code comes in, at level M.
struct QRCodeSize {
    /// 1 to 40.
    let number: Int

    /// The smallest that holds so many bytes; `nil` where none does.
    init?(holding bytes: [UInt8]) {
        guard let number = (1...40).first(where: { Self(number: $0).room >= bytes.count }) else { return nil }
        self.number = number
    }

    private init(number: Int) { self.number = number }

    /// How many squares it is wide, without an edge.
    var side: Int { 17 + 4 * number }

    /// How many bits tell how many bytes there are.
    var countBits: Int { number < 10 ? 8 : 16 }

    /// How many bytes of text it holds, behind four bits that name their kind and the count.
    private var room: Int { (dataCount * 8 - 4 - countBits) / 8 }

    /// Codewords, those for correction among them.
    var codewordCount: Int { Self.freeSquares(number) / 8 }
    /// Codewords of what is written.
    var dataCount: Int { codewordCount - blockCount * correctionCount }
    /// Into how many blocks the codewords are divided.
    var blockCount: Int { Self.blocks[number - 1] }
    /// Codewords for correction in each block.
    var correctionCount: Int { Self.corrections[number - 1] }

    /// Where the middles of the small squares lie, in rows and in columns.
    var alignments: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { side - 7 - (count - 2 - $0) * step }
    }

    /// Squares that no pattern takes.
    private static func freeSquares(_ number: Int) -> Int {
        var free = (16 * number + 128) * number + 64
        guard number > 1 else { return free }
        let count = number / 7 + 2
        free -= (25 * count - 10) * count - 55
        return number < 7 ? free : free - 36
    }

    /// Table 9 of the standard, level M.
    private static let corrections = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    private static let blocks = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
}
