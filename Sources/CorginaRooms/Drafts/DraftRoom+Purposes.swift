import CorginaCore
import CorginaJournal
import CorginaLanguage

/// What drafts differ in by their purpose: a new entry, a changed one, a recipe.
extension DraftRoom {
    /// What she said, understood as of now, or as of that time of a past day.
    ///
    /// Everything but a visit said on a past day's page belongs to that day, whatever day its words would lead to.
    package static func heard(_ sentence: String, on day: CalendarDay?, from visit: Visit) -> Draft {
        let now = day.map { visit.moment(day: $0, time: visit.now.time) } ?? visit.now
        var draft = Draft(
            sentence: sentence,
            understanding: visit.foods.engine.understand(sentence, now: now, preferences: visit.preferencesWithMeals))
        draft.serveRecipes(visit.diary.recipes)
        if let day {
            for (index, event) in draft.events.enumerated()
            where event.draft.moment.day != day && !event.draft.content.liesAhead {
                draft.setMoment(
                    visit.moment(day: day, time: event.draft.moment.time), ofEvent: index)
            }
        }
        DraftDoses.fillDoses(of: &draft, for: visit)
        countTotals(in: &draft, for: visit)
        noteCraving(in: &draft)
        return draft
    }

    /// Of "two litres by now" what the day does not hold yet is logged.
    private static func countTotals(in draft: inout Draft, for visit: Visit) {
        for index in draft.events.indices.reversed() where draft.events[index].draft.isDayTotal {
            let event = draft.events[index].draft
            guard case .other(.hydration(var drink)) = event.content else { continue }
            let logged = DayIntake(visit.diary.events(on: event.moment.day)).drinkVolume
            guard logged.value > 0 else { continue }
            let total = drink.volume
            let words = EventWords(
                .hydration(Drink(name: drink.name, volume: logged)), units: visit.profile.units,
                english: visit.english
            )
            .detail
            if total.value - logged.value >= Self.leastDrink {
                drink.volume = Milliliters(total.value - logged.value)
                draft.setContent(.other(.hydration(drink)), ofEvent: index)
                draft.remarks.append("The day holds \(words) already, so the rest is logged.")
            } else {
                draft.removeEvent(index)
                draft.remarks.append("The day holds \(words) already.")
            }
        }
    }

    /// In millilitres: less is no drink.
    private static let leastDrink = 10.0

    /// The event a confirmed draft puts: a new one, or the one it was opened from.
    static func confirmed(_ event: Draft.Event, in draft: Draft, _ visit: Visit) -> HealthEvent {
        guard case .replace(let id) = draft.purpose else {
            // A dose has an id of its own, so that said twice it still stands once.
            return event.event(id: event.draft.slot?.recordID ?? visit.newID(), from: visit.foods.catalogue)
        }
        var changed = event.event(id: id, from: visit.foods.catalogue)
        changed.isOfBump = visit.diary.event(id)?.isOfBump ?? false
        return changed
    }

    /// After its last food was removed: what was only said is put aside, what was logged is deleted, with Undo.
    static func emptied(_ draft: Draft, _ id: RecordID, by visit: inout Visit) -> Answer {
        // The photo is still there to say something else of.
        if PhotoRoom.waits(with: draft) { return .redirect(to: .photos(.foods(id))) }
        guard case .replace(let event) = draft.purpose else { return discardDraft(id, by: &visit) }
        visit.discard(id)
        return EntryRoom.removeEvent(event, Form(fields: [:]), by: &visit)
    }

    /// Where she was before the draft.
    static func place(before draft: Draft, for visit: Visit) -> Route {
        if let origin = Route.back(draft.origin) { return origin }
        return switch draft.purpose {
        case .log: draft.events.first.map { visit.place(of: $0.draft.moment.day) } ?? .today
        case .replace(let id): visit.diary.event(id).map { visit.place(of: $0.moment.day) } ?? .today
        case .recipe(let id, _): visit.diary.recipe(id).map { Route.recipes(.one($0.id)) } ?? .recipes(.list)
        }
    }

    /// An event of a draft in words, with what its day holds besides.
    static func described(_ index: Int, of draft: Draft, to visit: Visit) -> DraftEvent {
        let event = draft.events[index]
        let day = event.draft.moment.day
        var described = DraftEvent(
            event, besides: draft.purpose.isRecipe ? nil : besides(index, of: draft, for: visit), visit: visit,
            catalogue: visit.foods.catalogue)
        if case .other(var words, let kind) = described.content,
            let dose = DraftDoses.doseName(of: event.draft, for: visit)
        {
            words.detail = [dose, words.detail].filter { !$0.isEmpty }.joined(separator: " · ")
            described.content = .other(words, kind: kind)
        }
        guard case .food(let type, let items, var nutrition) = described.content else { return described }
        if case .recipe(_, let servings) = draft.purpose {
            let energy = event.draft.items.map { $0.nutrients(from: visit.foods.catalogue).energy }.reduce(.zero, +)
            nutrition.afterwardsLabel = "A serving: "
            nutrition.afterwards = visit.english.calories(Kilocalories(energy.value / max(servings, 0.01)))
        } else if day != visit.today {
            nutrition.afterwardsLabel = "That day would be "
        }
        described.content = .food(mealType: type, items: items, nutrition: nutrition)
        return described
    }

    /// What the day of a draft's event holds without it: what the draft replaces is left out, what it says before counts.
    private static func besides(_ index: Int, of draft: Draft, for visit: Visit) -> DayIntake {
        let day = draft.events[index].draft.moment.day
        let logged = visit.diary.events(on: day).filter { draft.purpose != .replace($0.id) }
        let before = draft.events.prefix(index).filter { $0.draft.moment.day == day }
        return DayIntake(logged + before.map { confirmed($0, in: draft, visit) })
    }

    /// The page that says a meal or a recipe holds no more; `nil` while there is room.
    static func fullPage(_ event: Int, in id: RecordID, to visit: Visit) throws(RoomError) -> AddFoodPage? {
        let draft = try draft(id, of: visit)
        guard draft.events.indices.contains(event), draft.events[event].draft.items.count >= Recipe.mostIngredients
        else { return nil }
        let message =
            draft.purpose.isRecipe
            ? "A recipe holds at most 100 ingredients. Remove one first."
            : "A meal holds at most 100 foods. Log the rest as another meal."
        return AddFoodPage(
            draft: id, event: event, behind: TodayRoom.page(behind: draft, of: visit),
            errors: [FieldError(field: "words", message: message)])
    }
}
