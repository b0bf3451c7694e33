import Hummingbird

/// Cuts a request that drips: the transport's idle timer restarts with each byte of a body, this one does not.
struct RequestDeadline: RouterMiddleware {
    let deadline: Duration

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard request.method != .get, request.method != .head else { return try await next(request, context) }
        var request = request
        let body = request.body
        let buffer = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
            group.addTask { try await body.collect(upTo: ServerSettings.maximumBodySize) }
            group.addTask {
                try await Task.sleep(for: deadline)
                throw ServerError.tooSlow
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ByteBuffer()
        }
        request.body = RequestBody(buffer: buffer)
        return try await next(request, context)
    }
}
