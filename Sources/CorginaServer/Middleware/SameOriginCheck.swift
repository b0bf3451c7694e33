import HTTPTypes
import Hummingbird

/// Lets a request change something only if one of Corgina's own pages sent it.
///
/// Browsers say so in `Sec-Fetch-Site` wherever the connection is trustworthy, and in `Origin` otherwise;
/// a request that says neither is refused. What goes to the interface is let through: there no cookie counts, only a token, and
/// no page of another origin has one to send. So is what links for the clinic fetch: readers on other pages may ask with the secret
/// in the address, and no cookie counts there either.
struct SameOriginCheck: RouterMiddleware {
    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard
            request.method == .get || request.method == .head || isFromOwnPage(request)
                || InterfacePlace.isBelow(request) || ClinicAnswer.isBelow(request.uri.path)
        else {
            throw ServerError.crossOrigin
        }
        return try await next(request, context)
    }

    private func isFromOwnPage(_ request: Request) -> Bool {
        let origin = request.headers[.origin]
        if let site = request.headers[.secFetchSite] {
            // `no-referrer` makes browsers send "null" as the origin of a form's own post.
            return site == "same-origin" && (origin == nil || origin == "null" || matches(origin, request))
        }
        return matches(origin, request)
    }

    private func matches(_ origin: String?, _ request: Request) -> Bool {
        guard let origin, let authority = request.head.authority else { return false }
        return origin == "http://\(authority)" || origin == "https://\(authority)"
    }
}
