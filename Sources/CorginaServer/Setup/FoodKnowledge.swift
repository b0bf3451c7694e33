import CarriedKnowledge
import CorginaFoods
import CorginaLanguage
import CorginaProducts
import CorginaRooms

extension FoodKnowledge {
    /// The search is built when somebody first searches; its index takes about a tenth of a second that no start has to wait for.
    public init(
        _ catalogue: FoodCatalogue, _ models: SentenceModels, _ openWords: OpenWords,
        products: ProductKnowledge = .noTable
    ) {
        let search = OnDemand { FoodSearch(catalogue) }
        let engine = LanguageEngine(catalogue: catalogue, models: models, openWords: openWords)
        self.init(
            catalogue: catalogue, engine: { engine },
            products: products, search: { search.value })
    }

    /// From the tables and the models carried in the binary.
    ///
    /// - Parameter products: the table of products that the owner built, if there is one.
    /// - Throws: ``FoodCatalogueError``, ``SentenceModelsError`` or ``OpenWordsError`` if they are damaged.
    public static func carried(products: ProductTable? = nil) throws -> FoodKnowledge {
        FoodKnowledge(
            try EmbeddedCatalogue.load(), try EmbeddedSentenceModels.load(), try EmbeddedOpenWords.load(),
            products: products.map(ProductKnowledge.init) ?? .noTable)
    }
}

extension ProductKnowledge {
    /// From the table of products that the owner built. Nothing is asked of anybody.
    init(_ table: ProductTable) {
        self.init(credits: table.sources.map { $0.credit }, byNumber: { table[$0] }) {
            table.products(matching: $0, limit: $1)
        }
    }
}
