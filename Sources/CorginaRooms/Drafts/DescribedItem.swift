import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// A food of a draft in words for the sheet and the item editor.
struct DescribedItem {
    private let item: FoodDraft
    private let food: Food?
    private let catalogue: FoodCatalogue

    init(_ item: FoodDraft, catalogue: FoodCatalogue) {
        self.item = item
        food = catalogue[item.food]
        self.catalogue = catalogue
    }

    /// For a food of her own.
    static let plainEmoji = "🍽️"

    /// Her own word while it is asked what it means.
    var name: String {
        guard item.meanings.isEmpty else { return item.phrase.prefix(1).uppercased() + item.phrase.dropFirst() }
        return item.title(in: catalogue)
    }

    var question: ItemQuestion? {
        item.question.map { words in
            ItemQuestion(words: words, answers: item.meanings.compactMap(answer))
        }
    }

    private func answer(_ meaning: FoodDraft.Meaning) -> ItemQuestion.Answer? {
        guard let food = catalogue[meaning.food] else { return nil }
        var answered = item
        answered.become(food)
        return ItemQuestion.Answer(
            code: meaning.food.description, name: meaning.name, emoji: FoodEmoji.emoji(for: food),
            kilocalories: Figure.whole(answered.nutrients(from: catalogue).energy.value))
    }

    var emoji: String { food.map(FoodEmoji.emoji) ?? Self.plainEmoji }
    var grams: String { "about \(Figure.whole(item.grams.value)) g" }
    var kilocalories: String { Figure.whole(item.nutrients(from: catalogue).energy.value) }

    /// "1 medium chop · about 145 g"; grams are not said twice.
    var amount: String {
        Self.amount(item.quantity, item.portion, item.grams)
    }

    /// The amount of something logged, in the same words.
    static func words(for item: FoodItem) -> String { amount(item.quantity, item.portion, item.grams) }

    private static func amount(_ quantity: Double, _ portion: String, _ grams: Grams) -> String {
        let counted = PortionText.counted(quantity, portion)
        return grams.value > 0 && portion != "g" ? "\(counted) · about \(Figure.whole(grams.value)) g" : counted
    }

    /// "You said “porkchop”. You didn’t give a size, so this is 1 medium."
    var reason: String {
        let reason = item.portionReason.prefix(1).uppercased() + item.portionReason.dropFirst() + "."
        guard item.recorded == nil else { return reason }
        let estimate = item.food.isComposed ? " Corgina estimates its nutrients from similar foods." : ""
        return "You said “\(item.phrase)”. \(reason)\(estimate)"
    }

    /// The food as it stands first, then what else she may have meant; nothing with alcohol for what has none.
    var alternates: [FoodChoice] {
        guard let food else { return [] }
        let others = item.alternates.compactMap { catalogue[$0] }.filter {
            food.category.isAlcohol || !$0.category.isAlcohol
        }
        return others.isEmpty ? [] : FoodChoice.told(apart: [food] + others, chosen: food)
    }

    var portions: [PortionChoice] {
        if food == nil { return ownPortions }
        // One of each unit: "fl oz" three times, each with other grams, is no choice.
        var units: Set<String> = []
        return listedPortions.filter { units.insert($0.unit).inserted }.map { portion in
            PortionChoice(
                value: String(portion.sequence),
                words: "\(PortionText.name(portion.unit)) (\(Figure.whole(portion.grams.value)) g)")
        } + [PortionChoice(value: "g", words: "grams")]
    }

    /// The amount to edit: of the food's own portion if it was counted so, otherwise in grams.
    var edited: (amount: String, portion: String) {
        if food == nil, item.portion != "g" { return (Self.typed(item.quantity), "0") }
        guard let portion = listedPortions.first(where: { $0.unit == item.portion }) else {
            return (Self.typed(item.grams.value), "g")
        }
        return (Self.typed(item.quantity), String(portion.sequence))
    }

    /// A number as she would type it: without commas between thousands.
    private static func typed(_ value: Double) -> String {
        Figure.decimal(value, places: 2).replacing(text: ",", with: "")
    }

    private var listedPortions: [Portion] {
        (food?.portions ?? []).filter { $0.grams.value > 0 && !$0.isGuideline }
    }

    /// How a food of her own can be counted: as she did, and in grams if its weight is known.
    private var ownPortions: [PortionChoice] {
        guard let recorded = item.recorded else { return [] }
        let grams = PortionChoice(value: "g", words: "grams")
        let own = PortionChoice(value: "0", words: PortionText.name(recorded.portion))
        return recorded.portion == "g" ? [grams] : recorded.grams.value > 0 ? [own, grams] : [own]
    }
}

extension DraftEvent {
    /// - Parameter day: what the event's day holds besides it; `nil` for what belongs to no day, as a recipe.
    init(_ event: Draft.Event, besides day: DayIntake?, visit: Visit, catalogue: FoodCatalogue) {
        let when = "\(DayWords.relative(event.draft.moment.day, to: visit.today)), \(event.draft.moment.time)"
        self.init(
            content: Content(event.draft, besides: day, visit: visit, catalogue: catalogue), when: when,
            notes: event.notes, tags: event.tags)
    }
}

extension DraftEvent.Content {
    fileprivate init(_ draft: EventDraft, besides day: DayIntake?, visit: Visit, catalogue: FoodCatalogue) {
        guard case .food(let type, let items) = draft.content else {
            let details = draft.content.detailsWithoutFood
            self = .other(EventWords(details, units: visit.profile.units), kind: details.kind)
            return
        }
        let nutrients = items.map { $0.nutrients(from: catalogue) }.sum()
        let caffeine = day.map { CaffeineDay($0.nutrients + nutrients) }
        let safety = ItemSafety(visit, caffeine: caffeine, isToday: draft.moment.day == visit.today)
        self = .food(
            mealType: type, items: items.map { DraftItem($0, catalogue: catalogue, safety: safety) },
            nutrition: NutritionBar(nutrients, eaten: day?.energy ?? .zero))
    }
}

extension DraftItem {
    fileprivate init(_ item: FoodDraft, catalogue: FoodCatalogue, safety: ItemSafety) {
        let described = DescribedItem(item, catalogue: catalogue)
        self.init(
            emoji: described.emoji, name: described.name, amount: described.amount,
            certainty: Certainty(confidence: item.confidence), kilocalories: described.kilocalories,
            alternates: described.alternates, flags: safety.flags(on: item, name: described.name),
            caffeine: safety.caffeine(in: item.nutrients(from: catalogue)))
        question = described.question
    }
}
