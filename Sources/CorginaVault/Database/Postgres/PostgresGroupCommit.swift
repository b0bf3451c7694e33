/// Writes that wait for the one connection to PostgreSQL that writes. Those that arrive while a transaction runs share the next one, its
/// way to the database and its sync ([decision 36](docs/decisions/0036-writes-share-a-sync.md)).
final class PostgresGroupCommit: Sendable {
    private let lane: PostgresLane
    private let waiting = WaitingWrites<PostgresConnection>()

    /// At most so many share a transaction. PostgreSQL keeps 64 savepoints of one at hand, and for more it has to look on the disk
    /// (`PGPROC_MAX_CACHED_SUBXIDS`).
    static let most = 64
    /// How often a group is begun when another process comes between. Then each of it goes on by itself, since one alone is shorter.
    private static let mostTries = 3

    init(_ lane: PostgresLane) { self.lane = lane }

    /// How many wait for the next transaction.
    var waitingCount: Int { waiting.count }

    /// Runs work in a transaction and returns once PostgreSQL has it on the disk.
    ///
    /// - Parameter work: may be run again from its beginning, when its transaction was not kept.
    /// - Throws: what the work threw, or why the transaction was not kept; nothing of it is stored then. `interrupted` where nobody knows
    ///   whether it was kept, or where the task was cancelled before its turn.
    func write<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws(VaultError) -> Value {
        do { return try await waiting.write(work) { schedule() } } catch { throw VaultError(postgres: error) }
    }

    private func schedule() {
        lane.enqueue { self.commitNext() }
    }

    /// One group a turn, so that what else waits for the connection gets its turn in between.
    private func commitNext() {
        commit(waiting.next(Self.most))
        if waiting.goesOn() { schedule() }
    }

    private func commit(_ group: [PendingWrite<PostgresConnection>]) {
        guard group.count > 1 else { return group.forEach(alone) }
        do {
            try lane.tried(.writing, mostTries: Self.mostTries) { connection in
                for write in group { try Self.inSavepoint(write, connection) }
            }
        } catch let error as PostgresError where !error.isLinkLost {
            // Nothing of the group was kept. By itself each finds out what becomes of it.
            return group.forEach(alone)
        } catch {
            // The database cannot be reached, or nobody knows whether it kept them. Each would wait as long, and learn no more. What one
            // that failed had found may be what another had written, so it too is told this.
            for write in group { write.refuse(error) }
        }
        for write in group { write.answer() }
    }

    /// One that fails takes back what it wrote, and the others go on.
    ///
    /// - Throws: where all of the transaction has to be done again, or cannot be.
    private static func inSavepoint(
        _ write: PendingWrite<PostgresConnection>, _ connection: PostgresConnection
    ) throws {
        try connection.run("SAVEPOINT one")
        do {
            try write.run(connection)
            guard connection.canCommit else { throw connection.failure }
            try connection.run("RELEASE SAVEPOINT one")
        } catch {
            if let error = error as? PostgresError, error.isCollision || error.isLinkLost { throw error }
            connection.forgetTables()
            try connection.run("ROLLBACK TO SAVEPOINT one; RELEASE SAVEPOINT one")
            write.refuse(error)
        }
    }

    private func alone(_ write: PendingWrite<PostgresConnection>) {
        do { try lane.tried(.writing) { try write.run($0) } } catch { write.refuse(error) }
        write.answer()
    }
}
