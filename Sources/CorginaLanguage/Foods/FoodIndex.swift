import CorginaCore
import CorginaFoods

/// The catalogue turned inside out: from a term to the foods it may name.
struct FoodIndex: Sendable {
    /// A term of a food's name and what leaving it unsaid costs.
    struct NameTerm: Sendable {
        var term: Int32
        /// Its share of the name's meaning, information times how optional it is.
        var weight: Float
    }

    private(set) var vocabulary: [String: Int32] = [:]
    private(set) var terms: [String] = []
    /// How much a term tells, in nats: rare terms tell more.
    private(set) var information: [Float] = []

    private(set) var postingStarts: [Int32] = []
    private(set) var postingFoods: [Int32] = []
    private(set) var postingFactors: [Float] = []

    private(set) var nameStarts: [Int32] = [0]
    private(set) var nameTerms: [NameTerm] = []
    /// How many of a name's terms stand before its first comma.
    private(set) var headCounts: [Int32] = []
    private(set) var synonymStarts: [Int32] = [0]
    /// Where each synonym's terms begin.
    private(set) var synonymTermStarts: [Int32] = [0]
    private(set) var synonymTerms: [Int32] = []
    private(set) var traits: [FoodTraits] = []

    init(_ catalogue: FoodCatalogue, words: FoodWords, lexicon: Lexicon) {
        var builder = Builder(words: words, lexicon: lexicon)
        for food in catalogue.foods { builder.add(food) }
        finish(builder)
    }

    func name(of food: Int) -> ArraySlice<NameTerm> { nameTerms[Int(nameStarts[food])..<Int(nameStarts[food + 1])] }

    func synonyms(of food: Int) -> Range<Int> { Int(synonymStarts[food])..<Int(synonymStarts[food + 1]) }

    func synonym(_ index: Int) -> ArraySlice<Int32> {
        synonymTerms[Int(synonymTermStarts[index])..<Int(synonymTermStarts[index + 1])]
    }

    func postings(of term: Int) -> Range<Int> { Int(postingStarts[term])..<Int(postingStarts[term + 1]) }

    private mutating func finish(_ builder: Builder) {
        vocabulary = builder.vocabulary
        terms = builder.terms
        nameStarts = builder.nameStarts
        nameTerms = builder.nameTerms
        headCounts = builder.headCounts
        synonymStarts = builder.synonymStarts
        synonymTermStarts = builder.synonymTermStarts
        synonymTerms = builder.synonymTerms
        traits = builder.traits
        let foods = Float(builder.headCounts.count)
        var frequency = [Int32](repeating: 0, count: terms.count)
        for posting in builder.postings { frequency[Int(posting.term)] += 1 }
        information = frequency.map { FoodIndex.logarithm(1 + foods / Float(max($0, 1))) }
        for index in nameTerms.indices { nameTerms[index].weight *= information[Int(nameTerms[index].term)] }
        sortPostings(builder.postings, frequency: frequency)
    }

    /// Counting sort by term.
    private mutating func sortPostings(_ postings: [Builder.Posting], frequency: [Int32]) {
        postingStarts = [0]
        for count in frequency { postingStarts.append(postingStarts[postingStarts.count - 1] + count) }
        var next = postingStarts
        postingFoods = Array(repeating: 0, count: postings.count)
        postingFactors = Array(repeating: 0, count: postings.count)
        for posting in postings {
            let place = Int(next[Int(posting.term)])
            next[Int(posting.term)] += 1
            postingFoods[place] = posting.food
            postingFactors[place] = posting.factor
        }
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

/// What kind of food it is, for the small preferences among equals.
struct FoodTraits: OptionSet, Sendable {
    let rawValue: UInt16
    static let notFurtherSpecified = Self(rawValue: 1 << 0)
    static let raw = Self(rawValue: 1 << 1)
    static let produce = Self(rawValue: 1 << 2)
    static let forBabies = Self(rawValue: 1 << 3)
    static let plainWater = Self(rawValue: 1 << 4)
    static let drink = Self(rawValue: 1 << 5)
    static let fastFood = Self(rawValue: 1 << 6)
    static let restaurant = Self(rawValue: 1 << 7)
    static let school = Self(rawValue: 1 << 8)
    static let meatless = Self(rawValue: 1 << 9)
    /// What USDA codes when a detail was not said.
    static let standsForUnspecified = Self(rawValue: 1 << 10)
    /// Only ever part of something else, or without a portion of its own.
    /// From a restaurant or fast food, and of a kind mostly bought there: fries, pizza, nuggets.
    static let soldReady = Self(rawValue: 1 << 12)
    /// Its name links parts: "with", "and".
    static let composite = Self(rawValue: 1 << 13)
    static let ingredient = Self(rawValue: 1 << 11)
}
