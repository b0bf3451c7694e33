import Foundation

/// How an account goes, with all there is of it.
extension Accounts {
    /// Erases the account, its diary, photos, drafts, sessions, accesses and shares, of a companion the share they joined. Backups made before keep them, sealed, but restoring one
    /// leaves them out.
    public func erase(_ journal: UnlockedJournal) async throws(VaultError) {
        guard let id = try await database.read({ try AccountRow.id($0, journal.account) }) else { throw .keyRetired }
        // First of all: should this be cut off, the next opening finishes it.
        let shares = try await database.read { try ShareRow.ids($0, of: journal.seal.dataKey) }
        try await vault.erasure.note([id, journal.id.bytes] + shares)
        vault.retired.retire(journal.mark)
        await vault.announceRetired(journal.mark)
        try await database.write { db in
            try journal.mark.retire(in: db)
            try Self.leaveNothing(db, of: journal)
        }
        try await vault.journals.erase(journal.id)
        await vault.close([journal.id])
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
}
