extension FoodItem {
    /// The same food, so many times as much of it.
    public func times(_ factor: Double) -> FoodItem {
        var item = self
        item.quantity *= factor
        item.grams = grams * factor
        item.nutrients = nutrients * factor
        return item
    }

    /// Which food it is, whatever its amount.
    public var identity: FoodIdentity { FoodIdentity(code: foodCode, name: name) }
}
