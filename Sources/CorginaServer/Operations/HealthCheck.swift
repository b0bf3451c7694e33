import Hummingbird
import Synchronization

/// Whether the server can do its work, for whoever watches over it. It says yes or no and nothing else.
final class HealthCheck: Sendable {
    private struct Finding {
        var isHealthy: Bool
        var second: Int
    }

    private let last = Mutex<Finding?>(nil)

    /// Looks at most once a second, however often it is asked, so that asking costs nothing worth attacking.
    func isHealthy(at second: Int, _ look: () async -> Bool) async -> Bool {
        if let last = last.withLock({ $0 }), last.second == second { return last.isHealthy }
        let isHealthy = await look()
        last.withLock { $0 = Finding(isHealthy: isHealthy, second: second) }
        return isHealthy
    }
}

extension CorginaServer {
    func showHealth() async -> Response {
        let isHealthy = await health.isHealthy(at: surroundings.now()) { await vault.canServe() }
        let words = isHealthy ? "ok\n" : "unavailable\n"
        return Response(
            status: isHealthy ? .ok : .serviceUnavailable,
            headers: [.contentType: "text/plain; charset=utf-8", .contentLength: "\(words.utf8.count)"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: words)))
    }
}
