import CorginaCore

extension UnlockedJournal {
    /// Keeps bytes until they are confirmed, in place of any under the same id. At most 20 a journal beside those named
    /// by ids below 2^64; the oldest goes.
    public func stage(_ bytes: [UInt8], as id: RecordID) async throws(VaultError) {
        try await drafts.stage(bytes, as: id)
    }

    /// What was staged under the id; `nil` when nothing is, or no longer.
    public func staged(_ id: RecordID) async throws(VaultError) -> [UInt8]? {
        try drafts.staged(id)
    }

    /// What is kept under a name of its own, and made anew when it is gone; `nil` also when it is damaged, so that it takes no page
    /// down with it.
    public func kept(_ id: RecordID) async throws(VaultError) -> [UInt8]? {
        do { return try await staged(id) } catch {
            if error == .draftDamaged { return nil }
            throw error
        }
    }

    /// Changes what is kept under a name of its own, in one step.
    ///
    /// - Parameter change: gets what is there, nothing for what is not or is damaged, and answers what shall be; nothing ends it.
    /// - Throws: `draftTooLarge`; `keyRetired` when the data key was changed meanwhile.
    public func changeKept(
        _ id: RecordID, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) async throws(VaultError) {
        try await drafts.restage(id, change)
    }

    public func discard(_ id: RecordID) async throws(VaultError) {
        try await drafts.discard(id)
    }
}
