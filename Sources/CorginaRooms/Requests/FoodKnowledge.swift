import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, the engine that reads sentences, the search, and products by their numbers.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public var products: ProductKnowledge
    private let madeEngine: @Sendable () -> LanguageEngine
    private let madeSearch: @Sendable () -> FoodSearch

    /// - Parameters:
    ///   - engine: makes the engine, or gives the one already made; it is asked when somebody says something.
    ///   - search: the same for the search, when somebody searches.
    public init(
        catalogue: FoodCatalogue, engine: @escaping @Sendable () -> LanguageEngine,
        products: ProductKnowledge = .noTable,
        search: @escaping @Sendable () -> FoodSearch
    ) {
        self.catalogue = catalogue
        madeEngine = engine
        self.products = products
        madeSearch = search
    }

    public var engine: LanguageEngine { madeEngine() }
    public var search: FoodSearch { madeSearch() }
}
