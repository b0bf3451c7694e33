import CorginaCore
import CorginaFoods

/// Words that are more than one food: what each can mean, by region, likeliest first.
///
///     Corgina open words 1<tab>…
///     chip<tab>au<tab>Hot chips 71401000 | Chips from a packet 71200010
///
/// A word with one meaning in her region means that; one with several is asked for. `*` is every other region.
///
/// Lines that begin with `tells` name words by which people of a region are known, for those who have set none:
///
///     tells<tab>au<tab>arvo | brekky
public struct OpenWords: Sendable {
    static let title = "Corgina open words 1"

    /// One food a word can mean, in everyday words.
    struct Meaning: Hashable, Sendable {
        var name: String
        var food: FoodCode
    }

    struct Line: Sendable {
        /// Each in its words' one form.
        var words: [String]
        /// `nil` for every region.
        var regions: Set<FoodRegion>?
        var meanings: [Meaning]
    }

    let lines: [Line]
    private let telling: [String: FoodRegion]

    /// None at all: each word is the food it fits best.
    public static let none = OpenWords(lines: [], telling: [:])

    private init(lines: [Line], telling: [String: FoodRegion]) {
        self.lines = lines
        self.telling = telling
    }

    /// Reads the table's text.
    /// - Throws: ``OpenWordsError`` for the first line that is not one of such a table.
    public init(parsing text: String) throws(OpenWordsError) {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard rows.first?.hasPrefix(Self.title) == true else { throw .notATable }
        var lines: [Line] = []
        var telling: [String: FoodRegion] = [:]
        for (number, row) in rows.enumerated().dropFirst() where !row.isEmpty {
            if let (region, words) = Self.telling(row) {
                for word in words { telling[word] = region }
                continue
            }
            guard let line = Line(row) else { throw .damaged(line: number + 1) }
            lines.append(line)
        }
        self.lines = lines
        self.telling = telling
    }

    private static func telling(_ row: Substring) -> (FoodRegion, [String])? {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 3, cells[0] == "tells", let region = FoodRegion(rawValue: String(cells[1])) else {
            return nil
        }
        return (region, cells[2].split(separator: "|").map { $0.filter { $0 != " " } })
    }

    /// The region most of a sentence's telling words are from; `nil` where there are none or as many from another.
    func region(toldBy tokens: [ReadToken]) -> FoodRegion? {
        var counts: [FoodRegion: Int] = [:]
        for word in Set(tokens.filter({ $0.isWord }).map({ $0.text })) {
            if let region = telling[word] { counts[region, default: 0] += 1 }
        }
        guard let most = counts.values.max() else { return nil }
        let regions = counts.filter { $0.value == most }
        return regions.count == 1 ? regions.first?.key : nil
    }
}

/// Why a table of open words cannot be used.
public enum OpenWordsError: Error, Hashable, CustomStringConvertible {
    case notATable
    case damaged(line: Int)

    public var description: String {
        switch self {
        case .notATable: "This is no table of open words: its first line must begin with “\(OpenWords.title)”."
        case .damaged(let line):
            "Line \(line) of the open words is not words, regions and one to four meanings, each a name and a food's code."
        }
    }
}

extension OpenWords.Line {
    /// `nil` unless the line has all three cells, written as they should be.
    init?(_ row: Substring) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 3 else { return nil }
        words = cells[0].split(separator: "|").map(OpenWords.key)
        let regions = cells[1].split(separator: " ").map { FoodRegion(rawValue: String($0)) }
        guard cells[1] == "*" || !regions.isEmpty && !regions.contains(nil) else { return nil }
        self.regions = cells[1] == "*" ? nil : Set(regions.compactMap { $0 })
        meanings = []
        for cell in cells[2].split(separator: "|") {
            let parts = cell.split(separator: " ")
            guard parts.count > 1, let food = parts.last.flatMap({ FoodCode(String($0)) }) else { return nil }
            meanings.append(OpenWords.Meaning(name: parts.dropLast().joined(separator: " "), food: food))
        }
        guard !words.contains(""), !words.isEmpty, (1...4).contains(meanings.count) else { return nil }
    }
}

extension OpenWords {
    fileprivate static func key(_ words: Substring) -> String {
        Tokenizer.tokens(of: String(words)).filter { $0.isWord }.map { WordForm.of($0.text) }.joined(separator: " ")
    }

    /// What words mean in a region, or can mean; empty for words that are not open there.
    ///
    /// - Parameter words: in their one form, as a habit keeps them.
    func meanings(of words: String, in region: FoodRegion?) -> [Meaning] {
        lines.first { line in
            line.words.contains(words) && (line.regions.map { region.map($0.contains) ?? false } ?? true)
        }?.meanings ?? []
    }
}
