/// What one typed word may stand for.
struct WordReading {
    /// The stems it may mean and how well each fits, 0...1.
    var candidates: [(stem: Int, fit: Float)]
    /// How much the word tells: rare words more than common ones.
    var importance: Float
}

/// Reads typed words against the words of the catalogue.
struct WordReadings {
    private let index: FoodIndex

    init(_ index: FoodIndex) { self.index = index }

    /// The words' readings in order. The last word may still be growing under her fingers.
    func readings(of words: [String]) -> [WordReading] {
        let words = divided(joined(words))
        return words.indices.map { reading(of: words[$0], mayBeUnfinished: $0 == words.count - 1) }
    }

    private func reading(of word: String, mayBeUnfinished: Bool) -> WordReading {
        var fits: [Int: Float] = [:]
        let exact = index.stems[WordStem.stem(of: word)]
        if let exact { fits[exact] = 1 }
        if exact == nil || mayBeUnfinished {
            // "banan" is a word of one dish, and more likely a banana begun.
            let isUsual = exact.map { index.publishedCounts[$0] > Self.seldom } ?? false
            let worth: Float = isUsual ? 0.5 : 1
            for (stem, fit) in beginnings(word) { fits[stem] = max(fits[stem] ?? 0, fit * worth) }
        }
        if exact == nil {
            for (stem, fit) in misspellings(word) { fits[stem] = max(fits[stem] ?? 0, fit) }
        }
        let occurrences = fits.keys.map { index.postings[$0].count }.max() ?? 1
        let importance = rarity(exact.map { index.postings[$0].count } ?? occurrences)
        return WordReading(candidates: fits.map { ($0.key, $0.value) }, importance: importance)
    }

    /// A word of so few foods is more likely the beginning of another while she types.
    private static let seldom = 2

    /// From 1 for a word of nearly every food to about 13 for a word of one.
    private func rarity(_ occurrences: Int) -> Float {
        let share = max(index.outlines.count / max(occurrences, 1), 1)
        return Float(Int.bitWidth - share.leadingZeroBitCount)
    }

    /// "yogu" begins "yogurt"; the more of the word is there, the better.
    private func beginnings(_ word: String) -> [(stem: Int, fit: Float)] {
        index.spellings(beginningWith: word).map { spelling in
            (spelling.stem, 0.5 + 0.45 * Float(word.utf8.count) / Float(spelling.bytes.count))
        }
    }

    private func misspellings(_ word: String) -> [(stem: Int, fit: Float)] {
        let allowance = SpellingDistance.allowance(for: word)
        guard allowance > 0 else { return [] }
        var measure = SpellingDistance(from: word)
        var found: [(stem: Int, fit: Float)] = []
        for (place, shape) in index.shapes.enumerated() where measure.mayReach(shape, limit: allowance) {
            let spelling = index.spellings[place]
            guard spelling.bytes.count > 2, let slips = measure.distance(to: spelling.bytes, limit: allowance) else {
                continue
            }
            found.append((spelling.stem, slips == 1 ? 0.7 : 0.5))
        }
        let published = found.filter { index.publishedCounts[$0.stem] > 0 }
        return published.isEmpty ? found : published
    }
}

extension WordReadings {
    private func isKnown(_ word: String) -> Bool {
        index.stems[WordStem.stem(of: word)].map { index.publishedCounts[$0] > 0 } ?? false
    }

    /// "cheese burger" where the catalogue writes "cheeseburger".
    private func joined(_ words: [String]) -> [String] {
        var result: [String] = []
        for word in words {
            if let last = result.last, !(isKnown(last) && isKnown(word)), isKnown(last + word) {
                result[result.count - 1] = last + word
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// "porkchop" where the catalogue writes "pork chop".
    private func divided(_ words: [String]) -> [String] {
        words.flatMap { word -> [String] in
            guard word.utf8.count >= 6, word.utf8.allSatisfy({ $0 < 0x80 }), index.stems[WordStem.stem(of: word)] == nil
            else { return [word] }
            for length in (3...word.utf8.count - 3).reversed() {
                let (first, second) = (String(word.prefix(length)), String(word.dropFirst(length)))
                if isKnown(first), isKnown(second) { return [first, second] }
            }
            return [word]
        }
    }
}
