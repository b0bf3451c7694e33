import CorginaFoods
import CorginaLanguage
import CorginaRooms

extension FoodKnowledge {
    /// The search is built when somebody first searches; its index takes about a tenth of a second that no start has to wait for.
    public init(_ catalogue: FoodCatalogue, _ models: SentenceModels, _ openWords: OpenWords) {
        let search = OnDemand { FoodSearch(catalogue) }
        self.init(
            catalogue: catalogue, engine: LanguageEngine(catalogue: catalogue, models: models, openWords: openWords),
            search: { search.value })
    }

    /// From the tables and the models carried in the binary.
    ///
    /// - Throws: ``FoodCatalogueError``, ``SentenceModelsError`` or ``OpenWordsError`` if they are damaged.
    public static func carried() throws -> FoodKnowledge {
        FoodKnowledge(
            try EmbeddedCatalogue.load(), try EmbeddedSentenceModels.load(), try EmbeddedOpenWords.load())
    }
}
