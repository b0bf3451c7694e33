import Testing

@testable import CorginaCore

struct NutrientTargetTests {
    private func amounts(_ values: KeyValuePairs<Nutrient, Double>) -> NutrientAmounts {
        values.reduce(into: .zero) { $0[$1.key] = $1.value }
    }

    private func target(_ nutrient: Nutrient, _ stage: LifeStage = .pregnant(.second), _ group: AgeGroup? = .young)
        throws -> NutrientTarget
    {
        try #require(NutrientTarget(nutrient, at: stage, group))
    }

    @Test(arguments: AgeGroup.allCases, [LifeStage.notPregnant, .pregnant(.third), .lactating(.secondHalfYear)])
    func `A target is the reference's amount in the catalogue's unit`(group: AgeGroup, stage: LifeStage) throws {
        for nutrient in Nutrient.allCases {
            guard let reference = nutrient.reference else { continue }
            let intake = try #require(ReferenceIntake.of(reference.id, at: stage, group))
            let target = try #require(NutrientTarget(nutrient, at: stage, group))
            let unit = intake.nutrient.unit.split(separator: " ").first.map(String.init) ?? ""
            let factor = unit == "ug" && nutrient.unit == .milligrams ? 0.001 : 1
            #expect(target.goal == intake.amount * factor, "\(nutrient)")
            #expect(factor != 1 || unit.replacing("ug", with: "µg") == nutrient.unit.rawValue, "\(nutrient)")
        }
    }

    @Test func `The trimester's figures are those asked for`() throws {
        #expect(try target(.iron).goal == 27)
        #expect(try target(.folate).goal == 600)
        #expect(try target(.calcium, .pregnant(.first), .teens).goal == 1_300)
        #expect(try target(.iron, .lactating(.firstHalfYear)).goal == 9)
        #expect(try target(.iron, .notPregnant).goal == 18)
        #expect(try target(.dha).goal == 0.2)
        #expect(NutrientTarget(.dha, at: .notPregnant, .young) == nil)
    }

    @Test func `Without her age only what is the same at every age has a target`() throws {
        #expect(try target(.iron, .pregnant(.first), nil).goal == 27)
        #expect(NutrientTarget(.calcium, at: .pregnant(.first), nil) == nil)
    }

    @Test func `An amount is low, enough or above the limit`() throws {
        let iron = try target(.iron)
        #expect(iron.classify(amounts([.iron: 26.9])) == .low)
        #expect(iron.classify(amounts([.iron: 27])) == .enough)
        #expect(iron.classify(amounts([.iron: 45])) == .enough)
        #expect(iron.classify(amounts([.iron: 45.1])) == .aboveLimit)
    }

    @Test func `Food folate has no limit: only folic acid is counted against it, and the two are not added`() throws {
        let folate = try target(.folate)
        #expect(folate.classify(amounts([.folate: 1_700, .folicAcid: 400])) == .enough)
        #expect(folate.classify(amounts([.folate: 1_700, .folicAcid: 1_001])) == .aboveLimit)
        #expect(folate.classify(amounts([.folate: 300, .folicAcid: 300])) == .low)
    }

    @Test func `Carrots cannot pass the limit of vitamin A, liver can`() throws {
        let vitaminA = try target(.vitaminA)
        #expect(vitaminA.classify(amounts([.vitaminA: 6_000])) == .enough)
        #expect(vitaminA.classify(amounts([.vitaminA: 6_000, .retinol: 5_900])) == .aboveLimit)
    }

    @Test(arguments: [Nutrient.magnesium, .niacin, .vitaminE])
    func `Food is not counted against a limit set for supplements alone`(nutrient: Nutrient) throws {
        #expect(try target(nutrient).classify(amounts([nutrient: 1e6])) == .enough)
    }

    @Test func `Sodium past 2300 mg is high, which is no limit of safety`() throws {
        let sodium = try target(.sodium)
        #expect(sodium.classify(amounts([.sodium: 1_400])) == .low)
        #expect(sodium.classify(amounts([.sodium: 2_300])) == .enough)
        #expect(sodium.classify(amounts([.sodium: 2_301])) == .high)
    }

    @Test(arguments: [
        (0.0, CaffeineDay.Level.under), (149, .under), (150, .near), (199, .near), (200, .reached), (450, .reached),
    ])
    func `Caffeine is told from 150 mg on and reached at 200`(milligrams: Double, level: CaffeineDay.Level) {
        let day = CaffeineDay(amounts([.caffeine: milligrams]))
        #expect(day.level == level)
        #expect(day.words == "Caffeine today: \(Int(milligrams)) of 200 mg")
    }
}
