import CorginaCore
import CorginaProviders
import CorginaRooms

/// Asks the text server that the owner configured for other words, once she agreed and each time she asks for them.
struct RewordRoom: Sendable {
    /// `nil` where none is configured.
    let provider: TextProvider?
    let sessions: Sessions
    let keeper: DiaryKeeper
    let limit: AccessLimit

    /// - Throws: `notFound` where there is nothing to ask or nobody to ask; `tooManyRequests`.
    func accept(_ id: RecordID, from request: IncomingRequest) async throws -> HostAnswer {
        let asking = try await sessions.visitor(request, waiting: [id])
        guard let provider, let sentence = try Rewording.sentence(of: id, asking.visit) else {
            throw ServerError.notFound
        }
        if let device = asking.device { try limit.admit(device.id) }
        let words: String
        do throws(ProviderError) {
            words = try await request.presence.ask { () throws(ProviderError) in
                try await provider.reword(sentence)
            }
        } catch {
            return HostAnswer(
                try Rewording.show(id, to: asking.visit, problem: error.sentence(.text)), to: asking)
        }
        // Seconds went by: she may have put the sentence aside, or locked.
        var visitor = try await sessions.visitor(request, waiting: [id])
        let answer = try Rewording.suggest(words, for: id, by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }
}
