import CorginaFoods

/// From the words about food to the foods: as grammar reads them, and as the models marked them.
struct FoodReader: Sendable {
    let known: KnownFoods
    let spoken: SpokenFoodReader
    let marked: MarkedFoodReader

    init(catalogue: FoodCatalogue, dishes: DishNames, openWords: OpenWords) {
        known = KnownFoods(catalogue, dishes: dishes, openWords: openWords)
        let items = FoodItemReader(known, catalogue)
        let lister = FoodLister(known)
        spoken = SpokenFoodReader(known: known, items: items, lister: lister, retelling: Retelling(known: known))
        marked = MarkedFoodReader(known: known, items: items, lister: lister)
    }
}
