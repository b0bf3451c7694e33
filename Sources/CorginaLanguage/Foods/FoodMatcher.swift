/// Finds the foods a phrase may name, best first.
struct FoodMatcher: Sendable {
    /// A food with how well it fits.
    struct Match: Hashable, Sendable {
        var food: Int
        /// Share of the phrase's information found in the food's record, 0...1.
        var found: Float
        /// Share of the food's name that the phrase says, 0...1.
        var said: Float
        /// Everything together; comparable within one phrase only.
        var score: Float
    }

    let index: FoodIndex
    let queries: FoodQueryReader

    init(index: FoodIndex, words: FoodWords, lexicon: Lexicon) {
        self.index = index
        queries = FoodQueryReader(index: index, words: words, lexicon: lexicon)
    }

    func query(_ phraseWords: [String], containers: [String] = [], size: String? = nil) -> FoodQuery {
        queries.query(phraseWords, containers: containers, size: size)
    }

    /// The best matches, at most `limit`.
    func matches(_ query: FoodQuery, limit: Int, scratch: inout Scratch) -> [Match] {
        guard query.knownWeight > 0 else { return [] }
        scratch.begin(foods: index.traits.count)
        let (foods, factors) = (index.postingFoods, index.postingFactors)
        for term in query.terms {
            for place in index.postings(of: Int(term.term)) {
                scratch.add(Int(foods[place]), term.weight * factors[place])
            }
        }
        let floor = scratch.best * Share.most
        var found: [Match] = []
        for food in scratch.touched where scratch.scores[Int(food)] >= floor {
            found.append(match(Int(food), query, foundWeight: scratch.scores[Int(food)]))
        }
        scratch.clear()
        found.sort { $0.score != $1.score ? $0.score > $1.score : $0.food < $1.food }
        return Array(found.prefix(limit))
    }

    private func match(_ food: Int, _ query: FoodQuery, foundWeight: Float) -> Match {
        let share = foundWeight / max(query.knownWeight, 0.001)
        let name = NameFit(index, food: food, query)
        let synonym = synonymFit(food, query)
        let coverage = max(name.said, synonym.said * Weight.synonym)
        var score = share + Weight.said * coverage + Weight.saidHead * name.saidHead
        score += name.saysHead || synonym.saysHead ? Weight.head : -Weight.head
        if query.head != nil {
            score +=
                name.isNamedAsAsked || synonym.saysHead
                ? Weight.head : name.isLaterNamedAsAsked ? Weight.laterHead : -Weight.otherHead
        }
        // "with sauce" is not "grilled without sauce".
        if name.contradicts { score -= Weight.contradiction }
        score += preference(for: index.traits[food], query)
        return Match(food: food, found: foundWeight / max(query.totalWeight, 0.001), said: coverage, score: score)
    }

    /// What each kind of evidence is worth beside the share of the phrase that was found, which is worth 1. Set by trying
    /// values on measured meals; nearly halving or doubling the small ones changes under half a percent of them.
    private enum Weight {
        /// All of the food's name was said.
        static let said: Float = 0.3
        static let saidHead: Float = 0.08
        static let synonym: Float = 0.85
        /// The word that names the food was said.
        static let head: Float = 0.05
        /// The word that names what she said names a later part of the food's name.
        static let laterHead: Float = 0.03
        /// The word that names what she said is not what the food is.
        static let otherHead: Float = 0.05
        static let contradiction: Float = 0.15
    }

    /// How well the best other name fits: how much of it was said, and how much of what was said it accounts for.
    private func synonymFit(_ food: Int, _ query: FoodQuery) -> (said: Float, saysHead: Bool) {
        var best: Float = 0
        var saysHead = false
        for synonym in index.synonyms(of: food) {
            var said: Float = 0
            var total: Float = 0
            for term in index.synonym(synonym) {
                let weight = index.information[Int(term)]
                total += weight
                if query.asks(for: term) { said += weight }
            }
            guard said > 0 else { continue }
            best = max(best, said / total * min(1, said / max(query.knownWeight, 0.001)))
            if index.synonymHeads[synonym] == query.head, said > 0.6 * total { saysHead = true }
        }
        return (best, saysHead)
    }

    /// Whether the food is of the kind the query asks for: the word that names one names the other.
    ///
    /// - Parameter orPart: whether a later part of its name counts: "noodle soup" in "Sopa de fideo, noodle soup".
    func names(_ food: Int, _ query: FoodQuery, orPart: Bool = false) -> Bool {
        guard let head = query.head else { return false }
        let fit = NameFit(index, food: food, query)
        return fit.isNamedAsAsked || orPart && fit.isLaterNamedAsAsked
            || index.synonyms(of: food).contains { index.synonymHeads[$0] == head }
    }

    /// How much of a query stands in the food's record, 0...1 of what the catalogue knows.
    func share(of query: FoodQuery, in food: Int) -> Float {
        var found: Float = 0
        for term in query.terms where index.holds(term.term, food: food) { found += term.weight }
        return query.knownWeight > 0 ? found / query.knownWeight : 0
    }

    private func preference(for traits: FoodTraits, _ query: FoodQuery) -> Float {
        var preference: Float = 0
        if traits.contains(.notFurtherSpecified), !traits.contains(.mostlyBought) { preference += 0.03 }
        if traits.contains(.standsForUnspecified) { preference += 0.01 }
        if traits.contains(.ingredient) { preference -= 0.25 }
        if traits.contains(.soldReady) || traits.contains(.soldFried) && query.saysFried {
            preference += 0.08
        } else if traits.contains(.fastFood) || traits.contains(.restaurant) || traits.contains(.school) {
            preference -= 0.03
        }
        if traits.contains(.raw), query.saysCooked {
            preference -= 0.15
        } else if traits.contains(.raw) {
            preference += traits.contains(.produce) && !traits.contains(.beforeCooking) ? 0.03 : -0.06
        }
        if traits.contains(.plainlyCooked) { preference += 0.03 }
        if traits.contains(.forBabies) && !query.asksForBabies { preference -= 0.3 }
        return preference
    }

    /// Room for one score a food, reused from phrase to phrase.
    struct Scratch {
        /// What words of this sentence were already found to name.
        var known: [[String]: Match?] = [:]
        /// What items of this sentence were already read as.
        var readings: [FoodItemReader.WordsHeard: FoodReading?] = [:]
        fileprivate(set) var scores: [Float] = []
        fileprivate(set) var touched: [Int32] = []
        fileprivate(set) var best: Float = 0

        fileprivate mutating func begin(foods: Int) {
            if scores.count != foods { scores = Array(repeating: 0, count: foods) }
            best = 0
        }

        fileprivate mutating func add(_ food: Int, _ weight: Float) {
            if scores[food] == 0 { touched.append(Int32(food)) }
            scores[food] += weight
            best = max(best, scores[food])
        }

        fileprivate mutating func clear() {
            for food in touched { scores[Int(food)] = 0 }
            touched.removeAll(keepingCapacity: true)
        }
    }
}
