import CorginaVault
import HTTPTypes
import Hummingbird

/// Finds out where a request comes from, which all limits are counted by.
///
/// A proxy in front is believed only if the server was told its address, and then only the last address of `X-Forwarded-For`, which the
/// proxy itself has put there: whatever stands before it came from outside and may be made up.
struct ClientAddress: RouterMiddleware {
    let settings: ServerSettings

    /// No address: nobody can tell.
    static let unknown = "unknown"

    func handle(
        _ request: Request, context: CorginaContext, next: (Request, CorginaContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.address = address(of: request.headers, from: context.address)
        return try await next(request, context)
    }

    /// - Parameter peer: the other end of the connection.
    func address(of fields: HTTPFields, from peer: String) -> String {
        if let host = HostAddress(peer), settings.proxies.contains(host) {
            return Self.lastForwarded(fields) ?? Self.unknown
        }
        // Some proxy whose address nobody told.
        return settings.isBehindTLS && settings.proxies.isEmpty ? Self.unknown : peer
    }

    private static func lastForwarded(_ fields: HTTPFields) -> String? {
        guard let field = fields[values: .xForwardedFor].last, field.utf8.count <= 4_096,
            let last = field.split(separator: ",", omittingEmptySubsequences: false).last
        else { return nil }
        let address = String(last.drop { $0 == " " }.prefix { $0 != " " })
        return HostAddress(address) == nil ? nil : address
    }
}

extension HTTPField.Name {
    /// A valid field name, so the fallback is never used.
    fileprivate static let xForwardedFor = HTTPField.Name("X-Forwarded-For") ?? .accept
}
