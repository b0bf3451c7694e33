import Foundation
import GRDB
import Synchronization

/// The vault's one SQLite file: one writing connection, a few reading ones, every commit on the disk before it returns.
final class SQLiteDatabase: VaultDatabase {
    private let pool: DatabasePool
    private let writes: GroupCommit
    /// A reading connection for look-ups alone, which no task ever keeps while it waits.
    ///
    /// A connection of the pool is given back by a task that needs a thread for it. Had every thread waited for one
    /// of them, none would ever have come back.
    private let lookUps: DatabaseQueue
    private let disk = DiskTrust()
    private let flushes = LogFlushes()
    private let appended = Mutex(0)

    /// How many entries were made durable since it was opened.
    var appendedEntries: Int { appended.withLock { $0 } }

    func noteAppended(_ count: Int) { appended.withLock { $0 += count } }

    init(_ path: String) throws(VaultError) {
        try Schema.check(fileAt: path)
        do {
            pool = try DatabasePool(path: path, configuration: Self.configuration)
            try Schema.migrate(pool)
            writes = GroupCommit(pool, disk)
            // So that an older Corgina sees the new version in the file's header and leaves it alone.
            try? pool.writeWithoutTransaction { try LogFlushes.emptyLog($0, waiting: LogFlushes.longWait) }
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
        configuration.busyMode = .timeout(TimeInterval(LogFlushes.usualWait) / 1_000)
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
        do { return try await pool.read { try work(Database($0)) } } catch { throw VaultError(storage: error) }
    }

    /// Reads a row or two where it stands: a look-up by key takes less time than waking another thread for it.
    ///
    /// It waits for nothing but other look-ups.
    func readHere<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try lookUps.read { try work(Database($0)) } } catch { throw VaultError(storage: error) }
    }

    /// Runs work in a transaction, with others that came meanwhile, and returns when it is on the disk.
    ///
    /// - Parameter work: may be run a second time; see ``GroupCommit``.
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError)
        -> Value
    {
        try disk.check()
        do { return try await writes.write { try work(Database($0)) } } catch { throw disk.noting(error) }
    }

    /// The same where nothing else can be done before it: for opening a folder, and what an earlier version left.
    ///
    /// It holds up the thread it is called on.
    func writeNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try pool.write { try work(Database($0)) } } catch { throw disk.noting(error) }
    }

    /// Begins a transaction that may write, reads in it, and takes it back.
    func probe() async throws(VaultError) {
        try disk.check()
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
    ///
    /// It fails nothing: what was written before is on the disk. While another program reads the file the log cannot be
    /// emptied; then one task goes on trying, and it is done once that program has let go.
    func flush() async {
        flushes.want()
        // A write of somebody else's waits for this as long as `shortWait`, and no longer.
        _ = try? await pool.writeWithoutTransaction { self.tryToFlush($0, waiting: LogFlushes.shortWait) }
        goOnFlushing()
    }

    /// The same where nothing else can be done before it; see ``writeNow(_:)``.
    func flushNow() {
        flushes.want()
        pool.writeWithoutTransaction { tryToFlush($0, waiting: LogFlushes.longWait) }
        goOnFlushing()
    }

    /// Whether something that was deleted may still be in the log.
    var isFlushPending: Bool { flushes.isPending }

    /// Returns once nothing is pending, or no more is tried.
    func flushed() async { await flushes.finished() }

    private func tryToFlush(_ db: GRDB.Database, waiting milliseconds: Int) {
        do {
            try LogFlushes.emptyLog(db, waiting: milliseconds)
            flushes.done()
        } catch {
            // The disk did not keep what it acknowledged, so nothing more is written to it.
            if disk.noting(error) == .storageLost { flushes.giveUp() }
        }
    }

    private func goOnFlushing() {
        flushes.goOn { [weak self] in
            guard let self else { return }
            _ = try? await pool.writeWithoutTransaction { self.tryToFlush($0, waiting: 0) }
        }
    }

    // One process alone uses a file.
    var isShared: Bool { false }
    func announce(_ changes: [SharedChange]) async {}
    func listen(_ hear: @escaping @Sendable (SharedChange?) -> Void) {}

    /// Lets go of the file. A log that cannot be emptied just now is emptied by the next opening.
    func close() throws(VaultError) {
        do {
            flushes.want()
            pool.writeWithoutTransaction { tryToFlush($0, waiting: LogFlushes.longWait) }
            flushes.giveUp()
            try lookUps.close()
            try pool.close()
        } catch { throw VaultError(storage: error) }
    }
}
