import CorginaCore
import CorginaFoods

extension FoodChoice {
    init(_ food: Food, name: String? = nil, isChosen: Bool = false, in english: WrittenEnglish) {
        let energy = "\(english.calories(food.nutrientsPer100g.energy)) per 100\u{A0}g"
        let details = food.displayDetails
        self.init(
            code: food.code.description, name: name ?? food.displayName,
            detail: details.isEmpty || name.map { $0 != food.displayName } == true
                ? energy : "\(SentenceCase.raised(details)) · \(energy)",
            isChosen: isChosen)
    }

    /// What a search found, without what reads like one before it: a table often has a food twice, differing in what nobody said.
    static func found(_ foods: [Food]) -> [Food] {
        var told: Set<[String]> = []
        return foods.filter {
            told.insert([$0.displayName, $0.displayDetails, Figure.whole($0.nutrientsPer100g.energy.value)]).inserted
        }
    }

    /// Foods side by side, no two of one name: where names meet, each says what its own leaves out, and what still
    /// reads like one before it is no choice.
    static func told(apart foods: [Food], chosen: Food, in english: WrittenEnglish) -> [FoodChoice] {
        let names = Dictionary(grouping: foods) { $0.displayName }
        var told: Set<String> = []
        return foods.compactMap { food in
            let isAlone = names[food.displayName]?.count == 1
            let name =
                isAlone || food.displayDetails.isEmpty
                ? food.displayName : "\(food.displayName), \(food.displayDetails)"
            guard told.insert(name).inserted else { return nil }
            return FoodChoice(food, name: name, isChosen: food.code == chosen.code, in: english)
        }
    }
}
