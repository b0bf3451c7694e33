import CorginaLanguage

/// What one tap on the sheet changes of a draft. Each is a POST without fields, below `/drafts/{id}/`; events and items are
/// counted from 0.
public enum DraftChange: Hashable, Sendable {
    /// What was not understood is kept as a note.
    case keepAsNote
    /// The sentence goes back to where it was typed, or what stands in field `sentence` in its place.
    case editSentence
    /// What stands in field `sentence` takes the place of all of it.
    case sayAgain
    /// Other words are asked for; the host does it.
    case reword
    /// Her own words stand again, in place of the suggested ones.
    case ownWords
    /// Each food of a meal becomes a meal of its own.
    case split(event: Int)
    /// A meal and the next one become one.
    case join(event: Int)
    /// A food goes over to the next meal, from the last to the first.
    case move(event: Int, item: Int)
    /// How strong a symptom is, in field `severity`: 1 to 5.
    case severity(event: Int)
    /// One of the packaged foods that are offered is what she had.
    case takeProduct(offer: Int)
    /// Whether a change of a food is always so.
    case answerHabit(event: Int, item: Int, HabitAnswer)

    var segments: [String] {
        switch self {
        case .keepAsNote: ["note"]
        case .editSentence: ["sentence"]
        case .sayAgain: ["again"]
        case .reword: ["reword"]
        case .ownWords: ["own-words"]
        case .split(let event): ["\(event)", "split"]
        case .join(let event): ["\(event)", "join"]
        case .move(let event, let item): ["\(event)", "\(item)", "move"]
        case .severity(let event): ["\(event)", "severity"]
        case .takeProduct(let offer): ["\(offer)", "product"]
        case .answerHabit(let event, let item, .always): ["\(event)", "\(item)", "always"]
        case .answerHabit(let event, let item, .justThisTime): ["\(event)", "\(item)", "just-this-time"]
        }
    }

    /// - Parameters:
    ///   - segments: what follows the draft's id.
    ///   - number: reads a place.
    init?(_ segments: [String], number: (String) -> Int?) {
        switch (segments.count, segments.last) {
        case (1, "note"): self = .keepAsNote
        case (1, "sentence"): self = .editSentence
        case (1, "again"): self = .sayAgain
        case (1, "reword"): self = .reword
        case (1, "own-words"): self = .ownWords
        case (2, "split"): guard let event = number(segments[0]) else { return nil }; self = .split(event: event)
        case (2, "join"): guard let event = number(segments[0]) else { return nil }; self = .join(event: event)
        case (2, "severity"):
            guard let event = number(segments[0]) else { return nil }
            self = .severity(event: event)
        case (2, "product"):
            guard let offer = number(segments[0]) else { return nil }
            self = .takeProduct(offer: offer)
        case (3, let action?):
            guard let event = number(segments[0]), let item = number(segments[1]) else { return nil }
            switch action {
            case "move": self = .move(event: event, item: item)
            case "always": self = .answerHabit(event: event, item: item, .always)
            case "just-this-time": self = .answerHabit(event: event, item: item, .justThisTime)
            default: return nil
            }
        default: return nil
        }
    }
}
