import CorginaCore
import CorginaLanguage

extension DraftRoom {
    /// What is understood of a sentence that she has not ended yet. It is shown and let go: nothing waits, nothing is kept.
    static func showHeard(_ form: Form, to visit: Visit) -> Answer {
        guard let sentence = form["sentence"], sentence.count <= longestSentence else { return Answer(part: .nothing) }
        let draft = understood(sentence, on: visit.pastDay(form), from: visit)
        let events = draft.events.indices.map { described($0, of: draft, to: visit) }
        return Answer(part: HeardRows(events: events, english: visit.english).html)
    }

    /// What she says now takes the place of what she said before. Without words all stays as it is.
    static func sayAgain(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        _ = try draft(id, of: visit)
        guard form["sentence"] != nil else { return .redirect(to: .drafts(.sheet(id))) }
        visit.discard(id)
        return try stageDraft(form, by: &visit)
    }
}
