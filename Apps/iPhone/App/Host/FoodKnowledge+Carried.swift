import CarriedKnowledge
import CorginaFoods
import CorginaLanguage
import CorginaRooms

extension FoodKnowledge {
    /// What the app carries of foods, read once; the index by which sentences are understood is made for the first of them.
    static let carried: FoodKnowledge? = {
        guard let catalogue = try? EmbeddedCatalogue.load(), let models = try? EmbeddedSentenceModels.load(),
            let words = try? EmbeddedOpenWords.load()
        else { return nil }
        let made = Made(catalogue: catalogue, models: models, openWords: words)
        return FoodKnowledge(catalogue: catalogue, engine: { made.engine }, search: { made.search })
    }()

    /// Each is made when it is first asked for, whoever asks.
    private final class Made: Sendable {
        private let engineOnce: Once<LanguageEngine>
        private let searchOnce: Once<FoodSearch>

        init(catalogue: FoodCatalogue, models: SentenceModels, openWords: OpenWords) {
            engineOnce = Once { LanguageEngine(catalogue: catalogue, models: models, openWords: openWords) }
            searchOnce = Once { FoodSearch(catalogue) }
        }

        var engine: LanguageEngine { engineOnce.value }
        var search: FoodSearch { searchOnce.value }
    }
}
