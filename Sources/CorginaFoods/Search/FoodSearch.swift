/// Finds foods by the words a person types, however she orders, shortens or misspells them.
public struct FoodSearch: Sendable {
    private let foods: [Food]
    private let index: FoodIndex

    /// Words beyond this many are not looked at: nobody names one food in more.
    private static let wordLimit = 12

    /// Reads every name of the catalogue once. Takes some tens of milliseconds; keep the result.
    public init(_ catalogue: FoodCatalogue) {
        foods = catalogue.foods
        index = FoodIndex(catalogue.foods)
    }

    /// The foods these words may mean, the likeliest first; empty if they mean none.
    ///
    /// - Parameter limit: at most so many foods, 1...100; anything below gives none, anything above 100.
    public func foods(matching words: String, limit: Int) -> [FoodMatch] {
        let words = FoodWords.words(in: words, limit: Self.wordLimit).filter { !StopWords.contains($0) }
        guard !words.isEmpty, limit > 0 else { return [] }
        var ranking = FoodRanking(index, limit: min(limit, 100))
        ranking.rank(words)
        for wording in EverydayWords.wordings(of: words) { ranking.rank(wording.words, advantage: wording.advantage) }
        return ranking.best.map { FoodMatch(food: foods[$0.row], score: Double($0.score)) }
    }
}
