import HTTPTypes
import Hummingbird

extension MultipartForm {
    /// Reads a request's body, which ``RequestDeadline`` has already collected.
    init(_ request: Request, fileFields: Set<String>, upTo most: Int) async throws {
        let body = try await request.body.collect(upTo: most)
        try self.init(
            Array(body.readableBytesView), type: request.headers[.contentType] ?? "", fileFields: fileFields)
    }
}
