import HTTPTypes
import Hummingbird

extension MultipartForm {
    /// Reads a request's body, which ``RequestDeadline`` has already collected.
    init(_ request: Request, limits: Limits) async throws {
        let body = try await request.body.collect(upTo: limits.importBytes)
        try self.init(
            Array(body.readableBytesView), type: request.headers[.contentType] ?? "", fileField: "file")
    }
}
