import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// Days that have passed, and what can be logged onto a day without a sentence.
extension CorginaServer {
    /// The earliest day there is a page for.
    static let firstDay = HealthEvent.days.lowerBound

    func showDay(_ day: CalendarDay, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        guard day >= Self.firstDay else { throw .notFound }
        guard day < visitor.today else { return .redirect(to: Route.today.path) }
        return answer(todayPage(of: visitor, on: day, changed: entries(changed)), to: visitor)
    }

    /// Where a day is shown. What lies ahead is on no day's page, so it leads to today.
    func place(of day: CalendarDay, for visitor: Visitor) -> Route {
        day < visitor.today && day >= Self.firstDay ? .day(day) : .today
    }

    /// The page a draft lies over: the day of what is in it.
    func page(behind draft: Draft, of visitor: Visitor) -> TodayPage {
        guard let day = draft.events.first?.draft.moment.day, day < visitor.today, !draft.purpose.isRecipe else {
            return todayPage(of: visitor)
        }
        return todayPage(of: visitor, on: day)
    }

    /// Logs the meals of that kind the day before held onto this day, each at its time.
    func copyMeal(to day: CalendarDay, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let type = form["mealType"].flatMap(MealType.init), day <= visitor.today, day >= Self.firstDay else {
            return .redirect(to: Route.today.path)
        }
        let copies = visitor.diary.meals(type, on: day - 1).map { event in
            let moment = surroundings.moment(day: day, time: event.moment.time, in: visitor.timeZone)
            return HealthEvent(id: surroundings.newID(), moment: min(moment, visitor.now), details: event.details)
        }
        guard !copies.isEmpty else { return .redirect(to: place(of: day, for: visitor).path) }
        return try await log(copies, by: visitor)
    }

    /// Appends new entries and shows their day, with Undo.
    func log(_ events: [HealthEvent], by visitor: Visitor) async throws -> Response {
        let entries = try await append(events.map(Change.putEvent), by: visitor)
        let day = events.first?.moment.day ?? visitor.today
        return .redirect(to: address(of: place(of: day, for: visitor), changed: entries))
    }

    /// What can be logged onto the day with one tap, and what Corgina offers after the entries just made.
    func shortcuts(on day: CalendarDay, changed: [EntryID], for visitor: Visitor) -> LogShortcuts {
        let copies = MealType.allCases.filter { type in
            !visitor.diary.meals(type, on: day - 1).isEmpty && visitor.diary.meals(type, on: day).isEmpty
        }
        let snacks = day == visitor.today ? quickSnacks(for: visitor) : []
        return LogShortcuts(
            snacks: snacks, copies: copies, suggestion: recipeSuggestion(for: changed, on: day, to: visitor))
    }

    private func recipeSuggestion(for changed: [EntryID], on day: CalendarDay, to visitor: Visitor) -> RecipeSuggestion?
    {
        for case .remove(let id) in changed.compactMap(visitor.diary.inverse) {
            guard case .meal(let meal)? = visitor.diary.event(id)?.details, visitor.diary.deservesRecipe(meal) else {
                continue
            }
            return RecipeSuggestion(event: id, back: place(of: day, for: visitor))
        }
        return nil
    }
}

extension Diary {
    /// The day's meals of that kind, the earliest first.
    fileprivate func meals(_ type: MealType, on day: CalendarDay) -> [HealthEvent] {
        events(on: day).reversed().filter { event in
            if case .meal(let meal) = event.details { meal.type == type } else { false }
        }
    }
}
