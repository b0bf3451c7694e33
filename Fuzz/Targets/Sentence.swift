import CorginaCore
import CorginaFoods
import CorginaLanguage
import EmbeddedFiles

/// The engine on the carried catalogue and models, made once for all inputs.
private let engine: LanguageEngine? = {
    func bytes(_ file: corgina_file) -> UnsafeRawBufferPointer { .init(start: file.bytes, count: file.count) }
    let words = String(decoding: bytes(corgina_open_words()), as: UTF8.self)
    guard let catalogue = try? FoodCatalogue(packed: bytes(corgina_foods_table())),
        let models = try? SentenceModels(bytes: bytes(corgina_sentence_models())),
        let openWords = try? OpenWords(parsing: words)
    else { fatalError("what the binary carries is damaged") }
    return LanguageEngine(catalogue: catalogue, models: models, openWords: openWords)
}()

/// What is understood of a sentence is sound, whatever the sentence.
@Sendable func understandAnything(_ bytes: [UInt8]) {
    let now = Moment(secondsSinceEpoch: 1_773_163_800, utcOffset: -18_000)
    let understanding = engine?.understand(String(decoding: bytes, as: UTF8.self), now: now) ?? .nothing
    for item in understanding.events.flatMap(\.items) {
        precondition(item.grams.value.isFinite && item.grams.value >= 0)
        precondition(item.quantity > 0 && (0...1).contains(item.confidence))
    }
    // Nothing is drafted that a diary could not hold.
    precondition(understanding.events.allSatisfy { $0.implausible == nil })
    for text in ExtremeNumbers.texts.shuffled(by: bytes).prefix(2) {
        let said = engine?.understand("\(text) \(String(decoding: bytes, as: UTF8.self))", now: now) ?? .nothing
        precondition(said.events.allSatisfy { $0.implausible == nil })
    }
}
