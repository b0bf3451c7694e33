import Hummingbird
import NIOCore

/// What travels with one request.
struct CorginaContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The peer's address, for the sign-in throttle alone; never logged.
    let address: String

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? "local"
    }
}
