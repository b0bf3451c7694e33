extension FoodCode {
    /// Stands for a food of her own, which the catalogue does not have. No published code is this high.
    public static let unlisted = FoodCode(reserved: 99_999_999)

    private init(reserved number: UInt32) { self.number = number }
}

extension FoodCode {
    /// Where the codes of dishes stand that Corgina composes of USDA's foods; no published code begins so.
    private static let composed: ClosedRange<UInt32> = 97_000_000...97_999_999

    /// Whether it is a dish composed of similar foods, by Corgina's own table and not by USDA.
    public var isComposed: Bool { Self.composed.contains(number) }
}
