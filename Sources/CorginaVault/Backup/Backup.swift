import Foundation

/// A copy of a vault in one file, sealed as the vault is: it opens nothing without a passphrase.
public enum Backup {
    /// Copies a vault as it stands at one instant, while its server goes on, and checks the copy before it gets its name.
    ///
    /// Sessions, devices to remind, drafts, invitations and links for the clinic stay behind, so that whoever has the backup has no
    /// wrapped key of a browser's, and what she signed out of, ended or somebody used does not come back with it.
    ///
    /// - Parameters:
    ///   - vault: where the diary lies.
    ///   - path: the file to make, 0600. It must not be there yet.
    /// - Returns: what the check of the copy found; the copy is kept even if the diary itself is damaged.
    /// - Throws: `backupExists`, `placeNotUsable`, `diskFull`, `storageBusy`, `storageFailed`.
    public static func make(of vault: StoredVault, at path: String) async throws(VaultError) -> Verification {
        try await make(of: vault, at: path, without: Tombstones())
    }

    private static func make(
        of vault: StoredVault, at path: String, without erased: Tombstones
    ) async throws(VaultError) -> Verification {
        let file = try PartialFile(for: path)
        do throws(VaultError) {
            let leftOut = try BusyRetry.doing { () throws(VaultError) in
                try file.empty()
                return try copy(vault, to: file.path, without: erased)
            }
            var result = try await StoredVault(file: file.path).verify()
            guard result.fileProblems.isEmpty else { throw .backupDamaged }
            try file.keep()
            result.erasedAccounts = leftOut
            return result
        } catch {
            file.discard()
            throw error
        }
    }

    /// Puts a backup where a new diary may live, and checks it before it counts. What was erased since, as the list beside the
    /// backup or in the folder says, stays erased.
    ///
    /// - Parameters:
    ///   - path: the backup. It is only read.
    ///   - folder: a folder without an account; it is made if need be. A database in which a server made a start and nobody an
    ///     account is set aside in it.
    /// - Throws: `nothingStored`, `notACorginaDatabase`, `madeByNewerCorgina`, `backupDamaged`, `diaryThere`, `inUse`,
    ///   `diskFull` and the cases of a folder that cannot be used. The folder holds no diary then.
    public static func restore(_ path: String, to folder: String) async throws(VaultError) -> Verification {
        let backup = try StoredVault(file: path)
        guard try await backup.verify().isOfUse else { throw .backupDamaged }
        let folder = try VaultFolder.prepare(folder)
        try folder.refuseFaults()
        let lock = try FolderLock(folder.lock)
        defer { withExtendedLifetime(lock) {} }
        folder.removeAbandoned()
        let setAside = try folder.setUnusedDatabaseAside()
        do throws(VaultError) {
            let erased = ErasedList(folder: folder.path)
            try erased.add(ErasedList(folder: URL(filePath: path).deletingLastPathComponent().path))
            return try await make(of: backup, at: folder.database, without: try erased.tombstones())
        } catch {
            if let setAside { try? folder.takeBack(setAside) }
            throw error == .backupExists ? .diaryThere : error
        }
    }

    /// - Returns: how many erased accounts were left out.
    private static func copy(
        _ vault: StoredVault, to path: String, without erased: Tombstones
    ) throws(VaultError) -> Int {
        let copy = try SQLiteFile(changing: path)
        try vault.copy(to: copy)
        let leftOut = try copy.change { db in
            try db.execute("PRAGMA journal_mode = DELETE")
            try db.execute("PRAGMA secure_delete = ON")
            let leftOut = try erased.apply(to: db)
            try leaveOut(db)
            try db.execute("VACUUM")
            return leftOut
        }
        try copy.close()
        return leftOut
    }

    /// Takes away what no backup has, of whatever version it is.
    private static func leaveOut(_ db: Database) throws {
        // A backup of an earlier version has no invitations.
        if try db.hasTable("invitation") { try SafeguardedTable.invitation.deleteAll(db) }
        try SafeguardedTable.session.deleteAll(db)
        try ShareRow.leaveOut(db)
        try PushRow.delete(db, where: "1 = 1", [])
        try ClinicRow.delete(db, where: "1 = 1", [])
        // Nor photos, which wait with drafts.
        if try db.hasTable("photo") { try PhotoRows.deleteWaiting(db) }
        if try db.hasTable("renewal") { try RenewalRows.deleteAll(db) }
        // What follows from the entries that are there.
        if try db.hasTable("checkpoint") { try CheckpointRows.deleteAll(db) }
        try db.execute("DELETE FROM draft")
    }
}
