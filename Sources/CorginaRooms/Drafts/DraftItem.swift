import Markup

/// A food in a draft, ready to print.
public struct DraftItem: Hashable, Sendable {
    public var emoji: String
    /// Her words for it.
    public var name: String
    /// What the table calls it, where that is something else.
    public var listedName: String?
    /// "1 medium chop · about 145 g"
    public var amount: String
    /// Why this amount: "You said “porkchop”. You didn’t give a size, so this is 1 medium."
    public var reason: String
    /// The amount to change.
    public var form: AmountForm
    public var certainty: Certainty
    /// Whole kilocalories: "335".
    public var kilocalories: String
    public var alternates: [FoodChoice]
    /// What the safety list says of it; empty where it says nothing or is not to speak.
    public var flags: [SafetyCard]
    /// "Caffeine today with this: 142 mg of 200 mg."
    public var caffeine: String?
    /// What she noted of this food that matters before she logs it.
    public var mark: String?
    /// What is asked about it, if anything.
    public var question: ItemQuestion?

    public init(
        emoji: String, name: String, listedName: String? = nil, amount: String, reason: String = "", form: AmountForm,
        certainty: Certainty, kilocalories: String,
        alternates: [FoodChoice] = [],
        flags: [SafetyCard] = [], caffeine: String? = nil
    ) {
        self.flags = flags
        self.caffeine = caffeine
        self.emoji = emoji
        self.name = name
        self.listedName = listedName
        self.amount = amount
        self.reason = reason
        self.form = form
        self.certainty = certainty
        self.kilocalories = kilocalories
        self.alternates = alternates
    }
}

/// One short question about a food, with what a tap can answer.
public struct ItemQuestion: Hashable, Sendable {
    /// "Crisps from a packet or fries?"
    public var words: String
    public var answers: [Answer]

    public struct Answer: Hashable, Sendable {
        /// The catalogue's code; what the form sends in field `food`.
        public var code: String
        public var name: String
        public var emoji: String
        /// Whole kilocalories of her amount: "365".
        public var kilocalories: String

        public init(code: String, name: String, emoji: String, kilocalories: String) {
            self.code = code
            self.name = name
            self.emoji = emoji
            self.kilocalories = kilocalories
        }
    }

    public init(words: String, answers: [Answer]) {
        self.words = words
        self.answers = answers
    }
}

/// A food to choose instead.
public struct FoodChoice: Hashable, Sendable {
    /// The catalogue's code; what the form sends in field `food`.
    public var code: String
    public var name: String
    /// What tells it apart: "Milk, dairy · 61 cal per 100 g".
    public var detail: String
    public var isChosen: Bool

    public init(code: String, name: String, detail: String = "", isChosen: Bool = false) {
        self.code = code
        self.name = name
        self.detail = detail
        self.isChosen = isChosen
    }
}
