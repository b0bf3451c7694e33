import Algorithms
import CorginaCore
import CorginaFoods

/// The catalogue turned inside out: from a term to the foods it may name.
///
/// A class, because a dozen arrays are dearer to pass along with every question than one reference.
final class FoodIndex: Sendable {
    /// A term of a food's name and what leaving it unsaid costs.
    struct NameTerm: Sendable {
        var term: Int32
        /// Its share of the name's meaning, information times how optional it is.
        var weight: Float
        var place: TermPlace
    }

    private let words: WordTable
    /// How much a term tells, in nats: rare terms tell more. A term is the number of a word.
    let information: [Float]

    private let postings: Postings
    var postingFoods: [UInt16] { postings.foods }
    var postingFactors: [Float] { postings.factors }

    private let nameStarts: [Int32]
    private let nameTerms: [NameTerm]
    /// How many of a name's terms stand before its first comma.
    let headCounts: [UInt8]
    private let synonymStarts: [Int32]
    /// Where each synonym's terms begin.
    private let synonymTermStarts: [Int32]
    private let synonymTerms: [Int32]
    /// The word that names each synonym's thing, or -1.
    let synonymHeads: [Int32]
    let traits: [FoodTraits]
    /// For the absence of a thing ("no frosting"), the thing.
    private let absences: [Int32: Int32]

    init(_ catalogue: FoodCatalogue, words: FoodWords, lexicon: Lexicon) {
        var builder = FoodIndexBuilder(catalogue, words: words, lexicon: lexicon)
        for food in catalogue.foods { builder.add(food) }
        var table = builder.terms.reader.table
        table.finish()
        self.words = table
        nameStarts = builder.nameStarts
        headCounts = builder.headCounts
        synonymStarts = builder.synonymStarts
        synonymTermStarts = builder.synonymTermStarts
        synonymTerms = builder.synonymTerms
        synonymHeads = builder.synonymHeads
        traits = builder.traits
        absences = builder.terms.absences
        postings = Postings(builder.postings, words: table.words.count)
        let foods = Float(builder.traits.count)
        let information = postings.frequencies.map { FoodIndex.logarithm(1 + foods / Float(max($0, 1))) }
        var nameTerms = builder.nameTerms
        for index in nameTerms.indices { nameTerms[index].weight *= information[Int(nameTerms[index].term)] }
        self.nameTerms = nameTerms
        self.information = information
    }

    /// The term a word is, if any food is found by it.
    func term(_ word: String) -> Int32? {
        guard let number = words.known(word), !postings(of: Int(number)).isEmpty else { return nil }
        return number
    }

    /// Whether a word stands in any name, those of composed dishes included, which are found by their whole names alone.
    func isSpelt(_ word: String) -> Bool { words.known(word) != nil }

    /// The term for the absence of a thing: "no frosting".
    func absence(of word: String) -> Int32? { term("-" + word) }

    /// What is absent, for a term that says so.
    func absent(_ term: Int32) -> Int32? { absences[term] }

    var wordCount: Int { words.words.count }

    func word(of term: Int32) -> String { words.words[Int(term)] }

    func name(of food: Int) -> ArraySlice<NameTerm> { nameTerms[Int(nameStarts[food])..<Int(nameStarts[food + 1])] }

    func synonyms(of food: Int) -> Range<Int> { Int(synonymStarts[food])..<Int(synonymStarts[food + 1]) }

    func synonym(_ index: Int) -> ArraySlice<Int32> {
        synonymTerms[Int(synonymTermStarts[index])..<Int(synonymTermStarts[index + 1])]
    }

    func postings(of term: Int) -> Range<Int> { Int(postings.starts[term])..<Int(postings.starts[term + 1]) }

    /// Whether the term stands anywhere in the food's record.
    func holds(_ term: Int32, food: Int) -> Bool {
        let foods = postingFoods[postings(of: Int(term))]
        let place = foods.partitioningIndex { Int($0) >= food }
        return place < foods.endIndex && Int(foods[place]) == food
    }

    /// The natural logarithm, to three decimals; enough for weights and free of any platform's mathematics library.
    static func logarithm(_ value: Float) -> Float {
        guard value > 0 else { return 0 }
        let mantissa = Double(value.significand)
        let t = (mantissa - 1) / (mantissa + 1)
        let series = 2 * (t + t * t * t / 3 + t * t * t * t * t / 5 + t * t * t * t * t * t * t / 7)
        return Float(series + Double(value.exponent) * 0.693_147_18)
    }
}

/// The foods of each term, in order, with how much a match in them counts.
struct Postings: Sendable {
    private(set) var starts: [Int32] = [0]
    private(set) var foods: [UInt16]
    private(set) var factors: [Float]
    /// In how many foods each term stands.
    private(set) var frequencies: [Int32]

    /// Counting sort by term.
    init(_ postings: [FoodIndexBuilder.Posting], words: Int) {
        frequencies = Array(repeating: 0, count: words)
        for posting in postings { frequencies[Int(posting.term)] += 1 }
        starts.reserveCapacity(words + 1)
        for count in frequencies { starts.append(starts[starts.count - 1] + count) }
        var next = starts
        foods = Array(repeating: 0, count: postings.count)
        factors = Array(repeating: 0, count: postings.count)
        for posting in postings {
            let place = Int(next[Int(posting.term)])
            next[Int(posting.term)] += 1
            foods[place] = posting.food
            factors[place] = posting.factor
        }
    }
}

/// Where a term stands in its food's name.
struct TermPlace: OptionSet, Sendable {
    let rawValue: UInt8
    /// Begins a part of the name, between commas.
    static let startsSegment = Self(rawValue: 1 << 0)
    /// In a part that lists alternatives: "baked, broiled, or roasted".
    static let alternative = Self(rawValue: 1 << 1)
    /// The word that names the thing: "oil" in "Walnut oil".
    static let head = Self(rawValue: 1 << 2)
    /// The last word of a later part: "bun" in "Roll, white, hamburger bun".
    static let laterHead = Self(rawValue: 1 << 3)

    func has(_ places: Self) -> Bool { rawValue & places.rawValue != 0 }
}

extension FoodIndex {
    /// Whether the term stands in a food's name.
    func names(_ term: Int32, food: Int) -> Bool { name(of: food).contains { $0.term == term } }
}
