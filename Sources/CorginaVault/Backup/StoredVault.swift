import Foundation

/// A vault's file, only looked at: for backups and checks, beside a server that may be writing to it.
///
/// It opens the file for reading alone, so it never checkpoints, and needs no passphrase.
public struct StoredVault: Sendable {
    let file: SQLiteFile

    /// For another process than the one that has the vault open; that one asks ``Vault/stored()``.
    ///
    /// - Parameter folder: a vault's folder.
    /// - Throws: `nothingStored` when there is no vault, `notACorginaDatabase`, `madeByNewerCorgina`, `storageFailed`.
    public init(folder: String) throws(VaultError) {
        try self.init(file: VaultFolder(path: folder).database)
    }

    /// - Parameter file: a vault's database, or a backup of one.
    /// - Throws: as ``init(folder:)``.
    public init(file: String) throws(VaultError) {
        guard try DatabaseHeader(path: file) != nil else { throw .nothingStored }
        try Schema.check(fileAt: file)
        try self.init(checked: file)
    }

    /// - Parameter file: one whose header was looked at.
    fileprivate init(checked file: String) throws(VaultError) {
        self.file = try BusyRetry.doing { () throws(VaultError) in
            try SQLiteFile(reading: file, waiting: 30)
        }
    }

    /// Checks the file's own structure, every journal's chain and every row that opens something.
    public func verify() async throws(VaultError) -> Verification {
        var result = try await StoredJournals(file: file).verify()
        result.fileProblems = try await file.problems()
        result.damage = try await file.read { try RowDamage.all(in: $0) }
        result.photos = try await file.read { try PhotoCount(of: $0) }
        return result
    }
}

extension Vault {
    /// The vault's own file, to make a backup of while it is in use.
    ///
    /// Its header is not looked at again: a process that closes a file, however it came to open it, gives back every lock
    /// it has on it (fcntl(2)). SQLite's would be gone, and the next program to open the file would take the log away from
    /// under the vault, with all that is acknowledged from then on.
    ///
    /// - Throws: `storageFailed`.
    public func stored() throws(VaultError) -> StoredVault {
        try StoredVault(checked: folder.database)
    }
}

/// Journals in a file that is only read.
private struct StoredJournals: JournalReader {
    let file: SQLiteFile

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        try await file.read { try JournalRows.read($0, journal, after: sequence, limit: limit) }
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        try await file.read { try JournalRows.journals($0, after: journal, limit: limit) }
    }
}
