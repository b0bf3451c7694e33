import Testing

@testable import CorginaCore

struct UpperLimitWarningTests {
    private func warnings(
        _ supplements: [(String, [SupplementNutrient: Double])], food: KeyValuePairs<Nutrient, Double> = [:],
        _ group: AgeGroup? = .young
    ) -> [UpperLimitWarning] {
        UpperLimitWarning.find(
            in: supplements.map { .init(name: $0.0, contents: SupplementContents($0.1)) },
            food: food.reduce(into: .zero) { $0[$1.key] = $1.value }, at: .pregnant(.second), group)
    }

    @Test(arguments: SupplementNutrient.allCases)
    func `At its upper level nothing is told, just above it is`(nutrient: SupplementNutrient) throws {
        guard let id = nutrient.referenceID, nutrient != .iodine,
            let limit = ReferenceIntake.of(id, at: .pregnant(.second), .young)?.upperLimit
        else { return }
        #expect(warnings([("Tablet", [nutrient: limit])]).isEmpty)
        let found = try #require(warnings([("Tablet", [nutrient: limit * 1.001])]).first)
        #expect(found.nutrient == nutrient && found.limit == limit && found.kind == .upperLevel)
    }

    @Test func `Iron from two supplements and from food adds up`() throws {
        let found = try #require(warnings([("Prenatal", [.iron: 27]), ("Iron", [.iron: 10])], food: [.iron: 9]).first)
        #expect(found.total == 46 && found.limit == 45 && found.fromFood == 9)
        #expect(found.fromSupplements.map(\.name) == ["Prenatal", "Iron"])
        #expect(
            found.words
                == "About 46 mg of iron a day (Prenatal 27 mg + Iron 10 mg + food 9 mg), above the 45 mg limit. If your provider prescribed it, follow your provider; otherwise ask before your next dose."
        )
    }

    @Test func `Folate of food has no limit; the folic acid in fortified food and tablets does`() {
        #expect(warnings([("Folic acid", [.folicAcid: 800])], food: [.folate: 5_000]).isEmpty)
        #expect(
            warnings([("Folic acid", [.folicAcid: 800])], food: [.folate: 900, .folicAcid: 201]).map(\.total) == [1_001]
        )
    }

    @Test func `Magnesium's limit counts supplements alone, as do niacin's and vitamin E's`() {
        #expect(
            warnings([("Magnesium", [.magnesium: 350])], food: [.magnesium: 400, .niacin: 100, .vitaminE: 2_000])
                .isEmpty)
        #expect(warnings([("Magnesium", [.magnesium: 351])], food: [.magnesium: 400]).map(\.total) == [351])
    }

    @Test func `Vitamin A counts retinol alone, beta-carotene never`() {
        #expect(warnings([("A", [.betaCarotene: 20_000])], food: [.vitaminA: 9_000]).isEmpty)
        #expect(
            warnings([("A", [.retinol: 1_500])], food: [.vitaminA: 2_000, .retinol: 1_501]).map(\.total) == [3_001])
    }

    @Test func `Iodine from supplements is told above 500 µg, and as an upper level above that`() {
        #expect(warnings([("Iodine", [.iodine: 500])]).isEmpty)
        #expect(warnings([("Iodine", [.iodine: 501])]).map(\.kind) == [.advice])
        #expect(warnings([("Iodine", [.iodine: 1_101])]).map(\.kind) == [.upperLevel])
    }

    @Test func `Without her age the lowest limit is the one told, with it hers`() {
        #expect(warnings([("Folic acid", [.folicAcid: 900])], nil).map(\.limit) == [800])
        #expect(warnings([("Folic acid", [.folicAcid: 900])], .older).isEmpty)
        #expect(warnings([("Folic acid", [.folicAcid: 900])], .teens).map(\.limit) == [800])
    }

    @Test func `A day's amount is a dose's times its doses`() {
        let iron = SupplementSample.iron()
        let daily = UpperLimitWarning.Daily(iron, on: SupplementSample.monday)
        #expect(daily.contents[.iron] == 81)
        #expect(
            UpperLimitWarning.Daily(iron.paused(from: SupplementSample.monday), on: SupplementSample.monday).contents
                .isEmpty)
    }

    @Test func `An iron tablet counts by its iron, not by its salt`() throws {
        let sulfate = try #require(IronSalt.all.first)
        #expect(warnings([("Ferrous sulfate", [.iron: sulfate.elemental(of: 200)])]).isEmpty)
        #expect(warnings([("Ferrous sulfate", [.iron: sulfate.elemental(of: 325)])]).map(\.total) == [65])
    }
}
