import CorginaCore

extension EventDraft {
    /// "Porkchop", "Porkchop and potatoes", "Eggs, toast and orange juice".
    static func mealName(of phrases: [String]) -> String { SentenceCase.raised(SentenceCase.list(phrases)) }
}
