import CorginaRooms
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A browser without a network: requests go through every middleware and route of a server and nowhere else.
///
/// For measuring what the server itself takes.
public final class Rehearsal {
    private let responder: RouterResponder<CorginaContext>
    private let source: RehearsedRequest
    private let authority: String
    private var cookie: String?

    /// What came back.
    public struct Answer: Sendable {
        public let status: Int
        public let location: String?
        public let bytes: Int
    }

    public init(_ server: CorginaServer) {
        responder = server.router.buildResponder()
        source = RehearsedRequest(logger: server.logger)
        authority = "\(server.settings.host):\(server.settings.port)"
    }

    public func get(_ path: String) async throws -> Answer { try await send(.get, path, body: "") }

    /// - Parameter body: a form, percent-encoded.
    public func post(_ path: String, _ body: String) async throws -> Answer { try await send(.post, path, body: body) }

    private func send(_ method: HTTPRequest.Method, _ path: String, body: String) async throws -> Answer {
        var head = HTTPRequest(method: method, scheme: "http", authority: authority, path: path)
        if let cookie { head.headerFields[.cookie] = cookie }
        if method == .post {
            head.headerFields[.contentType] = "application/x-www-form-urlencoded"
            head.headerFields[.secFetchSite] = "same-origin"
        }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        let response = try await responder.respond(to: request, context: CorginaContext(rehearsed: source))
        // The session's comes last.
        if let set = response.headers[values: .setCookie].last { cookie = String(set.prefix { $0 != ";" }) }
        let count = CountingWriter()
        try await response.body.write(count)
        return Answer(status: response.status.code, location: response.headers[.location], bytes: count.bytes)
    }
}

struct RehearsedRequest: RequestContextSource {
    let logger: Logger
}

extension CorginaContext {
    fileprivate init(rehearsed source: RehearsedRequest) {
        coreContext = .init(source: source)
        address = "local"
    }
}

private final class CountingWriter: ResponseBodyWriter {
    var bytes = 0

    func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytes }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
