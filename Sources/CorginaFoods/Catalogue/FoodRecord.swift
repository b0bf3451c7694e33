import CorginaCore

/// All that is published about one food, as a plain value: what a food table is written from.
public struct FoodRecord: Hashable, Sendable {
    public var code: FoodCode
    public var name: String
    /// Other names and notes: "leche fresca", "Lactaid".
    public var synonyms: [String]
    public var category: FoodCategory
    public var portions: [Portion]
    public var nutrientsPer100g: NutrientAmounts

    public init(
        code: FoodCode, name: String, synonyms: [String], category: FoodCategory, portions: [Portion],
        nutrientsPer100g: NutrientAmounts
    ) {
        self.code = code
        self.name = name
        self.synonyms = synonyms
        self.category = category
        self.portions = portions
        self.nutrientsPer100g = nutrientsPer100g
    }
}
