import CorginaCore
import CorginaFoods

/// A meal of hers that a sentence can speak of: "same as yesterday", "the usual breakfast".
public struct PastMeal: Hashable, Sendable {
    public var moment: Moment
    public var type: MealType
    public var items: [FoodItem]
    /// The recipes it was logged from.
    public var recipes: [RecordID]

    public var day: CalendarDay { moment.day }

    public init(moment: Moment, type: MealType, items: [FoodItem], recipes: [RecordID] = []) {
        self.moment = moment
        self.type = type
        self.items = items
        self.recipes = recipes
    }
}

/// Reads that she had again what she had before: "same as yesterday", "the usual", "same lunch but no cheese".
struct RepeatReader {
    struct Mention {
        var drafts: [FoodDraft]
        var recipes: [RecordID]
        var type: MealType?
        var tokens: Range<Int>
    }

    /// The newest first.
    private let meals: [PastMeal]
    private let today: CalendarDay
    private let mealHours: MealHours

    init(_ meals: [PastMeal], now: Moment, mealHours: MealHours) {
        self.meals = meals
        today = now.day
        self.mealHours = mealHours
    }

    /// What is told again first, if anything is, and if there is such a meal.
    ///
    /// - Parameter type: the meal at the time of the sentence, where none is named.
    func read(_ tokens: [ReadToken], type: MealType) -> Mention? {
        guard !meals.isEmpty else { return nil }
        for start in tokens.indices {
            guard let told = told(tokens, at: start) else { continue }
            let meal = told.isUsual ? usual(told.type ?? type) : last(told.type, on: told.day, else: type)
            guard let meal else { return nil }
            let (items, end) = left(of: meal.items, tokens, from: told.end)
            guard !items.isEmpty else { return nil }
            let reason = told.isUsual ? "as usual" : "as you logged it before"
            return Mention(
                drafts: items.map { FoodDraft(recorded: $0, reason: reason) }, recipes: meal.recipes, type: told.type,
                tokens: start..<end)
        }
        return nil
    }

    // MARK: Words

    private struct Told {
        var isUsual: Bool
        var type: MealType?
        var day: CalendarDay?
        var end: Int
    }

    private func told(_ tokens: [ReadToken], at start: Int) -> Told? {
        func word(_ index: Int) -> String {
            tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
        }
        var index = start
        if ["the", "my", "our"].contains(word(index)) { index += 1 }
        let isUsual = word(index) == "usual"
        guard isUsual || word(index) == "same" else { return nil }
        index += 1
        var told = Told(isUsual: isUsual, type: nil, day: nil, end: index)
        if let type = MealWords.meal(word(index)) {
            told.type = type
            index += 1
        } else if ["thing", "again", "meal", "stuff", "order"].contains(word(index)) {
            index += 1
        }
        told.end = index
        if word(index) == "again" { told.end = index + 1 }
        if isUsual {
            // "my usual latte" is a latte.
            return told.type != nil || isEnd(tokens, told.end) || word(index) == "for" ? withMeal(told, tokens) : nil
        }
        if word(index) == "as" || word(index) == "like" {
            index += 1
            if word(index) == "i", word(index + 1) == "had" { index += 2 }
            switch (word(index), word(index + 1)) {
            case ("yesterday", _), ("yesterdays", _): (told.day, told.end) = (today - 1, index + 1)
            case ("last", "night"): (told.day, told.type, told.end) = (today - 1, told.type ?? .dinner, index + 2)
            case ("last", "time"), ("before", _), ("always", _), ("usual", _):
                told.end = index + (word(index) == "last" ? 2 : 1)
                told.isUsual = ["always", "usual"].contains(word(index))
            case ("this", "morning"): (told.day, told.type, told.end) = (today, .breakfast, index + 2)
            default:
                guard let type = MealWords.meal(word(index)) else { return nil }
                (told.type, told.end) = (type, index + 1)
            }
            // "same as yesterday's lunch".
            if let type = MealWords.meal(word(told.end)) { (told.type, told.end) = (type, told.end + 1) }
            return withMeal(told, tokens)
        }
        return told.type != nil || tokens[told.end - 1].is("again") || tokens[told.end - 1].is("thing") ? told : nil
    }

    /// "the usual for breakfast".
    private func withMeal(_ told: Told, _ tokens: [ReadToken]) -> Told {
        guard told.end + 1 < tokens.count, tokens[told.end].is("for"),
            let type = MealWords.meal(tokens[told.end + 1].text)
        else { return told }
        var told = told
        (told.type, told.end) = (type, told.end + 2)
        return told
    }

    private func isEnd(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return true }
        let token = tokens[index]
        return !token.isWord || token.has(.linking) || token.has(.timeWord) || token.is("but") || token.is("again")
            || token.is("at")
    }

    /// "but no cheese", "without the toast", "minus milk": the foods that are left, and where the words end.
    private func left(of items: [FoodItem], _ tokens: [ReadToken], from end: Int) -> ([FoodItem], Int) {
        var index = end
        while index < tokens.count, tokens[index].mark == .comma || tokens[index].is("but") { index += 1 }
        guard index < tokens.count, ["no", "without", "minus", "not"].contains(tokens[index].text) else {
            return (items, end)
        }
        var gone: Set<String> = []
        var last = index + 1
        while last < tokens.count, tokens[last].isWord, !tokens[last].is("with"), !tokens[last].is("plus") {
            if !tokens[last].has(.determiner), !tokens[last].has(.linking) { gone.insert(tokens[last].form) }
            last += 1
        }
        let left = items.filter { item in
            !Tokenizer.tokens(of: item.name).contains { $0.isWord && gone.contains(WordForm.of($0.text)) }
        }
        return left.count < items.count ? (left, last) : (items, end)
    }

    // MARK: Meals

    /// The meal of that kind she had most often, the newest of equals; had once it is no habit, but all there is.
    private func usual(_ type: MealType) -> PastMeal? {
        let own = meals.filter { $0.type == type && !$0.items.isEmpty }
        let counts = Dictionary(grouping: own) { Set($0.items.map { $0.name }) }
        guard let most = counts.values.map({ $0.count }).max() else { return nil }
        return own.first { counts[Set($0.items.map { $0.name })]?.count == most }
    }

    private func last(_ type: MealType?, on day: CalendarDay?, else usual: MealType) -> PastMeal? {
        let own = meals.filter { !$0.items.isEmpty && (day == nil || $0.day == day) }
        if let type { return own.first { $0.type == type } }
        // What was had today at this meal is not what it is compared with, unless there is nothing else.
        return own.first { $0.type == usual } ?? own.first
    }
}
