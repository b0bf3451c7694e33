import CorginaCore
import CorginaFoods
import CorginaLanguage
import EmbeddedFiles

/// The engine on the carried catalogue, made once for all inputs.
private let engine: LanguageEngine? = {
    let file = corgina_foods_table()
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    return (try? FoodCatalogue(bytes: bytes)).map(LanguageEngine.init(catalogue:))
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
