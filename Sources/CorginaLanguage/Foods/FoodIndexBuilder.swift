import CorginaCore
import CorginaFoods

/// Reads every food's name, other names and portions into terms.
struct FoodIndexBuilder {
    struct Posting {
        var term: Int32
        var food: UInt16
        var factor: Float
    }

    /// How much of a match counts, by where in the food's record the term stands.
    private enum Factor {
        static let name: Float = 1
        static let otherName: Float = 0.92
        static let portion: Float = 0.85
        static let unspecified: Float = 0.3
    }

    private(set) var terms: SegmentTerms
    private let quietTopics: Set<Int32>
    private let lexicon: Lexicon
    private(set) var postings: [Posting] = []
    private(set) var nameStarts: [Int32] = [0]
    private(set) var nameTerms: [FoodIndex.NameTerm] = []
    private(set) var headCounts: [UInt8] = []
    private(set) var synonymStarts: [Int32] = [0]
    private(set) var synonymTermStarts: [Int32] = [0]
    private(set) var synonymTerms: [Int32] = []
    private(set) var synonymHeads: [Int32] = []
    private(set) var traits: [FoodTraits] = []
    private var measureTerms: [[Int32]] = []
    private var varietyTerms: [[Int32]] = []
    /// The best factor of each term in the food being read, 0 for none.
    private var factors: [Float] = []
    private var seen: [Int32] = []

    init(_ catalogue: FoodCatalogue, words: FoodWords, lexicon: Lexicon) {
        var table = WordTable()
        let rewrites = words.both.numbered(by: &table)
        quietTopics = Set(Self.topicGlue.map { table.number(of: $0) })
        terms = SegmentTerms(NameReader(table), rewrites)
        self.lexicon = lexicon
        postings.reserveCapacity(160_000)
        for measure in catalogue.measures { measureTerms.append(tellingTerms(measure)) }
        for variety in catalogue.varieties { varietyTerms.append(tellingTerms(variety)) }
    }

    mutating func add(_ food: Food) {
        var name: [NameSegment] = []
        var synonyms: [[NameSegment]] = []
        food.withNames { bytes, isFirst in
            if isFirst { name = terms.segments(of: bytes) } else { synonyms.append(terms.segments(of: bytes)) }
        }
        let portions = food.numberedPortions
        addName(name, standingFor: unspecifiedTopics(synonyms))
        addSynonyms(synonyms)
        addPortions(portions)
        let row = UInt16(truncatingIfNeeded: headCounts.count - 1)
        for term in seen {
            // Composed dishes are found by their whole names alone: see ``DishNames``.
            if !food.code.isComposed {
                postings.append(Posting(term: term, food: row, factor: factors[Int(term)]))
            }
            factors[Int(term)] = 0
        }
        seen.removeAll(keepingCapacity: true)
        traits.append(FoodTraits(food, name: name, synonyms: synonyms, isPortioned: !portions.isEmpty))
    }

    private mutating func see(_ term: Int32, _ factor: Float) {
        let place = Int(term)
        if place >= factors.count {
            factors += Array(repeating: 0, count: max(place + 1, 2 * factors.count) - factors.count)
        }
        if factors[place] == 0 { seen.append(term) }
        factors[place] = max(factors[place], factor)
    }

    private mutating func addName(_ segments: [NameSegment], standingFor topics: Set<Int32>) {
        var head: Int?
        let start = nameTerms.count
        let listed = listedAlternatives(segments)
        // What is drunk iced is sweet unless it is said not to be.
        let isIced = segments.contains { $0.marks.has(.iced) }
        for (number, segment) in segments.enumerated() {
            let isDefault = head != nil && !topics.isEmpty && segment.words.contains(where: topics.contains)
            let first = nameTerms.count
            let reading = terms.reading(of: segment)
            let alternatives = listed.contains(number) ? reading.terms : reading.alternatives
            let naming = head == nil || !segment.isRemark ? reading.naming : []
            for term in reading.terms {
                see(term, segment.isUnspecified ? Factor.unspecified : Factor.name)
                var weight = isDefault ? segment.weight * 0.45 : segment.weight
                let marks = terms.marks(of: term)
                let isTold = isIced && marks.has(.unsweetened)
                if marks.has(.generic) && !isTold || terms.absences[term] != nil { weight *= 0.25 }
                if terms.marks(of: term).has(.special) { weight *= 1.6 }
                if terms.marks(of: term).has(.notEaten), segment.marks.has(.or) { weight *= 2 }
                var place: TermPlace = alternatives.contains(term) ? .alternative : []
                if nameTerms.count == first, !listed.contains(number - 1) || !listed.contains(number) {
                    place.insert(.startsSegment)
                }
                if naming.contains(term) { place.insert(head == nil ? .head : .laterHead) }
                nameTerms.append(FoodIndex.NameTerm(term: term, weight: weight, place: place))
            }
            head = head ?? nameTerms.count - start
        }
        headCounts.append(UInt8(clamping: head ?? 0))
        nameStarts.append(Int32(nameTerms.count))
    }

