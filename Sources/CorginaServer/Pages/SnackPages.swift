import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// A food with one tap: no sheet, and Undo right afterwards.
extension CorginaServer {
    /// How many foods the row holds.
    static let mostSnacks = 12

    func quickSnacks(for visitor: Visitor) -> [QuickSnack] {
        visitor.diary.foodSuggestions(limit: Self.mostSnacks).compactMap { suggestion in
            snack(suggestion.food, suggestion.use).map { item in
                let amount = PortionText.counted(item.quantity, item.portion)
                return QuickSnack(
                    food: suggestion.food.description,
                    emoji: foods.catalogue[item].map(FoodEmoji.emoji) ?? DescribedItem.plainEmoji,
                    name: item.name, amount: "\(amount) · \(Figure.whole(item.nutrients.energy.value)) cal",
                    mark: suggestion.reason.displayName)
            }
        }
    }

    func logSnack(_ form: Form, by visitor: Visitor) async throws -> Response {
        let food = form["food"].flatMap(FoodIdentity.init)
        guard let item = food.flatMap({ snack($0, visitor.diary.foodUse($0)) }) else {
            return .redirect(to: Route.today.path)
        }
        let meal = Meal(name: item.name, type: .snack, items: [item])
        return try await log(
            [HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .meal(meal))], by: visitor)
    }

    /// The food in her usual amount, or in the catalogue's if she never had it.
    private func snack(_ food: FoodIdentity, _ use: FoodUse?) -> FoodItem? {
        if let use { return use.item }
        guard case .listed(let text) = food, let food = FoodCode(text).flatMap({ foods.catalogue[$0] })
        else { return nil }
        return FoodDraft(chosen: food).foodItem(from: foods.catalogue)
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
