import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Days that have passed, and what is logged onto a day.
extension TodayRoom {
    static func showDay(_ day: CalendarDay, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        guard day >= Visit.firstDay else { throw .notFound }
        guard day < visit.today else { return .redirect(to: .today) }
        return Answer(todayPage(of: visit, on: day, changed: changed))
    }

    /// The page a draft lies over: the day of what is in it.
    static func page(behind draft: Draft, of visit: Visit) -> TodayPage {
        let day = draft.events.first.map { $0.draft.moment.day }.flatMap { $0 < visit.today ? $0 : nil }
        var page = todayPage(of: visit, on: draft.purpose.isRecipe ? nil : day)
        // Its words are on the sheet; where they were typed they stand again when she goes back without logging.
        if page.isSentenceKept, page.sentence == draft.unloggedWords {
            (page.sentence, page.isSentenceKept) = ("", false)
        }
        return page
    }

    /// To the day she chose; to today where it is none that has a page.
    static func openDay(_ form: Form, for visit: Visit) -> Answer {
        .redirect(to: form["day"].flatMap(CalendarDay.init).map(visit.place) ?? .today)
    }

    /// Appends new entries and shows their day, with Undo.
    static func log(_ events: [HealthEvent], by visit: inout Visit) -> Answer {
        let entries = visit.append(events.map(Change.putEvent))
        let day = events.first?.moment.day ?? visit.today
        return .redirect(to: visit.place(of: day), changed: entries)
    }

    /// The offer to keep a meal as a recipe, once it was logged again.
    static func recipeSuggestion(for changed: [EntryID], to visit: Visit) -> RecipeSuggestion? {
        for case .remove(let id) in changed.compactMap(visit.diary.inverse) {
            guard case .meal(let meal)? = visit.diary.event(id)?.details, RecipeOffers(in: visit.diary).isDue(for: meal)
            else {
                continue
            }
            return RecipeSuggestion(event: id)
        }
        return nil
    }
}
