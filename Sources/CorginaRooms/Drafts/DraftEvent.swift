import CorginaCore
import Markup

/// One thing understood from her sentence, ready to print.
public struct DraftEvent: Hashable, Sendable {
    public var content: Content
    /// "Today, 18:40"
    public var when: String
    public var notes: String
    public var tags: [String]
    /// Whether it is a symptom of which nobody has said how strong it is.
    public var asksSeverity = false

    public enum Content: Hashable, Sendable {
        case food(mealType: MealType, items: [DraftItem], nutrition: NutritionBar)
        /// A drink, a supplement, a symptom, a measurement, …; ``EventWords`` says it.
        case other(EventWords, kind: HealthEvent.Details.Kind)
    }

    public init(content: Content, when: String, notes: String = "", tags: [String] = []) {
        self.content = content
        self.when = when
        self.notes = notes
        self.tags = tags
    }

    /// "Meal", "Hydration", "Vitamin", …: the name of its kind as the log button says it.
    var kindName: String {
        switch content {
        case .food: Meal.look.name
        case .other(_, let kind): kind.look.name
        }
    }

    /// The time alone of what is today's: "18:40".
    var shortWhen: String { when.hasPrefix("Today, ") ? String(when.dropFirst(7)) : when }

    public var isMeal: Bool { if case .food = content { true } else { false } }

    /// How many foods it lists.
    var itemCount: Int {
        if case .food(_, let items, _) = content { items.count } else { 0 }
    }

    /// Changes one of the foods it lists, if it is there.
    mutating func changeItem(_ item: Int, _ change: (inout DraftItem) -> Void) {
        guard case .food(let type, var items, let nutrition) = content, items.indices.contains(item) else { return }
        change(&items[item])
        content = .food(mealType: type, items: items, nutrition: nutrition)
    }

    /// Whether it is of a kind that a word on when to call belongs to (docs/clinical/README.md, rule 2).
    public var deservesCallAdvice: Bool {
        guard case .other(_, let kind) = content else { return false }
        return kind.look.deservesCallAdvice
    }
}
