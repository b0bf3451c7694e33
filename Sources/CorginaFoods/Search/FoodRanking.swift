/// One search under way: scores every food that has something of the words asked for.
struct FoodRanking {
    private let index: FoodIndex
    private let limit: Int
    private(set) var best: [(row: Int, score: Float)] = []
    /// How well each stem of the catalogue fits any of the words.
    private var fits: [Float]
    /// How well each food fits the words so far.
    private var coverage: [Float]
    private var found: [Int] = []
    /// How well each food fits the word at hand.
    private var reach: [Float]
    private var reached: [Int] = []

    init(_ index: FoodIndex, limit: Int) {
        self.index = index
        self.limit = limit
        fits = Array(repeating: 0, count: index.postings.count)
        coverage = Array(repeating: 0, count: index.outlines.count)
        reach = coverage
    }

    /// Scores the foods for these words and keeps the best, together with those of earlier wordings.
    mutating func rank(_ words: [String], advantage: Float = 0) {
        let readings = WordReadings(index).readings(of: words)
        let total = readings.reduce(0) { $0 + $1.importance }
        guard total > 0 else { return }
        for reading in readings { cover(reading, share: reading.importance / total) }
        let asksForInfants = words.contains(where: Self.infantWords.contains)
        let enough = (found.map { coverage[$0] }.max() ?? 0) * 0.6
        for row in found where coverage[row] >= enough {
            keep(row, score(of: row, asksForInfants: asksForInfants) + advantage)
        }
        clear()
    }

    private static let infantWords: Set<String> = [
        "infant", "infants", "formula", "toddler", "newborn", "human", "strained", "baby", "babies",
    ]

    /// Adds a word's share to every food it occurs in, each food by its best reading of the word.
    private mutating func cover(_ reading: WordReading, share: Float) {
        for candidate in reading.candidates {
            fits[candidate.stem] = max(fits[candidate.stem], candidate.fit)
            for posting in index.postings[candidate.stem] {
                let (row, value) = (posting.row, candidate.fit * posting.field.weight)
                if reach[row] == 0 { reached.append(row) }
                reach[row] = max(reach[row], value)
            }
        }
        for row in reached {
            if coverage[row] == 0 { found.append(row) }
            coverage[row] += reach[row] * share
            reach[row] = 0
        }
        reached.removeAll(keepingCapacity: true)
    }

    /// Covers the words, is what was asked for, has little beside it.
    private func score(of row: Int, asksForInfants: Bool) -> Float {
        let outline = index.outlines[row]
        var (head, headFit, stray): (Float, Float, Float) = (0, 0, 0)
        var place = 0
        while place < outline.words.count {
            let word = outline.words[place]
            var fit = fits[word.stem]
            place += 1
            while place < outline.words.count, outline.words[place].isAlternative {
                fit = max(fit, fits[outline.words[place].stem])
                place += 1
            }
            if word.isHead {
                head += max(word.weight, 0.2)
                headFit += max(word.weight, 0.2) * fit
            }
            stray += word.weight * (1 - fit)
        }
        let isInfant = outline.isForInfants && !asksForInfants
        return coverage[row] + (head > 0 ? 0.5 * headFit / head : 0) - 0.05 * min(stray, 10) + outline.standing
            - (isInfant ? 1 : 0)
    }

    /// Keeps a food if it is among the best. Equals stand in the order of the catalogue, so the answer is always the same.
    private mutating func keep(_ row: Int, _ score: Float) {
        if best.count == limit, let last = best.last, !isBetter((row, score), than: last) { return }
        if let known = best.firstIndex(where: { $0.row == row }) {
            guard score > best[known].score else { return }
            best.remove(at: known)
        }
        let place = best.firstIndex { isBetter((row, score), than: $0) } ?? best.count
        best.insert((row, score), at: place)
        if best.count > limit { best.removeLast() }
    }

    private func isBetter(_ one: (row: Int, score: Float), than other: (row: Int, score: Float)) -> Bool {
        one.score == other.score ? one.row < other.row : one.score > other.score
    }

    private mutating func clear() {
        for row in found { coverage[row] = 0 }
        found.removeAll()
        fits = Array(repeating: 0, count: fits.count)
    }
}

extension FoodIndex.Field {
    fileprivate var weight: Float {
        switch self {
        case .head: 1
        case .modifier: 0.95
        case .synonym: 0.75
        case .category: 0.45
        }
    }
}
