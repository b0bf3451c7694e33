import CorginaCore
import CorginaFoods

/// What one sentence means: drafts she confirms before anything is logged.
public struct Understanding: Hashable, Sendable {
    /// In the order they were said; empty when the sentence holds nothing to log.
    public var events: [EventDraft]
    /// Words that look like content but fit nothing, in her own spelling.
    public var notUnderstood: [String]
    /// Figures that cannot be meant. What they were said of is not among ``events``: nothing is there that a diary could not hold.
    public var implausible: [ImplausibleFigure]

    public init(
        events: [EventDraft] = [], notUnderstood: [String] = [], implausible: [ImplausibleFigure] = []
    ) {
        self.events = events
        self.notUnderstood = notUnderstood
        self.implausible = implausible
    }

    /// One short question, of the first word that may mean foods that differ much: "Fries or crisps?"
    public var question: String? { events.lazy.flatMap { $0.items }.compactMap { $0.question }.first }

    /// Nothing to log.
    public static let nothing = Understanding()
}

/// One event as understood, not yet confirmed.
public struct EventDraft: Hashable, Sendable {
    /// How the sentence was read.
    public enum Reading: String, CaseIterable, Sendable {
        case single, meal, recipe, ambiguous
    }

    /// What happened.
    public enum Content: Hashable, Sendable {
        case food(mealType: MealType, items: [FoodDraft])
        /// Her own words, kept as they are.
        case note(String)
        /// Everything else, as it will stand in the diary.
        case other(HealthEvent.Details)
    }

    public var reading: Reading
    /// "Porkchop and potatoes", "Nausea", "Iron".
    public var name: String
    public var moment: Moment
    public var content: Content
    /// Whether the amount of a drink is all she had that day so far: "two litres by now". What the day holds already is part of it.
    public var isDayTotal = false
    /// The recipes of hers that the foods came from, each once.
    public private(set) var recipes: [RecordID] = []

    public init(reading: Reading, name: String, moment: Moment, content: Content) {
        self.reading = reading
        self.name = name
        self.moment = moment
        self.content = content
    }
}

extension EventDraft {
    /// The foods, when it is a meal; otherwise empty.
    public var items: [FoodDraft] {
        guard case .food(_, let items) = content else { return [] }
        return items
    }

    /// Remembers recipes that the foods came from.
    public mutating func add(recipes ids: [RecordID]) {
        for id in ids where !recipes.contains(id) { recipes.append(id) }
    }

    /// What is parted from a recipe's meal is not the recipe.
    mutating func forgetRecipes() { recipes = [] }
}

/// One food of a meal as understood, with why its amount was chosen.
public struct FoodDraft: Hashable, Sendable {
    /// Her words for it.
    public var phrase: String
    public var food: FoodCode
    /// The catalogue's name of the food.
    public var name: String
    /// How many of `portion`; more than 0.
    public var quantity: Double
    /// What the quantity counts: "medium chop", "cup", "g".
    public var portion: String
    public var grams: Grams
    /// 0...1: how likely food and portion are what she meant.
    public var confidence: Double
    /// Why this portion: "1 medium; not said, usual size".
    public var portionReason: String
    /// Whether the amount was chosen for her rather than said by her.
    public var isEstimated: Bool
    /// Whether she set the amount herself on the sheet: only that teaches what she usually has.
    public var isSetByHer = false
    /// Other foods she may have meant, likeliest first.
    public var alternates: [FoodCode]
    /// What she may mean where her word is more than one food, likeliest first, two to four; empty where that is no question.
    public var meanings: [Meaning] = []
    /// What she answered when she was asked whether her change is always so; `nil` while she did not.
    public var habitAnswer: HabitAnswer?
    /// What was heard at first, for a correction to teach; `nil` when she picked the food herself.
    public var heard: Heard?
    /// The food as it was logged or entered before, with its own figures; `nil` while the catalogue's count.
    public var recorded: FoodItem?

    /// A food a word can mean, in everyday words: "Crisps from a packet".
    public struct Meaning: Hashable, Sendable {
        public var name: String
        public var food: FoodCode

        public init(name: String, food: FoodCode) {
            self.name = name
            self.food = food
        }
    }

    /// The most an item's confidence can be while it is a question what she means.
    static let openConfidence = 0.4

    /// "Crisps from a packet or fries?"; `nil` where nothing is open.
    public var question: String? {
        guard let first = meanings.first, let last = meanings.last, meanings.count > 1 else { return nil }
        let between = meanings.dropFirst().dropLast().map { ", " + SentenceCase.lowered($0.name) }.joined()
        return "\(first.name)\(between) or \(SentenceCase.lowered(last.name))?"
    }

    /// Her words for a food as they were first understood.
    public struct Heard: Hashable, Sendable {
        /// Her words for the food, each in its one form.
        public var name: String
        /// Her words for the helping: "bowl", "large"; empty when she said none.
        public var helping: String
        /// Whether she gave no number and no measure, so that another amount is what she usually has.
        public var isAmountOpen: Bool
        public var food: FoodCode
        public var grams: Grams
        /// Whether it was asked what the word means: her answer is a change, even to the likeliest food.
        public var isAsked = false

        public init(name: String, helping: String, isAmountOpen: Bool, food: FoodCode, grams: Grams) {
            self.name = name
            self.helping = helping
            self.isAmountOpen = isAmountOpen
            self.food = food
            self.grams = grams
        }
    }

    public init(
        phrase: String, food: FoodCode, name: String, quantity: Double, portion: String, grams: Grams,
        confidence: Double, portionReason: String, isEstimated: Bool, alternates: [FoodCode], heard: Heard? = nil
    ) {
        self.phrase = phrase
        self.food = food
        self.name = name
        self.quantity = quantity
        self.portion = portion
        self.grams = grams
        self.confidence = confidence
        self.portionReason = portionReason
        self.isEstimated = isEstimated
        self.alternates = alternates
        self.heard = heard
    }
}
