import CorginaCore
import Testing

struct NutrientTests {
    @Test func `Columns are numbered in order and named once`() {
        #expect(Nutrient.allCases.map(\.index) == Array(Nutrient.allCases.indices))
        #expect(Set(Nutrient.allCases.map(\.rawValue)).count == 38)
    }

    @Test func `Amounts add and scale nutrient by nutrient`() {
        var egg = NutrientAmounts.zero
        egg[.energy] = 70
        egg[.choline] = 147
        let two = egg * 2
        #expect(two[.energy] == 140)
        #expect((two + egg)[.choline] == 441)
        #expect(two[.iron] == 0)
        #expect([egg, two].sum().energy == Kilocalories(210))
    }
}

struct MealTypeTests {
    @Test(arguments: [
        ("05:00", MealType.breakfast), ("10:29", .breakfast), ("10:30", .snack), ("11:30", .lunch), ("14:29", .lunch),
        ("15:00", .snack), ("17:30", .dinner), ("20:59", .dinner), ("21:00", .snack), ("02:00", .snack),
    ])
    func `The hour tells the usual meal`(time: String, type: MealType) throws {
        #expect(MealType.usual(at: try #require(TimeOfDay(time))) == type)
    }
}
