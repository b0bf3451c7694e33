import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, the engine that reads sentences, and the search.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public let engine: LanguageEngine
    private let madeSearch: @Sendable () -> FoodSearch

    /// - Parameter search: makes the search, or gives the one already made; it is asked when somebody searches.
    public init(catalogue: FoodCatalogue, engine: LanguageEngine, search: @escaping @Sendable () -> FoodSearch) {
        self.catalogue = catalogue
        self.engine = engine
        madeSearch = search
    }

    public var search: FoodSearch { madeSearch() }
}
