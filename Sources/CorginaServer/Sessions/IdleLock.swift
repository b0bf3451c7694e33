import CorginaCore
import CorginaVault
import Logging
import ServiceLifecycle

/// Looks every few seconds for sessions nobody has used for as long as their account allows, and says when another program keeps
/// the log from being emptied. It goes on until the server ends.
struct IdleLock: Service {
    let vault: Vault
    let surroundings: Surroundings
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var wasPending = false
            while !Task.isCancelled {
                if vault.health.isFlushPending != wasPending {
                    wasPending.toggle()
                    logger.notice(
                        wasPending
                            ? "Another program reads the data: what was deleted stays in the log until it lets go"
                            : "What was deleted is gone from the log")
                }
                // A disk that fails now is tried again; a session that is idle does not open meanwhile.
                _ = try? await vault.sessions.lockIdle(at: surroundings.moment(in: nil))
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }
}
