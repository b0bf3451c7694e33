/// One of the forty sizes a QR code comes in, at level M.
///
/// Source of the figures: ISO/IEC 18004:2015, tables 1 and 9 and annex E.
struct QRCodeSize {
    /// 1 to 40.
    let number: Int
    /// How many codewords there are, those for correction among them.
    let codewordCount: Int
    /// Into how many blocks the codewords are divided.
    let blockCount: Int
    /// Codewords for correction in each block.
    let correctionCount: Int
    /// Where the middles of the alignment patterns lie, in rows and in columns.
    let alignments: [Int]

    /// The smallest that holds so many bytes; `nil` where none does.
    init?(holding bytes: [UInt8]) {
        guard let size = Self.all.first(where: { $0.room >= bytes.count }) else { return nil }
        self = size
    }

    private init(_ number: Int, _ row: (codewords: Int, blocks: Int, corrections: Int, alignment: Int)) {
        self.number = number
        (codewordCount, blockCount, correctionCount) = (row.codewords, row.blocks, row.corrections)
        alignments = Self.alignments(number, second: row.alignment)
    }

    /// How many modules it is wide, without the quiet zone.
    var side: Int { 17 + 4 * number }

    /// How many bits tell how many bytes there are.
    var countBits: Int { number < 10 ? 8 : 16 }

    /// Codewords of what is written.
    var dataCount: Int { codewordCount - blockCount * correctionCount }

    /// How many bytes of text it holds, behind four bits that name their kind and the count.
    private var room: Int { (dataCount * 8 - 4 - countBits) / 8 }

    /// The first lies on the timing pattern, the last as far from the other edge, the others evenly between the second and the last.
    private static func alignments(_ number: Int, second: Int) -> [Int] {
        let last = 10 + 4 * number
        guard second > 0 else { return [] }
        guard second < last else { return [6, last] }
        return [6] + stride(from: second, through: last, by: (last - second) / (number / 7))
    }
}

extension QRCodeSize {
    private static let all = rows.enumerated().map { Self($0.offset + 1, $0.element) }

    /// For each size: all codewords, blocks, codewords for correction in a block, the second place of an alignment pattern.
    private static let rows: [(codewords: Int, blocks: Int, corrections: Int, alignment: Int)] = [
        (26, 1, 10, 0), (44, 1, 16, 18), (70, 1, 26, 22), (100, 2, 18, 26), (134, 2, 24, 30), (172, 4, 16, 34),
        (196, 4, 18, 22), (242, 4, 22, 24), (292, 5, 22, 26), (346, 5, 26, 28), (404, 5, 30, 30), (466, 8, 22, 32),
        (532, 9, 22, 34), (581, 9, 24, 26), (655, 10, 24, 26), (733, 10, 28, 26), (815, 11, 28, 30), (901, 13, 26, 30),
        (991, 14, 26, 30), (1085, 16, 26, 34), (1156, 17, 26, 28), (1258, 17, 28, 26), (1364, 18, 28, 30),
        (1474, 20, 28, 28), (1588, 21, 28, 32), (1706, 23, 28, 30), (1828, 25, 28, 34), (1921, 26, 28, 26),
        (2051, 28, 28, 30), (2185, 29, 28, 26), (2323, 31, 28, 30), (2465, 33, 28, 34), (2611, 35, 28, 30),
        (2761, 37, 28, 34), (2876, 38, 28, 30), (3034, 40, 28, 24), (3196, 43, 28, 28), (3362, 45, 28, 32),
        (3532, 47, 28, 26), (3706, 49, 28, 30),
    ]
}
