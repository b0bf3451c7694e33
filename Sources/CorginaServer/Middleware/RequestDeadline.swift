import CorginaScreens
import Hummingbird

/// Cuts a request that drips: the transport's idle timer restarts with each byte of a body, this one does not.
struct RequestDeadline: RouterMiddleware {
    /// How much a request may carry, and how long that may take.
    struct Allowance: Sendable {
        var bytes: Int
        var time: Duration

        static let standard = Allowance(
            bytes: ServerSettings.maximumBodySize, time: ServerSettings.requestDeadline)
        static let wholeDiary = Allowance(
            bytes: ServerSettings.maximumImportSize, time: ServerSettings.importDeadline)
    }

    let allowance: @Sendable (Request) async throws -> Allowance

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard request.method != .get, request.method != .head else { return try await next(request, context) }
        let allowance = try await allowance(request)
        var request = request
        let body = request.body
        let buffer = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
            group.addTask { try await body.collect(upTo: allowance.bytes) }
            group.addTask {
                try await Task.sleep(for: allowance.time)
                throw ServerError.tooSlow
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ByteBuffer()
        }
        request.body = RequestBody(buffer: buffer)
        return try await next(request, context)
    }
}

extension CorginaServer {
    /// A file is taken from her who is signed in; from anyone else no more than a form.
    func allowance(for request: Request) async throws -> RequestDeadline.Allowance {
        guard request.uri.path == Route.security(.importing).path, try await visitorIfSignedIn(request) != nil else {
            return .standard
        }
        return .wholeDiary
    }
}
