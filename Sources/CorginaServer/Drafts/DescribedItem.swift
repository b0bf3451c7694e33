import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaScreens

/// A food of a draft in words for the sheet and the item editor.
struct DescribedItem {
    private let item: FoodDraft
    private let food: Food
    private let catalogue: FoodCatalogue

    init(_ item: FoodDraft, food: Food, catalogue: FoodCatalogue) {
        self.item = item
        self.food = food
        self.catalogue = catalogue
    }

    var name: String { food.displayName }
    var emoji: String { FoodEmoji.emoji(for: food) }
    var grams: String { "about \(Figure.whole(item.grams.value)) g" }
    var kilocalories: String { Figure.whole(food.nutrients(in: item.grams).energy.value) }

    /// "1 medium chop · about 145 g"; grams are not said twice.
    var amount: String {
        if item.portion == "g" { return "\(Figure.decimal(item.quantity)) g" }
        return "\(Figure.decimal(item.quantity, places: 2)) \(item.portion) · \(grams)"
    }

    /// "You said “porkchop”. 1 medium; not said, usual size."
    var reason: String { "You said “\(item.phrase)”. \(item.portionReason)." }

    /// The food as it stands first, then what else she may have meant.
    var alternates: [FoodChoice] {
        guard !item.alternates.isEmpty else { return [] }
        return [FoodChoice(food, isChosen: true)] + item.alternates.compactMap { catalogue[$0] }.map { FoodChoice($0) }
    }

    var portions: [PortionChoice] {
        listedPortions.map { portion in
            PortionChoice(value: String(portion.sequence), words: "\(portion.unit) (\(Figure.whole(portion.grams.value)) g)")
        } + [PortionChoice(value: "g", words: "grams")]
    }

    /// The amount to edit: of the food's own portion if it was counted so, otherwise in grams.
    var edited: (amount: String, portion: String) {
        guard let portion = listedPortions.first(where: { $0.unit == item.portion }) else {
            return (Self.typed(item.grams.value), "g")
        }
        return (Self.typed(item.quantity), String(portion.sequence))
    }

    /// A number as she would type it: without commas between thousands.
    private static func typed(_ value: Double) -> String {
        Figure.decimal(value, places: 2).replacing(",", with: "")
    }

    private var listedPortions: [Portion] {
        food.portions.filter { $0.grams.value > 0 && !$0.isGuideline }
    }
}

extension FoodChoice {
    init(_ food: Food, isChosen: Bool = false) {
        let energy = Figure.whole(food.nutrientsPer100g.energy.value)
        self.init(
            code: food.code.description, name: food.displayName, detail: "\(food.name) · \(energy) cal per 100 g",
            isChosen: isChosen)
    }
}

extension DraftEvent {
    /// - Parameter eaten: what her day already holds.
    init(_ event: Draft.Event, eaten: Kilocalories, visitor: Visitor, catalogue: FoodCatalogue) {
        let when = "\(DayWords.relative(event.draft.moment.day, to: visitor.today)), \(event.draft.moment.time)"
        self.init(content: Content(event.draft, eaten: eaten, visitor: visitor, catalogue: catalogue), when: when, notes: event.notes)
    }
}

extension DraftEvent.Content {
    fileprivate init(_ draft: EventDraft, eaten: Kilocalories, visitor: Visitor, catalogue: FoodCatalogue) {
        guard case .food(let type, let items) = draft.content else {
            let details = draft.content.detailsWithoutFood
            self = .other(EventWords(details, units: visitor.profile.units), kind: details.kind)
            return
        }
        let nutrients = items.map { $0.nutrients(from: catalogue) }.sum()
        self = .food(
            mealType: type, items: items.compactMap { DraftItem($0, catalogue: catalogue) },
            nutrition: NutritionBar(nutrients, eaten: eaten))
    }
}

extension DraftItem {
    fileprivate init?(_ item: FoodDraft, catalogue: FoodCatalogue) {
        guard let food = catalogue[item.food] else { return nil }
        let described = DescribedItem(item, food: food, catalogue: catalogue)
        self.init(
            emoji: described.emoji, name: described.name, amount: described.amount,
            certainty: Certainty(confidence: item.confidence), kilocalories: described.kilocalories,
            alternates: described.alternates)
    }
}
