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

    /// Her own words for it.
    var name: String { item.phrase.prefix(1).uppercased() + item.phrase.dropFirst() }

    /// What the food is called in the table, where that is not what she said; nothing while it is asked what she means.
    var listedName: String? {
        item.meanings.isEmpty && item.hasOwnName(in: catalogue) ? item.title(in: catalogue) : nil
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

    /// "You said “porkchop”. You didn’t give a size, so this is 1 medium."; "You said “eggs”: 2." where she gave the amount.
    var reason: String {
        let reason = item.portionReason.prefix(1).uppercased() + item.portionReason.dropFirst() + "."
        guard item.recorded == nil else { return reason }
        let estimate = item.food.isComposed ? " Corgina estimates its nutrients from similar foods." : ""
        if item.portionReason.hasSuffix(Self.stated) {
            return "You said “\(item.phrase)”: \(item.portionReason.dropLast(Self.stated.count)).\(estimate)"
        }
        return "You said “\(item.phrase)”. \(reason)\(estimate)"
    }

    /// How a reason ends where the amount is hers.
    private static let stated = ", as you said"

    /// The food as it stands first, then what else she may have meant; nothing with alcohol for what has none.
    func alternates(in english: WrittenEnglish) -> [FoodChoice] {
        guard let food else { return [] }
        let others = item.alternates.compactMap { catalogue[$0] }.filter {
            food.category.isAlcohol || !$0.category.isAlcohol
        }
        return others.isEmpty ? [] : FoodChoice.told(apart: [food] + others, chosen: food, in: english)
    }

    /// The amount to edit, in what it is counted in.
    var form: AmountForm {
        let units = item.units(in: catalogue)
        let counted = item.unit(in: catalogue)
        let weight = counted.map { $0.grams.value * item.quantity } ?? 0
        let basis = weight > 0 ? weight : item.quantity
        let energy = item.nutrients(from: catalogue).energy.value
        return AmountForm(
            amount: Figure.typed(item.quantity, places: 2), portion: counted?.id.field ?? "",
            portions: units.map(PortionChoice.init),
            energyPerGram: basis > 0 ? Figure.typed(energy / basis) : "")
    }
}

extension DraftEvent {
    /// - Parameter day: what the event's day holds besides it; `nil` for what belongs to no day, as a recipe.
    init(_ event: Draft.Event, besides day: DayIntake?, visit: Visit, catalogue: FoodCatalogue) {
        let when = visit.english.relative(event.draft.moment, to: visit.today)
        self.init(
            content: Content(event.draft, besides: day, visit: visit, catalogue: catalogue), when: when,
            notes: event.notes, tags: event.tags)
        if case .other(.symptom(let report)) = event.draft.content, report.severity == nil, !report.hasResolved {
            asksSeverity = report.kind?.asksSeverity ?? true
        }
    }
}

extension DraftEvent.Content {
    fileprivate init(_ draft: EventDraft, besides day: DayIntake?, visit: Visit, catalogue: FoodCatalogue) {
        guard case .food(let type, let items) = draft.content else {
            let details = draft.content.detailsWithoutFood
            self = .other(EventWords(details, units: visit.profile.units, english: visit.english), kind: details.kind)
            return
        }
        let nutrients = items.map { $0.nutrients(from: catalogue) }.sum()
        let caffeine = day.map { CaffeineDay($0.nutrients + nutrients) }
        let safety = ItemSafety(visit, caffeine: caffeine, isToday: draft.moment.day == visit.today)
        self = .food(
            mealType: type,
            items: items.map { DraftItem($0, catalogue: catalogue, safety: safety, english: visit.english) },
            nutrition: NutritionBar(nutrients, eaten: day?.energy ?? .zero, english: visit.english))
    }
}

extension DraftItem {
    fileprivate init(_ item: FoodDraft, catalogue: FoodCatalogue, safety: ItemSafety, english: WrittenEnglish) {
        let described = DescribedItem(item, catalogue: catalogue)
        self.init(
            emoji: described.emoji, name: described.name, listedName: described.listedName, amount: described.amount,
            reason: described.reason, form: described.form, certainty: Certainty(confidence: item.confidence),
            kilocalories: described.kilocalories,
            alternates: described.alternates(in: english), flags: safety.flags(on: item, name: described.name),
            caffeine: safety.caffeine(in: item.nutrients(from: catalogue)))
        question = described.question
        mark = safety.mark(on: item)
    }
}
