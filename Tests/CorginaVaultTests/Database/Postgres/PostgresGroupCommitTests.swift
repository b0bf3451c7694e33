import Dispatch
import Testing

@testable import CorginaVault

/// Writes that come while another transaction runs on PostgreSQL.
@Suite(.besidePostgres)
struct PostgresGroupCommitTests {
    private let address: PostgresAddress
    private let lane: PostgresLane
    private let writes: PostgresGroupCommit

    init() throws {
        address = try TestPostgres.fresh()
        (lane, writes) = try Self.made(address)
        try TestPostgres.run(
            """
            CREATE TABLE note (
                id BIGINT PRIMARY KEY, other BIGINT REFERENCES note DEFERRABLE INITIALLY DEFERRED, transaction TEXT)
            """, on: address)
    }

    private static func made(_ address: PostgresAddress) throws -> (PostgresLane, PostgresGroupCommit) {
        let lane = PostgresLane(address, "write")
        return (lane, PostgresGroupCommit(lane))
    }

    private static func insert(_ id: Int, of other: Int? = nil, _ connection: PostgresConnection) throws {
        try Database(connection).execute(
            "INSERT INTO note VALUES (?, \(other.map { "\($0)" } ?? "NULL"), pg_current_xact_id()::text)", [id])
    }

    private typealias Outcome = Result<Int, VaultError>

    /// What became of it: its number, or why it is not there.
    ///
    /// - Parameter last: what the same write does besides.
    private static func add(
        _ id: Int, of other: Int? = nil, _ writes: PostgresGroupCommit,
        _ last: @escaping @Sendable (CorginaVault.Database) throws -> Void = { _ in }
    ) async -> Outcome {
        do throws(VaultError) {
            return .success(
                try await writes.write { connection in
                    try insert(id, of: other, connection)
                    try last(Database(connection))
                    return id
                })
        } catch { return .failure(error) }
    }

    /// Holds the connection until `work` has done what it does and so many writes wait.
    private func whileHeld<Value: Sendable>(
        until count: Int, _ writes: PostgresGroupCommit, _ lane: PostgresLane,
        _ work: @Sendable (inout TaskGroup<Value>) -> Void
    ) async -> [Value] {
        let release = DispatchSemaphore(value: 0)
        return await withTaskGroup(of: Value.self) { group in
            await withCheckedContinuation { holds in
                lane.enqueue {
                    holds.resume()
                    release.wait()
                }
            }
            work(&group)
            while writes.waitingCount < count { await Task.yield() }
            release.signal()
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func kept() throws -> [Int] { try TestPostgres.numbers("SELECT id FROM note ORDER BY id", on: address) }

    private func transactions() throws -> Int {
        try TestPostgres.numbers("SELECT COUNT(DISTINCT transaction) FROM note", on: address).first ?? 0
    }

    @Test func `writes that came together share one transaction, and a group has its bound`() async throws {
        let (count, writes) = (PostgresGroupCommit.most + 3, writes)
        let done = await whileHeld(until: count, writes, lane) { group in
            for id in 1...count { group.addTask { await Self.add(id, writes) } }
        }
        #expect(done.count == count && done.allSatisfy { (try? $0.get()) != nil })
        #expect(try kept() == Array(1...count))
        #expect(try transactions() == 2)
    }

    @Test func `one that fails takes back its own, and the others are kept`() async throws {
        let writes = writes
        let done = await whileHeld(until: 4, writes, lane) { group in
            group.addTask { await Self.add(1, writes) }
            group.addTask { await Self.add(100, writes) { _ in throw VaultError.keyRetired } }
            // The database itself refuses this one.
            group.addTask { await Self.add(101, writes) { _ = try $0.execute("SELECT 1 / 0") } }
            group.addTask { await Self.add(2, writes) }
        }
        #expect(
            Set(done) == [.success(1), .success(2), .failure(.keyRetired), .failure(.databaseFailed(state: "22012"))])
        #expect(try kept() == [1, 2])
        #expect(try transactions() == 1)
    }

    @Test func `an error that the work itself passes over is not passed over by the group`() async throws {
        let writes = writes
        let done = await whileHeld(until: 2, writes, lane) { group in
            group.addTask { await Self.add(7, writes) { _ = try? $0.execute("SELECT 1 / 0") } }
            group.addTask { await Self.add(1, writes) }
        }
        #expect(Set(done) == [.success(1), .failure(.databaseFailed(state: PostgresError.abortedTransaction))])
        #expect(try kept() == [1])
    }

    @Test func `where the commit fails, each finds out by itself, and only what cannot be kept is refused`()
        async throws
    {
        let writes = writes
        let done = await whileHeld(until: 3, writes, lane) { group in
            group.addTask { await Self.add(1, writes) }
            group.addTask { await Self.add(2, of: 99, writes) }
            group.addTask { await Self.add(3, writes) }
        }
        #expect(Set(done) == [.success(1), .success(3), .failure(.databaseFailed(state: "23503"))])
        #expect(try kept() == [1, 3])
    }

    @Test func `two groups of two processes that come between each other are both kept`() async throws {
        let other = try Self.made(address)
        let groups = [(lane, writes), other]
        try TestPostgres.run("INSERT INTO note VALUES (0, NULL, '')", on: address)
        // Each counts what is there and writes the count down: at once neither would be right.
        await withTaskGroup(of: Void.self) { tasks in
            for (lane, writes) in groups {
                tasks.addTask {
                    let _: [Void] = await whileHeld(until: 10, writes, lane) { group in
                        for _ in 0..<10 {
                            group.addTask {
                                try? await writes.write { connection in
                                    let count = try Database(connection).value(Int.self, "SELECT COUNT(*) FROM note")
                                    try Self.insert(count ?? 0, connection)
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(try kept() == Array(0...20))
    }

    @Test func `what was cancelled before its turn is not done`() async throws {
        let writes = writes
        let done = await whileHeld(until: 2, writes, lane) { group in
            group.addTask { await Self.add(1, writes) }
            let cancelled = Task { await Self.add(2, writes) }
            cancelled.cancel()
            group.addTask { await cancelled.value }
        }
        #expect(Set(done) == [.success(1), .failure(.interrupted)])
        #expect(try kept() == [1])
    }

    @Test func `a group whose commit nobody heard of is told so, each of it, and nothing is done twice`() async throws {
        let port = try #require(address.options["port"].flatMap { Int($0) })
        let relay = try CuttingRelay(to: port)
        let (lane, writes) = try Self.made(TestPostgres.same(as: address, byPort: relay.port))
        let done = await whileHeld(until: 3, writes, lane) { group in
            for id in 1...3 { group.addTask { await Self.add(id, writes) } }
            relay.arm()
        }
        #expect(done == Array(repeating: .failure(.interrupted), count: 3))
        #expect(relay.cutCount == 1)
        #expect(try kept() == [1, 2, 3])
        #expect(try await Self.add(4, writes).get() == 4)
    }

    @Test func `where there is no database, the whole group is refused at once`() async throws {
        let (lane, writes) = try Self.made(TestPostgres.same(as: address, byPort: 1))
        let done = await whileHeld(until: 3, writes, lane) { group in
            for id in 1...3 { group.addTask { await Self.add(id, writes) } }
        }
        #expect(done == Array(repeating: .failure(.databaseNotReachable), count: 3))
    }
}
