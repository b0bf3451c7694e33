/// Names one thing in a diary: a pregnancy, an event, a meal. 128 random bits, made where the thing is made.
public struct RecordID: Hashable, Sendable, Comparable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A fresh id from the given source of randomness.
    public init(using generator: inout some RandomNumberGenerator) {
        self.init(high: generator.next(), low: generator.next())
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.high, lhs.low) < (rhs.high, rhs.low) }
}

extension RecordID: CustomStringConvertible, LosslessStringConvertible {
    /// Reads the 32 lower-case hexadecimal digits ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        self.init(digits: Array(text.utf8)[...])
    }

    /// The same from its digits in ASCII.
    public init?(digits: ArraySlice<UInt8>) {
        guard digits.count == 32, let high = Self.word(digits.prefix(16)), let low = Self.word(digits.dropFirst(16))
        else { return nil }
        self.init(high: high, low: low)
    }

    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ word: UInt64) -> String {
        let text = String(word, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    private static func word(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var word: UInt64 = 0
        for digit in digits {
            switch digit {
            case 48...57: word = word << 4 | UInt64(digit - 48)
            case 97...102: word = word << 4 | UInt64(digit - 87)
            default: return nil
            }
        }
        return word
    }
}
