import CorginaCore
import CorginaFoods

/// Understands what people say they ate, drank, took and felt.
///
/// A pure function of the sentence, the catalogue, her preferences and the moment: offline, linear in the sentence's
/// length, the same answer every time.
public struct LanguageEngine: Sendable {
    private let foods: FoodReader
    private let tagger: Tagger
    private let speller: Speller

    /// Longest sentence read, in UTF-8 bytes; longer text is not a sentence.
    public static let longestSentence = 20_000
    /// How many letters of a longer text are quoted as not understood.
    private static let quotedLetters = 60

    /// Indexes the catalogue; takes about a tenth of a second, once.
    ///
    /// - Parameters:
    ///   - models: what was learned from marked sentences.
    ///   - openWords: the words that are more than one food.
    public init(catalogue: FoodCatalogue, models: SentenceModels, openWords: OpenWords) {
        let names = CatalogueNames(catalogue)
        foods = FoodReader(catalogue: catalogue, dishes: names.dishes, openWords: openWords)
        let matcher = foods.known.matcher
        let vocabulary = Vocabulary(catalogue, names.known, matcher.index, matcher.queries.words, models.words)
        speller = vocabulary.speller
        tagger = Tagger(vocabulary: vocabulary, models: models)
    }

    /// What the word lists and a catalogue know of words, for training.
    package static func vocabulary(_ catalogue: FoodCatalogue, _ spoken: SpokenWords = .none) -> Vocabulary {
        let words = FoodWords()
        let index = FoodIndex(catalogue, words: words, lexicon: .shared)
        return Vocabulary(catalogue, CatalogueNames(catalogue).known, index, words, spoken)
    }

    /// What `sentence` means when said at `now`.
    public func understand(_ sentence: String, now: Moment, preferences: Preferences = .none) -> Understanding {
        guard sentence.utf8.count <= Self.longestSentence else {
            return Understanding(notUnderstood: [sentence.prefix(Self.quotedLetters) + "…"])
        }
        let bytes = Array(sentence.utf8)
        guard !SpeechKind.isMarkup(bytes) else { return .nothing }
        let all = Lexicon.shared.read(speller.corrected(Tokenizer.tokens(of: sentence), sentence: bytes))
        if let start = SpeechKind.noteStart(all) { return note(bytes, from: start, now) }
        guard CommandFrame.bareOrder(all) == nil else { return .nothing }
        let righted = RightedFigures.read(Narrator.asHerself(CommandFrame.stripped(all)))
        let tokens = AmountsBehind.parted(MealHour.read(WaterBottle.read(ToldFluids.read(righted))))
        var preferences = preferences
        preferences.region = preferences.region ?? foods.known.open.words.region(toldBy: tokens)
        let grammar = SentenceGrammar(tokens)
        let marks = tagger.marks(tokens, grammar, sentence: bytes)
        let classifier = Classifier(
            tokens: ImperialPint.read(tokens, in: preferences.region), grammar: grammar, bytes: bytes, now: now,
            preferences: preferences, foods: foods,
            spans: marks.spans, concerns: marks.concerns)
        let understanding =
            SpeechKind.isOnlyTalk(tokens, marks.spans) ? classifier.urgent() : classifier.understanding()
        return understanding.withoutImplausible()
    }

    private func note(_ bytes: [UInt8], from start: Int, _ now: Moment) -> Understanding {
        let text = String(decoding: bytes[start...], as: UTF8.self)
        return Understanding(events: [EventDraft(reading: .single, name: "Note", moment: now, content: .note(text))])
    }
}
