import Testing

@testable import CorginaCore

struct SupplementContentsTests {
    @Test func `Folic acid counts 1.7 times towards folate, and as itself against its limit`() {
        let amounts = SupplementContents([.folicAcid: 400]).nutrientAmounts
        #expect(amounts[.folicAcid] == 400 && amounts[.folate] == 680)
    }

    @Test func `Retinol counts as vitamin A in full, beta-carotene by half and against no limit`() {
        let amounts = SupplementContents([.retinol: 300, .betaCarotene: 400]).nutrientAmounts
        #expect(amounts[.vitaminA] == 500 && amounts[.retinol] == 300)
    }

    @Test func `DHA and copper turn into the catalogue's units`() {
        let amounts = SupplementContents([.dha: 200, .copper: 900]).nutrientAmounts
        #expect(amounts[.dha] == 0.2 && amounts[.copper] == 0.9)
    }

    @Test(arguments: SupplementNutrient.allCases)
    func `A nutrient's unit is the reference's, and its factor turns it into the catalogue's`(
        nutrient: SupplementNutrient
    ) throws {
        if let id = nutrient.referenceID {
            let reference = try #require(ReferenceNutrient.byID[id])
            let unit = (reference.limitUnit ?? reference.unit).split(separator: " ")[0].replacing("ug", with: "µg")
            #expect(unit == nutrient.unit.rawValue)
        }
        guard let food = nutrient.inFood else { return }
        let scale: [Nutrient.Unit: Double] = [.grams: 1e6, .milligrams: 1e3, .micrograms: 1]
        let (own, other) = try (#require(scale[nutrient.unit]), #require(scale[food.nutrient.unit]))
        #expect(food.factor == own / other)
    }

    @Test func `40 IU of vitamin D are 1 µg, and 10000 IU of vitamin A 3000 µg`() throws {
        #expect(try #require(SupplementNutrient.vitaminD.amountInOneIU) * 4_000 == 100)
        #expect(abs(try #require(SupplementNutrient.retinol.amountInOneIU) * 10_000 - 3_000) < 1e-9)
        #expect(SupplementNutrient.iron.amountInOneIU == nil)
    }

    @Test func `Sums and multiples are nutrient by nutrient, and nothing stays nothing`() {
        let iron = SupplementContents([.iron: 27])
        #expect((iron + SupplementContents([.iron: 3, .zinc: 5]))[.iron] == 30)
        #expect((iron * 2)[.iron] == 54 && (iron * 0).isEmpty)
        #expect([iron, iron].sum().nutrients == [.iron])
    }
}
