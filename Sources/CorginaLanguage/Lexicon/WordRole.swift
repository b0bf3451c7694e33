/// What a word does in a sentence about eating, whatever it names.
struct WordRole: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// "a", "the", "my": may begin an item.
    static let determiner = Self(rawValue: 1 << 0)
    /// "had", "drank", "enjoyed": what follows was eaten.
    static let eating = Self(rawValue: 1 << 1)
    /// "alongside", "accompanied", "plus": the next item begins.
    static let joining = Self(rawValue: 1 << 2)
    /// Carries no food of its own: "delicious", "perfectly".
    static let filler = Self(rawValue: 1 << 3)
    /// What people do, where and how, before they eat: "walked", "kitchen". A filler too.
    static let story = Self(rawValue: 1 << 16)
    /// "with", "by", "it" between a joining word and the food.
    static let glue = Self(rawValue: 1 << 4)
    static let size = Self(rawValue: 1 << 5)
    /// A container or a piece: "can", "slice", "bowl".
    static let container = Self(rawValue: 1 << 6)
    /// "breakfast", "snack", "meal": an occasion.
    static let occasion = Self(rawValue: 1 << 7)
    /// "hint", "crust", "coating": part of the food before it, never an item of its own.
    static let part = Self(rawValue: 1 << 8)
    /// "for", "at", "during": may begin an occasion.
    static let occasionPreposition = Self(rawValue: 1 << 9)
    static let pronoun = Self(rawValue: 1 << 10)
    /// "morning", "today", "midday".
    static let timeWord = Self(rawValue: 1 << 11)
    /// "and", "with", "or" and the like.
    static let linking = Self(rawValue: 1 << 12)
    /// Never part of a food's name: "of", "the", "is".
    static let empty = Self(rawValue: 1 << 13)
    /// A number may begin with it: "two", "half", "a" (dozen).
    static let counting = Self(rawValue: 1 << 15)
    /// Talk that is not about food: greetings, orders to a machine.
    static let chat = Self(rawValue: 1 << 14)
}

/// A token with everything the readers ask about it, looked up once.
struct ReadToken: Hashable, Sendable {
    var token: Token
    /// The word in its one form; empty for marks and numbers.
    var form: String
    var roles: WordRole

    var text: String { token.text }
    var mark: Token.Mark? { token.mark }
    var number: Double? { token.number }
    var isWord: Bool { token.isWord }
    func has(_ role: WordRole) -> Bool { !roles.isDisjoint(with: role) }
    func `is`(_ word: String) -> Bool { token.text == word && token.isWord }

    var endsSentence: Bool { token.endsSentence }
}
