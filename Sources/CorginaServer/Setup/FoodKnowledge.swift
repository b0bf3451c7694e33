import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, and the two indexes built over it. Built once, shared by every server.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public let engine: LanguageEngine
    public let search: FoodSearch

    public init(_ catalogue: FoodCatalogue) {
        self.catalogue = catalogue
        engine = LanguageEngine(catalogue: catalogue)
        search = FoodSearch(catalogue)
    }

    /// From the table carried in the binary.
    ///
    /// - Throws: ``FoodCatalogueError`` if that table is damaged.
    public static func carried() throws(FoodCatalogueError) -> FoodKnowledge {
        FoodKnowledge(try EmbeddedCatalogue.load())
    }
}
