import Hummingbird
import Logging

/// One line a request: method, route, status, milliseconds. Never a path, a query, a body or an address.
///
/// All pages share one route, `/**`: the name of a page alone would tell that somebody counts contractions tonight, or
/// that a pregnancy has ended. The same holds for what is counted.
struct RequestLog: RouterMiddleware {
    let metrics: Metrics

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let elapsed = ContinuousClock.now - start
        let route = context.endpointPath ?? "(none)"
        metrics.count(
            Metrics.Request(method: request.method, route: route, status: response.status.code), took: elapsed)
        context.logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "route": "\(route)", "status": "\(response.status.code)",
                "ms": "\(Int(elapsed / .milliseconds(1)))",
            ])
        return response
    }
}
