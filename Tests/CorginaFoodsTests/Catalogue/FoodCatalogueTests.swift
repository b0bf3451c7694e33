import CorginaCore
import CorginaFoods
import Testing

/// What the carried catalogue holds, against what USDA publishes.
struct FoodCatalogueTests {
    let catalogue: FoodCatalogue

    init() throws { catalogue = try CarriedFoods.catalogue() }

    private func published(_ code: String) -> Food? { FoodCode(code).flatMap { catalogue[$0] } }

    @Test func `It carries every food of the release`() {
        #expect(catalogue.source == "USDA FNDDS 2017-2018")
        #expect(catalogue.foods.count { !$0.code.isComposed } == 7_083)
        #expect(Set(catalogue.foods.map(\.code)).count == catalogue.count)
        #expect(Set(catalogue.foods.map(\.category)).count == 167)
    }

    /// 32,614 are published; 174 of them, all "Quantity not specified" of infant formulas and human milk, have no weight.
    @Test func `It carries every portion that has a weight`() {
        let published = catalogue.foods.filter { !$0.code.isComposed }
        #expect(published.reduce(0) { $0 + $1.portions.count } == 32_440)
    }

    @Test func `Every food has a name and a category, and every portion a description and a weight`() {
        for food in catalogue.foods {
            #expect(!food.name.isEmpty && !food.category.name.isEmpty, "\(food.code)")
            #expect(food.portions.allSatisfy { $0.grams.value > 0 && !$0.description.isEmpty }, "\(food.code)")
            #expect(food.synonyms.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " }, "\(food.code)")
        }
    }

    @Test func `Only foods that exist as ingredients have no portion`() {
        let without = catalogue.foods.filter(\.portions.isEmpty)
        #expect(without.count == 25)
        #expect(without.allSatisfy { $0.code.description.hasPrefix("9999") && $0.usualPortion == nil })
    }

    @Test func `A food is found by its code`() throws {
        for food in catalogue.foods { #expect(catalogue[food.code] == food) }
        #expect(published("10000000") == nil)
        #expect(published("99999999") == nil)
    }

    /// Per 100 g, from the published "FNDDS Nutrient Values".
    static let figures: [(code: String, name: String, amounts: [Nutrient: Double])] = [
        ("11100000", "Milk, NFS", [.energy: 51, .protein: 3.34, .carbohydrate: 4.87, .fat: 1.99, .vitaminB12: 0.56]),
        (
            "22101000", "Pork chop, NS as to cooking method, NS as to fat eaten",
            [.energy: 211, .protein: 27.69, .carbohydrate: 0, .fat: 10.5, .selenium: 47.7]
        ),
        (
            "24100000", "Chicken, NS as to part and cooking method, NS as to skin eaten",
            [.energy: 164, .protein: 26.79, .choline: 66.3, .linolenicAcid: 0.051]
        ),
        (
            "26137110", "Salmon, cooked, NS as to cooking method",
            [.energy: 189, .epa: 0.222, .dpa: 0.057, .dha: 0.407, .vitaminB12: 4.57]
        ),
        (
            "31103010", "Egg, whole, boiled or poached",
            [.energy: 143, .choline: 235, .retinol: 160, .vitaminA: 160, .dha: 0.058]
        ),
        (
            "56205001", "Rice, white, cooked, NS as to fat",
            [.energy: 129, .carbohydrate: 27.99, .folate: 96, .iron: 1.19]
        ),
        ("63101000", "Apple, raw", [.energy: 52, .carbohydrate: 13.81, .water: 85.56, .potassium: 107]),
        ("71000100", "Potato, NFS", [.energy: 125, .carbohydrate: 20.45, .fat: 4.24, .potassium: 372]),
        ("72125100", "Spinach, raw", [.energy: 23, .folate: 194, .iron: 2.71, .vitaminA: 469, .retinol: 0]),
        ("92101000", "Coffee, brewed", [.energy: 1, .caffeine: 40, .water: 99.39, .alcohol: 0]),
    ]

    @Test(arguments: figures.indices)
    func `Figures are the published ones, to the last decimal`(index: Int) throws {
        let (code, name, amounts) = Self.figures[index]
        let food = try #require(published(code))
        #expect(food.name == name)
        for (nutrient, figure) in amounts {
            #expect(food.amountPer100g(of: nutrient) == figure, "\(nutrient)")
            #expect(food.nutrientsPer100g[nutrient] == figure, "\(nutrient)")
        }
    }

    @Test func `What a portion contains is its share of 100 g`() throws {
        let milk = try #require(published("11100000"))
        let cup = try #require(milk.portions.first)
        #expect(cup == Portion(description: "1 cup", grams: Grams(244), sequence: 1))
        #expect(milk.nutrients(in: cup.grams).energy.rounded == 124)
        #expect(abs(milk.nutrients(in: cup.grams).protein.value - 8.1496) < 1e-9)
        #expect(milk.nutrients(in: Grams(0)) == .zero)
    }

    @Test(arguments: [
        ("11100000", "1 cup", 244.0),  // What USDA assumes, in words.
        ("22101000", "Quantity not specified", 85),  // No portion of just that weight.
        ("11710000", "1 fl oz", 30.5),  // USDA assumes nothing.
        ("63101000", "1 medium", 200),
    ])
    func `The usual portion is the weight USDA assumes, in words where there are some`(
        code: String, description: String, grams: Double
    ) throws {
        let portion = try #require(published(code)?.usualPortion)
        #expect(portion.description.hasPrefix(description))
        #expect(portion.grams == Grams(grams))
    }

    @Test func `Portions of one make are told from the food's own`() throws {
        let licorice = try #require(catalogue.foods.first { $0.name == "Licorice" })
        #expect(licorice.portions.contains { $0.variety == "Twizzlers" })
        #expect(licorice.usualPortion?.variety == nil)
    }

    @Test func `Synonyms are single names`() throws {
        let milk = try #require(published("11111000"))
        #expect(milk.synonyms == ["3.5% or 3.8% fat milk", "leche fresca"])
    }
}
