import HTTPTypes
import Hummingbird

extension Form {
    /// Reads a request's body, which ``RequestDeadline`` has already collected within its limit.
    init(_ request: Request) async throws {
        let type = request.headers[.contentType]?.lowercased() ?? ""
        guard request.headers[.contentEncoding] == nil else { throw ServerError.badForm }
        let body = try await request.body.collect(upTo: ServerSettings.maximumBodySize)
        guard body.readableBytes == 0 || type.hasPrefix("application/x-www-form-urlencoded") else {
            throw ServerError.badForm
        }
        try self.init(urlEncoded: body.readableBytesView)
    }
}
