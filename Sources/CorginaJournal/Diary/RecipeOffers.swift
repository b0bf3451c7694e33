import CorginaCore

/// When she is asked to keep a meal as a recipe.
public struct RecipeOffers {
    private let diary: Diary

    public init(in diary: Diary) {
        self.diary = diary
    }

    /// Whether the meal is offered: she had the same foods together at least twice, it is of no recipe yet, and if she declined, she
    /// has had it three more times since.
    public func isDue(for meal: Meal) -> Bool {
        let times = diary.timesLogged(meal.items)
        guard let combination = FoodCombination(meal.items), times >= 2 else { return false }
        return declined(combination).allSatisfy { $0.timesLogged <= times - DeclinedRecipe.timesUntilAskedAgain }
            && !diary.allRecipes.contains {
                FoodCombination($0.ingredients) == combination || meal.recipes.contains($0.id)
            }
    }

    /// That she does not want the meal as a recipe, for now. It takes the place of what she declined of the same foods before.
    ///
    /// - Parameter newID: for the first time.
    /// - Returns: `nil` for a single food, which is not offered.
    public func declining(_ meal: Meal, newID: RecordID) -> DeclinedRecipe? {
        FoodCombination(meal.items).map { combination in
            DeclinedRecipe(
                id: declined(combination).first?.id ?? newID, name: meal.name, foods: combination.foods,
                timesLogged: diary.timesLogged(meal.items))
        }
    }

    private func declined(_ combination: FoodCombination) -> [DeclinedRecipe] {
        diary.index.declinedRecipes.compactMap { diary.records[$0]?.current?.declinedRecipe }
            .filter { $0.foods == combination.foods }.sorted { $0.id < $1.id }
    }
}
