import CorginaCore
import CorginaFoods

/// What kind of food it is, for the small preferences among equals.
struct FoodTraits: OptionSet, Sendable {
    let rawValue: UInt32
    static let notFurtherSpecified = Self(rawValue: 1 << 0)
    static let raw = Self(rawValue: 1 << 1)
    static let produce = Self(rawValue: 1 << 2)
    static let forBabies = Self(rawValue: 1 << 3)
    static let plainWater = Self(rawValue: 1 << 4)
    static let fastFood = Self(rawValue: 1 << 6)
    static let restaurant = Self(rawValue: 1 << 7)
    static let school = Self(rawValue: 1 << 8)
    /// What USDA codes when a detail was not said.
    static let standsForUnspecified = Self(rawValue: 1 << 9)
    /// Only ever part of something else, or without a portion of its own.
    static let ingredient = Self(rawValue: 1 << 10)
    /// From a restaurant or fast food, and of a kind mostly bought there: fries, pizza, nuggets.
    static let soldReady = Self(rawValue: 1 << 11)
    /// Of a kind mostly bought ready.
    static let mostlyBought = Self(rawValue: 1 << 13)
    /// A vegetable people cook, as it is before cooking.
    static let beforeCooking = Self(rawValue: 1 << 14)
    /// The cooked vegetable of which nothing else was said.
    static let plainlyCooked = Self(rawValue: 1 << 15)
    /// Chicken as it is sold fried, which counts where "fried" was said.
    static let soldFried = Self(rawValue: 1 << 16)
    /// A salad as it is before a dressing.
    static let undressed = Self(rawValue: 1 << 17)
    /// Listed as many: "Almonds, unsalted".
    static let listedInPlural = Self(rawValue: 1 << 18)
    /// Its name links parts: "with", "and".
    static let composite = Self(rawValue: 1 << 12)
}

extension FoodTraits {
    /// Chicken patties and nuggets, pizza, burgers, fried white potatoes.
    private static let soldReadyCategories: Set<Int> = [2_204, 3_602, 3_702, 6_804, 6_806]
    /// Chicken in pieces: fried in a coating it is mostly bought so.
    private static let chickenPieces = 2_202
    /// Vegetables of salads, raw when nothing is said.
    private static let saladVegetables = [
        "Lettuce", "Tomato", "Cucumber", "Celery", "Radish", "Pepper", "Onion", "Carrot", "Sprouts", "Watercress",
        "Endive", "Raw vegetable", "Seaweed",
        "Avocado", "Olives", "Chives", "Cilantro", "Parsley", "Basil", "Garlic", "Jicama", "Fennel", "Arugula",
    ]
    private static let notEatenAlone = 9_999
    private static let plainWaters: Set<String> = [
        "Water, bottled, unsweetened", "Carbonated water, unsweetened", "Tubig",
    ]

    /// A food's traits, from its record.
    init(_ food: Food, name: [NameSegment], synonyms: [[NameSegment]], isPortioned: Bool) {
        self.init(name, synonyms)
        let category = food.category
        let foodName = food.name
        if !isPortioned || category.number == Self.notEatenAlone { insert(.ingredient) }
        // Fruit and vegetables, but potatoes are seldom eaten raw.
        let group = food.code.number / 100_000
        if (610...689).contains(group) || (720...759).contains(group) { insert(.produce) }
        if (720...759).contains(group) {
            let isForSalads = Self.saladVegetables.contains(where: foodName.hasPrefix)
            if contains(.raw), !isForSalads { insert(.beforeCooking) }
            if foodName.hasSuffix("NS as to form, cooked"), !isForSalads { insert(.plainlyCooked) }
        }
        if category.name.hasPrefix("Baby") || category.name.hasPrefix("Formula") || category.name.hasPrefix("Human") {
            insert(.forBabies)
        }
        if foodName.holds("no dressing") { insert(.undressed) }
        if Self.isPlural(foodName) { insert(.listedInPlural) }
        if foodName.hasPrefix("Water, tap") || Self.plainWaters.contains(foodName) { insert(.plainWater) }
        let isFriedChicken = category.number == Self.chickenPieces && foodName.holds("fried, coated")
        if isFriedChicken || Self.soldReadyCategories.contains(category.number) {
            insert(.mostlyBought)
            if !isDisjoint(with: [.fastFood, .restaurant]) { insert(isFriedChicken ? .soldFried : .soldReady) }
        }
    }

    /// Whether the first part of a name is one word in the plural, or ends in one.
    private static func isPlural(_ name: String) -> Bool {
        let (space, s) = (UInt8(ascii: " "), UInt8(ascii: "s"))
        let part = name.utf8.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") }
        guard let end = part.lastIndex(where: { $0 != space }), part[end] == s, part[..<end].last != s else {
            return false
        }
        let start = part[..<end].lastIndex(of: space).map { part.index(after: $0) } ?? part.startIndex
        let word = String(decoding: part[start...end], as: UTF8.self).lowercased()
        return WordForm.of(word) != word
    }

    private init(_ name: [NameSegment], _ synonyms: [[NameSegment]]) {
        self = []
        var words: WordMarks = []
        for segment in name {
            words.add(segment.marks)
            if segment.words.count == 1, segment.marks.has(.raw) { insert(.raw) }
        }
        if words.has(.notSpecified) { insert(.notFurtherSpecified) }
        if words.has(.baby) { insert(.forBabies) }
        if words.has(.fast) { insert(.fastFood) }
        if words.has(.restaurant) { insert(.restaurant) }
        if words.has(.school) { insert(.school) }
        for synonym in synonyms {
            for segment in synonym {
                words.add(segment.marks)
                if segment.marks.has(.unspecified) { insert(.standsForUnspecified) }
            }
        }
        if words.has(.linking) { insert(.composite) }
    }
}
