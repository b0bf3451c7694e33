import CorginaCore

/// How she had a recipe.
public struct RecipeUse: Hashable, Sendable {
    /// How many meals were it.
    public var count: Int
    /// The latest of them.
    public var last: Moment
}

extension Diary {
    /// Her recipes in the order of their names, without those put aside.
    public var recipes: [Recipe] { allRecipes.filter { !$0.isArchived } }

    /// Her recipes in the order of their names, those put aside too.
    public var allRecipes: [Recipe] {
        index.recipes.compactMap { records[$0]?.current?.recipe }
            .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    }

    /// The recipe of that id, put aside or not.
    public func recipe(_ id: RecordID) -> Recipe? { records[id]?.current?.recipe }

    /// How she had a recipe; `nil` when she never did.
    public func recipeUse(_ recipe: Recipe) -> RecipeUse? { RecipeUse(recipe, in: self) }
}

extension RecipeUse {
    /// A meal logged from a recipe counts for it, whatever either holds now. A meal logged from none counts where it holds just the
    /// recipe's foods: she had it before she wrote the recipe down.
    fileprivate init?(_ recipe: Recipe, in diary: Diary) {
        let eaten = diary.index.eatenFoods
        let alike = FoodCombination(recipe.ingredients).flatMap { eaten.combinations[$0] } ?? []
        let told = alike.filter { use in
            guard case .meal(let meal)? = diary.event(use.event)?.details else { return false }
            return meal.recipes.isEmpty
        }
        let uses = (eaten.recipes[recipe.id] ?? []) + told
        guard let last = uses.max() else { return nil }
        self.init(count: uses.count, last: last.moment)
    }
}

extension [Recipe] {
    /// Those she had most come first; of those she had equally often, the one she had last.
    public func mostHadFirst(in diary: Diary) -> [Recipe] {
        let had = enumerated().map { place, recipe in
            let use = diary.recipeUse(recipe)
            return (place: place, recipe: recipe, count: use?.count ?? 0, last: use?.last.secondsSinceEpoch ?? .min)
        }
        return had.sorted { ($1.count, $1.last, $0.place) < ($0.count, $0.last, $1.place) }.map { $0.recipe }
    }
}
