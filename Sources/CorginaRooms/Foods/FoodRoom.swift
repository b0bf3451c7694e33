import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// Looking foods up, marking them, and logging them without a sentence.
enum FoodRoom {
    static func show(_ place: FoodPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list: showFoods(to: visit)
        case .new: showNewFood(to: visit)
        case .found(let id): try showFoods(found: id, to: visit)
        case .one(let food): try showFood(food, to: visit, changed: changed)
        case .mark, .log, .snack, .scan, .label, .lookUp: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: FoodPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .list: try searchFoods(form, by: &visit)
        case .new: try logNewFood(form, by: &visit)
        case .mark(let food): try markFood(food, form, by: &visit)
        case .log(let food): try logFood(food, form, by: &visit)
        case .snack: logSnack(form, by: &visit)
        // The host reads pictures, before any form is, and asks other servers.
        case .found, .one, .scan, .label, .lookUp: throw RoomError.notFound
        }
    }

    /// How many recent foods the page lists.
    static let mostRecents = 50

    static func showFoods(to visit: Visit) -> Answer {
        Answer(FoodsPage(recents: recents(of: visit), marked: marked(of: visit)))
    }

    /// Keeps the words sealed, so that they are in no address, and shows what they find.
    static func searchFoods(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let words = form["words"], words.count <= 200 else {
            return refuse("", "Enter a word or a few to search for", to: visit)
        }
        if Barcode.isMeant(by: words) { return try searchNumber(words, by: &visit) }
        return .redirect(to: .foods(.found(try stage(words, by: &visit))))
    }

    static func refuse(_ words: String, _ error: String, to visit: Visit) -> Answer {
        Answer(FoodsPage(words: words, recents: recents(of: visit), error: error), .refused)
    }

    static func stage(_ words: String, by visit: inout Visit) throws(RoomError) -> RecordID {
        let id = visit.newID()
        try DraftRoom.stage(
            Draft(sentence: "", events: [], search: .init(event: 0, item: nil, words: words)), as: id, by: &visit)
        return id
    }

    static func showFoods(found id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        guard let search = try DraftRoom.draft(id, of: visit).search else { throw RoomError.draftGone }
        if Barcode.isMeant(by: search.words) { return try showNumber(of: search, found: id, to: visit) }
        let found = FoodChoice.found(visit.foods.search.foods(matching: search.words, limit: 40).map { $0.food })
            .map { row($0, visit) }
        return Answer(
            FoodsPage(
                words: search.words, found: found, products: products(matching: search.words, found: id, of: visit),
                recents: recents(of: visit)))
    }

    static func showFood(_ address: FoodAddress, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        let food = try food(at: address, of: visit)
        // One food, one page: what she logged of the catalogue is shown there.
        guard food.address == address else { return .redirect(to: .foods(.one(food.address))) }
        var page = page(of: food, to: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        return Answer(page)
    }

    /// Sets a mark, or takes it away where it is set.
    static func markFood(_ address: FoodAddress, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let food = try food(at: address, of: visit)
        guard let kind = form["kind"].flatMap(FoodMark.Kind.init) else {
            return .redirect(to: .foods(.one(food.address)))
        }
        let set = visit.diary.marks(on: food.identity).filter { $0.kind == kind }
        let mark = FoodMark(id: visit.newID(), kind: kind, foodCode: food.code, foodName: food.name)
        let changes = set.isEmpty ? [Change.putFoodMark(mark)] : set.map { .remove($0.id) }
        return .redirect(to: .foods(.one(food.address)), changed: visit.append(changes))
    }

    static func logFood(_ address: FoodAddress, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let food = try food(at: address, of: visit)
        let type = form["mealType"].flatMap(MealType.init) ?? visit.usualMeal
        let item = form.amount("amount").flatMap { quantity in
            CountedPortion(form["portion"]).map {
                food.draft(quantity, of: $0, in: visit.foods.catalogue).foodItem(from: visit.foods.catalogue)
            }
        }
        guard let item, item.isPlausible else {
            var page = page(of: food, to: visit)
            page.mealType = type
            page.amount.refuse(form, isRead: item != nil)
            return Answer(page, .refused)
        }
        return log(item, as: type, by: &visit)
    }

    static func showNewFood(to visit: Visit) -> Answer {
        Answer(
            NewFoodPage(
                values: ["amount": "1"], mealType: visit.usualMeal, english: visit.english,
                reader: LabelReader(for: visit)))
    }

    static func logNewFood(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let type = form["mealType"].flatMap(MealType.init) ?? visit.usualMeal
        var page = NewFoodPage(
            values: NewFoodPage.values(in: form), mealType: type, english: visit.english,
            reader: LabelReader(for: visit))
        let label: LabelForm
        do { label = try LabelForm(form) } catch {
            page.errors = error.errors
            return Answer(page, .refused)
        }
        guard label.doubts.isEmpty else {
            page.doubts = label.figures.doubts
            page.errors = label.doubts.map { $0.question(label.figures) }
            return Answer(page, .refused)
        }
        return log(label.item, as: type, by: &visit)
    }

    private static func log(_ item: FoodItem, as type: MealType, by visit: inout Visit) -> Answer {
        let meal = Meal(name: item.name, type: type, items: [item])
        return TodayRoom.log(
            [HealthEvent(id: visit.newID(), moment: visit.now, details: .meal(meal))], by: &visit)
    }
}

