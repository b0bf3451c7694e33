import CorginaCore
import CorginaLanguage

/// What was understood in her own words, to be read back: "two eggs and toast".
struct HeardWords {
    private let sentence: String
    /// Up to where the foods so far were found, so that a word said twice is not the same one twice.
    private var place: String.Index

    init(_ sentence: String) {
        self.sentence = sentence
        place = sentence.startIndex
    }

    /// The draft with its meals named as she said them, with the amounts. A recipe keeps the name she gave it.
    static func naming(_ draft: Draft) -> Draft {
        var words = HeardWords(draft.sentence)
        var named = draft
        for (index, event) in draft.events.enumerated() where event.draft.isMeal && event.draft.reading != .recipe {
            named.events[index].draft.name = SentenceCase.list(event.draft.items.map { words.said($0) })
        }
        return named
    }

    /// A food as she said it: "two eggs", "a bowl of oatmeal"; without an amount where she changed it or gave none.
    private mutating func said(_ item: FoodDraft) -> String {
        guard item.recorded == nil, let range = range(of: item.phrase) else { return SentenceCase.lowered(item.phrase) }
        let before = sentence[min(place, range.lowerBound)..<range.lowerBound]
        place = range.upperBound
        // One of a usual size is what is taken where she gave no number.
        let isCounted = !item.isEstimated || item.quantity != 1
        let amount = item.isSetByHer ? nil : amount(in: before, isCounted: isCounted)
        let start = amount ?? range.lowerBound
        let words = String(sentence[start..<range.upperBound])
        return start == sentence.startIndex ? SentenceCase.lowered(words) : words
    }

    private func range(of phrase: String) -> Range<String.Index>? {
        phrase.isEmpty ? nil : sentence[place...].firstRange(ofText: phrase) ?? sentence.firstRange(ofText: phrase)
    }

    /// Where the words of an amount begin; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - before: what stands between the food and the one before it.
    ///   - isCounted: whether she gave a number. Otherwise one that stands there is of something else, as in "at 8 eggs".
    private func amount(in before: Substring, isCounted: Bool) -> String.Index? {
        var start: Substring?
        var isFraction = false
        for word in before.split(separator: " ").suffix(Self.longest).reversed() {
            let text = word.lowercased()
            if Self.articles.contains(text) || isCounted && Self.isNumber(text) {
                start = word
                isFraction = isFraction || Self.fractions.contains(text)
            } else if text != "and" || !isFraction, start != nil || Self.ends(text) {
                // "two and a half pizzas" goes on; everything else before an amount is not of it.
                break
            }
        }
        return start?.startIndex
    }

    /// In words before the food: "a very big bowl of".
    private static let longest = 5
    private static let articles: Set<String> = ["a", "an", "some"]
    private static let fractions: Set<String> = ["half", "quarter"]
    private static let numbers: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "dozen",
    ]
    private static let others: Set<String> = [
        "and", "with", "plus", "then", "or", "but", "had", "have", "ate", "eaten", "drank", "took", "for", "at", "my",
        "the",
        "ago", "today", "yesterday",
    ]

    private static func isNumber(_ word: String) -> Bool {
        numbers.contains(word) || fractions.contains(word) || word.first.map { $0.isNumber } == true
    }

    /// Whether what stands before a food ends with that word.
    private static func ends(_ word: String) -> Bool {
        others.contains(word) || word.last.map { !$0.isLetter && !$0.isNumber } == true
    }
}
