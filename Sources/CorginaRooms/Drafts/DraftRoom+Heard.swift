import CorginaLanguage

extension DraftRoom {
    /// What is understood of a sentence that she has not ended yet. It is shown and let go: nothing waits, nothing is kept.
    static func showHeard(_ form: Form, to visit: Visit) -> Answer {
        guard let sentence = form["sentence"], sentence.count <= longestSentence else { return Answer(part: .nothing) }
        let draft = understood(sentence, on: visit.pastDay(form), from: visit)
        let events = draft.events.indices.map { described($0, of: draft, to: visit) }
        return Answer(part: HeardRows(events: events, english: visit.english).html)
    }
}
