/// A QR code: which of its squares are dark, with the light edge around it that readers need.
///
/// `CorginaBarcodes` makes one of a text; a page draws it.
public struct QRCode: Hashable, Sendable {
    /// How many squares it is wide and high, the light edge among them.
    public let side: Int
    /// Row by row.
    private let dark: [Bool]

    /// - Returns: `nil` unless there is one of `dark` for each square.
    public init?(side: Int, dark: [Bool]) {
        guard (1...Self.mostSide).contains(side), dark.count == side * side else { return nil }
        self.side = side
        self.dark = dark
    }

    /// The largest QR code has 177 squares, and four of light at each edge.
    public static let mostSide = 185

    /// Whether a square is dark; outside of the code nothing is.
    public func isDark(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return dark[row * side + column]
    }

    /// The dark squares that stand beside each other in a row.
    public struct Bar: Hashable, Sendable {
        public let row: Int
        public let columns: Range<Int>
    }

    /// All dark squares, from top to bottom: fewer shapes to draw than squares.
    public var bars: [Bar] {
        (0..<side).flatMap { row -> [Bar] in
            var bars: [Bar] = []
            var start: Int?
            for column in 0...side {
                if isDark(row: row, column: column) {
                    start = start ?? column
                } else if let first = start {
                    bars.append(Bar(row: row, columns: first..<column))
                    start = nil
                }
            }
            return bars
        }
    }
}
