import CorginaBarcodes
import HTTPTypes
import Hummingbird

extension GreyImage {
    /// Reads a request's body, which ``RequestDeadline`` has already collected.
    init(_ request: Request) async throws {
        guard request.headers[.contentType] == "application/octet-stream" else { throw ServerError.unsupportedBody }
        let body = try await request.body.collect(upTo: Self.mostMessageBytes)
        guard let image = GreyImage(message: Array(body.readableBytesView)) else { throw ServerError.badRequest }
        self = image
    }
}
