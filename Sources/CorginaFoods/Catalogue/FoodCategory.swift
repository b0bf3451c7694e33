/// A category of What We Eat In America, USDA's grouping of foods as people think of them.
public struct FoodCategory: Hashable, Sendable {
    /// Four digits: 1002 is "Milk, whole", 9999 "Not included in a food category".
    public var number: Int
    public var name: String

    public init(number: Int, name: String) {
        self.number = number
        self.name = name
    }
}
