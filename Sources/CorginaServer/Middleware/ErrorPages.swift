import CorginaScreens
import CorginaVault
import HTTPTypes
import Hummingbird

/// Turns every error into a page with a sentence and a next step; the one place that picks the channel.
struct ErrorPages: RouterMiddleware {
    let assets: AssetPaths

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch is SignInNeeded {
            return .redirect(to: Route.signIn.path)
        } catch VaultError.keyRetired {
            return .redirect(to: Route.signIn.path)
        } catch is PassphraseNeeded {
            return .redirect(to: CorginaServer.lockPath(then: Route(request.uri.path)))
        } catch {
            let problem = ServerError(error)
            if problem == .unexpected {
                // The type alone: an error's text might hold what she wrote.
                context.logger.error("Unexpected \(type(of: error)) at \(context.endpointPath ?? "(none)")")
            }
            return page(for: problem)
        }
    }

    func page(for problem: ServerError) -> Response {
        let page = ProblemPage(title: problem.title, sentence: problem.sentence)
        var response = Response(page: page, in: .init(assets: assets), status: problem.status)
        if case .tooManyAttempts(let seconds) = problem { response.headers[.retryAfter] = String(seconds) }
        if problem == .busy { response.headers[.retryAfter] = "5" }
        return response
    }
}

extension ServerError {
    /// What any error that reaches the edge means for her.
    init(_ error: any Error) {
        switch error {
        case let error as ServerError: self = error
        case let error as VaultError: self.init(error)
        case let error as any HTTPResponseError: self.init(error.status)
        default: self = .unexpected
        }
    }

    private init(_ error: VaultError) {
        switch error {
        case .diskFull: self = .diskFull
        case .busy, .interrupted: self = .busy
        case .tooManyAttempts(let seconds): self = .tooManyAttempts(retryAfterSeconds: seconds)
        case .entryTooLarge, .draftTooLarge: self = .tooLarge
        case .draftDamaged: self = .draftGone
        case .entryDamaged(let sequence): self = .diaryDamaged(sequence: sequence)
        case .readOnly, .storageFailed, .storageLost: self = .storage
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
}
