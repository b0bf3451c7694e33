import NIOCore
import NIOPosix
import Synchronization

/// A provider on this machine that answers with exactly the bytes it is told to, good or bad.
public final class FakeProvider: Sendable {
    /// What is answered to one request: bytes as they go out, piece by piece, and whether the connection ends after them.
    public struct Reply: Sendable {
        var pieces: [[UInt8]]
        var ends = false

        public static func raw(_ text: String, ends: Bool = false) -> Reply {
            Reply(pieces: [Array(text.utf8)], ends: ends)
        }

        public static func json(_ body: String, status: String = "200 OK", headers: [String] = []) -> Reply {
            bytes(Array(body.utf8), status: status, headers: headers)
        }

        public static func bytes(
            _ body: [UInt8], type: String = "application/json", status: String = "200 OK", headers: [String] = []
        ) -> Reply {
            let fields = ["Content-Type: \(type)", "Content-Length: \(body.count)"] + headers
            return Reply(pieces: [
                Array("HTTP/1.1 \(status)\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n".utf8) + body
            ])
        }

        /// In chunks of one byte each, and each piece on its own.
        public static func dripped(_ body: String) -> Reply {
            let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            let chunks = body.utf8.map { Array("1\r\n".utf8) + [$0] + Array("\r\n".utf8) }
            return Reply(pieces: [Array(head.utf8)] + chunks + [Array("0\r\n\r\n".utf8)])
        }

        /// Takes the request and says nothing.
        public static let silence = Reply(pieces: [])
    }

    public let port: Int
    private let channel: any Channel
    private let state: Shared

    /// - Parameter replies: to the first request the first, and so on; the last to all that follow.
    public init(_ replies: Reply...) async throws {
        let state = Shared(replies)
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { child in
                child.eventLoop.makeCompletedFuture {
                    try child.pipeline.syncOperations.addHandler(Answering(state))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
        self.state = state
    }

    deinit { channel.close(promise: nil) }

    /// Nobody listens afterwards.
    public func close() async throws { try await channel.close() }

    /// The heads and bodies of the requests so far, as text.
    public var requests: [String] { state.requests.withLock { $0 } }

    /// Returns once there is a request more than before.
    public func asked() async {
        for await _ in state.arrivals { return }
    }

    /// Returns once a connection that something was asked on has ended.
    public func left() async {
        for await _ in state.departures { return }
    }

    fileprivate final class Shared: Sendable {
        let requests = Mutex<[String]>([])
        let arrivals: AsyncStream<Void>
        let departures: AsyncStream<Void>
        private let arrival: AsyncStream<Void>.Continuation
        private let departure: AsyncStream<Void>.Continuation
        private let replies: [Reply]

        init(_ replies: [Reply]) {
            self.replies = replies
            (arrivals, arrival) = AsyncStream.makeStream()
            (departures, departure) = AsyncStream.makeStream()
        }

        func reply(to request: String) -> Reply {
            let number = requests.withLock {
                $0.append(request)
                return $0.count
            }
            arrival.yield()
            return replies[min(number, replies.count) - 1]
        }

        func leave() { departure.yield() }
    }
}

/// Takes one request at a time, by its length, and writes the reply.
private final class Answering: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let state: FakeProvider.Shared
    private var taken: [UInt8] = []
    private var wasAsked = false

    init(_ state: FakeProvider.Shared) { self.state = state }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        taken += unwrapInboundIn(data).readableBytesView
        guard let request = whole() else { return }
        taken = []
        wasAsked = true
        let reply = state.reply(to: request)
        for piece in reply.pieces { context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: piece)), promise: nil) }
        if reply.ends { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if wasAsked { state.leave() }
        context.fireChannelInactive()
    }

    /// The request, once all of it is there.
    private func whole() -> String? {
        let text = String(decoding: taken, as: UTF8.self)
        guard let end = taken.indices.first(where: { taken[$0...].starts(with: "\r\n\r\n".utf8) }) else { return nil }
        let fields = String(decoding: taken[..<end], as: UTF8.self).lowercased()
        // Without a length it has no body.
        let field = fields.firstRange(of: "content-length: ")
        guard let length = field.map({ Int(fields[$0.upperBound...].prefix { $0.isNumber }) }) ?? 0 else { return nil }
        return taken.count - end - 4 >= length ? text : nil
    }
}
