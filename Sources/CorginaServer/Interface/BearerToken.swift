import CorginaVault
import HTTPTypes
import Hummingbird

/// A token as it travels: "corgina_" and the 43 characters of an access's secret, in the header `Authorization` and nowhere else.
///
/// The beginning tells her, and whoever searches files for secrets that should not be in them, what it is.
struct BearerToken: Sendable {
    let secret: AccessSecret

    private static let beginning = "corgina_"

    init(_ secret: AccessSecret) { self.secret = secret }

    init?(text: some StringProtocol) {
        guard text.hasPrefix(Self.beginning),
            let secret = AccessSecret(text: String(text.dropFirst(Self.beginning.count)))
        else { return nil }
        self.init(secret)
    }

    /// `nil` without the header, with two, and for what is no token of ours.
    init?(_ request: Request) {
        let fields = request.headers[values: .authorization]
        guard fields.count == 1, let field = fields.first else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        self.init(text: parts[1].drop { $0 == " " })
    }

    /// Never log it.
    var text: String { Self.beginning + secret.text }

    /// What the header holds.
    var authorization: String { "Bearer " + text }
}

/// A token opens the interface and no page: who sends one to a page is told so, before anything is looked up.
struct TokenBoundary: RouterMiddleware {
    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard InterfacePlace.isBelow(request) || BearerToken(request) == nil else { throw InterfaceError.noPage }
        return try await next(request, context)
    }
}
