import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, and the two indexes built over it. Built once, shared by every server.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public let engine: LanguageEngine
    public let search: FoodSearch

    public init(_ catalogue: FoodCatalogue, _ models: SentenceModels) {
        self.catalogue = catalogue
        engine = LanguageEngine(catalogue: catalogue, models: models)
        search = FoodSearch(catalogue)
    }

    /// From the table and the models carried in the binary.
    ///
    /// - Throws: ``FoodCatalogueError`` or ``SentenceModelsError`` if they are damaged.
    public static func carried() throws -> FoodKnowledge {
        FoodKnowledge(try EmbeddedCatalogue.load(), try EmbeddedSentenceModels.load())
    }
}
