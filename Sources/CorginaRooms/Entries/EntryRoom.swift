import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// One entry of the diary: to look at, to change, to log again, to keep as a recipe, to delete.
enum EntryRoom {
    static func show(_ place: EntryPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        guard case .one(let id) = place else { throw RoomError.notFound }
        return try showEvent(id, to: visit, changed: changed)
    }

    static func accept(_ form: Form, at place: EntryPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .edit(let id): try editEvent(id, form, by: &visit)
        case .again(let id): try repeatEvent(id, form, by: &visit)
        case .remove(let id): removeEvent(id, form, by: &visit)
        case .saveRecipe(let id): try saveRecipe(of: id, by: &visit)
        case .declineRecipe(let id): try declineRecipe(of: id, by: &visit)
        case .amount(let id, let item): try setAmount(form, ofItem: item, in: id, by: &visit)
        case .one: throw RoomError.notFound
        }
    }

    static func showEvent(_ id: RecordID, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        if visit.diary.event(id)?.appointment != nil {
            return .redirect(to: .appointments(.one(id)))
        }
        var page = try entryPage(id, to: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        page.toast?.back = .entries(.one(id))
        return Answer(page)
    }

    static func entryPage(_ id: RecordID, to visit: Visit) throws(RoomError) -> EntryPage {
        guard let event = visit.diary.event(id) else { throw .notFound }
        let day = event.moment.day
        var page = EntryPage(
            event: id, behind: TodayRoom.todayPage(of: visit, on: day < visit.today ? day : nil),
            words: EventWords(event.details, units: visit.profile.units, english: visit.english),
            when: visit.english.relative(event.moment, to: visit.today), notes: event.notes)
        if case .meal(let meal) = event.details {
            page.foods = meal.items.enumerated().map { position, item in
                EntryPage.Food(item, at: .logged(id, position: position), catalogue: visit.foods.catalogue)
            }
            page.nutrition = NutritionBar(meal.nutrients, eaten: .zero, english: visit.english)
            page.nutrition?.afterwards = ""
        }
        page.photo = event.photo.map { EntryPage.Photo(id: $0, words: event.photoWords) }
        let maybeOfBump = event.photo != nil && visit.speaksOfPregnancy && (event.isOfBump || visit.isExpecting)
        page.isOfBump = maybeOfBump ? event.isOfBump : nil
        page.takesPhoto = event.details.kind == .meal
        page.care = CareNotice(
            visit.diary.careAnswers(to: [event]), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
        page.lines = event.details.lines(units: visit.profile.units)
        page.tags = EntryTags(tags: event.tags, known: visit.diary.tags.map { $0.name })
        return page
    }

    /// Opens a draft of the entry; confirming it puts the entry as changed. A reading has a page of its own, with its figures.
    static func editEvent(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let event = visit.diary.event(id) else { throw RoomError.notFound }
        if case .symptom(let report) = event.details, report.moodCheck == nil, report.edinburgh == nil {
            return .redirect(to: .symptoms(.entry(id)))
        }
        if let kind = MeasuredKind(event.details.kind), !kind.isOfPregnancy || visit.diary.currentPregnancy != nil {
            return .redirect(to: .measurements(.reading(id)))
        }
        let id = visit.newID()
        var draft = Draft(editing: event)
        draft.origin = Route.back(form)?.path
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    /// Puts the entry with another amount of one of its foods; the figures logged with it count on.
    static func setAmount(
        _ form: Form, ofItem position: Int, in id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(id), case .meal(var meal) = event.details,
            meal.items.indices.contains(position)
        else { throw RoomError.notFound }
        let catalogue = visit.foods.catalogue
        let counted = form.amount("amount").flatMap { quantity in
            CountedPortion(form["portion"]).map { portion in
                var draft = FoodDraft(recorded: meal.items[position], reason: "as logged")
                draft.setAmount(quantity, of: portion, in: catalogue)
                return draft.foodItem(from: catalogue)
            }
        }
        guard let counted, counted.isPlausible else {
            var page = try entryPage(id, to: visit)
            page.foods[position].form.refuse(form, isRead: counted != nil)
            return Answer(page, .refused)
        }
        guard counted != meal.items[position] else { return .redirect(to: .entries(.one(id))) }
        meal.items[position] = counted
        event.details = .meal(meal)
        return .redirect(to: .entries(.one(id)), changed: visit.append([.putEvent(event)]))
    }

    /// Logs the same meal or drink now: a breakfast had again stays a breakfast.
    static func repeatEvent(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let event = visit.diary.event(id), event.details.isRepeatable else { throw RoomError.notFound }
        let again = HealthEvent(id: visit.newID(), moment: visit.now, details: event.details)
        let entries = visit.append([.putEvent(again)])
        return .redirect(to: Route.back(form) ?? .today, changed: entries)
    }

    static func removeEvent(_ id: RecordID, _ form: Form, by visit: inout Visit) -> Answer {
        guard let event = visit.diary.event(id) else { return .redirect(to: .today) }
        let place = Route.back(form) ?? visit.place(of: event.moment.day)
        return .redirect(to: place, changed: visit.append([.remove(id)]))
    }

    /// Keeps a meal as a recipe of one serving, unless it was kept before.
    static func saveRecipe(of id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard case .meal(let meal)? = visit.diary.event(id)?.details, !meal.items.isEmpty else {
            throw RoomError.notFound
        }
        if let same = visit.diary.recipes.first(where: { $0.name == meal.name && $0.ingredients == meal.items }) {
            return .redirect(to: .recipes(.one(same.id)))
        }
        let recipe = Recipe(id: visit.newID(), name: meal.name, servings: 1, ingredients: meal.items)
        return .redirect(to: .recipes(.one(recipe.id)), changed: visit.append([.putRecipe(recipe)]))
    }

    /// Remembers that she does not want a meal as a recipe for now, and shows its day.
    static func declineRecipe(of id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let event = visit.diary.event(id), case .meal(let meal) = event.details,
            let declined = RecipeOffers(in: visit.diary).declining(meal, newID: visit.newID())
        else { throw RoomError.notFound }
        visit.append([.putDeclinedRecipe(declined)])
        return .redirect(to: visit.place(of: event.moment.day))
    }
}

extension HealthEvent.Details {
    /// Whether the same may well happen again as it was: a meal or a drink.
    var isRepeatable: Bool {
        switch self {
        case .meal, .hydration: true
        default: false
        }
    }
}

extension EntryPage.Food {
    /// - Parameter address: where it is found if the catalogue does not have it.
    init(_ item: FoodItem, at address: FoodAddress, catalogue: FoodCatalogue) {
        let food = catalogue[item]
        let described = DescribedItem(FoodDraft(recorded: item, reason: "as logged"), catalogue: catalogue)
        self.init(
            address: food.map { .listed($0.code) } ?? address,
            emoji: food.map(FoodEmoji.emoji) ?? DescribedItem.plainEmoji, name: described.name,
            listedName: described.listedName, amount: described.amount,
            kilocalories: Figure.whole(item.nutrients.energy.value), source: item.source,
            form: described.form)
    }
}
