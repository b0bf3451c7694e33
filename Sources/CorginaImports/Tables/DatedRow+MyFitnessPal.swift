import CorginaCore

extension DatedRow {
    /// A meal of MyFitnessPal's Nutrition-Summary: its figures without the names of its foods. Where the table has times, a row is a
    /// food; otherwise it is the whole meal.
    func myFitnessPalMeal(_ collector: inout ImportCollector, _ meals: inout MealBook) {
        guard let nutrients = NutrientColumn.amounts(in: row) else { return collector.leaveOut(.unreadableFigure) }
        let meal = row.text("meal").shortened(to: 60)
        let food = row.text("food", "food name")
        let name = food.isEmpty ? "\(meal.isEmpty ? "Food" : meal) from MyFitnessPal" : food
        meals.add(
            FoodItem(imported: name, nutrients: nutrients), on: day, at: TimeOfDay(cell: row.text("time")), meal: meal,
            note: row.text("note"), collector.world)
    }
}
