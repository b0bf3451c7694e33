import CorginaCore

extension DatedRow {
    /// A food of Lose It's food logs.
    func loseItFood(_ collector: inout ImportCollector, _ meals: inout MealBook) {
        if row.isDeleted { return collector.leaveOut(.deleted) }
        let name = row.text("name")
        guard !name.isEmpty, let nutrients = NutrientColumn.amounts(in: row) else {
            return collector.leaveOut(.unreadableFigure)
        }
        let units = row.text("units").lowercased()
        let told = row.number("quantity") ?? 1
        let quantity = told > 0 && told <= FoodItem.mostPortions ? told : 1
        let grams = MeasuredUnit(units).gramsInOne.map { $0 * quantity } ?? 0
        meals.add(
            FoodItem(
                imported: name, quantity: quantity, portion: units.isEmpty ? "serving" : units, grams: grams,
                nutrients: nutrients),
            on: day, at: nil, meal: row.text("meal", "type").shortened(to: 60), collector.world)
    }
}
