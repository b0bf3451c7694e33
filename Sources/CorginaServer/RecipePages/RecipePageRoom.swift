import CorginaProviders
import CorginaRooms

/// Reads the page of a recipe at the address she gives, where the owner allowed that, once she agreed and each time she taps.
struct RecipePageRoom: Sendable {
    /// `nil` where the owner allowed none.
    let reader: PageReader?
    let sessions: Sessions
    let keeper: DiaryKeeper
    let limit: AccessLimit

    /// Opens nothing where she has not agreed.
    ///
    /// - Throws: `notFound` where no page may be read; `tooManyRequests`.
    func accept(_ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        let asking = try await sessions.visitor(request)
        guard let reader else { throw ServerError.notFound }
        guard let typed = RecipeReading.address(in: form, for: asking.visit) else {
            return .redirect(to: .recipes(.list))
        }
        guard let address = reader.address(typed) else {
            return HostAnswer(
                RecipeReading.giveUp(form, for: asking.visit, problem: RecipeReading.noAddress), to: asking)
        }
        if let device = asking.device { try limit.admit(device.id) }
        let page: String
        do throws(ProviderError) {
            page = try await request.presence.ask { () throws(ProviderError) in try await reader.source(of: address) }
        } catch {
            return HostAnswer(
                RecipeReading.giveUp(form, for: asking.visit, problem: error.sentence(.recipes)), to: asking)
        }
        // Seconds went by: she may have locked, or taken her yes back.
        var visitor = try await sessions.visitor(request)
        guard visitor.visit.agrees(to: .recipes) else { return .redirect(to: .recipes(.list)) }
        guard let answer = try RecipeReading.take(page, by: &visitor.visit) else {
            let problem = ProviderError.empty.sentence(.recipes)
            return HostAnswer(RecipeReading.giveUp(form, for: visitor.visit, problem: problem), to: visitor)
        }
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }
}
