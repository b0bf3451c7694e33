import CorginaCore

/// What she says a food is to her, when nothing was eaten: "eggs make me sick", "gone off coffee", "craving pickles".
///
/// Only a sentence that says nothing else is one: where a word is left over, everything in it is read as usual, so that neither a meal
/// nor a sign that must not wait is lost.
public struct FoodOpinion: Hashable, Sendable {
    public let kind: FoodMark.Kind
    /// The food in her words.
    public let food: String

    public init?(_ sentence: String) {
        guard sentence.utf8.count <= Self.longest else { return nil }
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        guard !tokens.dropLast().contains(where: { !$0.isWord && $0.number == nil }), tokens.last?.mark != .question
        else { return nil }
        let words = Self.trimmed(tokens.filter { $0.isWord || $0.number != nil }[...])
        guard let (kind, food) = Self.effect(words) ?? Self.dislike(words) ?? Self.craving(words),
            let first = food.first, let last = food.last
        else { return nil }
        let bytes = Array(sentence.utf8)[first.token.range.lowerBound..<last.token.range.upperBound]
        self.kind = kind
        self.food = String(decoding: bytes, as: UTF8.self)
    }

    /// In bytes of UTF-8: it is one short sentence.
    private static let longest = 160
    /// In words: a longer name is a meal that is told.
    private static let longestFood = 5

    private typealias Words = ArraySlice<ReadToken>

    // MARK: What it does to her

    /// "eggs make me sick", "coffee gives me heartburn", "dairy upsets my stomach".
    private static func effect(_ words: Words) -> (FoodMark.Kind, Words)? {
        guard let verb = words.firstIndex(where: { effects.contains($0.text) }), verb > words.startIndex,
            let food = food(words[..<verb])
        else { return nil }
        let rest = words[(verb + 1)...]
        guard !rest.isEmpty, rest.allSatisfy({ outcomes.contains($0.text) }),
            rest.contains(where: { bodies.contains($0.text) })
        else { return nil }
        return (.trigger, food)
    }

    private static let effects: Set<String> = [
        "make", "makes", "making", "give", "gives", "giving", "upset", "upsets", "trigger", "triggers", "turn", "turns",
        "set",
        "sets", "disagree", "disagrees",
    ]
    private static let bodies: Set<String> = [
        "me", "my", "stomach", "tummy", "heartburn", "reflux", "nausea", "gag",
    ]
    private static let outcomes: Set<String> = bodies.union([
        "feel", "so", "really", "very", "sick", "ill", "queasy", "nauseous", "nauseated", "vomit", "puke", "throw",
        "up",
        "retch", "heave", "bloated", "gassy", "bad", "terrible", "awful", "the", "worst", "headaches", "headache",
        "migraines",
        "wind", "gas", "indigestion", "acid", "off", "with", "to", "want", "a", "every", "each", "time", "always",
    ])

    // MARK: What she cannot bear

    /// "can't stand the smell of onions", "gone off coffee", "hate the taste of beef".
    private static func dislike(_ words: Words) -> (FoodMark.Kind, Words)? {
        let rest = words.drop { subjects.contains($0.text) }
        guard let first = rest.first, let second = rest.dropFirst().first else { return nil }
        var named: Words
        if ["cant", "cannot", "couldnt", "can't"].contains(first.text), bearing.contains(second.text) {
            named = rest.dropFirst(2)
        } else if ["gone", "went", "going"].contains(first.text), second.is("off") {
            named = rest.dropFirst(2)
        } else if ["hate", "loathe", "despise", "detest"].contains(first.text) {
            named = rest.dropFirst()
        } else {
            return nil
        }
        named = named.drop { senses.contains($0.text) }
        return food(named).map { (.aversion, $0) }
    }

    private static let bearing: Set<String> = ["stand", "stomach", "bear", "face", "tolerate", "abide"]
    private static let senses: Set<String> = [
        "the", "smell", "taste", "sight", "thought", "texture", "of", "eating", "look",
    ]

    // MARK: What she longs for

    /// "craving pickles", "having cravings for citrus", "pickle cravings".
    private static func craving(_ words: Words) -> (FoodMark.Kind, Words)? {
        let rest = words.drop { subjects.contains($0.text) }
        guard let first = rest.first else { return nil }
        if ["craving", "crave", "cravings"].contains(first.text) {
            return food(rest.dropFirst().drop { $0.is("for") }).map { (.craving, $0) }
        }
        if let last = rest.last, last.is("cravings") || last.is("craving") {
            return food(rest.dropLast()).map { (.craving, $0) }
        }
        return nil
    }

    private static let subjects: Set<String> = [
        "i", "im", "ive", "am", "have", "having", "got", "getting", "been", "be", "really", "just", "so", "still",
        "absolutely",
        "totally", "completely", "now", "again", "today", "seriously", "strong", "big", "huge", "major", "bad",
        "constantly", "m",
        "ve", "i'm", "i've",
    ]

    // MARK: The name

    private static let asides: Set<String> = [
        "really", "right", "now", "at", "the", "moment", "today", "anymore", "any", "more", "these", "days", "lately",
        "again",
        "so", "badly", "much", "bad", "like", "crazy", "just", "some", "all", "day", "always", "completely", "totally",
        "do",
        "currently", "tonight", "please", "since", "getting", "pregnant",
    ]
    /// With one of these, somebody ate, or it is not said of a food.
    private static let others: Set<String> = [
        "i", "you", "he", "she", "we", "they", "it", "this", "that", "had", "ate", "eat", "drank", "have", "was",
        "were", "is",
        "and", "but", "because", "not", "no", "me", "my", "him", "her", "myself", "baby", "people", "work", "to",
        "which", "what",
        "up", "down", "without", "with", "feeling", "when", "while", "if",
    ]

    private static func trimmed(_ words: Words) -> Words {
        var words = words
        while let last = words.last, asides.contains(last.text) { words = words.dropLast() }
        return words
    }

    private static func food(_ words: Words) -> Words? {
        let name = trimmed(
            words.drop {
                ["the", "any", "some", "all", "smell", "taste", "of", "a"].contains($0.text) || asides.contains($0.text)
            })
        guard (1...longestFood).contains(name.count), !name.contains(where: { others.contains($0.text) }) else {
            return nil
        }
        return name
    }
}
