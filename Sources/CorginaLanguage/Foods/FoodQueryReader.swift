/// Turns the words of a phrase into a query.
struct FoodQueryReader: Sendable {
    let index: FoodIndex
    let words: FoodWords
    let lexicon: Lexicon

    init(index: FoodIndex, words: FoodWords, lexicon: Lexicon) {
        self.index = index
        self.words = words
        self.lexicon = lexicon
    }

    /// How much an unknown word weighs: as much as a common known one.
    private static let unknownWeight: Float = 2.5
    /// Unknown words that end so praise or describe.
    private static let adjectiveEndings = ["ing", "ful", "ous", "ive", "ent", "less", "ish", "able", "ic", "ness"]
    /// Words read of one phrase; nobody names a food in more.
    private static let longestPhrase = 40

    func query(_ phraseWords: [String], containers: [String] = [], size: String? = nil) -> FoodQuery {
        var query = FoodQuery()
        let named =
            phraseWords.allSatisfy(Self.milkGrades.contains)
            ? phraseWords + ["milk"]
            // What a bare word means does not hold for what is listed by its size: "an individual apple pie".
            : size.map { Self.namingSizes.contains($0) && phraseWords.count == 2 ? [$0] + phraseWords : phraseWords }
                ?? phraseWords
        let told = BakedWords.withIcing(BakedWords.withoutCrust(Array(named.prefix(Self.longestPhrase))))
        let phraseWords = Self.deniedOneByOne(told)
        let remark = phraseWords.firstIndex { $0 == "that" || $0 == "which" } ?? phraseWords.endIndex
        add(words.askedTerms(Array(phraseWords[..<remark])), to: &query, isRemark: false)
        if remark < phraseWords.endIndex {
            add(words.askedTerms(Array(phraseWords[remark...])), to: &query, isRemark: true)
        }
        query.totalWeight += query.knownWeight
        query.head = head(phraseWords)
        // "an individual peach pie": some foods are listed by their size.
        if let size, Self.namingSizes.contains(size), let term = index.term(size), !query.asks(for: term) {
            query.append(.init(term: term, weight: 0.2 * index.information[Int(term)]))
        }
        for container in containers {
            let kept = Self.kept[container] ?? (PhraseWords.shapes.contains(container) ? container : nil)
            guard let term = kept.flatMap(index.term), !query.asks(for: term) else { continue }
            query.append(.init(term: term, weight: 0.2 * index.information[Int(term)]))
        }
        return query
    }

    /// "a cup of 1%": by its fat nothing but milk is called.
    private static let milkGrades: Set<String> = ["1%", "2%", "skim", "semi", "skimmed"]

    private static let namingSizes: Set<String> = ["individual", "miniature", "snack", "personal"]

    /// What comes out of a bottle or a can was kept in it.
    private static let kept = ["bottle": "bottled", "can": "canned", "tin": "canned"]

    /// "without the skin or sauce" denies both: every "or" within reach of a denial denies again.
    private static func deniedOneByOne(_ phraseWords: some Sequence<String>) -> [String] {
        var reach = 0
        return phraseWords.flatMap { word in
            reach -= 1
            if absent.contains(word) || word == "than" { reach = 4 }
            // "other than pepperoni from a restaurant": the place is not denied.
            if reach > 0, endingDenial.contains(word) {
                reach = 0
                return [denialEnd, word]
            }
            guard reach > 0, word == "or" || word == "nor" else { return [word] }
            reach = 4
            return ["without"]
        }
    }

    private static let endingDenial: Set<String> = ["from", "with", "on", "in"]
    /// Stands where what is denied ends.
    private static let denialEnd = "|"

    /// Words after "that" or "which" describe: they count when the catalogue knows them and do not when it does not.
    private func add(_ terms: [String], to query: inout FoodQuery, isRemark: Bool) {
        var absentUntil = -1
        for (position, term) in terms.enumerated() {
            if term == Self.denialEnd {
                absentUntil = -1
            } else if term == "non", position + 1 < terms.count, terms[position + 1] != "dairy" {
                absentUntil = position + 1
            } else if Self.absent.contains(term) {
                absentUntil = position + 3
            } else if position <= absentUntil {
                addAbsence(term, to: &query)
            } else if let id = index.term(term), !lexicon.roles(of: term).contains(.pronoun) {
                // A pronoun names nothing, even where a dish has it in its name ("bien me sabe").
                add(id, term, to: &query, isRemark: isRemark)
            } else if !isRemark, lexicon.roles(of: term).isDisjoint(with: Self.unnamed), !term.hasSuffix("ly") {
                addUnknown(term, to: &query)
            }
        }
    }

    private func add(_ id: Int32, _ term: String, to query: inout FoodQuery, isRemark: Bool) {
        guard !query.asks(for: id) else { return }
        let weight = index.information[Int(id)] * emphasis(of: term) * (isRemark ? 0.7 : 1)
        query.append(.init(term: id, weight: weight, isPraise: lexicon.roles(of: term).contains(.filler)))
        query.knownWeight += weight
        if !isDescriptive(term), !Self.babyWords.contains(term), !Self.origins.contains(term) {
            query.namesSomething = true
        }
        if Self.babyWords.contains(term) { query.asksForBabies = true }
        if term == Self.fried { query.saysFried = true }
        if Self.cookings.contains(term) { query.saysCooked = true }
    }

