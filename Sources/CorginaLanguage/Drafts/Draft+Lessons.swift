import CorginaCore
import CorginaFoods

extension Draft {
    /// What her corrections teach: another food for her words, another amount for a helping she did not measure.
    ///
    /// - Parameters:
    ///   - known: her habits so far; one for the same words is replaced.
    ///   - catalogue: where the foods are.
    ///   - newID: an id for a new one.
    public func lessons(known: [FoodHabit], in catalogue: FoodCatalogue, newID: () -> RecordID) -> [FoodHabit] {
        var lessons: [FoodHabit] = []
        for item in events.flatMap(\.draft.items) {
            guard let heard = item.heard, !heard.name.isEmpty else { continue }
            // Another food weighs something else of itself; only what she set is her amount.
            let hasHerAmount = heard.isAmountOpen && item.grams != heard.grams && item.isSetByHer
            guard hasHerAmount || item.food != heard.food else { continue }
            let before = (known + lessons).last { $0.name == heard.name && $0.helping == heard.helping }
            var habit = FoodHabit(
                id: before?.id ?? newID(), name: heard.name, helping: heard.helping, foodCode: item.food.description,
                foodName: catalogue[item.food]?.displayName ?? item.name,
                amount: before?.foodCode == item.food.description ? before?.amount : nil)
            if hasHerAmount {
                habit.amount = FoodHabit.Amount(quantity: item.quantity, portion: item.portion, grams: item.grams)
            }
            if habit != before { lessons.append(habit) }
        }
        return lessons
    }
}
