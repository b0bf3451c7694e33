import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// What is asked of a sentence before it is logged: what a word means, or whether foods are one meal. One question at a time.
package struct HeardQuestion: Hashable, Sendable {
    package let ask: String
    package let choices: [Choice]
    private let subject: Subject

    /// What she may answer.
    package struct Choice: Hashable, Sendable {
        /// What comes back for it.
        package let id: String
        /// As she would say it.
        package let say: String
    }

    private enum Subject: Hashable, Sendable {
        case food(event: Int, item: Int)
        case meal(Int)
    }

    /// `nil` where nothing is open.
    init?(_ draft: Draft, in catalogue: FoodCatalogue) {
        guard let question = Self.ofFood(draft, catalogue) ?? Self.ofMeal(draft) else { return nil }
        self = question
    }

    private init(_ ask: String, _ choices: [Choice], about subject: Subject) {
        self.ask = ask
        self.choices = choices
        self.subject = subject
    }

    var json: JSON {
        let choices = choices.map { choice -> JSON in ["id": .string(choice.id), "say": .string(choice.say)] }
        return ["ask": .string(ask), "choices": .array(choices)]
    }
}

extension HeardQuestion {
    /// The question of the sheet: "Crisps from a packet or fries?"
    private static func ofFood(_ draft: Draft, _ catalogue: FoodCatalogue) -> HeardQuestion? {
        guard let open = draft.openItem, let item = draft.item(open.item, ofEvent: open.event),
            let question = DescribedItem(item, catalogue: catalogue).question, !question.answers.isEmpty
        else { return nil }
        return HeardQuestion(
            question.words, question.answers.map { Choice(id: $0.code, say: $0.name) },
            about: .food(event: open.event, item: open.item))
    }

    /// Where the sheet offers to split: of several foods at a time. What she calls by the name of a recipe is one thing.
    private static func ofMeal(_ draft: Draft) -> HeardQuestion? {
        guard let meal = draft.events.firstIndex(where: isOpen) else { return nil }
        let isOnly = draft.meals.count == 1
        var ask = "One meal or separate items?"
        if !isOnly, case .food(let type, _) = draft.events[meal].draft.content {
            ask = "\(type.displayName): one meal or separate items?"
        }
        let choices = [Choice(id: oneMeal, say: "One meal"), Choice(id: separateItems, say: "Separate items")]
        return HeardQuestion(ask, choices, about: .meal(meal))
    }

    private static func isOpen(_ event: Draft.Event) -> Bool {
        (2...mostItems).contains(event.draft.items.count) && !event.isOneMeal && event.draft.recipes.isEmpty
    }

    /// More foods than that nobody keeps apart by word of mouth.
    private static let mostItems = 20
    private static let oneMeal = "one-meal"
    private static let separateItems = "separate-items"
}

extension HeardQuestion {
    /// Changes the draft as she answered.
    ///
    /// - Returns: whether it is one of the choices.
    func answer(_ choice: String, in draft: inout Draft, from catalogue: FoodCatalogue) -> Bool {
        guard choices.contains(where: { $0.id == choice }) else { return false }
        switch subject {
        case .food(let event, let item):
            guard let code = FoodCode(choice) else { return false }
            draft.replaceItem(item, inEvent: event, by: code, from: catalogue)
        case .meal(let event):
            if choice == Self.oneMeal { draft.keepMealWhole(event) } else { draft.splitMeal(event) }
        }
        return true
    }
}
