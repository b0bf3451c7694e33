/// A mass of food in grams.
public struct Grams: Hashable, Comparable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
    public static func * (grams: Self, factor: Double) -> Self { Self(grams.value * factor) }
}

/// Food energy in kilocalories. Screens write it by ``WrittenEnglish/calories(_:)``.
public struct Kilocalories: Hashable, Comparable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
    public static let zero = Self(0)
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.value + rhs.value) }
    /// Whole kilocalories, as shown.
    public var rounded: Int { Int(nearest: value) }
}

/// A volume of drink in millilitres.
public struct Milliliters: Hashable, Comparable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
    public static let zero = Self(0)
    /// One US fluid ounce. Source: NIST Handbook 44, appendix C.
    public static let fluidOunce = Self(29.5735)
    /// One US cup, eight fluid ounces. Source: NIST Handbook 44, appendix C.
    public static let cup = Self(236.588)
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.value + rhs.value) }
}
