import Foundation
import GRDB

/// A vault's file, only looked at: for backups and checks, beside a server that may be writing to it.
///
/// It opens the file for reading alone, so it never checkpoints, and needs no passphrase.
public struct StoredVault: Sendable {
    let reader: DatabaseQueue

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
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(30)
        reader = try BusyRetry.doing { () throws(VaultError) in
            do { return try DatabaseQueue(path: file, configuration: configuration) } catch {
                throw VaultError(storage: error)
            }
        }
    }

    /// Checks the file's own structure, every journal's chain and every row that opens something.
    public func verify() async throws(VaultError) -> Verification {
        var result = try await StoredJournals(reader: reader).verify()
        result.fileProblems = try await fileProblems()
        result.damage = try await damage()
        result.photos = try await photos()
        return result
    }

    private func photos() async throws(VaultError) -> PhotoCount {
        do { return try await reader.read { try PhotoCount(of: $0) } } catch { throw VaultError(storage: error) }
    }

    /// What is damaged outside the journals, of one instant.
    private func damage() async throws(VaultError) -> [RowDamage] {
        do { return try await reader.read { try RowDamage.all(in: $0) } } catch { throw VaultError(storage: error) }
    }

    /// What SQLite finds wrong with the file, at most 20 findings; none when it is sound.
    private func fileProblems() async throws(VaultError) -> [String] {
        do {
            return try await reader.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(20)") }
                .filter { $0 != "ok" }
        } catch { throw VaultError(storage: error) }
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
    let reader: DatabaseQueue

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        do {
            return try await reader.read { try JournalRows.read($0, journal, after: sequence, limit: limit) }
        } catch { throw VaultError(storage: error) }
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        do {
            return try await reader.read { try JournalRows.journals($0, after: journal, limit: limit) }
        } catch { throw VaultError(storage: error) }
    }
}
