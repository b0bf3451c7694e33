import DequeModule
import GRDB
import Synchronization

/// Writes that wait for the one writing connection. Those that arrive while a transaction runs share the next one, and its sync.
///
/// A write is one sync of the disk, and many that come together would wait for one sync each. Nobody waits for company: a write that
/// is alone begins at once, in a transaction of its own ([decision 36](docs/decisions/0036-writes-share-a-sync.md)).
final class GroupCommit: Sendable {
    private let pool: DatabasePool
    private let disk: DiskTrust
    private let state = Mutex(State())

    private struct State {
        var waiting: Deque<PendingWrite> = []
        var isScheduled = false
    }

    /// At most so many share a transaction, so that the first of them does not wait long for the last.
    static let most = 64

    init(_ pool: DatabasePool, _ disk: DiskTrust) {
        self.pool = pool
        self.disk = disk
    }

    /// How many wait for the next transaction.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs work in a transaction and returns once what it wrote would survive a power cut.
    ///
    /// - Parameter work: may be run a second time, in a transaction of its own, when that of its group failed.
    /// - Throws: what the work threw, or why the transaction was not kept, as it is or as a `VaultError`; nothing of it is stored
    ///   then. `interrupted` where the task was cancelled before its turn.
    func write<Value: Sendable>(_ work: @escaping @Sendable (GRDB.Database) throws -> Value) async throws -> Value {
        let ticket = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enqueue(PendingWrite(work, unless: ticket, continuation))
            }
        } onCancel: {
            ticket.cancel()
        }
    }

    private func enqueue(_ write: PendingWrite) {
        let begins = state.withLock { state in
            state.waiting.append(write)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if begins { schedule() }
    }

    private func schedule() {
        pool.asyncWriteWithoutTransaction { self.commitNext($0) }
    }

    /// One group a turn, so that what else waits for the connection gets its turn in between.
    private func commitNext(_ db: GRDB.Database) {
        let group = state.withLock { state in
            let group = Array(state.waiting.prefix(Self.most))
            state.waiting.removeFirst(group.count)
            return group
        }
        commit(group, db)
        let goesOn = state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            return state.isScheduled
        }
        if goesOn { schedule() }
    }

    private func commit(_ group: [PendingWrite], _ db: GRDB.Database) {
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
            for write in group { hasBegun ? alone(write, db) : write.refuseNow(meaning) }
        }
    }

    /// One that fails takes back what it wrote, and the others go on.
    ///
    /// - Throws: when the transaction itself is gone.
    private func inSavepoint(_ write: PendingWrite, _ db: GRDB.Database) throws {
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

    private func alone(_ write: PendingWrite, _ db: GRDB.Database) {
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

/// Whether somebody no longer waits for a write.
private final class Cancellation: Sendable {
    private let cancelled = Atomic(false)

    func cancel() { cancelled.store(true, ordering: .relaxed) }

    func check() throws {
        if cancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

/// One write that waits, whatever it returns.
private final class PendingWrite: Sendable {
    private let work: @Sendable (GRDB.Database) throws -> @Sendable () -> Void
    private let fail: @Sendable (any Error) -> Void
    private let outcome = Mutex<Outcome>(.none)

    private enum Outcome: Sendable {
        case none
        case done(@Sendable () -> Void)
        case refused(any Error)
    }

    init<Value: Sendable>(
        _ work: @escaping @Sendable (GRDB.Database) throws -> Value, unless cancellation: Cancellation,
        _ continuation: CheckedContinuation<Value, any Error>
    ) {
        self.work = { db in
            try cancellation.check()
            let value = try work(db)
            return { continuation.resume(returning: value) }
        }
        fail = { continuation.resume(throwing: $0) }
    }

    func run(_ db: GRDB.Database) throws {
        let answer = try work(db)
        outcome.withLock { $0 = .done(answer) }
    }

    func refuse(_ error: any Error) { outcome.withLock { $0 = .refused(error) } }

    func refuseNow(_ error: any Error) { fail(error) }

    /// Says what became of it, once, after the transaction.
    func answer() {
        switch outcome.withLock({ $0 }) {
        case .done(let answer): answer()
        case .refused(let error): fail(error)
        case .none: fail(CancellationError())
        }
    }
}
