import CorginaCore

extension Diary {
    /// Whether she is asked to keep this meal as a recipe: she had the same foods together at least twice, it is of no recipe yet,
    /// and if she declined, she has had it three more times since.
    public func deservesRecipe(_ meal: Meal) -> Bool {
        guard let combination = FoodCombination(meal.items), timesLogged(meal.items) >= 2 else { return false }
        let latestToCount = timesLogged(meal.items) - DeclinedRecipe.timesUntilAskedAgain
        return declinedRecipes(of: combination).allSatisfy { $0.timesLogged <= latestToCount }
            && !allRecipes.contains {
                FoodCombination($0.ingredients) == combination || meal.recipes.contains($0.id)
            }
    }

    /// That she does not want this meal as a recipe, for now. It takes the place of what she declined of the same foods before.
    ///
    /// - Parameter newID: for the first time.
    /// - Returns: `nil` for a single food, which is not offered.
    public func declining(_ meal: Meal, newID: RecordID) -> DeclinedRecipe? {
        FoodCombination(meal.items).map { combination in
            DeclinedRecipe(
                id: declinedRecipes(of: combination).first?.id ?? newID, name: meal.name, foods: combination.foods,
                timesLogged: timesLogged(meal.items))
        }
    }

    private func declinedRecipes(of combination: FoodCombination) -> [DeclinedRecipe] {
        index.declinedRecipes.compactMap { records[$0]?.current?.declinedRecipe }
            .filter { $0.foods == combination.foods }.sorted { $0.id < $1.id }
    }
}
