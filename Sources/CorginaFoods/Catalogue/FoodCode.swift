/// A food's number in USDA's Food and Nutrient Database for Dietary Studies: eight digits, stable between releases.
public struct FoodCode: Hashable, Comparable, Sendable {
    /// 10,000,000...99,999,999; the first digit is the food group (1 milk, 2 meat, …, 9 sugars and beverages).
    public let number: UInt32

    /// `nil` unless the number has eight digits.
    public init?(number: Int) {
        guard (10_000_000...99_999_999).contains(number) else { return nil }
        self.number = UInt32(number)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension FoodCode: LosslessStringConvertible {
    /// Reads exactly eight ASCII digits; anything else is `nil`.
    public init?(_ text: String) {
        let digits = text.utf8
        guard digits.count == 8, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        self.init(number: digits.reduce(0) { $0 * 10 + Int($1 - 48) })
    }

    public var description: String { String(number) }
}
