import CorginaRooms
import HTTPTypes
import Hummingbird

/// Answers only requests that name this server, once.
///
/// A page elsewhere can point its own name at 127.0.0.1 (DNS rebinding); its Host header gives it away.
struct HostCheck: RouterMiddleware {
    let settings: ServerSettings

    private static let loopback: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        // The first Host header became the authority; a second one is still among the fields.
        guard let authority = request.head.authority, request.headers[values: .host].isEmpty else {
            throw ServerError.badRequest
        }
        guard allows(authority.lowercased()) else { throw ServerError.misdirected }
        return try await next(request, context)
    }

    func allows(_ authority: String) -> Bool {
        let name = Self.withoutPort(authority)
        return Self.loopback.contains(name) || name == settings.host.lowercased()
            || settings.allowedHosts.contains(name)
    }

    private static func withoutPort(_ authority: String) -> String {
        guard let colon = authority.lastIndex(of: ":") else { return authority }
        let port = authority[authority.index(after: colon)...]
        return port.allSatisfy(\.isNumber) ? String(authority[..<colon]) : authority
    }
}

extension HTTPField.Name {
    fileprivate static let host = HTTPField.Name("Host") ?? .accept
}
