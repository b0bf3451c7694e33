import CorginaJournal
import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// Turns every error into a page with a sentence and a next step, or into JSON for a script; the one place that picks the channel.
struct ErrorPages: RouterMiddleware {
    let assets: AssetPaths

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let unsaved as Unsaved {
            return answer(to: unsaved.reason, unsaved: unsaved, request, context)
        } catch {
            return answer(to: error, unsaved: nil, request, context)
        }
    }

    private func answer(
        to error: any Error, unsaved: Unsaved?, _ request: Request, _ context: CorginaContext
    ) -> Response {
        if InterfacePlace.isBelow(request) || error is InterfaceError { return interfaceAnswer(to: error, context) }
        if isFromSealedDevice(request) { return sealedAnswer(to: error, context) }
        if ClinicAnswer.isBelow(request.uri.path) { return clinicAnswer(to: error, context) }
        switch error {
        case is SignInNeeded, VaultError.keyRetired: return way(to: .signIn, from: request)
        case is DiaryNeeded: return way(to: .shared(.today), from: request)
        case is DeviceNeeded: return way(to: .sealed(.page), from: request)
        case is PassphraseNeeded: return .redirect(to: LockRoom.path(then: Route(request.uri.path)))
        default: break
        }
        let problem = problem(for: error, context)
        if Route.isForScript(request.uri.path) {
            return finished(Response(json: ["error": .string(problem.sentence)], status: problem.status), for: problem)
        }
        return page(for: problem, retry: unsaved?.retry(after: problem))
    }

    private func way(to route: Route, from request: Request) -> Response {
        var answer = Response.redirect(to: route.path)
        // What a script sends may be large, and is not read once it is refused: the connection ends instead.
        if Route.isForScript(request.uri.path) { answer.headers[.connection] = "close" }
        return answer
    }

    private func isFromSealedDevice(_ request: Request) -> Bool {
        request.method == .post && SealedPlace.isBelow(request.uri.path)
    }

    private func sealedAnswer(to error: any Error, _ context: CorginaContext) -> Response {
        if let refusal = SealedRefusal(error) { return Response(json: refusal.json, status: refusal.status) }
        let problem = problem(for: error, context)
        return finished(Response(json: SealedRefusal(problem).json, status: problem.status), for: problem)
    }

    /// A reader on a page of another origin is told as well, or it could not say why nothing opens.
    private func clinicAnswer(to error: any Error, _ context: CorginaContext) -> Response {
        let problem = problem(for: error, context)
        var members = [JSON.Member("error", .string(problem.sentence))]
        if let seconds = problem.retryAfterSeconds { members.append(.init("retryAfter", .whole(seconds))) }
        var response = finished(Response(json: .object(members), status: problem.status), for: problem)
        response.allowOtherOrigins()
        return response
    }

    private func interfaceAnswer(to error: any Error, _ context: CorginaContext) -> Response {
        // The key was changed between two steps of the request: the token has ended with it.
        if case VaultError.keyRetired = error { return InterfaceProblem(.tokenNeeded).response }
        if let error = error as? InterfaceError { return InterfaceProblem(error).response }
        let problem = problem(for: error, context)
        return finished(InterfaceProblem(problem).response, for: problem)
    }

    private func problem(for error: any Error, _ context: CorginaContext) -> ServerError {
        let problem = ServerError(error)
        if problem == .unexpected {
            // The type alone: an error's text might hold what she wrote.
            context.logger.error("Unexpected \(type(of: error)) at \(context.endpointPath ?? "(none)")")
        }
        if case VaultError.storageFailed(let code) = error {
            context.logger.error("SQLite failed with \(code)")
        }
        if case VaultError.databaseFailed(let state) = error {
            context.logger.error("PostgreSQL failed with \(state)")
        }
        return problem
    }

    func page(for problem: ServerError, retry: ProblemPage.Retry? = nil) -> Response {
        let page = ProblemPage(title: problem.title, sentence: problem.sentence, retry: retry)
        return finished(Response(page: page, in: .init(assets: assets), status: problem.status), for: problem)
    }

    private func finished(_ answer: Response, for problem: ServerError) -> Response {
        var response = answer
        if let seconds = problem.retryAfterSeconds { response.headers[.retryAfter] = String(seconds) }
        // The rest of a body that is not taken would be read to its end for nothing.
        if problem.leavesBodyUnread { response.headers[.connection] = "close" }
        return response
    }
}

extension ServerError {
    /// What any error that reaches the edge means for her.
    init(_ error: any Error) {
        switch error {
        case let error as ServerError: self = error
        case let error as RoomError: self = .room(error)
        case let error as VaultError: self.init(error)
        case is JournalCodecError: self = .notStorable
        case let error as any HTTPResponseError: self.init(error.status)
        default: self = .unexpected
        }
    }

    private init(_ error: VaultError) {
        switch error {
        case .diskFull: self = .diskFull
        case .busy, .storageBusy, .interrupted, .databaseNotReachable: self = .busy
        case .tooManyAttempts(let seconds): self = .tooManyAttempts(retryAfterSeconds: seconds)
        case .entryTooLarge, .draftTooLarge: self = .tooLarge
        case .entryNotWritable: self = .notStorable
        case .draftDamaged: self = .draftDamaged
        case .photosFull(let megabytes): self = .photosFull(mostMegabytes: megabytes)
        case .photoDamaged: self = .photoDamaged
        case .entryDamaged(let sequence): self = .diaryDamaged(sequence: sequence)
        case .storageLost: self = .storageLost
        case .readOnly, .storageFailed, .databaseFailed: self = .storage
        default: self = .unexpected
        }
    }

    private init(_ status: HTTPResponse.Status) {
        switch status {
        case .notFound, .methodNotAllowed: self = .notFound
        case .contentTooLarge: self = .tooLarge
        case .badRequest: self = .badRequest
        default: self = .unexpected
        }
    }

    fileprivate var retryAfterSeconds: Int? {
        switch self {
        case .tooManyAttempts(let seconds), .tooManyRequests(let seconds): seconds
        case .busy: 5
        case .importing: 60
        default: nil
        }
    }

    fileprivate var leavesBodyUnread: Bool {
        switch self {
        case .badRequest, .tooLarge, .tooSlow, .unsupportedBody, .tooManyRequests, .misdirected, .crossOrigin,
            .importing:
            true
        default: false
        }
    }
}
