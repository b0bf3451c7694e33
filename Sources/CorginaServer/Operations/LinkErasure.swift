import CorginaVault
import ServiceLifecycle

/// Erases what links that are over held, those for the clinic and those of shares that nobody joined, each minute and at the start, whether
/// anybody asks for it or not. It goes on until the server ends.
struct LinkErasure: Service {
    let vault: Vault
    let surroundings: Surroundings

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // A disk that fails now is tried again; what is over opens nothing meanwhile.
                let now = surroundings.moment(in: nil)
                try? await vault.clinic.eraseEnded(at: now)
                try? await vault.shares.eraseUnused(at: now)
                try? await Task.sleep(for: .seconds(60))
            }
        }
    }
}
