/// A food somebody, or something, sees in a photo: what it is called, how much it may be, and where it is.
///
/// This is all that is handed over from whatever looks at a photo. The figures always come from the food catalogue.
public struct SeenFood: Hashable, Sendable {
    public var name: String
    /// "1½ cups"; `nil` where only the food is known.
    public var amount: String?
    /// `nil` for a food that is only listed.
    public var box: PhotoBox?
    /// How sure it is, from 0 to 1; 1 for what she named herself.
    public var confidence: Double

    public init(name: String, amount: String? = nil, box: PhotoBox? = nil, confidence: Double = 1) {
        self.name = name
        self.amount = amount
        self.box = box
        self.confidence = confidence
    }

    /// As it is said: "1½ cups boiled potatoes".
    public var words: String { [amount ?? "", name].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// A part of a photo, in parts of its width and height from the upper left corner, as it is shown.
public struct PhotoBox: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double

    /// - Returns: `nil` for what does not lie in the photo.
    public init?(x: Double, y: Double, width: Double, height: Double) {
        let whole = 0.0...1.0
        guard whole.contains(x), whole.contains(y), whole.contains(width), whole.contains(height), width > 0,
            height > 0,
            x + width <= 1.000_001, y + height <= 1.000_001
        else { return nil }
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A box around a point she tapped, moved into the photo where it would lie beyond it.
    public init?(around x: Double, _ y: Double, side: Double = 0.16) {
        guard (0.0...1.0).contains(x), (0.0...1.0).contains(y) else { return nil }
        let start = { (middle: Double) in Swift.min(Swift.max(middle - side / 2, 0), 1 - side) }
        self.init(x: start(x), y: start(y), width: side, height: side)
    }
}
