import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// What she says of a food without having eaten it.
extension DraftRoom {
    /// "Eggs make me sick": the food is marked, and its page says so, with Undo. Nothing is logged.
    ///
    /// - Returns: `nil` where the sentence says something else, or no food is known by her words.
    static func mark(_ sentence: String, by visit: inout Visit) -> Answer? {
        guard let opinion = FoodOpinion(sentence), opinion.kind != .craving,
            let food = food(opinion.food, visit).map(ViewedFood.init)
        else { return nil }
        let page = Route.foods(.one(food.address))
        guard !visit.diary.marks(on: food.identity).contains(where: { $0.kind == opinion.kind }) else {
            return .redirect(to: page)
        }
        let mark = FoodMark(id: visit.newID(), kind: opinion.kind, foodCode: food.code, foodName: food.name)
        return .redirect(to: page, changed: visit.append([.putFoodMark(mark)]))
    }

    /// The one food these words surely name: "the heat" and "her voice" name none, however near a search may come.
    private static func food(_ words: String, _ visit: Visit) -> Food? {
        let heard = visit.foods.engine.understand("I had \(words)", now: visit.now, preferences: visit.preferences)
        guard heard.events.count == 1, heard.notUnderstood.isEmpty, let items = heard.events.first?.items,
            items.count == 1, let item = items.first, item.confidence >= surelyNamed
        else { return nil }
        return visit.foods.catalogue[item.food]
    }

    /// From this confidence on an item is what she meant. The app's own choice.
    private static let surelyNamed = 0.75

    /// "Craving pickles": what she craves stands with the craving.
    static func noteCraving(in draft: inout Draft) {
        guard let opinion = FoodOpinion(draft.sentence), opinion.kind == .craving else { return }
        for index in draft.events.indices {
            guard case .other(.symptom(let report)) = draft.events[index].draft.content,
                SymptomKind.named(report.name)?.id == .craving, draft.events[index].notes.isEmpty
            else { continue }
            draft.setNotes(SentenceCase.raised(opinion.food), ofEvent: index)
        }
    }
}
