/// The squares of a QR code, without the light edge.
struct QRCodeGrid {
    let side: Int
    private var dark: [Bool]
    /// Whether a pattern has the square, so that nothing is written there.
    private var isTaken: [Bool]

    static let maskCount = 8

    init(_ codewords: [UInt8], in size: QRCodeSize, mask: Int) {
        side = size.side
        dark = Array(repeating: false, count: side * side)
        isTaken = dark
        drawTiming()
        drawFinders()
        drawAlignments(size.alignments)
        drawFormat(mask)
        drawNumber(size.number)
        write(codewords, mask)
    }

    func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * side + column] }

    private mutating func take(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return }
        dark[row * side + column] = isDark
        isTaken[row * side + column] = true
    }
}

// MARK: Patterns

extension QRCodeGrid {
    private mutating func drawTiming() {
        for place in 0..<side {
            take(6, place, place % 2 == 0)
            take(place, 6, place % 2 == 0)
        }
    }

    private mutating func drawFinders() {
        for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] {
            for down in -4...4 {
                for right in -4...4 {
                    let ring = max(abs(down), abs(right))
                    take(row + down, column + right, ring != 2 && ring != 4)
                }
            }
        }
    }

    private mutating func drawAlignments(_ middles: [Int]) {
        for row in middles {
            for column in middles where !isInCorner(row, column) {
                for down in -2...2 {
                    for right in -2...2 { take(row + down, column + right, max(abs(down), abs(right)) != 1) }
                }
            }
        }
    }

    /// Where the large squares are.
    private func isInCorner(_ row: Int, _ column: Int) -> Bool {
        let far = side - 7
        return row == 6 && column == 6 || row == 6 && column == far || row == far && column == 6
    }

    /// Level and mask, twice, with their check bits.
    private mutating func drawFormat(_ mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        // Level M is written as 00.
        let bits = (mask << 10 | rest) ^ 0x5412
        let isSet = { (place: Int) in bits >> place & 1 == 1 }
        for place in 0...5 { take(place, 8, isSet(place)) }
        take(7, 8, isSet(6))
        take(8, 8, isSet(7))
        take(8, 7, isSet(8))
        for place in 9...14 { take(8, 14 - place, isSet(place)) }
        for place in 0...7 { take(8, side - 1 - place, isSet(place)) }
        for place in 8...14 { take(side - 15 + place, 8, isSet(place)) }
        take(side - 8, 8, true)
    }

    /// The number of the size, twice, where it is 7 or more.
    private mutating func drawNumber(_ number: Int) {
        guard number >= 7 else { return }
        var rest = number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = number << 12 | rest
        for place in 0..<18 {
            let isSet = bits >> place & 1 == 1
            take(place / 3, side - 11 + place % 3, isSet)
            take(side - 11 + place % 3, place / 3, isSet)
        }
    }
}

// MARK: What is written

extension QRCodeGrid {
    /// In pairs of columns from right to left, up and down in turn.
    private mutating func write(_ codewords: [UInt8], _ mask: Int) {
        var place = 0
        var isUpward = true
        for pair in stride(from: side - 1, through: 1, by: -2) {
            // The column of the timing pattern is passed over.
            let right = pair > 6 ? pair : pair - 1
            for step in 0..<side {
                let row = isUpward ? side - 1 - step : step
                for column in [right, right - 1] where !isTaken[row * side + column] {
                    let isSet = place < codewords.count * 8 && codewords[place / 8] >> UInt8(7 - place % 8) & 1 == 1
                    dark[row * side + column] = isSet != Self.turns(row, column, mask)
                    place += 1
                }
            }
            isUpward.toggle()
        }
    }

    /// Whether a mask turns a square.
    private static func turns(_ row: Int, _ column: Int, _ mask: Int) -> Bool {
        let product = row * column
        return switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: product % 2 + product % 3 == 0
        case 6: (product % 2 + product % 3) % 2 == 0
        default: ((row + column) % 2 + product % 3) % 2 == 0
        }
    }
}
