import Algorithms

/// Every word of the catalogue and the foods it occurs in.
struct FoodIndex: Sendable {
    /// Where in a food's record a word stands, in the order of weight.
    enum Field: UInt32 {
        /// What the food is: the name up to its first comma.
        case head
        /// The rest of the name.
        case modifier
        /// Another name, or the make of one of its portions.
        case synonym
        /// The category's name, or what the food's name says is not specified.
        case category
    }

    /// A word as it is written somewhere in the catalogue, with the stem it is filed under.
    struct Spelling: Sendable {
        let bytes: [UInt8]
        let stem: Int
    }

    private(set) var stems: [String: Int] = [:]
    /// Every spelling in the order of its letters, so that a beginning is found by halving.
    private(set) var spellings: [Spelling] = []
    /// The shape of each spelling.
    private(set) var shapes: [WordShape] = []
    /// The foods of each stem.
    private(set) var postings: [[Posting]] = []
    /// In how many published foods each stem stands. Composed dishes bring words of many languages, towards which nobody slips.
    private(set) var publishedCounts: [Int] = []
    private(set) var outlines: [NameOutline] = []

    /// One occurrence: the food's row and the field, in four bytes.
    struct Posting: Sendable {
        private let bits: UInt32
        init(row: Int, field: Field) { bits = UInt32(row) << 2 | field.rawValue }
        var row: Int { Int(bits >> 2) }
        var field: Field { Field(rawValue: bits & 3) ?? .category }
    }

    init(_ foods: [Food]) {
        var seenSpellings: [String: Int] = [:]
        var categoryWords: [Int: [Int]] = [:]
        outlines.reserveCapacity(foods.count)
        for food in foods {
            var filed = FiledFood(row: food.row)
            let outline = NameOutline(of: food) { number(of: $0, &seenSpellings) }
            for word in outline.words { filed.add(word.stem, word.isHead ? .head : .modifier) }
            for word in food.wordsOfOtherNames { filed.add(number(of: word, &seenSpellings), .synonym) }
            for stem in outline.unspecified { filed.add(stem, .category) }
            let category = food.category
            let words =
                categoryWords[category.number]
                ?? FoodWords.words(in: category.name).map { number(of: $0, &seenSpellings) }
            categoryWords[category.number] = words
            for word in words { filed.add(word, .category) }
            for (stem, field) in filed.fields { postings[stem].append(Posting(row: food.row, field: field)) }
            if !food.code.isComposed { for (stem, _) in filed.fields { publishedCounts[stem] += 1 } }
            outlines.append(outline)
        }
        spellings = seenSpellings.map { Spelling(bytes: Array($0.utf8), stem: $1) }
        spellings.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        shapes = spellings.map { WordShape($0.bytes) }
    }

    /// The number of the stem a word is filed under.
    private mutating func number(of word: String, _ seenSpellings: inout [String: Int]) -> Int {
        if let known = seenSpellings[word] { return known }
        let stem = WordStem.stem(of: word)
        let number = stems[stem] ?? stems.count
        if number == stems.count {
            stems[stem] = number
            postings.append([])
            publishedCounts.append(0)
        }
        seenSpellings[word] = number
        return number
    }

    /// The spellings that begin with these letters.
    func spellings(beginningWith beginning: String) -> ArraySlice<Spelling> {
        let bytes = Array(beginning.utf8)
        let start = spellings.partitioningIndex { !$0.bytes.lexicographicallyPrecedes(bytes) }
        let end = spellings[start...].partitioningIndex { !$0.bytes.starts(with: bytes) }
        return spellings[start..<end]
    }
}

/// The words of one food with the weightiest field each occurs in.
private struct FiledFood {
    let row: Int
    private(set) var fields: [(stem: Int, field: FoodIndex.Field)] = []

    init(row: Int) { self.row = row }

    mutating func add(_ stem: Int, _ field: FoodIndex.Field) {
        guard let place = fields.firstIndex(where: { $0.stem == stem }) else { return fields.append((stem, field)) }
        if field.rawValue < fields[place].field.rawValue { fields[place].field = field }
    }
}

extension Food {
    /// The words of synonyms and of the makes that have portions of their own.
    fileprivate var wordsOfOtherNames: [String] {
        FoodWords.words(in: table.string(table.synonyms[row]))
            + table.varietyNames(ofRow: row).flatMap { FoodWords.words(in: $0) }
    }
}
