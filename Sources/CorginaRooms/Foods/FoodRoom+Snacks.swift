import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// A food with one tap: no sheet, and Undo right afterwards.
extension FoodRoom {
    /// How many foods the row holds.
    static let mostSnacks = 12

    static func quickSnacks(for visit: Visit) -> [QuickSnack] {
        visit.diary.foodSuggestions(limit: Self.mostSnacks).compactMap { suggestion in
            snack(suggestion.food, suggestion.use, in: visit.foods.catalogue).map { item in
                let amount = PortionText.counted(item.quantity, item.portion)
                return QuickSnack(
                    food: suggestion.food.description,
                    emoji: visit.foods.catalogue[item].map(FoodEmoji.emoji) ?? DescribedItem.plainEmoji,
                    name: item.name, amount: "\(amount) · \(visit.english.unbrokenCalories(item.nutrients.energy))",
                    mark: suggestion.reason.displayName.map { visit.english.spelled($0) })
            }
        }
    }

    static func logSnack(_ form: Form, by visit: inout Visit) -> Answer {
        let day = visit.pastDay(form)
        let food = form["food"].flatMap(FoodIdentity.init)
        guard let item = food.flatMap({ snack($0, visit.diary.foodUse($0), in: visit.foods.catalogue) }) else {
            return .redirect(to: day.map(Route.day) ?? .today)
        }
        let meal = Meal(name: item.name, type: .snack, items: [item])
        return TodayRoom.log(
            [HealthEvent(id: visit.newID(), moment: visit.moment(on: day), details: .meal(meal))], by: &visit)
    }

    /// The food in her usual amount, or in the catalogue's if she never had it.
    private static func snack(_ food: FoodIdentity, _ use: FoodUse?, in catalogue: FoodCatalogue) -> FoodItem? {
        if let use { return use.item }
        guard case .listed(let text) = food, let food = FoodCode(text).flatMap({ catalogue[$0] })
        else { return nil }
        return FoodDraft(chosen: food).foodItem(from: catalogue)
    }
}

extension FoodSuggestion.Reason {
    fileprivate var displayName: String? {
        switch self {
        case .craving: "Craving"
        case .favourite: "Favourite"
        case .recent: nil
        }
    }
}
