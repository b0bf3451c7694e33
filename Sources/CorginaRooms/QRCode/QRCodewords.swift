/// What stands in a QR code, with what corrects it, in the order in which it is drawn.
struct QRCodewords {
    let all: [UInt8]

    init(_ bytes: [UInt8], in size: QRCodeSize) {
        let data = Self.data(bytes, in: size)
        let short = size.codewordCount / size.blockCount - size.correctionCount
        let shortBlocks = size.blockCount - size.codewordCount % size.blockCount
        let divisor = Self.divisor(size.correctionCount)
        var blocks: [[UInt8]] = []
        var corrections: [[UInt8]] = []
        var rest = data[...]
        for place in 0..<size.blockCount {
            let block = Array(rest.prefix(place < shortBlocks ? short : short + 1))
            rest = rest.dropFirst(block.count)
            blocks.append(block)
            corrections.append(Self.remainder(of: block, by: divisor))
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

// MARK: Reed and Solomon's code over the field of 256 elements whose polynomial is 0x11D

extension QRCodewords {
    /// What codewords are divided by, without its highest coefficient, which is 1.
    private static func divisor(_ degree: Int) -> [UInt8] {
        var divisor = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for place in divisor.indices {
                let next = place + 1 < divisor.count ? divisor[place + 1] : 0
                divisor[place] = product(divisor[place], root) ^ next
            }
            root = product(root, 2)
        }
        return divisor
    }

    private static func remainder(of block: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: divisor.count)
        for codeword in block {
            let factor = codeword ^ remainder[0]
            remainder = Array(remainder.dropFirst()) + [0]
            for place in divisor.indices { remainder[place] ^= product(divisor[place], factor) }
        }
        return remainder
    }

    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product: UInt16 = 0
        for bit in (0..<8).reversed() {
            product = product << 1 ^ (product & 0x80 == 0 ? 0 : 0x11D)
            if other >> UInt8(bit) & 1 == 1 { product ^= UInt16(one) }
        }
        return UInt8(truncatingIfNeeded: product)
    }
}
