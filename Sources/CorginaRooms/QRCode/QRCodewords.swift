/// What stands in a QR code, with what corrects it, in the order in which it is drawn.
struct QRCodewords {
    let all: [UInt8]

    init(_ bytes: [UInt8], in size: QRCodeSize) {
        let data = Self.data(bytes, in: size)
        let short = size.codewordCount / size.blockCount - size.correctionCount
        let shortBlocks = size.blockCount - size.codewordCount % size.blockCount
        let code = ReedSolomon(corrections: size.correctionCount)
        var blocks: [[UInt8]] = []
        var corrections: [[UInt8]] = []
        var rest = data[...]
        for place in 0..<size.blockCount {
            let block = Array(rest.prefix(place < shortBlocks ? short : short + 1))
            rest = rest.dropFirst(block.count)
            blocks.append(block)
            corrections.append(code.corrections(of: block))
        }
        all = Self.interleaved(blocks) + Self.interleaved(corrections)
    }

    /// The kind (bytes), how many, the bytes, and filling.
    private static func data(_ bytes: [UInt8], in size: QRCodeSize) -> [UInt8] {
        var bits = Bits()
        bits.append(0b0100, count: 4)
        bits.append(bytes.count, count: size.countBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        // The end, as far as there is room for it, and up to a whole codeword.
        bits.append(0, count: min(4, size.dataCount * 8 - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var data = bits.bytes
        var isFirst = true
        while data.count < size.dataCount {
            data.append(isFirst ? 0xEC : 0x11)
            isFirst.toggle()
        }
        return data
    }

    /// The first of each, then the second of each; longer ones end last.
    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.reduce(0) { max($0, $1.count) }
        return (0..<longest).flatMap { place in
            blocks.filter { $0.count > place }.map { $0[place] }
        }
    }

    private struct Bits {
        private(set) var bytes: [UInt8] = []
        private(set) var count = 0

        /// The lowest bits of a number, the highest of them first.
        mutating func append(_ number: Int, count added: Int) {
            for place in (0..<added).reversed() {
                if count % 8 == 0 { bytes.append(0) }
                if number >> place & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
                count += 1
            }
        }
    }
}
