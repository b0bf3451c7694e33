/// The number below the bars of a packet, in the one form in which every product has one number: the 13 digits of a GTIN-13.
///
/// Source: GS1 General Specifications, sections 7.9 (check digit) and 7.10 (UPC-E).
public struct Barcode: Hashable, Comparable, Sendable {
    /// The 13 digits as a number; zeros in front are not told by it.
    public let number: Int64

    /// - Returns: `nil` where the last digit does not fit the others, or the number has more than 13.
    public init?(number: Int64) {
        guard (0...9_999_999_999_999).contains(number), number > 0, Self.fits(number) else { return nil }
        self.number = number
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

    /// Whether a shop may give the number to anything of its own: two shops then mean two products by it.
    ///
    /// Source: GS1 prefixes 000 to 099 and 200 to 299 of GTIN-8; 020 to 029, 040 to 049 and 200 to 299 of GTIN-13.
    public var isOfOneShop: Bool {
        guard number >= 100_000_000 else { return number < 10_000_000 || (20_000_000...29_999_999).contains(number) }
        let prefix = number / 10_000_000_000
        return (20...29).contains(prefix) || (40...49).contains(prefix) || (200...299).contains(prefix)
    }
}

extension Barcode: LosslessStringConvertible {
    /// Reads exactly what ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        guard text.utf8.count == 13, let digits = BarcodeDigits(text), digits.count == 13 else { return nil }
        self.init(number: digits.number)
    }

    /// 13 digits.
    public var description: String {
        let digits = String(number)
        return String(repeating: "0", count: 13 - digits.utf8.count) + digits
    }
}

extension Barcode {
    /// The digit that belongs behind the others, which are weighed by 3 and 1 in turns, from the right.
    static func checkDigit(of others: Int64) -> Int64 {
        var (rest, weight, sum) = (others, Int64(3), Int64(0))
        while rest > 0 {
            sum += rest % 10 * weight
            rest /= 10
            weight = 4 - weight
        }
        return (10 - sum % 10) % 10
    }

    /// Whether the last digit is the one that belongs behind the others. Zeros in front change nothing.
    static func fits(_ number: Int64) -> Bool { checkDigit(of: number / 10) == number % 10 }
}
