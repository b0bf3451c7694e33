/// Finds the catalogue's word a misspelt one was meant to be.
struct SpellingCorrector: Sendable {
    private struct Entry: Sendable {
        var term: Int32
        var letters: UInt32
        var foods: Int32
    }

    private let index: FoodIndex
    /// Words by their length; a slip changes it by one at most.
    private let byLength: [[Entry]]

    private static let shortest = 5
    private static let longest = 16

    init(_ index: FoodIndex) {
        self.index = index
        var byLength = Array(repeating: [Entry](), count: Self.longest + 2)
        for term in 0..<Int32(index.wordCount) {
            let foods = index.postings(of: Int(term)).count
            let word = index.word(of: term).utf8
            guard foods > 0, word.count >= Self.shortest - 1, word.count < byLength.count, word.first != UInt8(ascii: "-") else { continue }
            byLength[word.count].append(Entry(term: term, letters: Self.letters(word), foods: Int32(foods)))
        }
        self.byLength = byLength
    }

    /// The word one slip away that stands in most foods; `nil` if there is none.
    ///
    /// The first letter must be right: it is the one people seldom get wrong, and asking for it keeps "bread" from
    /// becoming "broad" beans by way of any other word.
    func correction(of word: String) -> Int32? {
        let letters = Array(word.utf8)
        guard (Self.shortest...Self.longest).contains(letters.count) else { return nil }
        let shape = Self.letters(word.utf8)
        var best: Entry?
        for length in letters.count - 1...letters.count + 1 {
            for entry in byLength[length] where (entry.letters ^ shape).nonzeroBitCount <= 2 && entry.foods > (best?.foods ?? 0) {
                if Self.isOneSlip(letters, Array(index.word(of: entry.term).utf8)) { best = entry }
            }
        }
        return best?.term
    }

    private static func letters(_ word: String.UTF8View) -> UInt32 {
        var letters: UInt32 = 0
        for letter in word { letters |= 1 << UInt32(letter % 32) }
        return letters
    }

    /// Whether one letter was left out, added, exchanged, or two neighbours swapped, after the first.
    static func isOneSlip(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        guard word.first == other.first else { return false }
        var start = 0
        while start < min(word.count, other.count), word[start] == other[start] { start += 1 }
        var (end, otherEnd) = (word.count, other.count)
        while end > start, otherEnd > start, word[end - 1] == other[otherEnd - 1] {
            end -= 1
            otherEnd -= 1
        }
        switch (end - start, otherEnd - start) {
        case (0, 1), (1, 0), (1, 1): return true
        case (2, 2): return word[start] == other[start + 1] && word[start + 1] == other[start]
        default: return false
        }
    }
}
