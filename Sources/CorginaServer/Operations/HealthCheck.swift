import CorginaVault
import Synchronization

/// Whether the server can do its work, for whoever watches over it. It says yes or no and nothing else.
final class HealthCheck: Sendable {
    private struct Finding {
        var isHealthy: Bool
        var second: Int
    }

    private let vault: Vault
    private let now: @Sendable () -> Int
    private let last = Mutex<Finding?>(nil)

    init(vault: Vault, now: @escaping @Sendable () -> Int) {
        self.vault = vault
        self.now = now
    }

    func show() async -> HostAnswer {
        await isHealthy()
            ? HostAnswer(content: .text("ok\n")) : HostAnswer(content: .text("unavailable\n"), status: .unavailable)
    }

    /// Looks at most once a second, however often it is asked, so that asking costs nothing worth attacking.
    private func isHealthy() async -> Bool {
        let second = now()
        if let last = last.withLock({ $0 }), last.second == second { return last.isHealthy }
        let isHealthy = await vault.health.canServe()
        last.withLock { $0 = Finding(isHealthy: isHealthy, second: second) }
        return isHealthy
    }
}
