import GRDB
import Synchronization

/// The vault's one SQLite file: one writing connection, a few reading ones, every commit on the disk before it returns.
final class VaultDatabase: Sendable {
    private let pool: DatabasePool
    /// A reading connection for look-ups alone, which no task ever keeps while it waits.
    ///
    /// A connection of the pool is given back by a task that needs a thread for it. Had every thread waited for one
    /// of them, none would ever have come back.
    private let lookUps: DatabaseQueue
    private let hasLostWrites = Mutex(false)
    private let appended = Mutex(0)

    /// How many entries were made durable since it was opened.
    var appendedEntries: Int { appended.withLock { $0 } }

    func noteAppended(_ count: Int) { appended.withLock { $0 += count } }

    init(_ path: String) throws(VaultError) {
        try Schema.check(fileAt: path)
        do {
            pool = try DatabasePool(path: path, configuration: Self.configuration)
            try Schema.migrate(pool)
            // GRDB's pool sets NORMAL after `prepareDatabase`, which would acknowledge writes a power cut can lose.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            var reading = Self.configuration
            reading.readonly = true
            lookUps = try DatabaseQueue(path: path, configuration: reading)
        } catch {
            throw VaultError(storage: error)
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "corgina"
        configuration.maximumReaderCount = 4
        // On a disk that is busy with something else a sync takes seconds, and whoever waits for it waits for it.
        configuration.busyMode = .timeout(15)
        configuration.prepareDatabase { db in
            // What is deleted is overwritten, and nothing is spilled to temporary files.
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
            try db.execute(sql: "PRAGMA cell_size_check = ON")
            // Apple's fsync does not reach the disk; these have no effect elsewhere.
            try db.execute(sql: "PRAGMA fullfsync = ON")
            try db.execute(sql: "PRAGMA checkpoint_fullfsync = ON")
        }
        return configuration
    }

    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError) -> Value
    {
        do { return try await pool.read(work) } catch { throw VaultError(storage: error) }
    }

    /// Reads a row or two where it stands: a look-up by key takes less time than waking another thread for it.
    ///
    /// It waits for nothing but other look-ups.
    func readHere<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try lookUps.read(work) } catch { throw VaultError(storage: error) }
    }

    /// Runs one transaction and returns when it is on the disk.
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError)
        -> Value
    {
        guard !hasLostWrites.withLock({ $0 }) else { throw .storageLost }
        do { return try await pool.write(work) } catch { throw noting(VaultError(storage: error)) }
    }

    /// Runs one transaction before anything else does; for opening.
    func writeNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try pool.write(work) } catch { throw VaultError(storage: error) }
    }

    /// Begins a transaction that may write, reads in it, and takes it back.
    func probe() async throws(VaultError) {
        guard !hasLostWrites.withLock({ $0 }) else { throw .storageLost }
        do {
            try await pool.writeWithoutTransaction { db in
                try db.inTransaction(.immediate) {
                    _ = try Int.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM account)")
                    return .rollback
                }
            }
        } catch { throw VaultError(storage: error) }
    }

    /// Moves the log into the file and empties it, so that what was deleted is gone from the disk.
    func flush() async throws(VaultError) {
        do {
            try await pool.barrierWriteWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        } catch { throw noting(VaultError(storage: error)) }
    }

    /// The same before anything else is done; for opening.
    func flushNow() throws(VaultError) {
        do { try pool.barrierWriteWithoutTransaction { _ = try $0.checkpoint(.truncate) } } catch {
            throw VaultError(storage: error)
        }
    }

    func close() throws(VaultError) {
        do {
            try lookUps.close()
            try pool.barrierWriteWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try pool.close()
        } catch { throw VaultError(storage: error) }
    }

    private func noting(_ error: VaultError) -> VaultError {
        if error == .storageLost { hasLostWrites.withLock { $0 = true } }
        return error
    }
}

extension VaultError {
    /// What a failure inside a database access means.
    init(storage error: any Error) {
        if let error = error as? VaultError {
            self = error
            return
        }
        guard let error = error as? DatabaseError else {
            self = error is CancellationError ? .interrupted : .storageFailed(code: 0)
            return
        }
        switch error.extendedResultCode {
        case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC: self = .storageLost
        default: self = Self.meaning(of: error)
        }
    }

    private static func meaning(of error: DatabaseError) -> VaultError {
        switch error.resultCode {
        case .SQLITE_FULL: .diskFull
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: .readOnly
        case .SQLITE_NOTADB: .notACorginaDatabase
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: .interrupted
        // The last is what a reader gives up with when others were at the log's index for ten seconds.
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .storageBusy
        default: .storageFailed(code: Int(error.extendedResultCode.rawValue))
        }
    }
}
