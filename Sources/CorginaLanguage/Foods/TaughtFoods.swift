import CorginaCore
import CorginaFoods

/// What her words for foods mean to her: her habits, and the words of her region.
struct TaughtFoods {
    /// By her words for the food and the helping.
    private var foods: [String: Int] = [:]
    private var amounts: [String: FoodHabit] = [:]
    /// By her words for the food alone, for helpings she never corrected.
    private var usual: [String: Int] = [:]
    private let open: OpenFoods
    private let region: FoodRegion?

    init(_ preferences: Preferences, _ open: OpenFoods, _ catalogue: [Food]) {
        self.open = open
        region = preferences.region
        let habits = preferences.foodHabits
        guard !habits.isEmpty else { return }
        var rows: [String: Int] = [:]
        for (row, food) in catalogue.enumerated() { rows[food.code.description] = row }
        for habit in habits {
            let key = Self.key(habit.name, habit.helping)
            foods[key] = rows[habit.foodCode]
            if habit.amount != nil { amounts[key] = habit }
            // What she means without naming a helping holds for all helpings before what she means by one of them.
            if habit.helping.isEmpty || foods[Self.key(habit.name, "")] == nil {
                usual[habit.name] = rows[habit.foodCode]
            }
        }
    }

    /// The row of the food an open word most likely means.
    func openFood(for words: String) -> Int? { open.meanings(of: words, in: region).first?.row }

    /// What she may mean by these words, likeliest first; empty when that is no question.
    func meanings(of phrase: FoodPhrase) -> [OpenFoods.Meaning] {
        guard food(for: phrase) == nil else { return [] }
        if let served = phrase.servedName, open.meanings(of: served, in: region).count == 1 { return [] }
        let meanings = open.meanings(of: phrase.openName, in: region)
        return meanings.count > 1 ? meanings : []
    }

    /// The row of the food she taught these words to mean.
    func food(for phrase: FoodPhrase) -> Int? {
        guard !foods.isEmpty else { return nil }
        return foods[Self.key(phrase.habitName, phrase.helping)] ?? usual[phrase.habitName]
    }

    /// Her usual amount, unless she said how much.
    func amount(for phrase: FoodPhrase, of food: Int) -> PortionChoice? {
        guard phrase.measured == nil, phrase.contained == nil, self.food(for: phrase) == food,
            let amount = amounts[Self.key(phrase.habitName, phrase.helping)]?.amount
        else { return nil }
        let times = phrase.count * phrase.share
        return PortionChoice(
            quantity: amount.quantity * times, portion: amount.portion, grams: amount.grams * times,
            reason: "your usual amount" + (phrase.share < 1 ? "; you didn’t eat all of it" : ""), isEstimated: true,
            fit: 1)
    }

    private static func key(_ name: String, _ helping: String) -> String { name + "|" + helping }
}

extension FoodPhrase {
    /// Her words for the food, as a habit keeps them.
    var habitName: String { words.joined(separator: " ") }

    /// The same without words that only tell how it was: "leftover pasta" is as open as "pasta".
    var openName: String {
        words.drop { Lexicon.shared.roles(of: $0).contains(.filler) }.joined(separator: " ")
    }

    /// With what it is served in: "glass of squash" is no vegetable.
    var servedName: String? {
        (containers.first ?? measured.map { WordForm.of($0.unit) }).map { $0 + " of " + openName }
    }

    /// Her words for the helping, as a habit keeps them.
    var helping: String { ((size.map { [$0] } ?? []) + containers).joined(separator: " ") }

    func heard(as food: FoodCode, _ choice: PortionChoice) -> FoodDraft.Heard {
        FoodDraft.Heard(
            name: habitName, helping: helping,
            isAmountOpen: measured == nil && contained == nil && count == 1 && share == 1,
            food: food, grams: choice.grams)
    }
}
