import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Days that have passed, and what can be logged onto a day without a sentence.
extension TodayRoom {
    static func showDay(_ day: CalendarDay, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        guard day >= Visit.firstDay else { throw .notFound }
        guard day < visit.today else { return .redirect(to: .today) }
        return Answer(todayPage(of: visit, on: day, changed: changed))
    }

    /// The page a draft lies over: the day of what is in it.
    static func page(behind draft: Draft, of visit: Visit) -> TodayPage {
        guard let day = draft.events.first?.draft.moment.day, day < visit.today, !draft.purpose.isRecipe else {
            return todayPage(of: visit)
        }
        return todayPage(of: visit, on: day)
    }

    /// Logs the meals of that kind the day before held onto this day, each at its time.
    static func copyMeal(to day: CalendarDay, _ form: Form, by visit: inout Visit) -> Answer {
        guard let type = form["mealType"].flatMap(MealType.init), day <= visit.today, day >= Visit.firstDay else {
            return .redirect(to: .today)
        }
        let copies = meals(type, on: day - 1, in: visit.diary).map { event in
            let moment = visit.moment(day: day, time: event.moment.time)
            return HealthEvent(id: visit.newID(), moment: min(moment, visit.now), details: event.details)
        }
        guard !copies.isEmpty else { return .redirect(to: visit.place(of: day)) }
        return log(copies, by: &visit)
    }

    /// Appends new entries and shows their day, with Undo.
    static func log(_ events: [HealthEvent], by visit: inout Visit) -> Answer {
        let entries = visit.append(events.map(Change.putEvent))
        let day = events.first?.moment.day ?? visit.today
        return .redirect(to: visit.place(of: day), changed: entries)
    }

    /// What can be logged onto the day with one tap, and what Corgina offers after the entries just made.
    static func shortcuts(on day: CalendarDay, changed: [EntryID], for visit: Visit) -> LogShortcuts {
        let copies = MealType.allCases.filter { type in
            !meals(type, on: day - 1, in: visit.diary).isEmpty && meals(type, on: day, in: visit.diary).isEmpty
        }
        let snacks = day == visit.today ? FoodRoom.quickSnacks(for: visit) : []
        return LogShortcuts(
            snacks: snacks, copies: copies, suggestion: recipeSuggestion(for: changed, on: day, to: visit))
    }

    private static func recipeSuggestion(for changed: [EntryID], on day: CalendarDay, to visit: Visit)
        -> RecipeSuggestion?
    {
        for case .remove(let id) in changed.compactMap(visit.diary.inverse) {
            guard case .meal(let meal)? = visit.diary.event(id)?.details, visit.diary.deservesRecipe(meal) else {
                continue
            }
            return RecipeSuggestion(event: id, back: visit.place(of: day))
        }
        return nil
    }

    /// The day's meals of that kind, the earliest first.
    private static func meals(_ type: MealType, on day: CalendarDay, in diary: Diary) -> [HealthEvent] {
        diary.events(on: day).reversed().filter { event in
            if case .meal(let meal) = event.details { meal.type == type } else { false }
        }
    }
}
