import CorginaCore
import CorginaImports
import Testing

/// MyFitnessPal's Nutrition-Summary and Measurement-Summary.
struct MyFitnessPalTests {
    private static let columns =
        "Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note"

    @Test func `a row without a time is a meal, with its figures and without the percentages`() throws {
        let reading = try Samples.read(
            """
            \u{FEFF}\(Self.columns)\r
            2026-11-20,Breakfast,518.0,29.0,7.9,0.0,0.0,0.0,12.0,574.5,740.0,36.7,2.1,14.1,27.6,80.0,70.0,60.0,50.0,"with \"\"jam\"\"\"\r
            2026-11-20,Post-Workout,"1,000.0",1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,\r
            """)
        #expect(reading.source == .myFitnessPal && reading.content == .meals && reading.hasUsualTimes)
        #expect(Samples.lines(reading) == ["2026-11-20 07:45 meal", "2026-11-20 16:00 meal"])
        let meals = Samples.meals(reading)
        #expect(meals.map(\.type) == [.breakfast, .snack])
        #expect(meals.map(\.name) == ["Breakfast from MyFitnessPal", "Post-Workout from MyFitnessPal"])
        let nutrients = meals[0].nutrients
        #expect(nutrients[.energy] == 518 && nutrients[.saturatedFat] == 7.9 && nutrients[.potassium] == 740)
        #expect(nutrients[.iron] == 0 && nutrients[.calcium] == 0 && nutrients[.vitaminC] == 0)
        #expect(meals[1].energy.value == 1_000)
        #expect(reading.events[0].notes == "with \"jam\"")
    }

    @Test func `rows with a time are foods, put together by day, time and meal`() throws {
        let reading = try Samples.read(
            """
            Date,Meal,Time,Calories,Fat (g),Protein (g)
            2026-11-20,Breakfast,10:00 AM,40.0,0.6,1.8
            2026-11-20,Breakfast,10:00 AM,60.0,1,2
            2026-11-20,Dinner,7:45 PM,220.0,8.0,7.0
            2026-11-20,Dinner,,240.0,5.0,10.0
            """)
        #expect(
            Samples.lines(reading) == ["2026-11-20 10:00 meal", "2026-11-20 19:45 meal", "2026-11-20 19:15 meal"])
        #expect(Samples.meals(reading).map(\.items.count) == [2, 1, 1])
        #expect(Samples.meals(reading)[0].energy.value == 100)
    }

    @Test func `semicolons and decimal commas are what a spreadsheet made of it`() throws {
        let reading = try Samples.read(
            "Date;Meal;Calories;Fat (g)\n20.11.2026;Lunch;1.200,5;12,5\n21.11.2026;Lunch;600;1,25\n")
        #expect(Samples.meals(reading).map(\.energy.value) == [1_200.5, 600])
        #expect(Samples.meals(reading).map(\.nutrients.fat.value) == [12.5, 1.25])
    }

    @Test func `weights have no unit, so she is asked`() throws {
        let file = "Date,Body Fat %,Weight\n2026-11-18,18.5,150.0\n2026-11-19,,151.5\n2026-11-20,19,\n"
        let asked = try Samples.read(file)
        #expect(asked.questions == [.weightUnit] && asked.events.isEmpty)
        let pounds = try Samples.read(file, ImportChoices(weightUnit: .pounds))
        #expect(Samples.lines(pounds) == ["2026-11-18 08:00 weight", "2026-11-19 08:00 weight"])
        #expect(pounds.events.first?.details == .weight(Weight(kilograms: 150 * Weight.pound.kilograms)))
        #expect(pounds.leftOut == [.otherKind: 1])
        // Nobody weighs that in kilograms before she has typed it wrongly.
        let kilograms = try Samples.read("Date,Weight\n2026-11-18,500\n", ImportChoices(weightUnit: .kilograms))
        #expect(kilograms.events.isEmpty && kilograms.leftOut == [.implausible: 1])
    }

    @Test func `what lies ahead, cannot be read or stands twice is left out and counted`() throws {
        let reading = try Samples.read(
            """
            Date,Weight
            2026-11-23,70
            yesterday,70
            2026-11-19,heavy
            2026-11-18,70
            2026-11-18,71
            2026-11-22,70
            """, ImportChoices(weightUnit: .kilograms))
        #expect(Samples.lines(reading) == ["2026-11-18 08:00 weight", "2026-11-22 08:00 weight"])
        #expect(reading.leftOut == [.future: 1, .unreadableDate: 1, .unreadableFigure: 1, .twice: 1])
    }

    @Test func `the same file twice gives the same entries`() throws {
        let file = "\(Self.columns)\n2026-11-20,Breakfast,518\n2026-11-20,Lunch,700\n"
        #expect(try Samples.read(file) == Samples.read(file))
        let ids = try Set(Samples.read(file).events.map(\.id))
        #expect(ids.count == 2)
        // Exported again later, a meal is the same meal though its figures have changed.
        let later = try Samples.read(file.replacing("518", with: "600"))
        #expect(Set(later.events.map(\.id)) == ids)
    }
}
