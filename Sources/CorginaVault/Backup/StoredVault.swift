import Foundation

/// A vault's rows, only looked at: for backups and checks, beside a server that may be writing to them.
///
/// It opens a file for reading alone, so it never checkpoints, and needs no passphrase.
public struct StoredVault: Sendable {
    private let place: Place

    private enum Place {
        case file(SQLiteFile)
        case database(PostgresDatabase)
    }

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

    /// - Parameter address: a vault's PostgreSQL database. It is left at the version it has.
    /// - Throws: `nothingStored`, `madeByNewerCorgina`, `databaseNotReachable`.
    public init(on address: PostgresAddress) throws(VaultError) {
        place = .database(try PostgresDatabase(reading: address))
    }

    /// - Parameter file: one whose header was looked at.
    fileprivate init(checked file: String) throws(VaultError) {
        place = .file(
            try BusyRetry.doing { () throws(VaultError) in
                try SQLiteFile(reading: file, waiting: 30)
            })
    }

    /// Beside a vault that is open, so that nobody waits for what takes long.
    fileprivate init(beside database: PostgresDatabase) throws(VaultError) {
        place = .database(try database.other())
    }

    /// Checks the file's own structure, every journal's chain and every row that opens something.
    public func verify() async throws(VaultError) -> Verification {
        var result = try await StoredJournals(vault: self).verify()
        if case .file(let file) = place { result.fileProblems = try await file.problems() }
        result.damage = try await read { try RowDamage.all(in: $0) }
        result.photos = try await read { try PhotoCount(of: $0) }
        return result
    }

    /// What the database's clock says, in seconds since 1970; `nil` for a file.
    func clock() throws(VaultError) -> Int64? {
        guard case .database(let database) = place else { return nil }
        return try database.readNow {
            try $0.value(Int64.self, "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)")
        }
    }

    /// What was erased, as far as the rows tell: beside a file it is a file, see ``ErasedList``.
    func erased() throws(VaultError) -> Tombstones { try readNow { try ErasedRows.all($0) } }

    /// Adds what was erased, as far as the rows tell, to the list in a folder.
    public func copyErasedList(to folder: String) throws(VaultError) {
        try ErasedList(folder: folder).add(try erased())
    }

    /// Copies all of one instant to a file in which there is nothing.
    func copy(to partial: PartialFile) throws(VaultError) {
        let copy = try SQLiteFile(changing: partial.path)
        try self.copy(to: copy)
        try copy.change { try $0.execute("PRAGMA journal_mode = DELETE") }
        try copy.close()
    }

    func copy(to copy: SQLiteFile) throws(VaultError) {
        switch place {
        case .file(let file): try file.copy(to: copy)
        case .database(let database):
            try database.readNow { db in
                try copy.make(ofVersion: try db.schemaVersion) { try TableCopy.run(from: db, to: $0) }
            }
        }
    }

    func readNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        switch place {
        case .file(let file): try file.readNow(work)
        case .database(let database): try database.readNow(work)
        }
    }

    fileprivate func read<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws(VaultError) -> Value {
        switch place {
        case .file(let file): try await file.read(work)
        case .database(let database): try await database.read(work)
        }
    }
}

extension Vault {
    /// The vault's own rows, to make a backup of while it is in use.
    ///
    /// A file's header is not looked at again: a process that closes a file, however it came to open it, gives back every lock
    /// it has on it (fcntl(2)). SQLite's would be gone, and the next program to open the file would take the log away from
    /// under the vault, with all that is acknowledged from then on.
    ///
    /// - Throws: `storageFailed`, `databaseNotReachable`.
    public func stored() throws(VaultError) -> StoredVault {
        if let shared = database as? PostgresDatabase { return try StoredVault(beside: shared) }
        return try StoredVault(checked: folder.database)
    }
}

/// Journals that are only read.
private struct StoredJournals: JournalReader {
    let vault: StoredVault

    func read(_ journal: JournalID, after sequence: Int, limit: Int) async throws(VaultError) -> [SealedEntry] {
        try await vault.read { try JournalRows.read($0, journal, after: sequence, limit: limit) }
    }

    func journals(after journal: JournalID?, limit: Int) async throws(VaultError) -> [JournalID] {
        try await vault.read { try JournalRows.journals($0, after: journal, limit: limit) }
    }
}