    /// By themselves they say where a dish is from: "ordered Chinese".
    private static let origins: Set<String> = [
        "chinese", "indian", "thai", "mexican", "italian", "japanese", "korean", "irish", "greek", "american",
        "english",
    ]

    private func addAbsence(_ term: String, to query: inout FoodQuery) {
        query.namesSomething = true
        guard let id = index.absence(of: term), !query.asks(for: id) else { return }
        let weight = 0.25 * index.information[Int(id)]
        query.append(.init(term: id, weight: weight))
        query.knownWeight += weight
    }

    private func addUnknown(_ term: String, to query: inout FoodQuery) {
        query.unknown.append(term)
        query.totalWeight += Self.adjectiveEndings.contains(where: term.hasSuffix) ? 0.5 : Self.unknownWeight
    }

    private static let absent: Set<String> = ["no", "not", "without", "minus", "excluding"]
    private static let unnamed: WordRole = [
        .filler, .empty, .glue, .container, .timeWord, .occasion, .size, .eating, .part,
    ]
    private static let headEnds: Set<String> = [
        "with", "in", "on", "from", "without", "no", "minus", "made", "filled", "topped", "that", "which", "served",
        "of", "for",
        "covered", "smothered", "loaded", "drizzled", "prepared", "cooked", "featuring", "containing",
        "complete", "packed", "adorned", "using",
    ]
    private static let fried = "fried"
    /// How it was cooked, which no food is called by: "steamed broccoli" is no steamed fish.
    private static let cookings: Set<String> = [
        "cooked", "steamed", "grilled", "roasted", "boiled", "poached", "braised", "sauteed", "stewed",
    ]
    private static let babyWords: Set<String> = [
        "baby", "infant", "toddler", "formula", "gerber", "junior", "strained",
    ]

    private func head(_ phraseWords: [String]) -> Int32? {
        let kernel = afterHelping(phraseWords).drop {
            Self.headEnds.contains($0) || lexicon.roles(of: $0).contains(.filler)
        }
        .prefix { !Self.headEnds.contains($0) }
        var last: Int32?
        for term in words.askedTerms(Array(kernel)).reversed() {
            guard let id = index.term(term) else { continue }
            last = last ?? id
            // "chicken breast roasted": how it was made does not name it.
            if !term.hasSuffix("ed"), !Self.descriptive.contains(term) { return id }
        }
        return last
    }

    /// "a drink of iced tea", "a snack of nuts": what follows "of" is named.
    private func afterHelping(_ phraseWords: [String]) -> ArraySlice<String> {
        guard let link = phraseWords.prefix(3).firstIndex(of: "of"), link > 0,
            !lexicon.roles(of: phraseWords[link - 1]).isDisjoint(with: [.eating, .occasion, .container])
        else { return phraseWords[...] }
        return phraseWords[(link + 1)...]
    }

    /// Containers and sizes inside a name tell little about which food it is, praise next to nothing.
    private func emphasis(of term: String) -> Float {
        let roles = lexicon.roles(of: term)
        if roles.contains(.filler) { return 0.12 }
        if roles.contains(.size) || Self.descriptive.contains(term) { return 0.25 }
        if Self.cookings.contains(term) { return 0.5 }
        if !roles.isDisjoint(with: [.timeWord, .occasion]) { return 0.5 }
        return 1
    }

    private func isDescriptive(_ term: String) -> Bool {
        let roles = lexicon.roles(of: term)
        return !roles.isDisjoint(with: [.filler, .size, .timeWord]) || Self.descriptive.contains(term)
            || Self.telling.contains(term) || Self.vague.contains(term) || Self.cookings.contains(term)
            || roles.contains(.occasion) && !Self.courses.contains(term)
    }

    /// Words for an occasion that are also what was eaten.
    private static let courses: Set<String> = ["pudding", "tea", "dessert", "afters"]
    /// Words that tell how a food is or was made, which stand in the names of some.
    private static let telling: Set<String> = [
        "salty", "liquid", "tropical", "holiday", "hungry", "fast", "back", "over", "hand", "golden", "second",
        "first", "third", "wild", "more",
        "gourmet", "elegant", "carbonated", "sparkling", "short", "long", "frozen", "canned", "homemade", "leftover",
        "hard", "easy",
        "new",
        "old", "sunny", "chewy", "natural", "free", "low", "reduced", "high", "type", "kind",
        "salt", "raw", "nfs", "ns", "fried", "baked", "red", "white", "black",
    ]
    /// Words for something eaten of which nobody knows what: reported and not logged.
    static let vague: Set<String> = [
        "food",
        // Where it was bought: "a McDonald's".
        "mcdonald", "mcdonalds", "mcdonald's", "arby", "arbys", "wendy", "wendys", "kfc", "starbucks", "starbuck",
        // What it was in: "a second can".
        "can", "tin", "bottle", "jar", "carton", "box", "bag", "packet", "pack", "package", "pouch", "container", "cup",
        "sip", "glass", "mug", "bowl", "plate", "serving", "portion", "helping", "handful", "slice", "piece", "tray",
    ]

    /// Words that say how a food is put together, seldom which it is.
    private static let descriptive: Set<String> = [
        "filled", "topped", "served", "cooked", "plain", "regular", "eaten", "mixed", "whole", "ready", "added",
        "stuffed", "used",
        "featuring", "creamy", "sweet", "powdered", "combined", "light", "ripe", "melted", "soft", "top", "place",
        "joint", "style",
        "various", "different", "diced", "cubed", "chopped", "piece", "slice", "cube", "chunk", "wedge", "segment",
    ]
}
