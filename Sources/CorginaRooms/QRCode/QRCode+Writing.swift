import CorginaCore

/// Writing QR codes where no library for them runs, as in a browser.
///
/// Source of all figures: ISO/IEC 18004:2015. Text is written as bytes, at level M: an eighth of the code may be dirty or covered.
extension QRCode {
    /// - Returns: `nil` for what is no printable ASCII, and where no code is large enough.
    public init?(writing text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.allSatisfy({ (0x20...0x7E).contains($0) }), let size = QRCodeSize(holding: bytes)
        else { return nil }
        var best: (grid: QRCodeGrid, penalty: Int)?
        let codewords = QRCodewords(bytes, in: size).all
        for mask in 0..<QRCodeGrid.maskCount {
            let grid = QRCodeGrid(codewords, in: size, mask: mask)
            let penalty = grid.penalty
            if penalty < best?.penalty ?? .max { best = (grid, penalty) }
        }
        guard let grid = best?.grid else { return nil }
        self.init(side: grid.side + 2 * Self.edge, dark: Self.framed(grid))
    }

    /// Light squares that readers need around a code.
    private static let edge = 4

    private static func framed(_ grid: QRCodeGrid) -> [Bool] {
        let side = grid.side + 2 * edge
        return (0..<side * side).map { place in
            let (row, column) = (place / side - edge, place % side - edge)
            let inside = 0..<grid.side
            return inside.contains(row) && inside.contains(column) && grid.isDark(row, column)
        }
    }
}
