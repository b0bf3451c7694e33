import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// What was understood of a sentence and waits to be confirmed: for the script, and in words to be spoken. Nothing of it is logged.
package struct HeardAnswer: Hashable, Sendable {
    /// What waits; `nil` where there is nothing to log.
    package var draft: RecordID?
    /// Where it is shown, or answered, on Corgina's pages.
    package var place: Route
    /// What would be logged, in the order she said it.
    package var events: [HealthEvent] = []
    /// The same in words, and what else is to be told, each a sentence.
    package var sentences: [String]
    package var notUnderstood: [String] = []
    package var question: HeardQuestion?
    /// Foods she may not have meant.
    package var pleaseCheck: [String] = []
    /// What should not wait.
    package var care: CareNotice?
    package var units: Profile.UnitSystem

    /// What should not wait first, then what was heard, then what is not sure. The question is asked by itself.
    package var spoken: String {
        let first = care.map { [$0.spoken] } ?? []
        return (first + sentences).joined(separator: " ")
    }

    package var json: JSON {
        [
            "draft": draft.map { .string("\($0)") } ?? .null, "address": .string(place.path),
            "spoken": .string(spoken), "events": .array(events.map { EventJSON($0, units: units).json }),
            "question": question?.json ?? .null, "notUnderstood": .array(notUnderstood.map(JSON.string)),
            "pleaseCheck": .array(pleaseCheck.map(JSON.string)), "advice": .array(care?.json ?? []),
        ]
    }
}

extension HeardAnswer {
    /// The foods of a draft that she may not have meant.
    package static func doubtfulFoods(of draft: Draft, in catalogue: FoodCatalogue) -> [String] {
        draft.events.flatMap { $0.draft.items }.filter { Certainty(confidence: $0.confidence) == .pleaseCheck }.map {
            $0.title(in: catalogue)
        }
    }
}
