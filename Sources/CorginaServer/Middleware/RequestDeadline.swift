import Hummingbird

/// Reads the body of a form within its limits, so that nothing behind waits for the network.
///
/// A request that drips is answered with a sentence; ``ConnectionGuard`` cuts what goes on all the same.
struct RequestDeadline: RouterMiddleware {
    let limits: Limits

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard request.method != .get, request.method != .head else { return try await next(request, context) }
        // What is packed can be a thousand times larger unpacked.
        guard request.headers[.contentEncoding] == nil else { throw ServerError.unsupportedBody }
        if let length = request.headers[.contentLength].flatMap(Int.init), length > limits.bodyBytes {
            throw ServerError.tooLarge
        }
        var request = request
        let buffer = try await collected(request.body)
        request.body = RequestBody(buffer: buffer)
        return try await next(request, context)
    }

    private func collected(_ body: RequestBody) async throws -> ByteBuffer {
        let (most, deadline) = (limits.bodyBytes, limits.requestSeconds)
        do {
            return try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
                group.addTask { try await body.collect(upTo: most) }
                group.addTask {
                    try await Task.sleep(for: .seconds(deadline))
                    throw ServerError.tooSlow
                }
                defer { group.cancelAll() }
                return try await group.next() ?? ByteBuffer()
            }
        } catch let error as ServerError {
            throw error
        } catch let error as any HTTPResponseError {
            throw error
        } catch {
            // What came is no body at all, or the connection is gone.
            throw ServerError.badRequest
        }
    }
}
