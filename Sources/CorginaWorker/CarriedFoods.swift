import CarriedKnowledge
import CorginaFoods
import CorginaLanguage
import CorginaRooms

/// What a worker knows of foods: made when first asked for, and kept as long as it lives.
///
/// A diary opens with the foods alone. The index of their words, by which sentences are understood, takes longer than all else, and
/// most pages do without: it waits for the first sentence, or for a host that asks for it while nothing else is to be done.
enum CarriedFoods {
    /// `nil` where the tables or models carried are damaged.
    static let knowledge: FoodKnowledge? = {
        guard let parts else { return nil }
        return FoodKnowledge(
            catalogue: parts.catalogue, engine: { engine ?? parts.engine },
            search: { search ?? FoodSearch(parts.catalogue) })
    }()

    /// Makes the engine, where that is not done yet.
    static func prepare() { _ = engine }

    private static let parts = try? Parts()
    private static let engine = parts.map { $0.engine }
    private static let search = parts.map { FoodSearch($0.catalogue) }

    /// The tables, read and not yet indexed.
    private struct Parts {
        let catalogue: FoodCatalogue
        private let models: SentenceModels
        private let openWords: OpenWords

        init() throws(CarriedDamage) {
            guard let catalogue = try? EmbeddedCatalogue.load(), let models = try? EmbeddedSentenceModels.load(),
                let openWords = try? EmbeddedOpenWords.load()
            else { throw CarriedDamage() }
            self.catalogue = catalogue
            self.models = models
            self.openWords = openWords
        }

        var engine: LanguageEngine { LanguageEngine(catalogue: catalogue, models: models, openWords: openWords) }
    }

    private struct CarriedDamage: Error {}
}
