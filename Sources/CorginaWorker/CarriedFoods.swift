import CarriedKnowledge
import CorginaFoods
import CorginaLanguage
import CorginaRooms

/// What a worker knows of foods: made when first asked for, and kept as long as it lives.
enum CarriedFoods {
    /// `nil` where the tables or models carried are damaged.
    static let knowledge: FoodKnowledge? = {
        guard let catalogue, let models = try? EmbeddedSentenceModels.load(),
            let openWords = try? EmbeddedOpenWords.load()
        else { return nil }
        return FoodKnowledge(
            catalogue: catalogue, engine: LanguageEngine(catalogue: catalogue, models: models, openWords: openWords),
            search: { search ?? FoodSearch(catalogue) })
    }()

    private static let catalogue = try? EmbeddedCatalogue.load()
    private static let search = catalogue.map { FoodSearch($0) }
}
