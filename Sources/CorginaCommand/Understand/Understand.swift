import ArgumentParser
import CarriedKnowledge
import CorginaCore
import CorginaLanguage
import CorginaRooms
import CorginaServer

struct Understand: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what Corgina understands of a sentence.",
        discussion: """
            Nothing is logged. With --lines, reads one utterance a line and prints one JSON object for each.
            """)

    @Argument(help: "What she says, such as \"I had porkchop and potatoes\".")
    var text: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Answer each line of standard input with one JSON object.")
    var lines = false

    @Option(help: "The moment it is said, in RFC 3339, such as 2026-03-10T12:30:00-05:00. Default: now.")
    var now: Moment?

    func validate() throws {
        if !lines && text == nil { throw ValidationError("Give a sentence in quotes, or use --lines.") }
    }

    func run() throws {
        let catalogue = try EmbeddedCatalogue.load()
        let engine = LanguageEngine(
            catalogue: catalogue, models: try EmbeddedSentenceModels.load(), openWords: try EmbeddedOpenWords.load())
        let moment = now ?? Surroundings.live.moment(in: nil)
        if lines {
            try StandardLines.answer { line in
                UnderstandingJSON.line(of: line, engine: engine, catalogue: catalogue, now: moment)
            }
        } else if let text {
            let understanding = engine.understand(text, now: moment)
            print(
                json
                    ? UnderstandingJSON.object(understanding, catalogue: catalogue).description
                    : UnderstandingText.text(understanding, catalogue: catalogue))
        }
    }
}

extension Moment: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
