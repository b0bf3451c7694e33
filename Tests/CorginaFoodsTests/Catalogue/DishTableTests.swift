import CorginaCore
import CorginaFoods
import Testing

struct DishTableTests {
    private static let heading = "Corgina dish table 1\tcode, names, foods, helping, pieces\n"

    private func records(_ lines: String) throws -> [FoodRecord] {
        let published = [
            try FoodRecord.sample("11100000", "Milk", energy: 60),
            try FoodRecord.sample("56205000", "Rice", energy: 130),
        ]
        return try DishTable(parsing: Self.heading + lines).records(from: published)
    }

    @Test func `a dish has the figures of its foods in proportion`() throws {
        let dish = try #require(
            try records("97000010\trice pudding|kheer\t56205000 0.4 + 11100000 0.6\t180\tcup 240, spoon 15\n").first)
        #expect(dish.name == "Rice pudding" && dish.synonyms == ["kheer"])
        #expect(abs(dish.nutrientsPer100g[.energy] - 88) < 1e-9)
        #expect(dish.portions.map(\.description) == ["1 cup", "1 spoon", "Quantity not specified"])
        #expect(dish.portions.map(\.grams.value) == [240, 15, 180])
        #expect(dish.code.isComposed)
    }

    @Test func `another name of one food keeps that food's measures and counts in its own pieces`() throws {
        var rice = try FoodRecord.sample("56205000", "Rice", energy: 130)
        rice.portions = [("1 cup, cooked", 158), ("1 piece", 3), ("1 medium", 90), ("Quantity not specified", 120)].enumerated().map {
            Portion(description: $1.0, grams: Grams($1.1), sequence: $0 + 1)
        }
        let table = try DishTable(parsing: Self.heading + "97000010\tkanin\t56205000 1\t150\tpiece 20\n")
        let dish = try #require(try table.records(from: [rice]).first)
        #expect(dish.portions.map(\.description) == ["1 piece", "Quantity not specified", "1 cup, cooked"])
        #expect(dish.portions.map(\.grams.value) == [20, 150, 158])
    }

    @Test(arguments: [
        "97000010\tkheer\t56205000 0.4\t180\t\n", "97000010\t\t56205000 1\t180\t\n",
        "97000010\tkheer\t56205000 1\t0\t\n",
        "97000010\tkheer\t56205000 1\t180\n", "12000010\tkheer\t56205000 1\t180\t\n",
        "97000010\tkheer\t56205000 1e999\t180\t\n", "97000010\tkheer\t56205000 1\t180\tcup\n",
        "97000010\tkheer\t56205000 1\tnan\t\n", "97000010\tkheer|kheer\t56205000 1\t180\t\n",
        "97000020\ta\t56205000 1\t180\t\n97000010\tb\t56205000 1\t180\t\n", "97000010\tkheer\t56205001 1\t180\t\n",
    ])
    func `a line that is none is refused`(line: String) {
        #expect(throws: DishTableError.self) { try records(line) }
    }

    @Test func `another file is no dish table`() {
        #expect(throws: DishTableError.notADishTable) { try DishTable(parsing: "97000010\tkheer\t56205000 1\t180\t\n") }
    }

    @Test func `the carried catalogue has the everyday names of the world`() throws {
        let dishes = try CarriedFoods.catalogue().foods.filter(\.code.isComposed)
        #expect(dishes.count >= 1_500)
        for name in ["Poha", "Jollof rice", "Bibimbap", "Pierogi"] {
            #expect(dishes.contains { $0.name == name }, "\(name)")
        }
        for dish in dishes {
            let energy = dish.nutrientsPer100g.energy.value
            #expect((0...905).contains(energy) && dish.usualPortion != nil, "\(dish.name)")
        }
    }
}
