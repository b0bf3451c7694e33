import CorginaCore
import CorginaProviders
import CorginaRooms

/// Has the picture server that the owner configured name the foods on a photo that waits, once she agreed.
struct LookRoom: Sendable {
    /// `nil` where none is configured.
    let provider: VisionProvider?
    let sessions: Sessions
    let keeper: DiaryKeeper
    let limit: AccessLimit

    /// Whatever goes wrong is a sentence on the photo's page, where she names the foods herself. Where nothing may be sent, the page
    /// says what may.
    func accept(_ id: RecordID, from request: IncomingRequest) async throws -> HostAnswer {
        let asking = try await sessions.visitor(request, waiting: [id])
        guard let photo = try PhotoLooking.photo(of: id, asking.visit),
            let seen = await foods(on: photo, of: asking, as: asking.device?.id, waiting: request.presence)
        else { return .redirect(to: .photos(.foods(id))) }
        // Seconds went by: she may have named the foods, put the photo aside, or locked.
        var visitor = try await sessions.visitor(request, waiting: [id])
        let answer: Answer =
            switch seen {
            case .success(let foods): try PhotoLooking.take(foods, for: id, by: &visitor.visit)
            case .failure(let problem):
                try PhotoLooking.giveUp(on: id, by: &visitor.visit, problem: problem.sentence)
            }
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    /// What the picture server sees on a photo; `nil` where none is configured, or she did not agree.
    ///
    /// - Parameter asker: the device or token she asks with, which may do so so often.
    func foods(
        on photo: RecordID, of visitor: Visitor, as asker: RecordID?, waiting presence: Presence
    ) async -> Result<[SeenFood], LookProblem>? {
        guard let provider, visitor.visit.agrees(to: .vision) else { return nil }
        do throws(LookProblem) {
            return .success(try await look(at: photo, of: visitor, as: asker, by: provider, waiting: presence))
        } catch { return .failure(error) }
    }

    /// Sends the photo as it is stored: the picture alone.
    private func look(
        at id: RecordID, of visitor: Visitor, as asker: RecordID?, by provider: VisionProvider,
        waiting presence: Presence
    ) async throws(LookProblem) -> [SeenFood] {
        do { if let asker { try limit.admit(asker) } } catch { throw .tooOften }
        guard let photo = try? await visitor.journal.photo(id)?.photo, let picture = Picture(photo.bytes) else {
            throw .noPicture
        }
        do throws(ProviderError) {
            return try await presence.ask { () throws(ProviderError) in try await provider.describe(picture) }
        } catch { throw .provider(error) }
    }
}

/// Why nothing was named on a photo.
enum LookProblem: Error {
    case tooOften
    case noPicture
    case provider(ProviderError)

    var sentence: String {
        switch self {
        case .tooOften: "That was often in a short time. Wait a minute and try again, or type it instead."
        case .noPicture: "This photo cannot be opened. Type it instead."
        case .provider(let error): error.sentence(.vision)
        }
    }
}
