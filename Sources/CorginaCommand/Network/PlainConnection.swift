import NIOCore
import NIOHTTP1
import NIOPosix

/// One connection to a server on this machine, kept open; one request after the other.
struct PlainConnection {
    /// What came back.
    struct Answer: Sendable {
        let status: Int
        let location: String?
        /// The cookies it sets, each as a browser would send it back.
        let cookies: [String]
        let bytes: Int
    }

    private typealias Wire = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    private var answers: NIOAsyncChannelInboundStream<HTTPClientResponsePart>.AsyncIterator
    private let requests: NIOAsyncChannelOutboundWriter<HTTPClientRequestPart>
    private let authority: String

    /// The connection is closed when `work` returns.
    static func open<Value: Sendable>(
        port: Int, _ work: (inout PlainConnection) async throws -> Value
    ) async throws -> Value {
        let wire = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try Wire(wrappingChannelSynchronously: channel)
                }
            }
        return try await wire.executeThenClose { inbound, outbound in
            var connection = PlainConnection(
                answers: inbound.makeAsyncIterator(), requests: outbound, authority: "127.0.0.1:\(port)")
            return try await work(&connection)
        }
    }

    /// - Parameters:
    ///   - cookie: as a browser would send it.
    ///   - form: a form, percent-encoded, for a POST.
    mutating func send(
        _ method: HTTPMethod, _ path: String, cookie: String? = nil, form: String = ""
    ) async throws -> Answer {
        var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
        head.headers.add(name: "host", value: authority)
        if let cookie { head.headers.add(name: "cookie", value: cookie) }
        if method == .POST {
            head.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
            head.headers.add(name: "content-length", value: "\(form.utf8.count)")
            head.headers.add(name: "sec-fetch-site", value: "same-origin")
        }
        try await requests.write(.head(head))
        if !form.isEmpty { try await requests.write(.body(.byteBuffer(ByteBuffer(string: form)))) }
        try await requests.write(.end(nil))
        return try await answer()
    }

    private mutating func answer() async throws -> Answer {
        var head: HTTPResponseHead?
        var bytes = 0
        while let part = try await answers.next() {
            switch part {
            case .head(let found): head = found
            case .body(let body): bytes += body.readableBytes
            case .end:
                guard let head else { throw ConnectionLost() }
                return Answer(
                    status: Int(head.status.code), location: head.headers.first(name: "location"),
                    cookies: head.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) }, bytes: bytes)
            }
        }
        throw ConnectionLost()
    }
}

/// The server closed the connection before it had answered.
struct ConnectionLost: Error, CustomStringConvertible {
    var description: String { "The server closed the connection. See its log, and try again." }
}
