/// The modules of a QR code, without the quiet zone around it.
struct QRCodeGrid {
    let side: Int
    private var dark: [Bool]
    /// Whether a function pattern has the module, so that no data is written there.
    private var isTaken: [Bool]

    static let maskCount = 8

    init(_ codewords: [UInt8], in size: QRCodeSize, mask: Int) {
        side = size.side
        dark = Array(repeating: false, count: side * side)
        isTaken = dark
        drawTimingPatterns()
        drawFinderPatterns()
        drawAlignmentPatterns(at: size.alignments)
        drawFormat(mask: mask)
        drawVersion(size.number)
        write(codewords, mask: mask)
    }

    func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * side + column] }

    private mutating func take(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return }
        dark[row * side + column] = isDark
        isTaken[row * side + column] = true
    }
}

// MARK: Function patterns

extension QRCodeGrid {
    private mutating func drawTimingPatterns() {
        for place in 0..<side {
            take(6, place, place.isMultiple(of: 2))
            take(place, 6, place.isMultiple(of: 2))
        }
    }

    /// Three corners of 7 × 7 modules, each with the light separator around it.
    private mutating func drawFinderPatterns() {
        let far = side - 7
        for (top, left) in [(0, 0), (0, far), (far, 0)] {
            drawSquare(aroundRow: top + 3, column: left + 3, lightRings: [2, 4])
        }
    }

    private mutating func drawAlignmentPatterns(at middles: [Int]) {
        for row in middles {
            for column in middles where !isFinder(row, column) {
                drawSquare(aroundRow: row, column: column, lightRings: [1], rings: 2)
            }
        }
    }

    /// Squares one within another around a module: dark, but for the rings that are named by their distance from the middle.
    private mutating func drawSquare(aroundRow middle: Int, column: Int, lightRings: [Int], rings: Int = 4) {
        for down in -rings...rings {
            for across in -rings...rings {
                let ring = max(abs(down), abs(across))
                take(middle + down, column + across, !lightRings.contains(ring))
            }
        }
    }

    /// Whether a finder pattern lies there.
    private func isFinder(_ row: Int, _ column: Int) -> Bool {
        let (isTop, isLeft) = (row < 8, column < 8)
        return isTop && isLeft || isTop && column > side - 9 || isLeft && row > side - 9
    }
}

// MARK: What tells how to read it

extension QRCodeGrid {
    /// Level M and each mask with their check bits, the last bit first. Source: ISO/IEC 18004:2015, annex C.
    private static let formats = [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0]

    /// The sizes from 7 on with their check bits. Source: ISO/IEC 18004:2015, annex D.
    private static let versions = [
        0x07C94, 0x085BC, 0x09A99, 0x0A4D3, 0x0BBF6, 0x0C762, 0x0D847, 0x0E60D, 0x0F928, 0x10B78, 0x1145D, 0x12A17,
        0x13532, 0x149A6, 0x15683, 0x168C9, 0x177EC, 0x18EC4, 0x191E1, 0x1AFAB, 0x1B08E, 0x1CC1A, 0x1D33F, 0x1ED75,
        0x1F250, 0x209D5, 0x216F0, 0x228BA, 0x2379F, 0x24B0B, 0x2542E, 0x26A64, 0x27541, 0x28C69,
    ]

    /// Twice: around the first corner, and shared between the two others.
    private mutating func drawFormat(mask: Int) {
        let bits = Self.formats[mask]
        // Around a corner the timing patterns are passed over.
        let near = [0, 1, 2, 3, 4, 5, 7, 8]
        for bit in 0..<15 {
            let isSet = bits >> bit & 1 == 1
            if bit < 8 {
                take(near[bit], 8, isSet)
                take(8, side - 1 - bit, isSet)
            } else {
                take(8, near[14 - bit], isSet)
                take(side - 15 + bit, 8, isSet)
            }
        }
        take(side - 8, 8, true)
    }

    /// Twice, each in three lines of six beside a corner.
    private mutating func drawVersion(_ number: Int) {
        guard number >= 7 else { return }
        let bits = Self.versions[number - 7]
        for line in 0..<6 {
            for place in 0..<3 {
                let isSet = bits >> (line * 3 + place) & 1 == 1
                take(line, side - 11 + place, isSet)
                take(side - 11 + place, line, isSet)
            }
        }
    }
}

// MARK: Data

extension QRCodeGrid {
    private mutating func write(_ codewords: [UInt8], mask: Int) {
        var place = 0
        forEachFreeModule { grid, row, column in
            // Where modules are left over, they are light before the mask.
            let isSet = place < codewords.count * 8 && codewords[place / 8] << UInt8(place % 8) & 0x80 != 0
            grid.dark[row * grid.side + column] = isSet != Self.turns(row, column, mask)
            place += 1
        }
    }

    /// In strips of two columns, from the right to the left, the first one upward, the next downward, and so on.
    private mutating func forEachFreeModule(_ visit: (inout Self, Int, Int) -> Void) {
        var rows = Array((0..<side).reversed())
        // The column of the timing pattern belongs to no strip.
        for right in (1..<side).reversed() where right > 6 ? right.isMultiple(of: 2) : !right.isMultiple(of: 2) {
            for row in rows {
                for column in [right, right - 1] where !isTaken[row * side + column] { visit(&self, row, column) }
            }
            rows.reverse()
        }
    }

    /// Whether a mask turns a module. Source: ISO/IEC 18004:2015, table 10.
    private static func turns(_ row: Int, _ column: Int, _ mask: Int) -> Bool {
        let product = row * column
        return switch mask {
        case 0: (row + column).isMultiple(of: 2)
        case 1: row.isMultiple(of: 2)
        case 2: column.isMultiple(of: 3)
        case 3: (row + column).isMultiple(of: 3)
        case 4: (row / 2 + column / 3).isMultiple(of: 2)
        case 5: product % 2 + product % 3 == 0
        case 6: (product % 2 + product % 3).isMultiple(of: 2)
        default: ((row + column) % 2 + product % 3).isMultiple(of: 2)
        }
    }
}
