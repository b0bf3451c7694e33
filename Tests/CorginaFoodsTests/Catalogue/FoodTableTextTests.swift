import CorginaCore
import CorginaFoods
import Testing

struct FoodTableTextTests {
    static func records() throws -> [FoodRecord] {
        var milk = try FoodRecord.sample(
            "11100000", "Milk, NFS", synonyms: ["leche", "lait, demi-écrémé"],
            portions: [
                Portion(description: "1 cup", grams: Grams(244), sequence: 1),
                Portion(description: "1 fl oz", grams: Grams(30.5), sequence: 3),
                Portion(description: "1 cup", grams: Grams(0.125), sequence: 3),
            ])
        for (place, nutrient) in Nutrient.allCases.enumerated() {
            milk.nutrientsPer100g[nutrient] = Double(place * 1_201) / 1_000
        }
        let sweets = FoodCategory(number: 5704, name: "Candy not containing chocolate")
        return [
            milk,
            try .sample(
                "91746000", "Licorice", category: sweets,
                portions: [
                    Portion(description: "1 piece", grams: Grams(11), sequence: 1),
                    Portion(description: "1 piece", variety: "Crème twist", grams: Grams(7.25), sequence: 1),
                ], energy: 45_902),
            try .sample("99998210", "Oil as ingredient"),
        ]
    }

    @Test func `What is written is read back whole`() throws {
        let records = try Self.records()
        let catalogue = try FoodCatalogue(records)
        #expect(catalogue.source == "Made up 1")
        let readBack = catalogue.foods.map {
            FoodRecord(
                code: $0.code, name: $0.name, synonyms: $0.synonyms, category: $0.category, portions: $0.portions,
                nutrientsPer100g: $0.nutrientsPer100g)
        }
        #expect(readBack == records)
    }

    @Test func `The text does not depend on the order of the foods`() throws {
        let records = try Self.records()
        #expect(
            FoodTableText.table(of: records, source: "Made up 1")
                == FoodTableText.table(of: records.reversed(), source: "Made up 1"))
    }

    @Test func `The carried table is what its own foods would be written as`() throws {
        let catalogue = try CarriedFoods.catalogue()
        let records = catalogue.foods.map {
            FoodRecord(
                code: $0.code, name: $0.name, synonyms: $0.synonyms, category: $0.category, portions: $0.portions,
                nutrientsPer100g: $0.nutrientsPer100g)
        }
        #expect(try Array(FoodTableText.table(of: records, source: catalogue.source).utf8) == CarriedFoods.text.get())
    }
}
