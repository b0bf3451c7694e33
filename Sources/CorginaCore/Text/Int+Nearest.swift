extension Int {
    /// The whole number nearest to a figure, within what a diary and an `Int` hold; 0 for what is no number.
    ///
    /// The one way from a figure to a whole number: `Int(_:)` traps at what is infinite or too large, and a trap ends the server for
    /// everybody.
    public init(nearest figure: Double) { self.init(clamping: Int64(nearest: figure)) }

    /// The largest whole number that is not above a figure, within the same bounds.
    public init(floor figure: Double) { self.init(nearest: figure.rounded(.down)) }
}

extension Int64 {
    /// The whole number nearest to a figure, within ``farthest``; 0 for what is no number.
    init(nearest figure: Double) {
        guard !figure.isNaN else {
            self = 0
            return
        }
        self = Int64(Swift.min(Swift.max(figure.rounded(), -Double(Self.farthest)), Double(Self.farthest)))
    }

    /// A thousand times what a diary holds, and as far again from where adding up overflows.
    private static let farthest: Int64 = 1_000_000_000_000_000
}
