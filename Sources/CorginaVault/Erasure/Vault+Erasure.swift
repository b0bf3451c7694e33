import Foundation

extension Vault {
    /// Erases the account, its diary, photos, drafts, sessions, accesses and shares, of a companion the share they joined. Backups made before keep them, sealed, but restoring one
    /// leaves them out.
    public func erase(_ journal: UnlockedJournal) async throws(VaultError) {
        guard let id = try await database.read({ try AccountRow.id($0, journal.account) }) else { throw .keyRetired }
        // First of all: should this be cut off, the next opening finishes it.
        let shares = try await database.read { try ShareRow.ids($0, of: journal.seal.dataKey) }
        try await noteErased([id, journal.id.bytes] + shares)
        retired.retire(journal.mark)
        await announceRetired(journal.mark)
        try await database.write { db in
            try journal.mark.retire(in: db)
            try Self.leaveNothing(db, of: journal)
        }
        try await journals.erase(journal.id)
        await close([journal.id])
    }

    /// Removes the account and all there is of its diary but the journal itself.
    static func leaveNothing(_ db: Database, of journal: UnlockedJournal) throws {
        let dataKey = journal.seal.dataKey
        try AccountRow.delete(db, journal.account)
        try SessionRow.deleteAll(db, of: journal.account)
        try AccessRow.deleteAll(db, of: journal.account)
        for row in try InvitationRow.all(db) where row.details(dataKey) != nil {
            try InvitationRow.delete(db, row.codeHash)
        }
        for share in try ShareRow.ids(db, of: dataKey) { try ShareRow.delete(db, share) }
        try db.execute("DELETE FROM draft WHERE journal = ?", [journal.id.bytes])
        try PhotoRows.deleteAll(db, of: journal.id)
        try RenewalRows.delete(db, journal.id)
    }

    /// Adds an account and its journal to the list of what nobody may bring back, and to that of the database where several processes use it.
    func noteErased(_ ids: [Data]) async throws(VaultError) {
        var tombstones = Tombstones()
        for id in ids { tombstones.add(id) }
        try ErasedList(folder: folder.path).add(tombstones)
        let noted = tombstones
        if database.isShared { try await database.write { try ErasedRows.add(noted, to: $0) } }
    }

    /// Adds all that was erased to the list in another folder, such as that of the backups.
    public func copyErasedList(to folder: String) async throws(VaultError) {
        let list = ErasedList(folder: folder)
        try list.add(ErasedList(folder: self.folder.path))
        if database.isShared { try list.add(try await database.read { try ErasedRows.all($0) }) }
    }
}
