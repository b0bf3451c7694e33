import CorginaRooms
import HTTPTypes
import Hummingbird

/// Ends the connection with the answer where a request carries a secret of its own, a token or the address of a calendar, of a
/// link for the clinic or of a share: the server would keep its head in memory until the next request or for as long as the connection says nothing.
struct SecretsEnd: RouterMiddleware {
    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if Self.isSecret(request) { response.endConnection() }
        return response
    }

    private static func isSecret(_ request: Request) -> Bool {
        let path = request.uri.path
        if InterfacePlace.isBelow(request) || ClinicAnswer.isBelow(path) { return true }
        switch Route(path) {
        case .shared(.join), .shared(.with), .shared(.formerLink): return true
        case .sealed(let place) where place.isOfCompanion: return true
        default: return path.hasPrefix("/\(CalendarFeedRoom.folder)/")
        }
    }
}

extension Response {
    /// Makes this the last answer on its connection. Others that were used with the same cookies are closed as well.
    mutating func endConnection() { headers[.connection] = "close" }
}
