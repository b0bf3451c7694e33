import CorginaCore
import CorginaFoods

/// Open words with the catalogue's rows of the foods they can mean.
struct OpenFoods: Sendable {
    struct Meaning: Sendable {
        var name: String
        var row: Int
    }

    let words: OpenWords
    private let rows: [FoodCode: Int]

    init(_ words: OpenWords, _ catalogue: FoodCatalogue) {
        self.words = words
        let named = Set(words.lines.flatMap { $0.meanings }.map { $0.food })
        var rows: [FoodCode: Int] = [:]
        for (row, food) in catalogue.foods.enumerated() where named.contains(food.code) { rows[food.code] = row }
        self.rows = rows
    }

    /// Without those the catalogue does not have.
    func meanings(of words: String, in region: FoodRegion?) -> [Meaning] {
        self.words.meanings(of: words, in: region).compactMap { meaning in
            rows[meaning.food].map { Meaning(name: meaning.name, row: $0) }
        }
    }
}
