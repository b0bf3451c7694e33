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
            let food = visit.foods.search.foods(matching: opinion.food, limit: 1).first.map({ ViewedFood($0.food) })
        else { return nil }
        let page = Route.foods(.one(food.address))
        guard !visit.diary.marks(on: food.identity).contains(where: { $0.kind == opinion.kind }) else {
            return .redirect(to: page)
        }
        let mark = FoodMark(id: visit.newID(), kind: opinion.kind, foodCode: food.code, foodName: food.name)
        return .redirect(to: page, changed: visit.append([.putFoodMark(mark)]))
    }

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
