import CorginaFoods
import CorginaLanguage

/// What Corgina knows about food: the catalogue, and the two indexes built over it. Shared by every server.
public struct FoodKnowledge: Sendable {
    public let catalogue: FoodCatalogue
    public let engine: LanguageEngine
    private let searchOnDemand: OnDemand<FoodSearch>

    /// Built when somebody first searches; the index takes about a tenth of a second that no start has to wait for.
    public var search: FoodSearch { searchOnDemand.value }

    public init(_ catalogue: FoodCatalogue, _ models: SentenceModels, _ openWords: OpenWords) {
        self.catalogue = catalogue
        engine = LanguageEngine(catalogue: catalogue, models: models, openWords: openWords)
        searchOnDemand = OnDemand { FoodSearch(catalogue) }
    }

    /// From the tables and the models carried in the binary.
    ///
    /// - Throws: ``FoodCatalogueError``, ``SentenceModelsError`` or ``OpenWordsError`` if they are damaged.
    public static func carried() throws -> FoodKnowledge {
        FoodKnowledge(
            try EmbeddedCatalogue.load(), try EmbeddedSentenceModels.load(), try EmbeddedOpenWords.load())
    }
}
