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
        let database = try PostgresDatabase(address, isPatient: true)
        try database.writeNow { to in
            // The file within the database: GRDB ends the process where a file is read on another queue than its own. What the database
            // throws is kept as it is, because the database knows what it means.
            let copied = try source.readNow { from in Result { try TableCopy.run(from: from, to: to) } }
            try copied.get()
            try ErasedRows.add(erased, to: to)
            // Nobody knows how long they were idle.
            try SessionRow.lockIdleAfterRestart(to)
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
            try await waitForOthers(at: source)
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

    /// A server that has just stopped may be seen for a moment longer.
    private static func waitForOthers(at source: StoredVault) async throws(VaultError) {
        for _ in 0..<20 {
            guard try source.readNow({ try OtherProcesses.areAtWork(on: $0) }) else { return }
            try? await Task.sleep(for: .milliseconds(100))
        }
        throw .databaseInUse
    }

    private static func partialFile(in folder: VaultFolder) throws(VaultError) -> PartialFile {
        do throws(VaultError) { return try PartialFile(for: folder.database) } catch {
            throw error == .backupExists ? .diaryThere : error
        }
    }
}
