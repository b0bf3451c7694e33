import CorginaCore
import CorginaFoods

/// Her habits, by the words they are asked with.
struct TaughtFoods {
    private var foods: [String: Int] = [:]
    private var amounts: [String: FoodHabit] = [:]

    init(_ habits: [FoodHabit], _ catalogue: [Food]) {
        guard !habits.isEmpty else { return }
        var rows: [String: Int] = [:]
        for (row, food) in catalogue.enumerated() { rows[food.code.description] = row }
        for habit in habits {
            foods[habit.name] = rows[habit.foodCode]
            if habit.amount != nil { amounts[Self.key(habit.name, habit.helping)] = habit }
        }
    }

    /// The row of the food she means by these words.
    func food(for phrase: FoodPhrase) -> Int? { foods[phrase.habitName] }

    /// Her usual amount, unless she said how much.
    func amount(for phrase: FoodPhrase, of food: Int) -> PortionChooser.Choice? {
        guard phrase.measured == nil, phrase.contained == nil, foods[phrase.habitName] == food,
            let amount = amounts[Self.key(phrase.habitName, phrase.helping)]?.amount
        else { return nil }
        let times = phrase.count * phrase.share
        return PortionChooser.Choice(
            quantity: amount.quantity * times, portion: amount.portion, grams: amount.grams * times,
            reason: "your usual amount" + (phrase.share < 1 ? "; not all of it eaten" : ""), isEstimated: true, fit: 1)
    }

    private static func key(_ name: String, _ helping: String) -> String { name + "|" + helping }
}

extension FoodPhrase {
    /// Her words for the food, as a habit keeps them.
    var habitName: String { words.joined(separator: " ") }

    /// Her words for the helping, as a habit keeps them.
    var helping: String { ((size.map { [$0] } ?? []) + containers).joined(separator: " ") }

    func heard(as food: FoodCode, _ choice: PortionChooser.Choice) -> FoodDraft.Heard {
        FoodDraft.Heard(
            name: habitName, helping: helping, count: count, isAmountOpen: measured == nil && contained == nil && count == 1 && share == 1,
            food: food, grams: choice.grams)
    }
}
