import Testing

@testable import CorginaCommand

struct MealReportTests {
    private static func outcome(
        carbohydrate: Double, energy: Double, isAnswered: Bool = true, confidence: Double = 0.95
    ) -> MealOutcome {
        MealOutcome(
            known: MealAmounts(carbohydrate: 50, protein: 10, fat: 10, energy: 400),
            understood: MealAmounts(carbohydrate: carbohydrate, protein: 10, fat: 10, energy: energy),
            isAnswered: isAnswered, confidence: confidence)
    }

    @Test(arguments: [(50.0, true), (57.4, true), (57.5, false), (42.6, true), (42.5, false)])
    func `carbohydrate is right within seven and a half grams`(carbohydrate: Double, isRight: Bool) {
        #expect(Self.outcome(carbohydrate: carbohydrate, energy: 400).isRight == isRight)
    }

    @Test func `a meal without an answer is wrong, however little it holds`() {
        #expect(!Self.outcome(carbohydrate: 50, energy: 400, isAnswered: false).isRight)
    }

    @Test func `a row needs every figure`() {
        let row = ["meal_description": "an egg", "carb": "0.4", "protein": "6", "fat": "5", "energy": "72"]
        #expect(KnownMeal(row: row)?.amounts.energy == 72)
        #expect(KnownMeal(row: row.filter { $0.key != "fat" }) == nil)
        #expect(KnownMeal(row: row.merging(["carb": "much"]) { $1 }) == nil)
    }

    @Test func `the report counts what is right`() {
        let report = MealReport([
            Self.outcome(carbohydrate: 50, energy: 400), Self.outcome(carbohydrate: 90, energy: 700, confidence: 0.4),
        ])
        #expect(report.lines[0] == "2 meals, 100 % answered")
        #expect(report.lines[1].hasPrefix("carbohydrate within 7.5 g: 50 % of all"))
        #expect(report.lines.last == "confidence 0.9 to 1.0: 1 meals, 100 % right")
    }

    @Test func `an interval holds the share it is of and is the same every time`() {
        let outcomes = (0..<200).map { $0 % 4 != 0 }
        let interval = Bootstrap.interval(outcomes)
        #expect(interval.contains(0.75) && interval.lowerBound > 0.65 && interval.upperBound < 0.85)
        #expect(interval == Bootstrap.interval(outcomes))
    }
}
