import HTTPTypes
import Hummingbird

/// Headers every answer carries, errors included: nothing inline, nothing third-party, nothing cached, nothing framed.
struct SecurityHeaders: RouterMiddleware {
    let isBehindTLS: Bool

    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
        "manifest-src 'self'", "worker-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'",
    ].joined(separator: "; ")

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // The service worker has one of its own: a page may do less.
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.robots] = "noindex, nofollow"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        response.headers[.permissionsPolicy] = "camera=(self), geolocation=(), microphone=(self), payment=(), usb=()"
        if isBehindTLS { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}

extension HTTPField.Name {
    static let referrerPolicy = parsed("Referrer-Policy")
    static let robots = parsed("X-Robots-Tag")
    static let crossOriginOpenerPolicy = parsed("Cross-Origin-Opener-Policy")
    static let permissionsPolicy = parsed("Permissions-Policy")
    static let secFetchSite = parsed("Sec-Fetch-Site")
    static let prefer = parsed("Prefer")
    /// The digest of the page a script shows, so that its content is not sent again. Ours alone, so without "X-" (RFC 6648).
    static let held = parsed("Corgina-Held")

    /// These constants are all valid field names, so the fallback is never used.
    private static func parsed(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .accept }
}
