import CorginaCore
import CorginaFoods
import Testing

extension FoodRecord {
    /// A made-up food; its energy is its figure.
    static func sample(
        _ code: String, _ name: String, synonyms: [String] = [],
        category: FoodCategory = .init(number: 1002, name: "Milk, whole"),
        portions: [Portion] = [], energy: Double = 0
    ) throws -> FoodRecord {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = energy
        let code = try #require(FoodCode(code))
        return FoodRecord(
            code: code, name: name, synonyms: synonyms, category: category, portions: portions,
            nutrientsPer100g: nutrients)
    }
}

extension FoodCatalogue {
    /// A catalogue of made-up foods.
    init(_ records: [FoodRecord]) throws {
        try self.init(bytes: Array(FoodTableText.table(of: records, source: "Made up 1").utf8))
    }
}
