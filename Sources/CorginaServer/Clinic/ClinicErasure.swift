import CorginaVault
import ServiceLifecycle

/// Erases what links that are over held, each minute and at the start, whether anybody asks for it or not. It goes on until the server
/// ends.
struct ClinicErasure: Service {
    let vault: Vault
    let surroundings: Surroundings

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // A disk that fails now is tried again; what is over opens nothing meanwhile.
                _ = try? await vault.eraseEndedClinicLinks(at: surroundings.moment(in: nil))
                try? await Task.sleep(for: .seconds(60))
            }
        }
    }
}
