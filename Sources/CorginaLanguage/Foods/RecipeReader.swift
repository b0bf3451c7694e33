import CorginaCore

/// Reads the names of her recipes: "my protein bowl", "half of my protein bowl", "2 servings of the lentil soup".
struct RecipeReader {
    struct Mention {
        var draft: FoodDraft
        var tokens: Range<Int>
    }

    /// The words of each name, longest name first, by its first word.
    private var names: [String: [(words: [String], name: String)]] = [:]

    private static let owners: Set<String> = ["my", "our", "the", "a", "an"]
    private static let between: Set<String> = ["of", "my", "our", "the", "serving", "servings", "portion", "portions"]

    init(_ recipes: [String]) {
        for name in recipes {
            let words = Tokenizer.tokens(of: name).map { $0.text }.filter { !$0.isEmpty }.drop {
                Self.owners.contains($0)
            }
            if let first = words.first { names[first, default: []].append((Array(words), name)) }
        }
        for first in names.keys { names[first]?.sort { $0.words.count > $1.words.count } }
    }

    func read(_ tokens: [ReadToken], claimed: Set<Int>) -> [Mention] {
        guard !names.isEmpty else { return [] }
        var mentions: [Mention] = []
        var index = 0
        while index < tokens.count {
            if !claimed.contains(index), let mention = mention(in: tokens, at: index) {
                mentions.append(mention)
                index = mention.tokens.upperBound
            } else {
                index += 1
            }
        }
        return mentions
    }

    private func mention(in tokens: [ReadToken], at index: Int) -> Mention? {
        for (words, name) in names[tokens[index].text] ?? [] {
            guard let end = Self.end(of: words, in: tokens, from: index) else { continue }
            // A name of one word is a food's as often as a recipe's, so it has to be said to be hers.
            guard words.count > 1 || index > 0 && ["my", "our"].contains(tokens[index - 1].text) else { continue }
            return Self.mention(name, index..<end, tokens)
        }
        return nil
    }

    /// The index after the words, which commas may part.
    private static func end(of words: [String], in tokens: [ReadToken], from start: Int) -> Int? {
        var index = start
        for word in words {
            while index > start, index < tokens.count, tokens[index].mark == .comma { index += 1 }
            guard index < tokens.count, tokens[index].text == word else { return nil }
            index += 1
        }
        return index
    }

    private static func mention(_ name: String, _ range: Range<Int>, _ tokens: [ReadToken]) -> Mention {
        var start = range.lowerBound
        while start > 0, between.contains(tokens[start - 1].text) { start -= 1 }
        for length in [3, 2, 1] where start - length >= 0 {
            guard let number = NumberReader.read(tokens, at: start - length),
                (start...range.lowerBound).contains(number.end), number.value > 0,
                number.value <= 100
            else { continue }
            return Mention(
                draft: .recipe(name, phrase: name, servings: number.value, isEstimated: false),
                tokens: start - length..<range.upperBound)
        }
        return Mention(
            draft: .recipe(name, phrase: name, servings: 1, isEstimated: true), tokens: start..<range.upperBound)
    }
}