    /// The numbers of parts that are alternatives to one another: "baked, broiled, or roasted".
    private func listedAlternatives(_ segments: [NameSegment]) -> Set<Int> {
        var listed: Set<Int> = []
        for number in segments.indices.dropFirst(2) {
            guard let first = segments[number].words.first, terms.marks(of: first).has(.or) else {
                continue
            }
            var start = number
            while start > 1, number - start < 4, segments[start - 1].words.count <= 2,
                !segments[start - 1].isUnspecified
            { start -= 1 }
            listed.formUnion(start...number)
        }
        return listed
    }

    private mutating func addSynonyms(_ synonyms: [[NameSegment]]) {
        for segments in synonyms {
            guard segments.count > 1 || !segments.contains(where: { $0.isUnspecified }) else { continue }
            let isAnimal = isAnimal(segments)
            let isNote = isNote(segments) || isAnimal
            for segment in segments where !segment.isUnspecified {
                for term in terms.reading(of: segment).terms {
                    see(term, Factor.otherName)
                    if !isNote { synonymTerms.append(term) }
                }
            }
            synonymTermStarts.append(Int32(synonymTerms.count))
            synonymHeads.append(isAnimal ? -1 : segments.first.flatMap { terms.reading(of: $0).naming.last } ?? -1)
        }
        synonymStarts.append(Int32(synonymTermStarts.count - 1))
    }

    /// "chicken", told of a heart: whose it is, and no name of it.
    private func isAnimal(_ segments: [NameSegment]) -> Bool {
        guard segments.count == 1, segments[0].words.count == 1, let animal = segments[0].words.first,
            terms.marks(of: animal).has(.animal)
        else { return false }
        let name = nameTerms[Int(nameStarts[nameStarts.count - 2])...]
        return !name.contains { $0.term == animal }
    }

    /// "with or without nuts", "any type of bread", "other beans" tell what is counted in, and name nothing.
    private func isNote(_ segments: [NameSegment]) -> Bool {
        guard let first = segments.first?.words.first else { return true }
        return terms.marks(of: first).has(.note)
    }

    /// Brands that stand only in portions ("1 McDonald's hamburger") find the food too.
    private mutating func addPortions(_ portions: [NumberedPortion]) {
        for portion in portions {
            for term in measureTerms[portion.measure] { see(term, Factor.portion) }
            guard let variety = portion.variety else { continue }
            for term in varietyTerms[variety] { see(term, Factor.portion) }
        }
    }

    private mutating func tellingTerms(_ description: String) -> [Int32] {
        terms.terms(of: description).filter { isTelling(terms.word(of: $0)) }
    }

    private func isTelling(_ term: String) -> Bool {
        lexicon.roles(of: term).isDisjoint(with: [.container, .size, .empty]) && !Self.portionWords.contains(term)
    }

    /// What the food stands for when it was not said: "NS as to skin eaten" makes "skin not eaten" the default.
    private func unspecifiedTopics(_ synonyms: [[NameSegment]]) -> Set<Int32> {
        var topics: Set<Int32> = []
        for segments in synonyms {
            guard segments.contains(where: { $0.marks.has(.notSpecifiedAs) }) else { continue }
            let words = segments.flatMap { $0.words }
            topics.formUnion(words.drop { !terms.marks(of: $0).has(.notSpecifiedAs) }.dropFirst())
        }
        return topics.isEmpty ? topics : topics.subtracting(quietTopics)
    }

    private static let topicGlue = [
        "as", "to", "or", "type", "of", "and", "kind", "food", "the", "cooked", "added", "with", "in", "not",
    ]

    /// Words of portion descriptions that name no food.
    private static let portionWords: Set<String> = [
        "quantity", "not", "specified", "guideline", "amount", "per", "oz", "fl", "inch", "cubic", "surface",
        "yield",
        "bone", "boneless", "raw", "cooked", "dry", "dia", "diameter", "approx", "nfs", "ns", "size", "x", "diced",
        "removed", "after", "cooking", "without", "with", "fat", "lean", "only", "prepared", "tablespoon",
        "teaspoon",
        "individual", "single", "school", "ml", "whole", "shell", "mashed", "sliced", "chopped", "flaked",
        "beverage",
        "reconstituted", "melted", "shredded", "calorie", "cut", "drink", "ice", "no", "high", "long",
    ]
}
