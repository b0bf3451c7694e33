import CorginaVault
import Hummingbird

/// Turns away a network that asks for pages in a loop, before anything is looked up for it.
struct RequestRate: RouterMiddleware {
    let limits: Limits
    let now: @Sendable () -> Int
    private let rate = RateLimit()

    init(limits: Limits, now: @escaping @Sendable () -> Int) {
        self.limits = limits
        self.now = now
    }

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        // Where nobody can tell, all requests come from a proxy, whose own limits then hold.
        if let network = NetworkAddress(context.address), !network.isThisMachine {
            try rate.admit(network.description, most: limits.requestsPerMinute, at: now())
        }
        return try await next(request, context)
    }
}
