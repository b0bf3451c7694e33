import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// How each connection is read, answered and watched over.
struct GuardedChannel: ServerChildChannel {
    private let http: HTTP1Channel

    init(
        responder: @escaping HTTPChannelHandler.Responder, limits: Limits, connections: OpenConnections,
        departures: Departures
    ) {
        http = HTTP1Channel(
            responder: responder,
            configuration: .init(
                additionalChannelHandlers: [
                    ConnectionGuard(limits: limits, connections: connections, departures: departures)
                ],
                idleTimeout: .seconds(Int64(limits.idleSeconds)),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: limits.headBytes, maxHeaderListSize: limits.headBytes,
                    maxHeaderFieldCount: limits.headFieldCount)))
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ReceivedBytes())
        }.flatMap { http.setup(channel: channel, logger: logger) }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await http.handle(value: value, logger: logger)
    }
}
