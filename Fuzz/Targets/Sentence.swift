import CarriedKnowledge
import CorginaCore
import CorginaFoods
import CorginaLanguage

/// The engine on the carried catalogue and models, made once for all inputs.
private let engine: LanguageEngine? = {
    guard let catalogue = try? EmbeddedCatalogue.load(), let models = try? EmbeddedSentenceModels.load(),
        let openWords = try? EmbeddedOpenWords.load()
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
