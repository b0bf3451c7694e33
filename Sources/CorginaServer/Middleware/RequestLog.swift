import Hummingbird
import Logging

/// One line a request: method, route pattern, status, milliseconds. Never a path, a query, a body or an address.
struct RequestLog: RouterMiddleware {
    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let elapsed = ContinuousClock.now - start
        let milliseconds = elapsed.components.seconds * 1_000 + elapsed.components.attoseconds / 1_000_000_000_000_000
        context.logger.info(
            "\(request.method) \(context.endpointPath ?? "(none)") \(response.status.code) \(milliseconds) ms")
        return response
    }
}
