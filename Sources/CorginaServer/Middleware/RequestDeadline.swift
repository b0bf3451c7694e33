import CorginaCore
import Hummingbird

/// Reads the body of a form within its limits, so that nothing behind waits for the network.
///
/// A request whose bytes come too slowly is answered with a sentence. If it goes on sending, ``ConnectionGuard`` closes its connection.
struct RequestDeadline: RouterMiddleware {
    let limits: Limits
    /// With which others a body takes turns; `nil` for one that need not wait.
    let gate: @Sendable (SentBody) -> AdmissionQueue?
    /// What a request may carry.
    let takes: @Sendable (Request, CorginaContext) async throws -> SentBody

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        guard request.method != .get, request.method != .head else { return try await next(request, context) }
        // What is packed can be a thousand times larger unpacked.
        guard request.headers[.contentEncoding] == nil else { throw ServerError.unsupportedBody }
        let sent = try await takes(request, context)
        let (most, seconds) = (sent.mostBytes(limits), sent.seconds(limits))
        if let length = request.headers[.contentLength], WholeText.read(length, in: 0...most) == nil {
            throw ServerError.tooLarge
        }
        guard let gate = gate(sent) else {
            return try await next(collected(request, most: most, seconds: seconds), context)
        }
        // Nothing of it is read before its turn: what has been sent by then waits in the network.
        return try await gate.one(waiting: .seconds(limits.importWaitSeconds)) {
            try await next(collected(request, most: most, seconds: seconds), context)
        }
    }

    private func collected(_ request: Request, most: Int, seconds: Int) async throws -> Request {
        var request = request
        request.body = RequestBody(buffer: try await collected(request.body, most: most, seconds: seconds))
        return request
    }

    private func collected(_ body: RequestBody, most: Int, seconds: Int) async throws -> ByteBuffer {
        do {
            return try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
                group.addTask { try await body.collect(upTo: most) }
                group.addTask {
                    try await Task.sleep(for: .seconds(seconds))
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
