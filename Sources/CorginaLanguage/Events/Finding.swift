import CorginaCore

/// Something other than food that a sentence tells, with the tokens that tell it.
struct Finding {
    var name: String
    var content: EventDraft.Content
    var tokens: Range<Int>
    /// Whether it lies ahead, as an appointment does.
    var isComing = false
}

/// Widens a find to the words around it that belong to it and name no food.
enum Surroundings {
    /// The range from the first token before `range` that only frames it.
    static func before(_ range: Range<Int>, _ tokens: [ReadToken], allowing words: Set<String>, claimed: Set<Int>)
        -> Int
    {
        var start = range.lowerBound
        while start > 0, !claimed.contains(start - 1) {
            let token = tokens[start - 1]
            guard token.isWord || token.number != nil && words.contains("#") else { break }
            guard
                words.contains(token.text) || token.has(.pronoun) || token.has(.determiner) || token.has(.filler)
                    || token.has(.empty)
                    || token.has(.timeWord)
            else { break }
            start -= 1
        }
        return start
    }

    static func after(_ range: Range<Int>, _ tokens: [ReadToken], allowing words: Set<String>, claimed: Set<Int>) -> Int
    {
        var end = range.upperBound
        while end < tokens.count, !claimed.contains(end) {
            let token = tokens[end]
            guard token.isWord, words.contains(token.text) || token.has(.timeWord) || token.has(.filler) else { break }
            end += 1
        }
        return end
    }
}
