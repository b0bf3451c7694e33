import CorginaCore
import CorginaFoods

/// What the word lists and the catalogue of foods know of a word, for the models that mark sentences.
package struct Vocabulary: Sendable {
    /// A bit above those of ``WordRole``.
    private enum Kind {
        static let namesFood: UInt64 = 1 << 32
        static let namesDrink: UInt64 = 1 << 33
        static let describesFood: UInt64 = 1 << 34
        static let measure: UInt64 = 1 << 35
        static let supplement: UInt64 = 1 << 36
        static let symptom: UInt64 = 1 << 37
        static let body: UInt64 = 1 << 38
        static let person: UInt64 = 1 << 39
        static let unknown: UInt64 = 1 << 40
    }

    private let kinds: [String: UInt64]
    let names: KnownNames
    let speller: Speller

    init(_ catalogue: FoodCatalogue, _ names: KnownNames, _ index: FoodIndex, _ words: FoodWords, _ spoken: SpokenWords)
    {
        var kinds: [String: UInt64] = [:]
        var drinks: [Int: Bool] = [:]
        for (row, food) in catalogue.foods.enumerated() {
            let category = food.category
            let isDrink = drinks[category.number] ?? Self.isDrink(category.name)
            drinks[category.number] = isDrink
            for name in index.name(of: row) {
                let word = index.word(of: name.term)
                let naming = isDrink ? Kind.namesDrink : Kind.namesFood
                kinds[word, default: 0] |= name.place.has(.head) ? naming : Kind.describesFood
            }
            for synonym in index.synonyms(of: row) where index.synonymHeads[synonym] >= 0 {
                kinds[index.word(of: index.synonymHeads[synonym]), default: 0] |=
                    isDrink ? Kind.namesDrink : Kind.namesFood
            }
        }
        // "yoghurt" is what the catalogue calls otherwise, and as much a food.
        for (word, terms) in words.renamings {
            let food = Kind.namesFood | Kind.namesDrink | Kind.describesFood
            kinds[word, default: 0] |= terms.reduce(0) { $0 | (kinds[$1] ?? 0) } & food
        }
        func add(_ kind: UInt64, _ words: some Sequence<String>) {
            for word in words { kinds[word, default: 0] |= kind }
        }
        add(Kind.supplement, Self.words(SupplementWords.certain))
        add(Kind.symptom, Self.words(SymptomWords.lines))
        add(Kind.body, Self.words(BodyWords.parts))
        add(Kind.person, Household.people)
        self.kinds = kinds
        self.names = names
        speller = Speller(index, words, spoken)
    }

    func kinds(of token: ReadToken) -> UInt64 {
        var known = (kinds[token.text] ?? 0) | (kinds[token.form] ?? 0) | UInt64(token.roles.rawValue)
        if MeasureReader.read([token], at: 0) != nil { known |= Kind.measure }
        return known == 0 ? Kind.unknown : known
    }

    /// Whether no list and no food tells of a word with these bits.
    func isUnknown(_ kinds: UInt64) -> Bool { kinds == Kind.unknown }

    private static func isDrink(_ category: String) -> Bool {
        let words = [
            "milk", "juice", "coffee", "tea", "drink", "water", "beverage", "soft", "smoothies", "wine", "beer",
        ]
        return words.contains { category.lowercased().contains(text: $0) }
    }

    /// The words of a list in which phrases stand behind signs.
    private static func words(_ list: String) -> [String] {
        list.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.utf8.count > 1 }
    }
}
