import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, the engine that reads sentences, the search, and products by their numbers.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public let engine: LanguageEngine
    public var products: ProductKnowledge
    private let madeSearch: @Sendable () -> FoodSearch

    /// - Parameter search: makes the search, or gives the one already made; it is asked when somebody searches.
    public init(
        catalogue: FoodCatalogue, engine: LanguageEngine, products: ProductKnowledge = .noTable,
        search: @escaping @Sendable () -> FoodSearch
    ) {
        self.catalogue = catalogue
        self.engine = engine
        self.products = products
        madeSearch = search
    }

    public var search: FoodSearch { madeSearch() }
}
