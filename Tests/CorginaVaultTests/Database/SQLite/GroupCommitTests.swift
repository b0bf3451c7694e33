import Foundation
import GRDB
import Synchronization
import Testing

@testable import CorginaVault

/// Writes that come while another transaction runs.
struct GroupCommitTests {
    /// A file with a table of notes, each of which may name another that has to be there when the transaction ends.
    private struct Notes {
        let folder: TemporaryFolder
        let pool: DatabasePool
        let writes: GroupCommit
        let disk = DiskTrust()
        let commits = CommitCount()

        init() throws {
            folder = try TemporaryFolder()
            pool = try DatabasePool(path: folder.path + "/notes.sqlite")
            writes = GroupCommit(pool, disk)
            try pool.write { db in
                try db.execute(
                    sql: """
                        CREATE TABLE note (
                            id INTEGER PRIMARY KEY, of INTEGER REFERENCES note DEFERRABLE INITIALLY DEFERRED)
                        """)
            }
            pool.add(transactionObserver: commits, extent: .databaseLifetime)
        }

        func add(_ id: Int, of other: Int? = nil) async throws {
            try await writes.write { try $0.execute(sql: "INSERT INTO note VALUES (?, ?)", arguments: [id, other]) }
        }

        func ids() throws -> [Int] {
            try pool.read { try Int.fetchAll($0, sql: "SELECT id FROM note ORDER BY id") }
        }

        /// Holds the connection until `work` has done what it does and so many writes wait.
        func whileHeld<Value: Sendable>(
            until count: Int, _ work: @Sendable (inout TaskGroup<Value>) -> Void
        ) async -> [Value] {
            let release = DispatchSemaphore(value: 0)
            return await withTaskGroup(of: Value.self) { group in
                await withCheckedContinuation { holds in
                    pool.asyncWriteWithoutTransaction { _ in
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
    }

    /// Counts transactions that were kept and changed something.
    private final class CommitCount: TransactionObserver, Sendable {
        private let counted = Mutex(0)
        var value: Int { counted.withLock { $0 } }

        func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
        func databaseDidChange(with event: DatabaseEvent) {}
        func databaseDidCommit(_ db: GRDB.Database) { counted.withLock { $0 += 1 } }
        func databaseDidRollback(_ db: GRDB.Database) {}
    }

    private static func succeeds(_ work: () async throws -> Void) async -> Bool {
        do {
            try await work()
            return true
        } catch { return false }
    }

    @Test func `writes that came together share one transaction`() async throws {
        let notes = try Notes()
        let done = await notes.whileHeld(until: 20) { group in
            for id in 1...20 { group.addTask { await Self.succeeds { try await notes.add(id) } } }
        }
        #expect(done == Array(repeating: true, count: 20))
        #expect(try notes.ids() == Array(1...20))
        #expect(notes.commits.value == 1)
    }

    @Test func `a group has its bound, and those beyond it are the next`() async throws {
        let notes = try Notes()
        let count = GroupCommit.most + 3
        _ = await notes.whileHeld(until: count) { group in
            for id in 1...count { group.addTask { await Self.succeeds { try await notes.add(id) } } }
        }
        #expect(try notes.ids().count == count)
        #expect(notes.commits.value == 2)
    }

    @Test func `one that fails takes back its own, and the others are kept`() async throws {
        let notes = try Notes()
        let done = await notes.whileHeld(until: 3) { group in
            group.addTask { await Self.succeeds { try await notes.add(1) } }
            group.addTask {
                await Self.succeeds {
                    try await notes.writes.write { db in
                        try db.execute(sql: "INSERT INTO note VALUES (100, NULL)")
                        throw VaultError.keyRetired
                    }
                }
            }
            group.addTask { await Self.succeeds { try await notes.add(2) } }
        }
        #expect(done.count { $0 } == 2)
        #expect(try notes.ids() == [1, 2])
        #expect(notes.commits.value == 1)
    }

    @Test func `where the commit fails, each finds out by itself, and only what cannot be kept is refused`()
        async throws
    {
        let notes = try Notes()
        let kept = await notes.whileHeld(until: 3) { group in
            for (id, other) in [(1, nil), (2, 99), (3, nil)] as [(Int, Int?)] {
                group.addTask { await Self.succeeds { try await notes.add(id, of: other) } ? id : 0 }
            }
        }
        #expect(kept.sorted() == [0, 1, 3])
        #expect(try notes.ids() == [1, 3])
    }

    @Test func `what was cancelled before its turn is not done`() async throws {
        let notes = try Notes()
        let done = await notes.whileHeld(until: 2) { group in
            group.addTask { await Self.succeeds { try await notes.add(1) } }
            let cancelled = Task { try await notes.add(2) }
            cancelled.cancel()
            group.addTask { await Self.succeeds { try await cancelled.value } }
        }
        #expect(done.count { $0 } == 1)
        #expect(try notes.ids() == [1])
    }

    @Test func `after a sync that failed, nobody who waits is told that something was kept`() async throws {
        let notes = try Notes()
        let disk = notes.disk
        let errors = await notes.whileHeld(until: 2) { group in
            for id in 1...2 {
                group.addTask { () -> VaultError? in
                    do { try await notes.add(id) } catch { return VaultError(storage: error) }
                    return nil
                }
            }
            _ = disk.noting(DatabaseError(resultCode: .SQLITE_IOERR_FSYNC))
        }
        #expect(errors == [.storageLost, .storageLost])
        #expect(try notes.ids() == [])
    }

    @Test func `where another program writes, the whole group is refused after one wait`() async throws {
        let notes = try Notes()
        var heldOpen = Configuration()
        heldOpen.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: notes.folder.path + "/notes.sqlite", configuration: heldOpen)
        try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
        let errors = await notes.whileHeld(until: 2) { group in
            for id in 1...2 {
                group.addTask { () -> VaultError? in
                    do { try await notes.add(id) } catch { return VaultError(storage: error) }
                    return nil
                }
            }
        }
        #expect(errors == [.storageBusy, .storageBusy])
        try await other.writeWithoutTransaction { try $0.rollback() }
        try await notes.add(3)
        #expect(try notes.ids() == [3])
    }

    @Test func `one by itself begins at once and answers with what the work returned`() async throws {
        let notes = try Notes()
        let answer = try await notes.writes.write { db -> Int in
            try db.execute(sql: "INSERT INTO note VALUES (7, NULL)")
            return 42
        }
        #expect(answer == 42)
        #expect(try notes.ids() == [7])
        await #expect(throws: VaultError.keyRetired) {
            try await notes.writes.write { _ in throw VaultError.keyRetired }
        }
    }
}
