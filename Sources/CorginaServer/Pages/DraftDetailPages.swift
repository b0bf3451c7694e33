import CorginaCore
import CorginaFoods
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// Correcting one part of a draft's meal: an item's amount or food, a further food.
extension CorginaServer {
    func showItem(_ item: Int, ofEvent event: Int, in id: RecordID, to visitor: Visitor) async throws -> Response {
        let draft = try await draft(id, of: visitor)
        return answer(try itemPage(item, ofEvent: event, in: draft, id: id, to: visitor), to: visitor)
    }

    func editItem(
        _ item: Int, ofEvent event: Int, in id: RecordID, _ form: Form, by visitor: Visitor
    ) async throws -> Response {
        if let code = form["food"].flatMap(FoodCode.init) {
            return try await editDraft(id, by: visitor) {
                $0.replaceItem(item, inEvent: event, by: code, from: foods.catalogue)
            }
        }
        let draft = try await draft(id, of: visitor)
        func refused(_ message: String) throws -> Response {
            var page = try itemPage(item, ofEvent: event, in: draft, id: id, to: visitor)
            page.amount = form["amount"] ?? ""
            page.portion = form["portion"] ?? page.portion
            page.errors = [FieldError(field: "amount", message: message)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        guard let quantity = form.amount("amount"), let portion = CountedPortion(form["portion"]) else {
            return try refused("Enter an amount above 0, such as 2, 1.5 or 1/2")
        }
        var changed = draft
        changed.setAmount(ofItem: item, inEvent: event, quantity: quantity, portion: portion, from: foods.catalogue)
        if let amount = changed.item(item, ofEvent: event), !amount.isPlausible {
            return try refused(ImplausibleFigure.food.description)
        }
        return try await editDraft(id, by: visitor) { $0 = changed }
    }

    /// Keeps the words in the sealed draft, so that they are in no address, and shows the item with what they find.
    func searchFoods(
        _ form: Form, forItem item: Int, ofEvent event: Int, in id: RecordID, by visitor: Visitor
    ) async throws -> Response {
        var draft = try await draft(id, of: visitor)
        draft.search = .init(event: event, item: item, words: String((form["words"] ?? "").prefix(200)))
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draftItem(id, event: event, item: item).path)
    }

    func showAddItem(toEvent event: Int, in id: RecordID, to visitor: Visitor) async throws -> Response {
        let draft = try await draft(id, of: visitor)
        guard draft.events.indices.contains(event) else { throw ServerError.draftGone }
        let page = AddFoodPage(
            draft: id, event: event, behind: page(behind: draft, of: visitor),
            search: results(of: draft, item: nil, event: event))
        return answer(page, to: visitor)
    }

    func addItem(_ form: Form, toEvent event: Int, in id: RecordID, by visitor: Visitor) async throws -> Response {
        if let code = form["food"].flatMap(FoodCode.init) {
            if let full = try await fullPage(event, in: id, to: visitor) {
                return answer(full, to: visitor, status: .unprocessableContent)
            }
            return try await editDraft(id, by: visitor) { $0.addItem(code, toEvent: event, from: foods.catalogue) }
        }
        var draft = try await draft(id, of: visitor)
        draft.search = .init(event: event, item: nil, words: String((form["words"] ?? "").prefix(200)))
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.addDraftItem(id, event: event).path)
    }
}

extension CorginaServer {
    private func itemPage(
        _ item: Int, ofEvent event: Int, in draft: Draft, id: RecordID, to visitor: Visitor
    ) throws(ServerError) -> ItemEditorPage {
        guard let chosen = draft.item(item, ofEvent: event) else { throw .draftGone }
        let described = DescribedItem(chosen, catalogue: foods.catalogue)
        return ItemEditorPage(
            draft: id, event: event, item: item, behind: page(behind: draft, of: visitor), emoji: described.emoji,
            name: described.name, reason: described.reason, amount: described.edited.amount,
            portion: described.edited.portion, portions: described.portions, kilocalories: described.kilocalories,
            grams: described.grams, alternates: described.alternates,
            search: results(of: draft, item: item, event: event))
    }

    private func results(of draft: Draft, item: Int?, event: Int) -> FoodSearchResults {
        guard let search = draft.search, search.item == item, search.event == event else { return .none }
        let found = foods.search.foods(matching: search.words, limit: 12).map { FoodChoice($0.food) }
        return FoodSearchResults(words: search.words, foods: found)
    }
}

extension CountedPortion {
    /// Reads the item editor's `portion` field: a sequence number, or "g".
    init?(_ field: String?) {
        switch field {
        case "g": self = .grams
        case let text?:
            guard let sequence = WholeText.read(text, in: 0...Int(UInt16.max)) else { return nil }
            self = .listed(sequence)
        case nil: return nil
        }
    }
}
