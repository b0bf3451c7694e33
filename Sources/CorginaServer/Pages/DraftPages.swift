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
        guard sentence.count <= Self.longestSentence else {
            var page = todayPage(of: visitor)
            page.sentence = sentence
            page.errors = [FieldError(field: "sentence", message: "That is a lot at once. Say it in a few shorter sentences.")]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let id = surroundings.newID()
        let understanding = foods.engine.understand(sentence, now: visitor.now, preferences: visitor.preferences)
        try await stage(Draft(sentence: sentence, understanding: understanding), as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    func showDraft(_ id: RecordID, to visitor: Visitor) async throws -> Response {
        answer(confirmation(of: try await draft(id, of: visitor), id: id, to: visitor), to: visitor)
    }

    /// Changes a draft and shows it again.
    func editDraft(_ id: RecordID, by visitor: Visitor, _ edit: (inout Draft) -> Void) async throws -> Response {
        var draft = try await draft(id, of: visitor)
        edit(&draft)
        if draft.events.isEmpty { return try await discardDraft(id, by: visitor) }
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    /// Appends what she confirmed, all of it or nothing, and forgets the draft.
    func logDraft(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        var draft = try await draft(id, of: visitor)
        for event in draft.events.indices {
            if let notes = form["notes-\(event)"] { draft.setNotes(String(notes.prefix(2_000)), ofEvent: event) }
        }
        guard !draft.events.isEmpty else { return try await discardDraft(id, by: visitor) }
        let events = draft.events.map { event in
            event.draft.event(id: surroundings.newID(), notes: event.notes, catalogue: foods.catalogue)
        }
        let lessons = draft.lessons(known: visitor.diary.foodHabits, in: foods.catalogue, newID: surroundings.newID)
        let entries = try await append(events.map(Change.putEvent) + lessons.map(Change.putFoodHabit), by: visitor)
        try await visitor.journal.discard(id)
        // Taking the meal back does not unlearn her words; that has a page of its own.
        return .redirect(to: today(changed: Array(entries.prefix(events.count))))
    }

    func discardDraft(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        try await visitor.journal.discard(id)
        return .redirect(to: Route.today.path)
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
        let eaten = visitor.diary.intake(on: visitor.today).energy
        return ConfirmationPage(
            draft: id, behind: todayPage(of: visitor), sentence: draft.sentence,
            events: draft.events.map { DraftEvent($0, eaten: eaten, visitor: visitor, catalogue: foods.catalogue) },
            question: draft.question, notUnderstood: draft.notUnderstood,
            // Read again from her words: whatever she edits, what should not wait stays in sight.
            redFlags: foods.engine.understand(draft.sentence, now: visitor.now).redFlags)
    }
}
