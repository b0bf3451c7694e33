/// Cuts what she said into items.
///
/// An item starts at an amount after a separator or a verb of eating; "and", "with" and commas alone never split,
/// because "egg, cheese, and bacon on a biscuit" is one food. Lists without amounts are split by the matcher instead.
struct FoodSegmenter {
    let tokens: [ReadToken]

    private var items: [Range<Int>] = []
    private var start: Int?
    private var index = 0

    /// The items as ranges of `tokens`.
    static func items(_ tokens: [ReadToken]) -> [Range<Int>] {
        var segmenter = FoodSegmenter(tokens: tokens)
        segmenter.run()
        return segmenter.items
    }

    private init(tokens: [ReadToken]) {
        self.tokens = tokens
    }

    private var amounts: AmountWords { AmountWords(tokens: tokens) }
    private var clauses: ClauseWords { ClauseWords(tokens: tokens) }
    private var edge: ItemEdge { ItemEdge(tokens: tokens, start: start) }

    private mutating func run() {
        while index < tokens.count {
            if tokens[index].mark == .colon {
                if !clauses.isHeading(index) { close(at: index) }
                start = nil
                index += 1
            } else if tokens[index].endsSentence || clauses.isJoining(index) || clauses.opensClause(index) {
                close(at: index)
                index += 1
            } else if start == nil {
                begin()
            } else {
                extend()
            }
        }
        close(at: tokens.count)
    }

    private mutating func close(at end: Int) {
        guard let start, start < end else { return self.start = nil }
        var last = end
        while last > start,
            tokens[last - 1].has(.linking) || tokens[last - 1].mark == .comma || tokens[last - 1].has(.glue)
        {
            // "with the skin on".
            // "a frozen meal".
            if last - 2 >= start, tokens[last - 1].is("meal"), tokens[last - 2].is("frozen") { break }
            if last - 2 > start, ["skin", "peel", "crust"].contains(tokens[last - 2].form) { break }
            last -= 1
        }
        // "milk on the side": where it stood.
        if last > start + 3, tokens[last - 1].is("side"), tokens[last - 2].is("the"), tokens[last - 3].is("on") {
            last -= 3
        }
        // "fries sprinkled with a tablespoon of cheese": what it was sprinkled with is the next item.
        if last > start + 1, last < tokens.count, tokens[last].is("with") || tokens[last].is("in"),
            Self.dressed.contains(tokens[last - 1].text)
        {
            last -= 1
        }
        if last > start { items.append(start..<last) }
        self.start = nil
    }

    private static let dressed: Set<String> = [
        "sprinkled", "topped", "drizzled", "dusted", "served", "paired", "garnished", "finished", "smothered",
    ]

    private mutating func begin() {
        let token = tokens[index]
        // "not hungry, just an apple", "not pork, chicken": what is denied was not eaten.
        if token.is("not"), index == 0 || !Self.helping.contains(tokens[index - 1].text) {
            let denial = index
            repeat {
                index += 1
            } while index < tokens.count && tokens[index].mark == nil && !edge.isSeparator(index)
                && !clauses.isJoining(index)
                && (index == denial + 1 || tokens[index].number == nil && !amounts.startsAnother(index))
            return
        }
        let startsAmount = NumberReader.read(tokens, at: index) != nil || token.has(.determiner)
        if !startsAmount,
            !token.isWord || token.has(.glue) || token.has(.linking) || token.has(.pronoun) || token.has(.empty)
                || amounts.isFiller(token) && !PhraseWords.opensName(tokens, index)
        {
            index += 1
            return
        }
        // "squeezed a lemon": what was done, not what was eaten.
        if !startsAmount, token.text.hasSuffix("ed"), index + 1 < tokens.count,
            tokens[index + 1].has(.determiner) || tokens[index + 1].is("it") || tokens[index + 1].is("them")
        {
            index += 1
            return
        }
        // "to toast a slice of bread": what was done with it.
        if !startsAmount, index > 0, tokens[index - 1].is("to"), index + 1 < tokens.count,
            tokens[index + 1].has(.determiner)
        {
            index += 1
            return
        }
        if !startsAmount, clauses.isVerbOfSpeaker(index) {
            index += 1
            return
        }
        start = index
        index = amounts.amountEnd(index)
    }

    /// After these "not" denies a verb: "I did not finish my toast".
    private static let helping: Set<String> = [
        "did", "do", "does", "could", "can", "would", "will", "was", "were", "is", "are", "have", "has", "had", "am",
        "if",
        "why", "or",
    ]

    private mutating func extend() {
        if edge.isSeparator(index) {
            if let next = edge.itemStart(after: index) {
                close(at: index)
                start = next
                index = amounts.amountEnd(next)
                return
            }
        } else if edge.startsUnseparated(index) {
            close(at: index)
            start = index
            index = amounts.amountEnd(index)
            return
        }
        index += 1
    }
}
