/// Finds the word a misspelt one was meant to be.
struct SpellingCorrector: Sendable {
    private struct Entry: Sendable {
        var word: String
        var letters: UInt32
        var weight: Int32
    }

    /// Words by their length; a slip changes it by one at most.
    private let byLength: [[Entry]]

    static let shortest = 4
    /// From this length on two slips are forgiven, in words a little shorter only where a common one was meant: "curtido" is no
    /// cortado, "chcolate" is chocolate.
    private static let long = 9
    private static let ratherLong = 7
    /// A short word is near many; only a common word is taken for it.
    static let common = 20
    private static let longest = 16

    /// - Parameter weights: how likely each word is.
    init(_ weights: [String: Int]) {
        var byLength = Array(repeating: [Entry](), count: Self.longest + 2)
        for (word, weight) in weights.sorted(by: { $0.key < $1.key })
        where weight > 0 && (Self.shortest - 1..<byLength.count).contains(word.utf8.count) {
            byLength[word.utf8.count].append(
                Entry(word: word, letters: Self.letters(word.utf8), weight: Int32(clamping: weight)))
        }
        self.byLength = byLength
    }

    /// The nearest word, of equally near ones the likeliest; `nil` if none is near.
    ///
    /// The first letter must be right: it is the one people seldom get wrong.
    func correction(of word: String) -> String? {
        let letters = Array(word.utf8)
        guard (Self.shortest...Self.longest).contains(letters.count) else { return nil }
        let shape = Self.letters(word.utf8)
        let limit = letters.count >= Self.ratherLong ? 2 : 1
        var best: (entry: Entry, distance: Int)?
        for length in max(letters.count - limit, 3)...min(letters.count + limit, byLength.count - 1) {
            for entry in byLength[length] where (entry.letters ^ shape).nonzeroBitCount <= 2 * limit {
                guard letters.count >= Self.long || entry.weight >= Self.common,
                    let distance = Self.distance(
                        letters, Array(entry.word.utf8), limit: best?.distance ?? limit)
                else { continue }
                guard distance < 2 || letters.count >= Self.long || entry.weight >= Self.common,
                    letters.count >= Self.ratherLong || Self.isSlip(letters, Array(entry.word.utf8))
                else { continue }
                if let found = best,
                    found.distance < distance || found.distance == distance && found.entry.weight >= entry.weight
                {
                    continue
                }
                best = (entry, distance)
            }
        }
        return best?.entry.word
    }

    /// Whether a short word may be a slip for another of its length: one letter for its neighbour on the keyboard, for another vowel or
    /// for one that sounds alike. "naar" is no naan.
    private static func isSlip(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        let wrong = zip(word, other).filter { $0 != $1 }
        guard word.count == other.count, wrong.count == 1, let (typed, meant) = wrong.first else { return true }
        return alike.contains { $0.contains(typed) && $0.contains(meant) } || areNeighbours(typed, meant)
    }

    private static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
        guard let (row, column) = place(one), let (otherRow, otherColumn) = place(other) else { return false }
        return abs(row - otherRow) <= 1 && abs(column - otherColumn) <= 1
    }

    private static func place(_ letter: UInt8) -> (row: Int, column: Int)? {
        for (row, keys) in keyboard.enumerated() {
            if let column = keys.firstIndex(of: letter) { return (row, column) }
        }
        return nil
    }

    private static let keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
    private static let alike = ["aeiouy", "cksqx", "szc", "dt", "bp", "mn", "fv", "gj"].map { Array($0.utf8) }

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
            (twoAbove, above) = (above, current)
        }
        return above[other.count] <= limit ? above[other.count] : nil
    }
}
