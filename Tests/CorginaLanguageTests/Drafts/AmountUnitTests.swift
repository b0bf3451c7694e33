import CorginaCore
import CorginaFoods
import EmbeddedFiles
import Testing

@testable import CorginaLanguage

/// How a food can be counted.
struct AmountUnitTests {
    private let catalogue: FoodCatalogue

    init() throws {
        let file = corgina_foods_table()
        catalogue = try FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }

    private func draft(_ code: String) throws -> FoodDraft {
        let code = try #require(FoodCode(code))
        return FoodDraft(chosen: try #require(catalogue[code]))
    }

    @Test func `a drink is poured by glass and millilitre, and each name is offered once`() throws {
        let units = try draft("11111000").units(in: catalogue)
        let names = units.map { $0.name }
        #expect(names.contains("glass") && names.contains("ml") && names.contains("fl oz") && names.contains("g"))
        #expect(!names.contains("teaspoon"))
        #expect(Set(names).count == names.count)
        let glass = try #require(units.first { $0.name == "glass" })
        // 244 g a cup, as published.
        #expect(abs(glass.grams.value - 244) < 2)
    }

    @Test func `what is spooned has no glass, and what no volume is published of has neither`() throws {
        let honey = try draft("91302010").units(in: catalogue).map { $0.name }
        #expect(honey.contains("tablespoon") && !honey.contains("glass") && !honey.contains("ml"))
        let chop = try draft("22101000").units(in: catalogue).map { $0.name }
        #expect(chop.contains("g") && chop.contains("oz"))
        #expect(!chop.contains { $0.contains("cubic inch") })
    }

    @Test func `what she said stays a way to count it`() throws {
        var nuts = try draft("42100100")
        (nuts.quantity, nuts.portion, nuts.grams) = (2, "handful", Grams(60))
        let said = try #require(nuts.unit(in: catalogue))
        #expect(said == AmountUnit(id: .asCounted, name: "handful", grams: Grams(30)))
        nuts.setAmount(3, of: .asCounted, in: catalogue)
        #expect(nuts.grams == Grams(90) && nuts.portion == "handful" && nuts.isSetByHer)
        nuts.setAmount(1, of: .measured(.ounces), in: catalogue)
        #expect(abs(nuts.grams.value - 28.35) < 0.01)
    }

    @Test func `a food of her own without a weight is counted as she entered it`() {
        var nutrients = NutrientAmounts()
        nutrients[.energy] = 180
        let bar = FoodItem(
            name: "Oat bar", foodCode: nil, quantity: 1, portion: "bar", grams: Grams(0), nutrients: nutrients,
            source: .manual, isEstimated: false)
        var draft = FoodDraft(recorded: bar, reason: "as logged")
        #expect(draft.units(in: catalogue).map { $0.name } == ["bar"])
        draft.setAmount(2, of: .grams, in: catalogue)
        #expect(draft.quantity == 1)
        draft.setAmount(2, of: .asCounted, in: catalogue)
        #expect(draft.foodItem(from: catalogue).nutrients.energy.value == 360)
    }

    @Test func `every food has a unit, and none weighs nothing or too much`() {
        for food in catalogue.foods {
            let units = FoodDraft(chosen: food).units(in: catalogue)
            #expect(units.contains { $0.id == .grams }, "\(food.name)")
            #expect(units.allSatisfy { $0.grams.value > 0 && $0.grams.value < 20_000 }, "\(food.name)")
        }
    }
}
