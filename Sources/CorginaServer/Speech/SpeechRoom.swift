import CorginaJournal
import CorginaProviders
import CorginaRooms

/// Words for what she said, from the speech server that the owner configured, once she agreed. The sound is passed on and let go.
struct SpeechRoom: Sendable {
    /// `nil` where none is configured.
    let provider: SpeechProvider?
    let limit: AccessLimit

    /// Answers a script: `words`, or `error` with a sentence for her.
    ///
    /// - Parameters:
    ///   - type: what the browser calls the sound.
    ///   - presence: what ends the asking when she no longer waits.
    /// - Throws: `notFound` where no speech server is configured; `tooManyRequests`.
    func accept(_ sound: [UInt8], type: String, by visitor: Visitor, waiting presence: Presence) async throws
        -> HostAnswer
    {
        guard let provider else { throw ServerError.notFound }
        guard visitor.visit.agrees(to: .speech) else {
            return Self.problem(
                "You have not agreed to send your voice. Open Settings, Help from other servers.", .conflicting)
        }
        if let device = visitor.device { try limit.admit(device.id) }
        guard let sound = Sound(sound, type: type) else {
            return Self.problem("This browser’s recording can’t be used. Type it instead.", .refused)
        }
        do throws(ProviderError) {
            let words = try await presence.ask { () throws(ProviderError) in try await provider.transcribe(sound) }
            return HostAnswer(json: ["words": .string(words)])
        } catch {
            return Self.problem(
                error.sentence(.speech), error == .empty || error == .tooLarge ? .refused : .unavailable)
        }
    }

    private static func problem(_ sentence: String, _ status: HostAnswer.Status) -> HostAnswer {
        HostAnswer(json: ["error": .string(sentence)], status)
    }
}
