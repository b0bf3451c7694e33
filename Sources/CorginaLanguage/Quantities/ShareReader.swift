import Algorithms

/// Reads how much of a food was eaten when it was not all of it: "didn't finish my burrito", "most of the soup",
/// "a sandwich but only ate half of it".
///
/// What people leave is seldom weighed. The shares for vague words are our own convention; the sheet says that not all
/// was eaten, and the amount is changed there.
struct ShareReader {
    /// A share of one food, by where the words for it stood in the sentence's UTF-8.
    private struct Share {
        var value: Double
        var position: Int
        /// Whether the food stands after the words ("most of my soup") or before them ("… but left half of it").
        var isOfWhatFollows: Bool
    }

    /// What remains when the words about shares are taken away.
    private(set) var tokens: [ReadToken] = []
    private var shares: [Share] = []

    init(_ tokens: [ReadToken]) {
        var index = 0
        while index < tokens.count {
            let position = tokens[index].token.range.lowerBound
            if let (value, end) = Self.remark(tokens, at: index) {
                shares.append(Share(value: value, position: position, isOfWhatFollows: false))
                // A remark ends what it is about: the next food is another.
                self.tokens.append(
                    ReadToken(
                        token: Token(kind: .mark(.semicolon), text: "", range: position..<position), form: "", roles: []
                    ))
                index = end
            } else if let (value, end) = Self.preface(tokens, at: index) {
                shares.append(Share(value: value, position: position, isOfWhatFollows: true))
                index = end
            } else {
                self.tokens.append(tokens[index])
                index += 1
            }
        }
    }

    /// The share eaten of each food of which not all was: it stands first after a preface or last before a remark.
    ///
    /// - Parameter starts: where the foods begin.
    func values(of starts: [Int]) -> [Int: Double] {
        let starts = starts.sorted()
        var values: [Int: Double] = [:]
        for share in shares {
            let next = starts.partitioningIndex { $0 >= share.position }
            let place = share.isOfWhatFollows ? next : next - 1
            guard starts.indices.contains(place), values[starts[place]] == nil else { continue }
            values[starts[place]] = share.value
        }
        return values
    }

    /// Where she says that she did not finish something, and what: "did not finish | the ham sandwich". What an earlier one of them
    /// reaches is not told again.
    static func unfinished(_ tokens: [ReadToken]) -> [(words: Range<Int>, things: Range<Int>)] {
        var reached = 0
        return tokens.indices.compactMap { start in
            guard let first = unfinished(tokens, at: start) else { return nil }
            if first >= reached {
                reached =
                    tokens[first...].firstIndex { $0.mark != nil || $0.has(.linking) || $0.is("but") } ?? tokens.count
                return (start..<first, first..<reached)
            }
            return (start..<first, reached..<reached)
        }
    }

    // MARK: What the words say

    private static let words: [String: Double] = [
        "most": 0.75, "some": 0.5, "part": 0.5, "half": 0.5, "third": 1.0 / 3, "quarter": 0.25,
    ]
    private static let unfinishedShare = 0.75
    private static let owners: Set<String> = ["my", "the", "his", "her", "our", "their", "this", "that"]
    private static let things: Set<String> = ["it", "them", "that", "everything", "all"]

    /// "didn't finish my", "most of the": what follows was eaten in part.
    private static func preface(_ tokens: [ReadToken], at start: Int) -> (Double, Int)? {
        if let end = unfinished(tokens, at: start), end < tokens.count, tokens[end].isWord,
            !things.contains(tokens[end].text)
        {
            return (unfinishedShare, end)
        }
        // "half of my" is an amount, which the number reader knows.
        guard tokens[start].is("most") || tokens[start].is("some") || tokens[start].is("part"),
            let value = words[tokens[start].text],
            start + 2 < tokens.count, tokens[start + 1].is("of"), owners.contains(tokens[start + 2].text)
        else { return nil }
        return (value, start + 2)
    }

    /// "but I didn't finish it", "only ate half of it", "left a quarter": what went before was eaten in part.
    private static func remark(_ tokens: [ReadToken], at start: Int) -> (Double, Int)? {
        var index = start
        while index < tokens.count, index < start + 4,
            tokens[index].mark == .comma || opening.contains(tokens[index].text)
        { index += 1 }
        guard index < tokens.count else { return nil }
        if let end = unfinished(tokens, at: index) {
            return pastThing(tokens, at: end).map { (unfinishedShare, $0) }
        }
        let hasLeft = tokens[index].is("left")
        guard hasLeft || eating.contains(tokens[index].text) else { return nil }
        guard let (value, end) = stated(tokens, at: index + 1), let past = pastThing(tokens, at: end) else {
            return nil
        }
        // "I ate half" alone is about nothing said before.
        guard hasLeft || past > end else { return nil }
        return (hasLeft ? 1 - value : value, past)
    }

    private static let opening: Set<String> = ["but", "and", "i", "only", "just", "though", "although"]
    private static let eating: Set<String> = ["ate", "had", "finished", "managed", "drank", "eaten"]

    /// "didn't finish", "could not quite finish": the index after it.
    private static func unfinished(_ tokens: [ReadToken], at start: Int) -> Int? {
        var index = start
        switch tokens[index].text {
        case "didnt", "couldnt", "havent": index += 1
        case "did", "could":
            guard index + 1 < tokens.count, tokens[index + 1].is("not") else { return nil }
            index += 2
        default: return nil
        }
        if index < tokens.count, tokens[index].is("quite") { index += 1 }
        guard index < tokens.count, tokens[index].is("finish") || tokens[index].is("finished") else { return nil }
        return index + 1
    }

    /// "half", "about two thirds", "a quarter", "some".
    private static func stated(_ tokens: [ReadToken], at start: Int) -> (Double, Int)? {
        var index = start
        while index < tokens.count,
            ["about", "maybe", "only", "just", "like", "roughly", "around"].contains(tokens[index].text)
        { index += 1 }
        if let number = NumberReader.read(tokens, at: index), number.value > 0, number.value < 1 {
            return (number.value, number.end)
        }
        guard index < tokens.count, let value = words[tokens[index].text] else { return nil }
        return (value, index + 1)
    }

    /// The index after "it", "of it", "all of them", or the same index where the clause ends; `nil` when it goes on otherwise.
    private static func pastThing(_ tokens: [ReadToken], at start: Int) -> Int? {
        var index = start
        while index < tokens.count, tokens[index].is("of") || things.contains(tokens[index].text) { index += 1 }
        guard index < tokens.count else { return index }
        let next = tokens[index]
        return next.endsSentence || next.mark != nil || next.has(.linking) || next.has(.joining) || next.is("but")
            ? index : nil
    }
}
