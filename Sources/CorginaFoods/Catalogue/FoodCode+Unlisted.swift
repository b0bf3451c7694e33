extension FoodCode {
    /// Stands for a food of her own, which the catalogue does not have. No published code is this high.
    public static let unlisted = FoodCode(reserved: 99_999_999)

    private init(reserved number: UInt32) { self.number = number }
}
