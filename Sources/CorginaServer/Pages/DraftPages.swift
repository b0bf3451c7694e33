import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import CorginaVault
import Hummingbird

/// From a sentence to a confirmed entry.
extension CorginaServer {
    /// Longer than anybody speaks at once; the engine itself would read more.
    static let longestSentence = 5_000

    /// Understands what she said and stages it for confirmation.
    func stageDraft(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let sentence = form["sentence"] else { return .redirect(to: Route.today.path) }
        let day = pastDay(form, for: visitor)
        guard sentence.count <= Self.longestSentence else {
            return handBack(sentence, on: day, "That is a lot at once. Say it in a few shorter sentences.", to: visitor)
        }
        let draft = recipeToSave(sentence, of: visitor) ?? heard(sentence, on: day, from: visitor)
        if draft.events.isEmpty, let figure = draft.implausible.first {
            return handBack(sentence, on: day, figure.description, to: visitor)
        }
        if draft.events.isEmpty, let inquiry = Inquiry(sentence) { return try await answer(inquiry, to: visitor) }
        let id = surroundings.newID()
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    /// "Save that as my protein bowl": her last meal as a recipe of that name, to look over.
    private func recipeToSave(_ sentence: String, of visitor: Visitor) -> Draft? {
        guard let name = SaveCommand.name(in: sentence),
            let event = visitor.diary.events(of: [.meal], on: (visitor.today - 1)...visitor.today).first,
            case .meal(let meal) = event.details, !meal.items.isEmpty
        else { return nil }
        let items = meal.items.map { FoodDraft(recorded: $0, reason: "as you logged it") }
        let recipe = EventDraft(
            reading: .recipe, name: name, moment: visitor.now, content: .food(mealType: meal.type, items: items))
        var draft = Draft(sentence: sentence, events: [Draft.Event(draft: recipe)])
        draft.purpose = .recipe(surroundings.newID(), servings: 1)
        return draft
    }

    /// Her words where she typed them, and what is off with them.
    private func handBack(_ sentence: String, on day: CalendarDay?, _ message: String, to visitor: Visitor) -> Response
    {
        var page = todayPage(of: visitor, on: day)
        page.sentence = sentence
        page.errors = [FieldError(field: "sentence", message: message)]
        return answer(page, to: visitor, status: .unprocessableContent)
    }

    func showDraft(_ id: RecordID, to visitor: Visitor) async throws -> Response {
        answer(confirmation(of: try await draft(id, of: visitor), id: id, to: visitor), to: visitor)
    }

    /// Changes a draft and shows it again.
    func editDraft(_ id: RecordID, by visitor: Visitor, _ edit: (inout Draft) -> Void) async throws -> Response {
        var draft = try await draft(id, of: visitor)
        edit(&draft)
        if draft.events.isEmpty { return try await emptied(draft, id, by: visitor) }
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    /// What one tap on the sheet changes.
    func changeDraft(
        _ id: RecordID, _ change: DraftChange, _ form: Form, by visitor: Visitor
    ) async throws -> Response {
        switch change {
        case .split(let event): return try await editDraft(id, by: visitor) { $0.splitMeal(event) }
        case .join(let event): return try await editDraft(id, by: visitor) { $0.joinMeal(event) }
        case .move(let event, let item): return try await editDraft(id, by: visitor) { $0.moveItem(item, ofMeal: event) }
        case .answerHabit(let event, let item, let answer):
            return try await editDraft(id, by: visitor) { $0.answerHabit(answer, ofItem: item, inEvent: event) }
        case .keepAsNote:
            var draft = try await draft(id, of: visitor)
            // Where it is all there is, there is nothing to look over.
            let isAll = draft.events.isEmpty
            draft.keepAsNote(at: draft.events.first?.draft.moment ?? visitor.now)
            try await stage(draft, as: id, by: visitor)
            return isAll ? try await logDraft(id, form, by: visitor) : .redirect(to: Route.draft(id).path)
        case .editSentence:
            let draft = try await draft(id, of: visitor)
            try await visitor.journal.discard(id)
            var page = todayPage(of: visitor, on: draft.firstDay.flatMap { $0 < visitor.today ? $0 : nil })
            page.sentence = draft.sentence
            return answer(page, to: visitor)
        }
    }

    /// Appends what she confirmed, all of it or nothing, and forgets the draft.
    func logDraft(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        var draft = try await draft(id, of: visitor)
        for event in draft.events.indices {
            guard form.contains("notes-\(event)") else { continue }
            draft.setNotes(String((form["notes-\(event)"] ?? "").prefix(2_000)), ofEvent: event)
        }
        guard !draft.events.isEmpty else { return try await discardDraft(id, by: visitor) }
        if case .recipe(let recipe, _) = draft.purpose {
            return try await saveRecipe(recipe, from: draft, id, form, by: visitor)
        }
        draft.partDoses()
        let events = draft.events.map { confirmed($0, in: draft) }
        if let figure = events.lazy.compactMap({ newlyImplausible($0, for: visitor) }).first {
            var page = confirmation(of: draft, id: id, to: visitor)
            page.errors = [FieldError(field: "draft", message: figure.description)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let lessons = draft.habitLessons(
            known: visitor.diary.foodCorrections, in: foods.catalogue, newID: surroundings.newID)
        let entries = try await append(
            events.map(Change.putEvent) + lessons.put.map(Change.putFoodHabit) + lessons.removed.map(Change.remove),
            from: id, by: visitor)
        // Taking the meal back does not unlearn her words; that has a page of its own.
        let place = back(draft.origin) ?? place(of: events.first?.moment.day ?? visitor.today, for: visitor)
        return .redirect(to: address(of: place, changed: Array(entries.prefix(events.count))))
    }

    /// The figure of an event that cannot be meant. What stands in the diary already stays changeable beside it.
    private func newlyImplausible(_ event: HealthEvent, for visitor: Visitor) -> ImplausibleFigure? {
        visitor.diary.event(event.id)?.details == event.details ? nil : event.details.implausible
    }

    func discardDraft(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        let draft = try? await draft(id, of: visitor)
        try await visitor.journal.discard(id)
        return .redirect(to: draft.map { place(before: $0, for: visitor) }?.path ?? Route.today.path)
    }
}

extension CorginaServer {
    /// - Throws: ``ServerError/draftGone`` once it was logged or put aside.
    func draft(_ id: RecordID, of visitor: Visitor) async throws -> Draft {
        guard let bytes = try await visitor.journal.staged(id), let draft = DraftCodec.decode(bytes)
        else { throw ServerError.draftGone }
        return draft
    }

    func stage(_ draft: Draft, as id: RecordID, by visitor: Visitor) async throws {
        try await visitor.journal.stage(DraftCodec.encode(draft), as: id)
    }

    func confirmation(of draft: Draft, id: RecordID, to visitor: Visitor) -> ConfirmationPage {
        var page = ConfirmationPage(
            draft: id, behind: page(behind: draft, of: visitor), sentence: draft.sentence,
            events: draft.events.indices.map { described($0, of: draft, to: visitor) },
            notUnderstood: draft.notUnderstood, care: careNotice(for: draft, of: visitor))
        page.purpose = draft.purpose
        page.openWord = draft.openItem.flatMap { draft.item($0.item, ofEvent: $0.event)?.phrase }
        page.habit = draft.habitOffer(known: visitor.diary.foodCorrections, in: foods.catalogue).flatMap {
            HabitQuestion($0, catalogue: foods.catalogue)
        }
        page.implausible = draft.implausible
        page.remarks = draft.remarks
        page.recipe = recipeFields(of: draft)
        return page
    }
}
