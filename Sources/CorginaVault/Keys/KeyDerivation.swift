import Crypto
import Dispatch
import Foundation

/// The door in front of scrypt: two at once, sixteen waiting, the rest turned away.
///
/// Each derivation takes 128 MiB, so without a door a burst of sign-ins is a memory bomb.
actor KeyDerivation {
    static let atOnce = 2
    static let mostWaiting = 16

    /// The work of all derivations so far, to tell whether two ways take the same.
    private(set) var workDone = 0
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Threads of its own, so that pages go on being served.
    private let threads = DispatchQueue(label: "corgina.scrypt", attributes: .concurrent)

    /// - Throws: `busy` when the waiting room is full.
    func key(from secret: Data, salt: Data, _ parameters: ScryptParameters) async throws(VaultError) -> SymmetricKey {
        try await enter()
        defer { leave() }
        workDone += parameters.work
        return try await derive(secret, salt, parameters).get()
    }

    private func enter() async throws(VaultError) {
        if running < Self.atOnce {
            running += 1
            return
        }
        guard waiting.count < Self.mostWaiting else { throw .busy }
        // Whoever leaves hands its place over, so `running` stays as it is.
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
    }

    private func derive(
        _ secret: Data, _ salt: Data, _ parameters: ScryptParameters
    ) async -> Result<SymmetricKey, VaultError> {
        await withCheckedContinuation { continuation in
            threads.async {
                continuation.resume(
                    returning: Result { () throws(VaultError) in try parameters.key(from: secret, salt: salt) })
            }
        }
    }
}
