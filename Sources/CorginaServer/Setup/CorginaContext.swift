import Hummingbird
import NIOCore

/// What travels with one request.
struct CorginaContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Where the request comes from, for the limits alone; never logged. The peer's address, until ``ClientAddress`` has looked.
    var address: String
    /// The connection it came by; `nil` for a rehearsed request.
    var connection: Departures.Connection?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? "local"
        connection = ObjectIdentifier(source.channel)
    }
}
