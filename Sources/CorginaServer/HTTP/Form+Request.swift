import CorginaRooms
import HTTPTypes
import Hummingbird

extension Form {
    /// Reads a request's body, which ``RequestDeadline`` has already collected.
    init(_ request: Request, limits: Limits) async throws {
        let type = request.headers[.contentType]?.lowercased() ?? ""
        let body = try await request.body.collect(upTo: limits.bodyBytes)
        guard body.readableBytes == 0 || type.hasPrefix("application/x-www-form-urlencoded") else {
            throw ServerError.unsupportedBody
        }
        try self.init(urlEncoded: body.readableBytesView, limits: limits)
    }
}
