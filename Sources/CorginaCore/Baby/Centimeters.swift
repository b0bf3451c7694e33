/// A length in centimetres.
public struct Centimeters: Hashable, Comparable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
    /// One inch, exactly 2.54 cm. Source: NIST Handbook 44, appendix C.
    public static let inch = Self(2.54)
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
