import Markup

/// A food in a draft, ready to print.
public struct DraftItem: Hashable, Sendable {
    public var emoji: String
    public var name: String
    /// "1 medium chop · about 145 g"
    public var amount: String
    public var certainty: Certainty
    /// Whole kilocalories: "335".
    public var kilocalories: String
    public var alternates: [FoodChoice]
    /// What the safety list says of it; empty where it says nothing or is not to speak.
    public var flags: [SafetyCard]
    /// "Caffeine today with this: 142 mg of 200 mg."
    public var caffeine: String?

    public init(
        emoji: String, name: String, amount: String, certainty: Certainty, kilocalories: String,
        alternates: [FoodChoice] = [],
        flags: [SafetyCard] = [], caffeine: String? = nil
    ) {
        self.flags = flags
        self.caffeine = caffeine
        self.emoji = emoji
        self.name = name
        self.amount = amount
        self.certainty = certainty
        self.kilocalories = kilocalories
        self.alternates = alternates
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
