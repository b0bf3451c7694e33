import CorginaCore
import CorginaFoods

/// Understands what people say they ate, drank, took and felt.
///
/// A pure function of the sentence, the catalogue, her preferences and the moment: offline, linear in the sentence's
/// length, the same answer every time.
public struct LanguageEngine: Sendable {
    private let foods: FoodReader

    /// Longest sentence read, in UTF-8 bytes; longer text is not a sentence.
    public static let longestSentence = 20_000

    /// Indexes the catalogue; takes some ten milliseconds, once.
    public init(catalogue: FoodCatalogue) {
        foods = FoodReader(catalogue: catalogue)
    }

    /// What `sentence` means when said at `now`.
    public func understand(_ sentence: String, now: Moment, preferences: Preferences = .none) -> Understanding {
        guard sentence.utf8.count <= Self.longestSentence else {
            return Understanding(question: "That is very long. Could you tell me in a few sentences?")
        }
        let bytes = Array(sentence.utf8)
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        var scratch = FoodMatcher.Scratch()
        let result = foods.read(tokens, sentence: bytes, scratch: &scratch)
        guard !result.readings.isEmpty else { return Understanding(notUnderstood: result.notUnderstood) }
        let items = result.readings.map(\.draft)
        let event = EventDraft(reading: items.count > 1 ? .meal : .single, name: items.map(\.phrase).joined(separator: ", "), moment: now, content: .food(mealType: .usual(at: now.time), items: items))
        return Understanding(events: [event], notUnderstood: result.notUnderstood)
    }
}
