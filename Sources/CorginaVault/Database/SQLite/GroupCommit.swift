import GRDB

/// Writes that wait for the one writing connection. Those that arrive while a transaction runs share the next one, and its sync.
///
/// A write is one sync of the disk, and many that come together would wait for one sync each. Nobody waits for company: a write that
/// is alone begins at once, in a transaction of its own ([decision 36](docs/decisions/0036-writes-share-a-sync.md)).
final class GroupCommit: Sendable {
    private let pool: DatabasePool
    private let disk: DiskTrust
    private let waiting = WaitingWrites<GRDB.Database>()

    /// At most so many share a transaction, so that the first of them does not wait long for the last.
    static let most = 64

    init(_ pool: DatabasePool, _ disk: DiskTrust) {
        self.pool = pool
        self.disk = disk
    }

    /// How many wait for the next transaction.
    var waitingCount: Int { waiting.count }

    /// Runs work in a transaction and returns once what it wrote would survive a power cut.
    ///
    /// - Parameter work: may be run a second time, in a transaction of its own, when that of its group failed.
    /// - Throws: what the work threw, or why the transaction was not kept, as it is or as a `VaultError`; nothing of it is stored
    ///   then. `interrupted` where the task was cancelled before its turn.
    func write<Value: Sendable>(_ work: @escaping @Sendable (GRDB.Database) throws -> Value) async throws -> Value {
        try await waiting.write(work) { schedule() }
    }

    private func schedule() {
        pool.asyncWriteWithoutTransaction { self.commitNext($0) }
    }

    /// One group a turn, so that what else waits for the connection gets its turn in between.
    private func commitNext(_ db: GRDB.Database) {
        commit(waiting.next(Self.most), db)
        if waiting.goesOn() { schedule() }
    }

    private func commit(_ group: [PendingWrite<GRDB.Database>], _ db: GRDB.Database) {
        guard group.count > 1 else { return group.forEach { alone($0, db) } }
        var hasBegun = false
        do {
            try disk.check()
            try db.inTransaction(.immediate) {
                hasBegun = true
                for write in group { try inSavepoint(write, db) }
                return .commit
            }
            for write in group { write.answer() }
        } catch {
            let meaning = disk.noting(error)
            // Nothing of the group was kept. By itself each finds out what becomes of it; but where another program has the file, each
            // would wait as long as this one did, and so would all behind them.
            for write in group { hasBegun ? alone(write, db) : refuse(write, meaning) }
        }
    }

    /// One that fails takes back what it wrote, and the others go on.
    ///
    /// - Throws: when the transaction itself is gone.
    private func inSavepoint(_ write: PendingWrite<GRDB.Database>, _ db: GRDB.Database) throws {
        do {
            try db.inSavepoint {
                try write.run(db)
                return .commit
            }
        } catch {
            guard db.isInsideTransaction else { throw error }
            write.refuse(error)
        }
    }

    private func refuse(_ write: PendingWrite<GRDB.Database>, _ error: VaultError) {
        write.refuse(error)
        write.answer()
    }

    private func alone(_ write: PendingWrite<GRDB.Database>, _ db: GRDB.Database) {
        do {
            try disk.check()
            try db.inTransaction(.immediate) {
                try write.run(db)
                return .commit
            }
        } catch {
            write.refuse(disk.noting(error))
        }
        write.answer()
    }
}
