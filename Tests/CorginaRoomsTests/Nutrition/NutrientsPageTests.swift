import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct NutrientsPageTests {
    @Test(arguments: [0, 27, 97])
    func `in the first trimester folate comes first`(days: Int) {
        let rows = NutritionSamples.nutrients(Samples.pregnancy(days)).first.map { $0.id }
        #expect(rows.prefix(3) == ["folate-dfe", "protein", "fiber"])
        #expect(rows.count == Set(rows).count)
    }

    @Test(arguments: [98, 171, 280])
    func `later it stands where it stood in the design, and none is lost`(days: Int) {
        let rows = NutritionSamples.nutrients(Samples.pregnancy(days)).first.map { $0.id }
        #expect(rows.prefix(3) == ["protein", "fiber", "folate-dfe"])
        #expect(Set(rows) == Set(NutritionSamples.nutrients(Samples.pregnancy(27)).first.map { $0.id }))
    }

    @Test func `without a pregnancy, and after one, nothing stands before protein`() {
        for pregnancy in [nil, PregnancySamples.born, PregnancySamples.lost] {
            #expect(NutritionSamples.nutrients(pregnancy).first.first?.id == "protein")
        }
    }
}
