import CorginaCore
import CorginaJournal
import CorginaLanguage

/// From a sentence to a confirmed entry.
package enum DraftRoom {
    static func show(_ place: DraftPlace, to visit: Visit) throws(RoomError) -> Answer {
        switch place {
        case .sheet(let id): try showDraft(id, to: visit)
        case .item(let id, let event, let item): try DraftItemRoom.showItem(item, ofEvent: event, in: id, to: visit)
        case .add(let id, let event): try DraftItemRoom.showAddItem(toEvent: event, in: id, to: visit)
        case .details(let id, let event): try DraftDetailsRoom.showDetails(ofEvent: event, in: id, to: visit)
        case .say, .clear, .removeItem, .searchItem, .removeEvent, .log, .discard, .change: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: DraftPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .say: try stageDraft(form, by: &visit)
        case .clear: clearSentence(form, by: &visit)
        case .item(let id, let event, let item):
            try DraftItemRoom.editItem(item, ofEvent: event, in: id, form, by: &visit)
        case .removeItem(let id, let event, let item):
            try editDraft(id, by: &visit) { $0.removeItem(item, fromEvent: event) }
        case .searchItem(let id, let event, let item):
            try DraftItemRoom.searchFoods(form, forItem: item, ofEvent: event, in: id, by: &visit)
        case .add(let id, let event): try DraftItemRoom.addItem(form, toEvent: event, in: id, by: &visit)
        case .details(let id, let event): try DraftDetailsRoom.editDetails(ofEvent: event, in: id, form, by: &visit)
        case .removeEvent(let id, let event): try editDraft(id, by: &visit) { $0.removeEvent(event) }
        case .log(let id): try logDraft(id, form, by: &visit)
        case .discard(let id): discardDraft(id, by: &visit)
        case .change(let id, let change): try changeDraft(id, change, form, by: &visit)
        case .sheet: throw RoomError.notFound
        }
    }

    /// Forgets what she said and did not log.
    private static func clearSentence(_ form: Form, by visit: inout Visit) -> Answer {
        visit.forgetUnlogged()
        return .redirect(to: visit.pastDay(form).map(Route.day) ?? .today)
    }

    /// Longer than anybody speaks at once; the engine itself would read more.
    package static let longestSentence = 5_000

    /// Understands what she said and stages it for confirmation.
    static func stageDraft(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let sentence = form["sentence"] else { return .redirect(to: .today) }
        let day = visit.pastDay(form)
        guard sentence.count <= Self.longestSentence else {
            return handBack(sentence, on: day, "That is a lot at once. Say it in a few shorter sentences.", to: visit)
        }
        var draft = understood(sentence, on: day, from: visit)
        if form.contains("spoken") { draft.spoken = Draft.Spoken(day: day) }
        // What must not wait goes before what she thinks of a food.
        if CareNotice.notice(for: draft, of: visit) == nil, let answer = mark(sentence, by: &visit) { return answer }
        if draft.events.isEmpty, let figure = draft.implausible.first {
            return handBack(sentence, on: day, figure.description, to: visit)
        }
        if draft.events.isEmpty, let inquiry = Inquiry(sentence) { return NutritionRoom.answer(inquiry, to: &visit) }
        let answer = try NewDraft.stage(draft, by: &visit)
        visit.replaceUnlogged(with: draft, saidOn: day)
        return answer
    }

    /// What waits to be confirmed once she has said it all.
    static func understood(_ sentence: String, on day: CalendarDay?, from visit: Visit) -> Draft {
        recipeToSave(sentence, of: visit) ?? heard(sentence, on: day, from: visit)
    }

    /// "Save that as my protein bowl": her last meal as a recipe of that name, to look over.
    private static func recipeToSave(_ sentence: String, of visit: Visit) -> Draft? {
        guard let name = SaveCommand.name(in: sentence),
            let event = visit.diary.events(of: [.meal], on: (visit.today - 1)...visit.today).first,
            case .meal(let meal) = event.details, !meal.items.isEmpty
        else { return nil }
        let items = meal.items.map { FoodDraft(recorded: $0, reason: "as logged") }
        let recipe = EventDraft(
            reading: .recipe, name: name, moment: visit.now, content: .food(mealType: meal.type, items: items))
        var draft = Draft(sentence: sentence, events: [Draft.Event(draft: recipe)])
        draft.purpose = .recipe(visit.newID(), servings: 1)
        return draft
    }

    /// Her words where she typed them, and what is off with them.
    private static func handBack(_ sentence: String, on day: CalendarDay?, _ message: String, to visit: Visit) -> Answer
    {
        var page = TodayRoom.todayPage(of: visit, on: day)
        page.sentence = sentence
        page.errors = [FieldError(field: "sentence", message: message)]
        return Answer(page, .refused)
    }

    static func showDraft(_ id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        Answer(confirmation(of: try draft(id, of: visit), id: id, to: visit))
    }

    /// Changes a draft and shows it again.
    static func editDraft(
        _ id: RecordID, by visit: inout Visit, _ edit: (inout Draft) -> Void
    ) throws(RoomError) -> Answer {
        var draft = try draft(id, of: visit)
        edit(&draft)
        if draft.events.isEmpty { return emptied(draft, id, by: &visit) }
        try stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    /// What one tap on the sheet changes.
    static func changeDraft(
        _ id: RecordID, _ change: DraftChange, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        switch change {
        case .split(let event): return try editDraft(id, by: &visit) { $0.splitMeal(event) }
        case .join(let event): return try editDraft(id, by: &visit) { $0.joinMeal(event) }
        case .move(let event, let item): return try editDraft(id, by: &visit) { $0.moveItem(item, ofMeal: event) }
        case .answerHabit(let event, let item, let answer):
            return try editDraft(id, by: &visit) { $0.answerHabit(answer, ofItem: item, inEvent: event) }
        case .severity(let event):
            let severity = form["severity"].flatMap { WholeText.read($0, in: SymptomReport.severities) }
            return try editDraft(id, by: &visit) { $0.setSeverity(severity, ofEvent: event) }
        case .ownWords: return try Rewording.dismiss(id, by: &visit)
        case .reword: throw RoomError.notFound
        case .takeProduct(let offer):
            let (meal, now) = (visit.usualMeal, visit.now)
            return try editDraft(id, by: &visit) { $0.takeProduct(offer, as: meal, at: now) }
        case .keepAsNote: return try keepAsNote(id, form, by: &visit)
        case .sayAgain: return try sayAgain(id, form, by: &visit)
        case .editSentence: return try editSentence(id, form, by: &visit)
        }
    }

    /// Keeps what was not understood as a note. Where that is all there is, it is logged at once: there is nothing to look over.
    private static func keepAsNote(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        var draft = try draft(id, of: visit)
        let isAll = draft.events.isEmpty
        draft.keepAsNote(at: draft.events.first?.draft.moment ?? visit.now)
        try stage(draft, as: id, by: &visit)
        return isAll ? try logDraft(id, form, by: &visit) : .redirect(to: .drafts(.sheet(id)))
    }

    /// Puts the sentence back into the composer of the day it is about.
    private static func editSentence(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let draft = try draft(id, of: visit)
        if PhotoRoom.waits(with: draft) { return .redirect(to: .photos(.foods(id))) }
        visit.discard(id)
        visit.keepUnlogged(draft)
        var page = TodayRoom.todayPage(of: visit, on: draft.firstDay.flatMap { $0 < visit.today ? $0 : nil })
        page.sentence = form["sentence"] ?? draft.ownWords ?? draft.sentence
        return Answer(page)
    }

    /// Appends what she confirmed, all of it or nothing, and forgets the draft.
    static func logDraft(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        var draft = try draft(id, of: visit)
        for event in draft.events.indices {
            guard form.contains("notes-\(event)") else { continue }
            draft.setNotes(String((form["notes-\(event)"] ?? "").prefix(2_000)), ofEvent: event)
        }
        guard !draft.events.isEmpty else { return discardDraft(id, by: &visit) }
        if case .recipe(let recipe, _) = draft.purpose {
            return RecipeRoom.saveRecipe(recipe, from: draft, id, form, by: &visit)
        }
        draft.partDoses()
        let events = PhotoRoom.showing(draft, in: draft.events.map { confirmed($0, in: draft, visit) })
        if let figure = events.compactMap({ newlyImplausible($0, for: visit) }).first {
            var page = confirmation(of: draft, id: id, to: visit)
            page.errors = [FieldError(field: "draft", message: figure.description)]
            return Answer(page, .refused)
        }
        let entries = visit.append(changes(events, of: draft, visit), from: id)
        visit.forgetUnlogged(draft)
        // Taking the meal back does not unlearn her words; that has a page of its own.
        let place = Route.back(draft.origin) ?? visit.place(of: events.first?.moment.day ?? visit.today)
        return .redirect(to: place, changed: Array(entries.prefix(events.count)))
    }

    /// What logging a draft changes: its events, and what her corrections teach.
    static func changes(_ events: [HealthEvent], of draft: Draft, _ visit: Visit) -> [Change] {
        let lessons = draft.habitLessons(
            known: visit.diary.foodCorrections, in: visit.foods.catalogue, newID: visit.newID)
        return events.map(Change.putEvent) + lessons.put.map(Change.putFoodHabit) + lessons.removed.map(Change.remove)
    }

    /// The figure of an event that cannot be meant. What stands in the diary already stays changeable beside it.
    private static func newlyImplausible(_ event: HealthEvent, for visit: Visit) -> ImplausibleFigure? {
        visit.diary.event(event.id)?.details == event.details ? nil : event.details.implausible
    }

    static func discardDraft(_ id: RecordID, by visit: inout Visit) -> Answer {
        let draft = try? draft(id, of: visit)
        visit.discard(id)
        if let draft { visit.keepUnlogged(draft) }
        return .redirect(to: draft.map { place(before: $0, for: visit) } ?? .today)
    }
}

extension DraftRoom {
    /// - Throws: ``RoomError/draftGone`` once it was logged or put aside.
    static func draft(_ id: RecordID, of visit: Visit) throws(RoomError) -> Draft {
        guard let bytes = try visit.staged(id), let draft = DraftCodec.decode(bytes)
        else { throw RoomError.draftGone }
        return draft
    }

    static func stage(_ draft: Draft, as id: RecordID, by visit: inout Visit) throws(RoomError) {
        visit.stage(try DraftCodec.encode(draft), as: id)
    }

    static func confirmation(of draft: Draft, id: RecordID, to visit: Visit) -> ConfirmationPage {
        var page = ConfirmationPage(
            draft: id, behind: TodayRoom.page(behind: draft, of: visit), sentence: draft.sentence,
            events: draft.events.indices.map { described($0, of: draft, to: visit) },
            notUnderstood: draft.notUnderstood, care: CareNotice.notice(for: draft, of: visit))
        page.purpose = draft.purpose
        page.offers = draft.offers.map { ConfirmationPage.Offer($0, english: visit.english) }
        page.photo = draft.photo?.id
        page.openWord = draft.openItem.flatMap { draft.item($0.item, ofEvent: $0.event)?.phrase }
        page.habit = draft.habitOffer(known: visit.diary.foodCorrections, in: visit.foods.catalogue).flatMap {
            HabitQuestion($0, catalogue: visit.foods.catalogue)
        }
        page.implausible = draft.implausible
        page.ownWords = draft.ownWords
        page.spoken = draft.spoken
        page.rewordingHost = Rewording.host(for: draft, visit)
        page.remarks = draft.remarks + DraftDoses.repeats(in: draft, for: visit)
        page.recipe = RecipeRoom.recipeFields(of: draft)
        return page
    }
}
