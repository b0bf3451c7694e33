import CorginaCore
import Testing

struct MealHoursTests {
    private func window(_ start: String, _ end: String) throws -> MealHours.Window {
        MealHours.Window(start: try #require(TimeOfDay(start)), end: try #require(TimeOfDay(end)))
    }

    @Test func `Her own hours decide the meal, up to but not including their end`() throws {
        let late = MealHours(
            breakfast: try window("09:00", "11:00"), lunch: try window("14:00", "16:00"),
            dinner: try window("20:00", "23:30"))
        #expect(late.meal(at: try #require(TimeOfDay("08:59"))) == .snack)
        #expect(late.meal(at: try #require(TimeOfDay("10:59"))) == .breakfast)
        #expect(late.meal(at: try #require(TimeOfDay("11:00"))) == .snack)
        #expect(late.meal(at: try #require(TimeOfDay("14:30"))) == .lunch)
        #expect(late.meal(at: try #require(TimeOfDay("22:00"))) == .dinner)
    }

    @Test func `Hours that end before they start or meet are refused, naming the meal`() throws {
        var hours = MealHours.usual
        hours.lunch = try window("14:00", "12:00")
        #expect(throws: MealHoursError.endsBeforeStart(.lunch)) { try hours.validate() }
        hours.lunch = try window("10:00", "12:00")
        #expect(throws: MealHoursError.overlap(.lunch, .breakfast)) { try hours.validate() }
        hours.lunch = try window("10:30", "17:30")
        try hours.validate()
        hours.dinner = try window("17:00", "21:00")
        #expect(throws: MealHoursError.overlap(.dinner, .lunch)) { try hours.validate() }
        try MealHours.usual.validate()
    }
}
