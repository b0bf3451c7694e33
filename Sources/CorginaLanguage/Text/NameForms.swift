import CorginaFoods

/// The words of catalogue names as hashes of their forms. A word is brought to its form once, however many names it stands in.
struct NameForms {
    struct Word {
        /// The hash of its form; of a number, of its digits as they are written.
        var form: UInt64
        /// The hash of the form of the word with "s" behind it: "chapati" and "chapatis" have not the same form.
        var plural: UInt64
        var isNumber: Bool
    }

    /// By the hash of the lowercase letters.
    private var known: [UInt64: Word] = [:]
    private var words: [Word] = []

    init() { known.reserveCapacity(40_000) }

    /// The words and numbers of a name in order; signs are left out.
    mutating func words(of name: UnsafeBufferPointer<UInt8>) -> [Word] {
        words.removeAll(keepingCapacity: true)
        guard readPlainly(name) else {
            words.removeAll(keepingCapacity: true)
            for token in Lexicon.shared.read(Tokenizer.tokens(of: String(decoding: name, as: UTF8.self))) {
                if token.isWord { words.append(word(token.text)) }
                if token.number != nil {
                    let form = FeatureHash.of(token.text.utf8)
                    words.append(Word(form: form, plural: form, isNumber: true))
                }
            }
            return words
        }
        return words
    }

    /// Reads what is nothing but English letters and spaces, as most names are; what else there is needs the tokenizer.
    private mutating func readPlainly(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        for place in 0...name.count {
            if place < name.count, (name[place] | 0x20) &- 97 < 26 { continue }
            guard place == name.count || name[place] == UInt8(ascii: " ") else { return false }
            if place > start { words.append(plainWord(name, start..<place)) }
            start = place + 1
        }
        return true
    }

    private mutating func plainWord(_ name: UnsafeBufferPointer<UInt8>, _ letters: Range<Int>) -> Word {
        let key = FeatureHash.ofLowercased(name, letters)
        if let word = known[key] { return word }
        return word(String(decoding: name[letters], as: UTF8.self).lowercased())
    }

    private mutating func word(_ text: String) -> Word {
        let key = FeatureHash.of(text.utf8)
        if let word = known[key] { return word }
        let form = WordForm.of(EverydaySpellings.words[text] ?? text)
        let word = Word(
            form: FeatureHash.of(form.utf8), plural: FeatureHash.of(WordForm.of(form + "s").utf8), isNumber: false)
        known[key] = word
        return word
    }
}

/// What looks names up, filled in one pass over all names of a catalogue.
struct CatalogueNames: Sendable {
    private(set) var known = KnownNames()
    private(set) var dishes = DishNames()

    init(_ catalogue: FoodCatalogue) {
        var forms = NameForms()
        for (row, food) in catalogue.foods.enumerated() {
            let isDish = food.code.isComposed
            food.withNames { name, isFirst in
                if isDish { dishes.add(forms.words(of: name), row: row) }
                // What stands behind the first comma of a food's own name says which of several it is.
                let end = isFirst ? name.firstIndex(of: UInt8(ascii: ",")) ?? name.endIndex : name.endIndex
                known.add(forms.words(of: UnsafeBufferPointer(rebasing: name[..<end])))
            }
        }
    }
}
