/// How hard a QR code is to read: of the eight masks the one with the least is taken.
extension QRCodeGrid {
    var penalty: Int {
        (0..<side).reduce(blockPenalty + balancePenalty) { sum, line in
            sum + Self.penalty(of: (0..<side).map { isDark(line, $0) })
                + Self.penalty(of: (0..<side).map { isDark($0, line) })
        }
    }

    /// Five or more of one kind in a line, and what looks like the corner of a code.
    private static func penalty(of line: [Bool]) -> Int {
        var (penalty, run) = (0, 0)
        // The squares before, of which the newest is the lowest bit.
        var before = 0
        for (place, isDark) in line.enumerated() {
            run = place > 0 && line[place - 1] == isDark ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
            before = (before << 1 | (isDark ? 1 : 0)) & 0x7FF
            if place >= 10, before == 0b10111010000 || before == 0b00001011101 { penalty += 40 }
        }
        return penalty
    }

    /// Four of one kind in a square.
    private var blockPenalty: Int {
        var penalty = 0
        for row in 0..<side - 1 {
            for column in 0..<side - 1 {
                let isDark = isDark(row, column)
                if isDark == self.isDark(row, column + 1), isDark == self.isDark(row + 1, column),
                    isDark == self.isDark(row + 1, column + 1)
                {
                    penalty += 3
                }
            }
        }
        return penalty
    }

    /// How far dark and light are from a half each, in steps of 5 %.
    private var balancePenalty: Int {
        let all = side * side
        let darkCount = (0..<all).reduce(0) { $0 + (isDark($1 / side, $1 % side) ? 1 : 0) }
        return abs(darkCount * 20 - all * 10) / all * 10
    }
}
