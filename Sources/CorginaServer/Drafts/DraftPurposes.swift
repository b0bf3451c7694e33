import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// What drafts differ in by their purpose: a new entry, a changed one, a recipe.
extension CorginaServer {
    /// The past day a form logs onto; `nil` for now.
    func pastDay(_ form: Form, for visitor: Visitor) -> CalendarDay? {
        guard let day = form["day"].flatMap(CalendarDay.init), day < visitor.today, day >= Self.firstDay else {
            return nil
        }
        return day
    }

    /// What she said, understood as of now, or as of that time of a past day.
    ///
    /// Everything but a visit said on a past day's page belongs to that day, whatever day its words would lead to.
    func heard(_ sentence: String, on day: CalendarDay?, from visitor: Visitor) -> Draft {
        let now = day.map { surroundings.moment(day: $0, time: visitor.now.time, in: visitor.timeZone) } ?? visitor.now
        var draft = Draft(
            sentence: sentence,
            understanding: foods.engine.understand(sentence, now: now, preferences: visitor.preferencesWithMeals))
        draft.serveRecipes(visitor.diary.recipes)
        if let day {
            for (index, event) in draft.events.enumerated()
            where event.draft.moment.day != day && !event.draft.content.liesAhead {
                draft.setMoment(
                    surroundings.moment(day: day, time: event.draft.moment.time, in: visitor.timeZone), ofEvent: index)
            }
        }
        fillDoses(of: &draft, for: visitor)
        countTotals(in: &draft, for: visitor)
        return draft
    }

    /// Of "two litres by now" what the day does not hold yet is logged.
    private func countTotals(in draft: inout Draft, for visitor: Visitor) {
        for index in draft.events.indices.reversed() where draft.events[index].draft.isDayTotal {
            let event = draft.events[index].draft
            guard case .hydration(var drink) = event.content else { continue }
            let logged = DayIntake(visitor.diary.events(on: event.moment.day)).drinkVolume
            guard logged.value > 0 else { continue }
            let total = drink.volume
            let words = EventWords(.hydration(Drink(name: drink.name, volume: logged)), units: visitor.profile.units).detail
            if total.value - logged.value >= Self.leastDrink {
                drink.volume = Milliliters(total.value - logged.value)
                draft.setContent(.hydration(drink), ofEvent: index)
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
    func confirmed(_ event: Draft.Event, in draft: Draft) -> HealthEvent {
        guard case .replace(let id) = draft.purpose else {
            // A dose has an id of its own, so that said twice it still stands once.
            return event.event(id: event.draft.slot?.recordID ?? surroundings.newID(), from: foods.catalogue)
        }
        return event.event(id: id, from: foods.catalogue)
    }

    /// After its last food was removed: what was only said is put aside, what was logged is deleted, with Undo.
    func emptied(_ draft: Draft, _ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard case .replace(let event) = draft.purpose else { return try await discardDraft(id, by: visitor) }
        try await visitor.journal.discard(id)
        return try await removeEvent(event, Form(fields: [:]), by: visitor)
    }

    /// Where she was before the draft.
    func place(before draft: Draft, for visitor: Visitor) -> Route {
        if let origin = back(draft.origin) { return origin }
        return switch draft.purpose {
        case .log: draft.events.first.map { place(of: $0.draft.moment.day, for: visitor) } ?? .today
        case .replace(let id): visitor.diary.event(id).map { place(of: $0.moment.day, for: visitor) } ?? .today
        case .recipe(let id, _): visitor.diary.recipe(id).map { Route.recipe($0.id) } ?? .recipes
        }
    }

    /// An event of a draft in words, with what its day holds besides.
    func described(_ index: Int, of draft: Draft, to visitor: Visitor) -> DraftEvent {
        let event = draft.events[index]
        let day = event.draft.moment.day
        var described = DraftEvent(
            event, besides: draft.purpose.isRecipe ? nil : besides(index, of: draft, for: visitor), visitor: visitor,
            catalogue: foods.catalogue)
        if case .other(var words, let kind) = described.content, let dose = doseName(of: event.draft, for: visitor) {
            words.detail = [dose, words.detail].filter { !$0.isEmpty }.joined(separator: " · ")
            described.content = .other(words, kind: kind)
        }
        guard case .food(let type, let items, var nutrition) = described.content else { return described }
        if case .recipe(_, let servings) = draft.purpose {
            let energy = event.draft.items.map { $0.nutrients(from: foods.catalogue).energy }.reduce(.zero, +)
            nutrition.afterwardsLabel = "A serving: "
            nutrition.afterwards = Figure.whole(energy.value / max(servings, 0.01)) + " cal"
        } else if day != visitor.today {
            nutrition.afterwardsLabel = "The day after this: "
        }
        described.content = .food(mealType: type, items: items, nutrition: nutrition)
        return described
    }

    /// What the day of a draft's event holds without it: what the draft replaces is left out, what it says before counts.
    private func besides(_ index: Int, of draft: Draft, for visitor: Visitor) -> DayIntake {
        let day = draft.events[index].draft.moment.day
        let logged = visitor.diary.events(on: day).filter { draft.purpose != .replace($0.id) }
        let before = draft.events.prefix(index).filter { $0.draft.moment.day == day }
        return DayIntake(logged + before.map { confirmed($0, in: draft) })
    }

    /// The page that says a meal or a recipe holds no more; `nil` while there is room.
    func fullPage(_ event: Int, in id: RecordID, to visitor: Visitor) async throws -> AddFoodPage? {
        let draft = try await draft(id, of: visitor)
        guard draft.events.indices.contains(event), draft.events[event].draft.items.count >= Recipe.mostIngredients
        else { return nil }
        let message =
            draft.purpose.isRecipe
            ? "A recipe holds at most 100 ingredients. Remove one first."
            : "A meal holds at most 100 foods. Log the rest as another meal."
        return AddFoodPage(
            draft: id, event: event, behind: page(behind: draft, of: visitor),
            errors: [FieldError(field: "words", message: message)])
    }
}
