import Foundation

/// What a chat model answered: text that should be JSON of the shape that was asked for.
///
/// Only what is needed of the envelope is read: `choices[0].message.content` and `finish_reason`.
struct ChatAnswer {
    private let content: Data

    /// - Throws: `refused` where the model says that it refuses, `unfit` where the answer is not of that shape.
    init(_ bytes: [UInt8]) throws(ProviderError) {
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(bytes)),
            let choice = envelope.choices.first, envelope.choices.count == 1
        else { throw .unfit }
        guard choice.message.refusal?.isEmpty ?? true else { throw .refused }
        guard choice.finish_reason == nil || choice.finish_reason == "stop", let text = choice.message.content else {
            throw .unfit
        }
        content = Data(text.utf8)
    }

    /// What the model wrote, when it is of that shape.
    func decoded<Shape: Decodable>(as shape: Shape.Type) throws(ProviderError) -> Shape {
        do { return try JSONDecoder().decode(shape, from: content) } catch { throw .unfit }
    }

    // Spelled as the protocol spells them.
    private struct Envelope: Decodable {
        let choices: [Choice]
    }

    private struct Choice: Decodable {
        let message: Message
        let finish_reason: String?
    }

    private struct Message: Decodable {
        let content: String?
        let refusal: String?
    }
}
