import CorginaCore
import CorginaFoods
import CorginaLanguage

/// Correcting one part of a draft's meal: an item's amount or food, a further food.
enum DraftItemRoom {
    static func showItem(
        _ item: Int, ofEvent event: Int, in id: RecordID, to visit: Visit
    ) throws(RoomError) -> Answer {
        let draft = try DraftRoom.draft(id, of: visit)
        return Answer(try itemPage(item, ofEvent: event, in: draft, id: id, to: visit))
    }

    static func editItem(
        _ item: Int, ofEvent event: Int, in id: RecordID, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        if let code = form["food"].flatMap(FoodCode.init) {
            let catalogue = visit.foods.catalogue
            return try DraftRoom.editDraft(id, by: &visit) {
                $0.replaceItem(item, inEvent: event, by: code, from: catalogue)
            }
        }
        let draft = try DraftRoom.draft(id, of: visit)
        if let product = product(form, of: draft, visit) {
            return try change(event, of: id, by: &visit) { items in
                if items.indices.contains(item) { items[item] = product }
            }
        }
        func refused(isRead: Bool) -> Answer {
            var page = DraftRoom.confirmation(of: draft, id: id, to: visit)
            if page.events.indices.contains(event) {
                page.events[event].changeItem(item) { $0.form.refuse(form, isRead: isRead) }
            }
            return Answer(page, .refused)
        }
        guard let quantity = form.amount("amount"), let portion = CountedPortion(form["portion"]) else {
            return refused(isRead: false)
        }
        var changed = draft
        changed.setAmount(
            ofItem: item, inEvent: event, quantity: quantity, portion: portion, from: visit.foods.catalogue)
        if let amount = changed.item(item, ofEvent: event), !amount.isPlausible {
            return refused(isRead: true)
        }
        return try DraftRoom.editDraft(id, by: &visit) { $0 = changed }
    }

    /// Keeps the words in the sealed draft, so that they are in no address, and shows the item with what they find.
    static func searchFoods(
        _ form: Form, forItem item: Int, ofEvent event: Int, in id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var draft = try DraftRoom.draft(id, of: visit)
        draft.search = .init(event: event, item: item, words: String((form["words"] ?? "").prefix(200)))
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.item(id, event: event, item: item)))
    }

    static func showAddItem(toEvent event: Int, in id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        let draft = try DraftRoom.draft(id, of: visit)
        guard draft.events.indices.contains(event) else { throw RoomError.draftGone }
        let page = AddFoodPage(
            draft: id, event: event, behind: TodayRoom.page(behind: draft, of: visit),
            search: results(of: draft, item: nil, event: event, visit))
        return Answer(page)
    }

    static func addItem(
        _ form: Form, toEvent event: Int, in id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        if let code = form["food"].flatMap(FoodCode.init) {
            if let full = try DraftRoom.fullPage(event, in: id, to: visit) {
                return Answer(full, .refused)
            }
            let catalogue = visit.foods.catalogue
            return try DraftRoom.editDraft(id, by: &visit) { $0.addItem(code, toEvent: event, from: catalogue) }
        }
        var draft = try DraftRoom.draft(id, of: visit)
        if let product = product(form, of: draft, visit) {
            if let full = try DraftRoom.fullPage(event, in: id, to: visit) { return Answer(full, .refused) }
            return try change(event, of: id, by: &visit) { $0.append(product) }
        }
        draft.search = .init(event: event, item: nil, words: String((form["words"] ?? "").prefix(200)))
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.add(id, event: event)))
    }
}

extension DraftItemRoom {
    private static func itemPage(
        _ item: Int, ofEvent event: Int, in draft: Draft, id: RecordID, to visit: Visit
    ) throws(RoomError) -> ItemEditorPage {
        guard let chosen = draft.item(item, ofEvent: event) else { throw .draftGone }
        let described = DescribedItem(chosen, catalogue: visit.foods.catalogue)
        return ItemEditorPage(
            draft: id, event: event, item: item, behind: TodayRoom.page(behind: draft, of: visit),
            emoji: described.emoji,
            name: described.name, reason: described.reason, kilocalories: described.kilocalories,
            grams: described.grams, alternates: described.alternates(in: visit.english),
            search: results(of: draft, item: item, event: event, visit))
    }

    private static func results(of draft: Draft, item: Int?, event: Int, _ visit: Visit) -> FoodSearchResults {
        guard let search = draft.search, search.item == item, search.event == event else { return .none }
        let found = FoodChoice.found(visit.foods.search.foods(matching: search.words, limit: 12).map { $0.food })
        let products = FoodRoom.products(matching: search.words, of: visit).enumerated().map { position, product in
            FoodChoice(
                code: "\(position)", name: product.title, detail: FoodRoom.detail(of: product, in: visit.english))
        }
        return FoodSearchResults(
            words: search.words, foods: found.map { FoodChoice($0, in: visit.english) }, products: products)
    }

    /// Changes the foods of an event, and the search is done.
    private static func change(
        _ event: Int, of id: RecordID, by visit: inout Visit, _ change: (inout [FoodDraft]) -> Void
    ) throws(RoomError) -> Answer {
        try DraftRoom.editDraft(id, by: &visit) { draft in
            draft.updateItems(ofEvent: event, change)
            draft.search = nil
        }
    }

    /// The packaged food chosen in field `product`, by its place among those the search found.
    private static func product(_ form: Form, of draft: Draft, _ visit: Visit) -> FoodDraft? {
        guard let place = form["product"].flatMap({ WholeText.read($0, in: Route.places) }), let search = draft.search
        else { return nil }
        let found = FoodRoom.products(matching: search.words, of: visit)
        return found.indices.contains(place) ? FoodDraft(product: found[place].usualItem) : nil
    }
}
