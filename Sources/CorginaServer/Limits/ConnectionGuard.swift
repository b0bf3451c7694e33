import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections that take up room for nothing: too many from one network, a request that never ends, an answer that is never
/// read. It also closes those whose answer says so.
///
/// The transport's idle timer cannot: it starts again with each byte of a body, and stops while an answer is being written.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: Limits
    private let connections: OpenConnections
    private let departures: Departures
    private var connection: Departures.Connection?
    private var place: OpenConnections.Place?
    /// Stand for the cookies of the last request and of the first, differently in each run of the server. The heads of both are kept
    /// in memory by who reads them, until the connection ends.
    private var firstCookies: Set<Int>?
    private var lastCookies: Set<Int> = []
    private var requestDeadline: Scheduled<Void>?
    private var answerDeadline: Scheduled<Void>?
    private var closesAfterAnswer = false
    private var isRefusal = false
    private var isReading = false
    private var discardedBytes = 0

    /// How much of a body that was refused is still taken, for the answer to arrive. All that the proxies of `packaging/`
    /// let through, which otherwise answer with an error of their own.
    private static let mostDiscardedBytes = 20 << 20

    init(limits: Limits, connections: OpenConnections, departures: Departures) {
        self.limits = limits
        self.connections = connections
        self.departures = departures
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { admit(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        admit(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        release()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { release() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let connection, case ChannelEvent.inputClosed = event { departures.leave(connection) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            isReading = true
            discardedBytes = 0
            let shown = Set((head.headerFields[.cookie] ?? "").utf8.split(separator: UInt8(ascii: ";")).map(Self.mark))
            (firstCookies, lastCookies) = (firstCookies ?? shown, shown)
            note(.receiving)
            // Whoever is not signed in is turned away from there by then all the same, and the connection ends.
            let sent = SentBody(path: head.path ?? "")
            requestDeadline = closing(
                context.channel,
                after: sent.seconds(limits) + (sent.takesTurns ? limits.importWaitSeconds : 0),
                insteadOf: requestDeadline)
        case .body(let bytes):
            if closesAfterAnswer { discardedBytes += bytes.readableBytes }
            if discardedBytes > Self.mostDiscardedBytes { context.close(promise: nil) }
        case .end:
            isReading = false
            requestDeadline?.cancel()
            note(.answering)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            closesAfterAnswer = head.headerFields[.connection] == "close"
            isRefusal = head.status.code >= 400
            answerDeadline = closing(context.channel, after: limits.answerSeconds, insteadOf: answerDeadline)
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            let taken = promise ?? context.eventLoop.makePromise()
            let (channel, deadline) = (context.channel, answerDeadline)
            let (closes, isReading) = (closesAfterAnswer, isReading)
            // Before the answer is out: whoever has it may come back at once, with the same cookie. What is refused ends nothing.
            if closes, !isRefusal, !lastCookies.isEmpty { connections.close(showing: lastCookies) }
            let closing = closes ? nil : note(.idle)
            taken.futureResult.whenComplete { _ in
                deadline?.cancel()
                if closes { Self.close(channel, whileReading: isReading) }
                closing?()
            }
            context.write(data, promise: taken)
        }
    }

    /// Closes after an answer. While the rest of a body still comes, only the answer's end is closed at first: a browser that
    /// is cut off in the middle of sending never shows the answer.
    private static func close(_ channel: any Channel, whileReading: Bool) {
        guard whileReading else { return channel.close(promise: nil) }
        channel.close(mode: .output, promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
    }

    private func closing(
        _ channel: any Channel, after seconds: Int, insteadOf earlier: Scheduled<Void>?
    ) -> Scheduled<Void> {
        earlier?.cancel()
        // A little later than the page that says why, which then comes first.
        return channel.eventLoop.scheduleTask(in: .seconds(Int64(seconds)) + .milliseconds(500)) {
            channel.close(promise: nil)
        }
    }

    private func admit(_ context: ChannelHandlerContext) {
        guard place == nil else { return }
        let channel = context.channel
        connection = ObjectIdentifier(channel)
        departures.enter(ObjectIdentifier(channel))
        place = connections.enter(from: context.remoteAddress?.ipAddress) { channel.close(promise: nil) }
        if place == nil { context.close(promise: nil) }
    }

    private static func mark(_ cookie: Substring.UTF8View) -> Int {
        var hasher = Hasher()
        for byte in cookie where byte != UInt8(ascii: " ") { hasher.combine(byte) }
        return hasher.finalize()
    }

    /// - Returns: what closes the connection, where it stays open no longer than for its answer.
    @discardableResult
    private func note(_ stage: OpenConnections.Stage) -> (@Sendable () -> Void)? {
        place.flatMap { connections.note($0, stage, showing: lastCookies.union(firstCookies ?? [])) }
    }

    private func release() {
        requestDeadline?.cancel()
        answerDeadline?.cancel()
        if let connection { departures.remove(connection) }
        connection = nil
        guard let place else { return }
        connections.leave(place)
        self.place = nil
    }
}
