extension JSON {
    /// A number as it was written. No digit is lost by reading and printing it.
    public struct Number: Hashable, Sendable, CustomStringConvertible {
        /// The literal, valid JSON.
        public let description: String

        public init(_ value: Int64) {
            description = String(value)
        }

        public init(_ value: Int) { self.init(Int64(value)) }

        /// The shortest literal that reads back as the same value; `nil` for infinities and NaN, which JSON lacks.
        public init?(_ value: Double) {
            guard value.isFinite else { return nil }
            let text = "\(value)"
            description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }

        /// A literal the parser has already found well formed.
        init(literal: String) {
            description = literal
        }

        /// The nearest `Double`; `nil` when it is too large for one.
        public var double: Double? { Self.double(Array(description.utf8), 0..<description.utf8.count) }

        /// The value when it is whole and fits an `Int`: `5`, and also `5.0` and `5e0`.
        public var integer: Int? { int64.flatMap { Int(exactly: $0) } }

        /// The value when it is whole and fits 64 bits, as seconds since 1970 need them.
        public var int64: Int64? { Self.int64(Array(description.utf8), 0..<description.utf8.count) }
    }

    /// The number, or `null` for infinities and NaN.
    public static func amount(_ value: Double) -> JSON { Number(value).map(JSON.number) ?? .null }

    public static func whole(_ value: Int) -> JSON { .number(Number(value)) }

    public static func whole(_ value: Int64) -> JSON { .number(Number(value)) }
}

extension JSON.Number {
    /// What a well-formed literal says; see ``double``.
    static func double(_ bytes: [UInt8], _ literal: Range<Int>) -> Double? {
        if let value = shortDouble(bytes, literal) { return value }
        guard let value = Double(String(decoding: bytes[literal], as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// What a well-formed literal says; see ``int64``.
    static func int64(_ bytes: [UInt8], _ literal: Range<Int>) -> Int64? {
        if let value = shortInteger(bytes, literal) { return value }
        if let value = Int64(String(decoding: bytes[literal], as: UTF8.self)) { return value }
        return double(bytes, literal).flatMap { Int64(exactly: $0) }
    }

    /// Digits with a point among them or without: a whole number divided by a power of ten, rounded once.
    ///
    /// - Returns: `nil` for one with an exponent, and for one with more digits than fit a word.
    private static func shortDouble(_ bytes: [UInt8], _ literal: Range<Int>) -> Double? {
        guard literal.count <= 19 else { return nil }
        var digits: UInt64 = 0
        var decimals = 0
        var isAfterPoint = false
        for position in literal {
            let byte = bytes[position]
            switch byte {
            case 48...57:
                digits = digits * 10 + UInt64(byte - 48)
                if isAfterPoint { decimals += 1 }
            case UInt8(ascii: "."): isAfterPoint = true
            case UInt8(ascii: "-"): continue
            default: return nil
            }
        }
        // Both are exact in a double, and so their quotient is the nearest one (Clinger, 1990).
        let value =
            digits < 1 << 53 ? Double(digits) / Double(powersOfTen[decimals]) : quotient(digits, powersOfTen[decimals])
        return bytes[literal.lowerBound] == UInt8(ascii: "-") ? -value : value
    }

    /// The double nearest to a quotient of whole numbers, neither of them 0.
    private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
        let (up, under) = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
        // With both shifted up to the top, the quotient has 63 or 64 bits. What is left over only matters where those 64 bits lie
        // just between two doubles, and there its being something is all that counts.
        let (shifted, top) = (dividend << up, divisor << under)
        let (bits, rest) = top.dividingFullWidth((shifted >> 1, shifted << 63))
        return Double(sign: .plus, exponent: under - up - 63, significand: Double(rest == 0 ? bits : bits | 1))
    }

    private static let powersOfTen: [UInt64] = (0..<19).reduce(into: [1]) { powers, place in
        powers.append(powers[place] * 10)
    }

    private static func shortInteger(_ bytes: [UInt8], _ literal: Range<Int>) -> Int64? {
        guard literal.count <= 18 else { return nil }
        var value: Int64 = 0
        for position in literal {
            let byte = bytes[position]
            if (48...57).contains(byte) {
                value = value * 10 + Int64(byte - 48)
            } else if byte != UInt8(ascii: "-") {
                return nil
            }
        }
        return bytes[literal.lowerBound] == UInt8(ascii: "-") ? -value : value
    }
}