extension FoodRoom {
    /// The food of an address; one she logged of the catalogue is the catalogue's.
    private static func food(at address: FoodAddress, of visit: Visit) throws(RoomError) -> ViewedFood {
        switch address {
        case .listed(let code):
            guard let food = visit.foods.catalogue[code] else { throw .notFound }
            return ViewedFood(food)
        case .logged(let entry, let position):
            guard case .meal(let meal)? = visit.diary.event(entry)?.details, meal.items.indices.contains(position)
            else {
                throw .notFound
            }
            let item = meal.items[position]
            guard let food = visit.foods.catalogue[item].map(ViewedFood.init) ?? ViewedFood(item, at: address) else {
                throw .notFound
            }
            return food
        case .found(let id, let position):
            guard let search = try DraftRoom.draft(id, of: visit).search else { throw .notFound }
            let found = products(matching: search.words, of: visit)
            if found.indices.contains(position) { return ViewedFood(found[position], at: address) }
            guard found.isEmpty, position == 0, let listed = search.lookedUp else { throw .notFound }
            return ViewedFood(listed.product, at: address, listedBy: listed.host)
        }
    }

    private static func page(of food: ViewedFood, to visit: Visit) -> FoodPage {
        let described = DescribedItem(food.draft, catalogue: visit.foods.catalogue)
        return FoodPage(
            food: food.address, emoji: described.emoji, name: food.name, published: food.origin,
            amount: described.form, mealType: visit.usualMeal,
            marks: Set(visit.diary.marks(on: food.identity).map { $0.kind }),
            nutrients: food.nutrients, basis: food.basis, source: food.source, english: visit.english)
    }

    private static func recents(of visit: Visit) -> [FoodsPage.Row] {
        let marks = Dictionary(grouping: visit.diary.foodMarks) { $0.food }
        return visit.diary.recentFoods(limit: Self.mostRecents).map { use in
            let food = visit.foods.catalogue[use.item]
            let address = food.map { .listed($0.code) } ?? FoodAddress.logged(use.entry, position: use.position)
            return FoodsPage.Row(
                route: .foods(.one(address)), emoji: food.map(FoodEmoji.emoji) ?? DescribedItem.plainEmoji,
                name: use.item.name,
                detail:
                    "\(DescribedItem.words(for: use.item)) · \(visit.english.unbrokenCalories(use.item.nutrients.energy))",
                marks: (marks[use.item.identity] ?? []).map { visit.english.spelled($0.kind.displayName) })
        }
    }

    /// The foods she marked, each once, what she cannot have first.
    private static func marked(of visit: Visit) -> [FoodsPage.Row] {
        let order: [FoodMark.Kind] = [.trigger, .aversion, .craving, .favourite]
        var listed: Set<FoodCode> = []
        return order.flatMap { kind in visit.diary.foodMarks.filter { $0.kind == kind } }.compactMap { mark in
            guard let food = mark.foodCode.flatMap(FoodCode.init).flatMap({ visit.foods.catalogue[$0] }),
                listed.insert(food.code).inserted
            else { return nil }
            return row(food, visit)
        }
    }

    private static func row(_ food: Food, _ visit: Visit) -> FoodsPage.Row {
        let choice = FoodChoice(food, in: visit.english)
        let marks = visit.diary.marks(on: .listed(food.code.description)).map {
            visit.english.spelled($0.kind.displayName)
        }
        return FoodsPage.Row(
            route: .foods(.one(.listed(food.code))), emoji: FoodEmoji.emoji(for: food), name: choice.name,
            detail: choice.detail,
            marks: marks)
    }
}
