/// Puts slips of the finger right, once for all readers: "a glas of watr" is a glass of water.
///
/// A word nobody knows is taken for the nearest one that people say and foods are called by.
struct Speller: Sendable {
    private let corrector: SpellingCorrector
    private let index: FoodIndex
    private let words: FoodWords
    private let spoken: SpokenWords
    /// What the readers of all but food look for.
    private let listed: Set<String>

    init(_ index: FoodIndex, _ words: FoodWords, _ spoken: SpokenWords) {
        self.index = index
        self.words = words
        self.spoken = spoken
        listed = Set(
            Self.lists.flatMap { list in
                list.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            }
        ).union(Household.people).union(EverydaySpellings.words.keys).union(OrdinaryWords.words)
        var weights: [String: Int] = spoken.counts.mapValues(Int.init)
        for term in 0..<Int32(index.wordCount) {
            let foods = index.postings(of: Int(term)).count
            let word = index.word(of: term)
            if foods > 0, word.utf8.first != UInt8(ascii: "-") { weights[word, default: 0] += foods }
        }
        // What a rule calls otherwise is a word too: "toast" is "bread toasted" in the catalogue.
        for word in words.renamed where index.term(word) == nil {
            weights[word, default: 0] +=
                words.askedTerms([word]).compactMap(index.term).map { index.postings(of: Int($0)).count }.min() ?? 0
        }
        for word in listed { weights[word, default: 0] += SpellingCorrector.common }
        for word in Lexicon.shared.words { weights[word, default: 0] += SpellingCorrector.common }
        corrector = SpellingCorrector(weights)
    }

    private static let lists = [
        SymptomWords.lines, SymptomWords.signs, SymptomWords.scales, UrgentWords.lines, UrgentWords.idioms,
        BodyWords.parts, BodyWords.feelings,
        BodyWords.names, SupplementWords.certain, SupplementWords.afterTaking,
    ]

    /// The tokens with words put right that nobody knows; each keeps its place.
    func corrected(_ tokens: [Token], sentence: [UInt8]) -> [Token] {
        let tokens = EverydaySpellings.read(tokens)
        guard tokens.contains(where: { $0.isWord && !isKnown($0.text) }) else { return tokens }
        return tokens.indices.map { place in
            let token = tokens[place]
            guard token.isWord, !isKnown(token.text), !isName(place, tokens, sentence) else { return token }
            // "feelin", "bangin".
            if token.text.hasSuffix("in"), token.text.utf8.count > SpellingCorrector.shortest, isKnown(token.text + "g")
            {
                return Token(kind: .word, text: token.text + "g", range: token.range)
            }
            guard !Self.isInflected(token.text), let word = corrector.correction(of: token.text) else { return token }
            return Token(kind: .word, text: word, range: token.range)
        }
    }

    /// Whether a word is one that people say: short words count as such.
    func isKnown(_ text: String) -> Bool {
        if text.utf8.count < SpellingCorrector.shortest || spoken.counts[text] != nil || listed.contains(text) {
            return true
        }
        // "mandazis" and "chapatis" are plurals, which ends in "is" seldom are.
        if text.hasSuffix("is"), isKnown(String(text.dropLast())) { return true }
        let form = WordForm.of(text)
        return spoken.counts[form] != nil || listed.contains(form) || index.isSpelt(text) || index.isSpelt(form)
            || words.knows(form)
            || !Lexicon.shared.roles(of: text).isEmpty || !Lexicon.shared.roles(of: form).isEmpty
    }

    /// Within a sentence a capital letter begins a name, which is spelt as it is.
    private func isName(_ place: Int, _ tokens: [Token], _ sentence: [UInt8]) -> Bool {
        let first = tokens[place].range.lowerBound
        guard sentence.indices.contains(first) else { return false }
        if place == 0 || tokens[place - 1].endsSentence { return isAbbreviation(tokens[place].range, sentence) }
        return Self.capitals.contains(sentence[first])
    }

    /// "NEPA has not brought light": a short word in capitals, in a sentence that is not.
    private func isAbbreviation(_ word: Range<Int>, _ sentence: [UInt8]) -> Bool {
        word.count <= Self.longestAbbreviation && sentence.indices.contains(word.upperBound - 1)
            && sentence[word].allSatisfy(Self.capitals.contains)
            && sentence.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    /// In letters.
    private static let longestAbbreviation = 5

    /// So end words that are spelt as meant and that no list has: "praying" is no praline.
    private static func isInflected(_ word: String) -> Bool { inflected.contains(where: word.hasSuffix) }
    private static let inflected = ["ly", "ing", "ness"]
}
