import CorginaCore
import CorginaImports
import Testing

/// Lose It's food logs and weights.
struct LoseItTests {
    private static let foods =
        "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)\n"

    @Test func `a date that may be two days is asked about`() throws {
        let row = "08/02/2026,Brown Rice,Rice,Lunch,1,Cup,215,0,1.8,5,45,0.4,0.7,3.5,0,10\n"
        let asked = try Samples.read(Self.foods + row)
        #expect(asked.questions == [.dateOrder] && asked.events.isEmpty)
        let days = try DateOrder.allCases.map { order in
            try Samples.read(Self.foods + row, ImportChoices(dateOrder: order)).events.map { "\($0.moment.day)" }
        }
        #expect(days == [["2026-02-08"], ["2026-08-02"]])
    }

    @Test func `one date that tells the order tells it for all`() throws {
        let reading = try Samples.read(
            Self.foods + "08/02/2026,Rice,Rice,Lunch,1,Cup,215,0,n/a,5,45,0,0,0,0,0\n"
                + "08/13/2026,Chicken,Meat,Dinner,6,oz,280,false,6,52,0,2,0,0,120,150\n"
                + "08/13/2026,Old,Meat,Dinner,6,oz,280,true,6,52,0,2,0,0,120,150\n",
            ImportChoices(dateOrder: .dayFirst))
        #expect(Samples.lines(reading) == ["2026-08-02 13:00 meal", "2026-08-13 19:15 meal"])
        #expect(reading.leftOut == [.deleted: 1])
        let chicken = try #require(Samples.meals(reading).last?.items.first)
        #expect(abs(chicken.grams.value - 170.097) < 0.001 && chicken.portion == "oz" && chicken.quantity == 6)
    }

    @Test func `dates of two orders are refused`() {
        #expect(throws: ImportError.mixedDates(row: 3)) {
            try Samples.read(
                Self.foods + "13/08/2026,Rice,Rice,Lunch,1,Cup,215,0,1\n08/13/2026,Rice,Rice,Lunch,1,Cup,215,0,1\n")
        }
    }

    @Test func `weights leave out what was deleted`() throws {
        let reading = try Samples.read(
            "Date,Weight,Last Updated,Deleted\n08/13/2026,70.5,2026-08-13T08:00:00Z,false\n08/14/2026,90,2026-08-14T08:00:00Z,true\n",
            ImportChoices(weightUnit: .kilograms))
        #expect(reading.events.map(\.details) == [.weight(Weight(kilograms: 70.5))])
        #expect(reading.leftOut == [.deleted: 1])
    }
}
