/// Finds the catalogue's word a misspelt one was meant to be.
struct SpellingCorrector: Sendable {
    private struct Entry: Sendable {
        var word: String
        var letters: UInt32
        var foods: Int32
    }

    /// Words by their length; a slip changes it by one at most.
    private let byLength: [[Entry]]

    private static let shortest = 4
    /// From this length on two slips are forgiven.
    private static let long = 7
    /// A word of four letters is near many; only a common word is taken for it.
    private static let common = 20
    private static let longest = 16

    init(_ index: FoodIndex, _ words: FoodWords) {
        var byLength = Array(repeating: [Entry](), count: Self.longest + 2)
        for term in 0..<Int32(index.wordCount) {
            let foods = index.postings(of: Int(term)).count
            let word = index.word(of: term)
            guard foods > 0, word.utf8.count >= Self.shortest - 1, word.utf8.count < byLength.count,
                word.utf8.first != UInt8(ascii: "-")
            else { continue }
            byLength[word.utf8.count].append(Entry(word: word, letters: Self.letters(word.utf8), foods: Int32(foods)))
        }
        // What a rule calls otherwise is a word too: "toast" is "bread toasted" in the catalogue.
        for word in words.renamed where (Self.shortest..<byLength.count).contains(word.utf8.count) {
            let foods =
                words.askedTerms([word]).compactMap(index.term).map { index.postings(of: Int($0)).count }.min() ?? 0
            guard foods > 0, index.term(word) == nil else { continue }
            byLength[word.utf8.count].append(Entry(word: word, letters: Self.letters(word.utf8), foods: Int32(foods)))
        }
        self.byLength = byLength
    }

    /// - Parameter words: all as likely as each other.
    init(words: some Sequence<String>) {
        var byLength = Array(repeating: [Entry](), count: Self.longest + 2)
        for word in words where (Self.shortest - 1..<byLength.count).contains(word.utf8.count) {
            byLength[word.utf8.count].append(
                Entry(word: word, letters: Self.letters(word.utf8), foods: Int32(Self.common)))
        }
        self.byLength = byLength
    }

    /// The nearest word, of equally near ones the one that stands in most foods; `nil` if none is near.
    ///
    /// The first letter must be right: it is the one people seldom get wrong.
    func correction(of word: String) -> String? {
        let letters = Array(word.utf8)
        guard (Self.shortest...Self.longest).contains(letters.count) else { return nil }
        let shape = Self.letters(word.utf8)
        let limit = letters.count >= Self.long ? 2 : 1
        var best: (entry: Entry, distance: Int)?
        for length in max(letters.count - limit, 3)...min(letters.count + limit, byLength.count - 1) {
            for entry in byLength[length] where (entry.letters ^ shape).nonzeroBitCount <= 2 * limit {
                guard letters.count > Self.shortest || entry.foods >= Self.common,
                    let distance = Self.distance(
                        letters, Array(entry.word.utf8), limit: best?.distance ?? limit)
                else { continue }
                if let found = best,
                    found.distance < distance || found.distance == distance && found.entry.foods >= entry.foods
                {
                    continue
                }
                best = (entry, distance)
            }
        }
        return best?.entry.word
    }

    private static func letters(_ word: String.UTF8View) -> UInt32 {
        var letters: UInt32 = 0
        for letter in word { letters |= 1 << UInt32(letter % 32) }
        return letters
    }

    /// How many letters were left out, added, exchanged or swapped; `nil` if more than `limit` or if the first is wrong.
    private static func distance(_ word: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
        guard word.first == other.first else { return nil }
        var twoAbove: [Int] = []
        var above = Array(0...other.count)
        for row in 1...word.count {
            var current = [row]
            for column in 1...other.count {
                let exchange = above[column - 1] + (word[row - 1] == other[column - 1] ? 0 : 1)
                var least = min(exchange, above[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, word[row - 1] == other[column - 2], word[row - 2] == other[column - 1] {
                    least = min(least, twoAbove[column - 2] + 1)
                }
                current.append(least)
            }
            if current.min() ?? 0 > limit { return nil }
            (twoAbove, above) = (above, current)
        }
        return above[other.count] <= limit ? above[other.count] : nil
    }
}
