/// How many slips of the finger lie between two words: a letter left out, added, exchanged, or two swapped.
///
/// The optimal string alignment distance, given up as soon as it must exceed the limit.
struct SpellingDistance {
    private let word: [UInt8]
    private let shape: WordShape
    /// Three rows of the table of distances, one after another; the older ones are written over.
    private var cells: [Int]

    init(from word: String) {
        self.word = Array(word.utf8)
        shape = WordShape(self.word)
        cells = Array(repeating: 0, count: 3 * (self.word.count + 1))
    }

    /// Slips forgiven in a word: none below four letters, where every word is near another.
    static func allowance(for word: String) -> Int {
        switch word.utf8.count {
        case ..<4: 0
        case 4...7: 1
        default: 2
        }
    }

    /// Whether a word of that shape can be within `limit` slips.
    func mayReach(_ other: WordShape, limit: Int) -> Bool {
        abs(Int(shape.count) - Int(other.count)) <= limit
            && (shape.letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }

    /// The distance to another word, or `nil` if it is more than `limit`.
    mutating func distance(to other: [UInt8], limit: Int) -> Int? {
        let width = word.count + 1
        for column in 0..<width { cells[column] = column }
        for row in other.indices {
            let (current, above, twoAbove) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
            cells[current] = row + 1
            var smallest = row + 1
            for column in word.indices {
                let exchange = cells[above + column] + (word[column] == other[row] ? 0 : 1)
                var best = min(exchange, cells[above + column + 1] + 1, cells[current + column] + 1)
                if row > 0, column > 0, word[column] == other[row - 1], word[column - 1] == other[row] {
                    best = min(best, cells[twoAbove + column - 1] + 1)
                }
                cells[current + column + 1] = best
                smallest = min(smallest, best)
            }
            if smallest > limit { return nil }
        }
        let distance = cells[other.count % 3 * width + word.count]
        return distance <= limit ? distance : nil
    }
}

/// What shows without comparing letter by letter that two words are far apart.
struct WordShape: Sendable {
    let count: UInt8
    /// One bit a letter.
    let letters: UInt32

    init(_ word: [UInt8]) {
        count = UInt8(clamping: word.count)
        letters = word.reduce(0) { $0 | 1 << UInt32($1 % 32) }
    }
}
