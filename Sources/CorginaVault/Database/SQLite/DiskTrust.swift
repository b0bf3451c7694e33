import Synchronization

/// Whether the disk can still be believed: after a sync that failed, what it acknowledged may be gone, and nothing more is
/// written until a restart.
final class DiskTrust: Sendable {
    private let isLost = Atomic(false)

    /// - Throws: `storageLost` once it cannot.
    func check() throws(VaultError) {
        guard !isLost.load(ordering: .acquiring) else { throw .storageLost }
    }

    /// What a failure of the database means, remembered where nothing may be written after it.
    func noting(_ error: any Error) -> VaultError {
        let meaning = VaultError(storage: error)
        if meaning == .storageLost { isLost.store(true, ordering: .releasing) }
        return meaning
    }
}
