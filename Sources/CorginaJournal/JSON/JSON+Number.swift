extension JSON {
    /// A number as it was written. No digit is lost by reading and printing it.
    public struct Number: Hashable, Sendable, CustomStringConvertible {
        /// The literal, valid JSON.
        public let description: String

        public init(_ value: Int) {
            description = String(value)
        }

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
        public var double: Double? {
            guard let value = Double(description), value.isFinite else { return nil }
            return value
        }

        /// The value when it is whole and fits: `5`, and also `5.0` and `5e0`.
        public var integer: Int? {
            if let value = Int(description) { return value }
            return double.flatMap { Int(exactly: $0) }
        }
    }

    /// The number, or `null` for infinities and NaN.
    public static func amount(_ value: Double) -> JSON { Number(value).map(JSON.number) ?? .null }

    public static func whole(_ value: Int) -> JSON { .number(Number(value)) }
}
