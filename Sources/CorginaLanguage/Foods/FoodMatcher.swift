import CorginaFoods

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

    /// What a phrase asks for.
    struct Query: Sendable {
        struct Term: Sendable {
            var term: Int32
            var weight: Float
        }

        var terms: [Term] = []
        /// The word that names the thing: "pie" in "a slice of apple pie with cream".
        var head: Int32?
        /// Words of the phrase the catalogue does not know.
        var unknown: [String] = []
        var knownWeight: Float = 0
        var totalWeight: Float = 0
        var asksForBabies = false
    }

    let index: FoodIndex
    let words: FoodWords
    let lexicon: Lexicon
    private let without: Int32

    init(index: FoodIndex, words: FoodWords, lexicon: Lexicon) {
        self.index = index
        self.words = words
        self.lexicon = lexicon
        without = index.vocabulary["without"] ?? -1
    }

    /// How much an unknown word weighs: as much as a fairly rare known one.
    private static let unknownWeight: Float = 3.5

    func query(_ phraseWords: [String]) -> Query {
        var query = Query()
        let phraseWords = phraseWords.prefix(40)
        let remark = phraseWords.firstIndex { $0 == "that" || $0 == "which" } ?? phraseWords.endIndex
        var seen: Set<Int32> = []
        add(words.askedTerms(Array(phraseWords[..<remark])), to: &query, &seen, isRemark: false)
        if remark < phraseWords.endIndex { add(words.askedTerms(Array(phraseWords[remark...])), to: &query, &seen, isRemark: true) }
        query.totalWeight += query.knownWeight
        query.head = head(Array(phraseWords))
        return query
    }

    /// Words after "that" or "which" describe: they count when the catalogue knows them and do not when it does not.
    private func add(_ terms: [String], to query: inout Query, _ seen: inout Set<Int32>, isRemark: Bool) {
        for term in terms where !lexicon.roles(of: term).contains(.filler) {
            if let id = index.vocabulary[term] ?? corrected(term) {
                guard seen.insert(id).inserted else { continue }
                let weight = index.information[Int(id)] * emphasis(of: term) * (isRemark ? 0.7 : 1)
                query.terms.append(.init(term: id, weight: weight))
                query.knownWeight += weight
                if Self.babyWords.contains(term) { query.asksForBabies = true }
            } else if !isRemark, lexicon.roles(of: term).isDisjoint(with: Self.unnamed), !term.hasSuffix("ly") {
                query.unknown.append(term)
                query.totalWeight += Self.unknownWeight
            }
        }
    }

    private static let unnamed: WordRole = [.filler, .empty, .glue, .container, .timeWord, .occasion, .size, .eating]

    private static let headEnds: Set<String> = ["with", "in", "on", "from", "without", "made", "filled", "topped", "that", "which", "served", "in", "of", "and", "for"]
    private static let babyWords: Set<String> = ["baby", "infant", "toddler", "formula", "gerber", "junior", "strained"]

    private func head(_ phraseWords: [String]) -> Int32? {
        let kernel = phraseWords.prefix { !Self.headEnds.contains($0) }
        for term in words.askedTerms(Array(kernel)).reversed() {
            if let id = index.vocabulary[term] { return id }
        }
        return nil
    }

    /// Containers and sizes inside a name tell little about which food it is.
    private func emphasis(of term: String) -> Float {
        let roles = lexicon.roles(of: term)
        if roles.contains(.size) || Self.descriptive.contains(term) { return 0.25 }
        if !roles.isDisjoint(with: [.timeWord, .occasion]) { return 0.5 }
        return 1
    }

    /// Words that say how a food is put together, seldom which it is.
    private static let descriptive: Set<String> = ["filled", "topped", "served", "cooked", "plain", "regular", "eaten", "mixed", "whole", "ready", "added", "stuffed", "used", "featuring", "creamy", "sweet", "powdered", "combined", "light", "grilled-style"]

    private func corrected(_ term: String) -> Int32? { nil }

    /// The best matches, at most `limit`.
    func matches(_ query: Query, limit: Int, scratch: inout Scratch) -> [Match] {
        guard query.knownWeight > 0 else { return [] }
        scratch.begin(foods: index.traits.count)
        for term in query.terms {
            for place in index.postings(of: Int(term.term)) {
                scratch.add(Int(index.postingFoods[place]), term.weight * index.postingFactors[place])
            }
        }
        let floor = scratch.best * 0.7
        var found: [Match] = []
        for food in scratch.touched where scratch.scores[Int(food)] >= floor {
            found.append(match(Int(food), query, foundWeight: scratch.scores[Int(food)]))
        }
        scratch.clear()
        found.sort { $0.score != $1.score ? $0.score > $1.score : $0.food < $1.food }
        return Array(found.prefix(limit))
    }

    private func match(_ food: Int, _ query: Query, foundWeight: Float) -> Match {
        let share = foundWeight / max(query.knownWeight, 0.001)
        var said: Float = 0
        var total: Float = 0
        var headSaid: Float = 0
        var headTotal: Float = 0
        var headMatches = false
        var contradicts = false
        var wasWithout = false
        let saysWithout = query.terms.contains { $0.term == without }
        let name = index.name(of: food)
        let headCount = Int(index.headCounts[food])
        for (position, term) in name.enumerated() {
            total += term.weight
            let isSaid = query.terms.contains { $0.term == term.term }
            if isSaid { said += term.weight }
            if position < headCount {
                headTotal += term.weight
                if isSaid { headSaid += term.weight }
            }
            if term.term == query.head { headMatches = true }
            if wasWithout, isSaid, !saysWithout { contradicts = true }
            wasWithout = term.term == without
        }
        var coverage = total > 0 ? said / total : 0
        for synonym in index.synonyms(of: food) {
            coverage = max(coverage, 0.85 * synonymCoverage(synonym, query))
        }
        let headCoverage = headTotal > 0 ? headSaid / headTotal : 0
        var score = share + 0.3 * coverage + 0.12 * headCoverage
        if headMatches { score += 0.08 }
        // "with sauce" is not "grilled without sauce".
        if contradicts { score -= 0.15 }
        score += preference(for: index.traits[food], query)
        return Match(food: food, found: foundWeight / max(query.totalWeight, 0.001), said: coverage, score: score)
    }

    private func synonymCoverage(_ synonym: Int, _ query: Query) -> Float {
        var said: Float = 0
        var total: Float = 0
        for term in index.synonym(synonym) {
            let weight = index.information[Int(term)]
            total += weight
            if query.terms.contains(where: { $0.term == term }) { said += weight }
        }
        return total > 0 ? said / total : 0
    }

    private func preference(for traits: FoodTraits, _ query: Query) -> Float {
        var preference: Float = 0
        if traits.contains(.notFurtherSpecified) { preference += 0.03 }
        if traits.contains(.standsForUnspecified) { preference += 0.02 }
        if traits.contains(.ingredient) { preference -= 0.25 }
        if traits.contains(.soldReady) {
            preference += 0.05
        } else if traits.contains(.fastFood) || traits.contains(.restaurant) || traits.contains(.school) {
            preference -= 0.03
        }
        if traits.contains(.raw) { preference += traits.contains(.produce) ? 0.03 : -0.06 }
        if traits.contains(.forBabies) && !query.asksForBabies { preference -= 0.3 }
        return preference
    }

    /// Room for one score a food, reused from phrase to phrase.
    struct Scratch {
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
