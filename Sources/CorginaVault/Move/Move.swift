import Foundation

/// Takes a whole vault, sealed as it is, from a folder to a PostgreSQL database or from there to a folder.
///
/// Everything comes along: sessions, drafts and invitations too, so that nobody notices. Where it comes from is only read.
public enum Move {
    /// - Parameters:
    ///   - folder: a vault's, which no server uses.
    ///   - address: a database with nothing in it, or one of Corgina's in which there is no row yet.
    /// - Returns: what a check of the database found afterwards.
    /// - Throws: `inUse`, `nothingStored`, `versionsDiffer`, `databaseNotEmpty`, `copyDiffers`; nothing is in the database then.
    public static func run(from folder: String, to address: PostgresAddress) async throws(VaultError) -> Verification {
        let source = try StoredVault(folder: folder)
        let lock = try FolderLock(VaultFolder(path: folder).lock)
        defer { withExtendedLifetime(lock) {} }
        let erased = try ErasedList(folder: folder).tombstones()
        let database = try PostgresDatabase(address)
        try source.readNow { from in
            try database.writeNow { to in
                try TableCopy.run(from: from, to: to)
                try ErasedRows.add(erased, to: to)
                // Nobody knows how long they were idle.
                try SessionRow.lockIdleAfterRestart(to)
            }
        }
        try database.close()
        return try await StoredVault(on: address).verify()
    }

    /// - Parameters:
    ///   - address: a vault's database, which no server uses.
    ///   - folder: one without a diary; it is made if need be.
    /// - Returns: what a check of the file found before it got its name.
    /// - Throws: `databaseInUse`, `nothingStored`, `diaryThere`, `copyDiffers`; the folder holds no diary then.
    public static func run(from address: PostgresAddress, to folder: String) async throws(VaultError) -> Verification {
        let source = try StoredVault(on: address)
        let folder = try VaultFolder.prepare(folder)
        try folder.refuseFaults()
        let lock = try FolderLock(folder.lock)
        defer { withExtendedLifetime(lock) {} }
        folder.removeAbandoned()
        let file = try partialFile(in: folder)
        do throws(VaultError) {
            try source.readNow { db in
                guard try !OtherProcesses.areAtWork(on: db) else { throw VaultError.databaseInUse }
            }
            try source.copy(to: file)
            try ErasedList(folder: folder.path).add(try source.erased())
            let result = try await StoredVault(file: file.path).verify()
            guard result.fileProblems.isEmpty else { throw .copyDiffers }
            try file.keep()
            return result
        } catch {
            file.discard()
            throw error
        }
    }

    private static func partialFile(in folder: VaultFolder) throws(VaultError) -> PartialFile {
        do throws(VaultError) { return try PartialFile(for: folder.database) } catch {
            throw error == .backupExists ? .diaryThere : error
        }
    }
}
