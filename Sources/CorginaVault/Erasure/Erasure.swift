import Foundation

/// The list of what was erased, which nobody may bring back.
public struct Erasure: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// The list of what was erased.
    public var erasure: Erasure { Erasure(vault: self) }
}

extension Erasure {
    /// Adds an account and its journal to the list of what nobody may bring back, and to that of the database where several processes use it.
    func note(_ ids: [Data]) async throws(VaultError) {
        var tombstones = Tombstones()
        for id in ids { tombstones.add(id) }
        try ErasedList(folder: vault.folder.path).add(tombstones)
        let noted = tombstones
        if database.isShared { try await database.write { try ErasedRows.add(noted, to: $0) } }
    }

    /// Adds all that was erased to the list in another folder, such as that of the backups.
    public func copyList(to folder: String) async throws(VaultError) {
        let list = ErasedList(folder: folder)
        try list.add(ErasedList(folder: vault.folder.path))
        if database.isShared { try list.add(try await database.read { try ErasedRows.all($0) }) }
    }
}
