import HTTPTypes
import Hummingbird

extension InterfaceRequest {
    /// Reads the body too, which ``RequestDeadline`` has already collected; to GET and HEAD it means nothing.
    ///
    /// - Parameter address: where it comes from, as ``ClientAddress`` found out.
    init(_ request: Request, from address: String, limits: Limits) async throws {
        let most = SentBody(path: request.uri.path).mostBytes(limits)
        let isReading = request.method == .get || request.method == .head
        self.init(
            path: request.uri.path, method: request.method, token: BearerToken(request),
            address: address == ClientAddress.unknown ? nil : address, type: request.headers[.contentType],
            body: isReading ? [] : Array(try await request.body.collect(upTo: most).readableBytesView),
            day: request.uri.queryParameters["day"].map { String($0) })
    }
}
