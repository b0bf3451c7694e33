import Dispatch
import Foundation

/// One connection and those who wait for it, in the order they came.
///
/// A connection that is lost is made anew for the next who needs it.
final class PostgresLane: Sendable {
    /// How a transaction begins and ends.
    enum Kind {
        case reading, writing, trial

        var begin: String {
            switch self {
            case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
            case .writing, .trial: "BEGIN ISOLATION LEVEL SERIALIZABLE"
            }
        }

        var end: String { self == .trial ? "ROLLBACK" : "COMMIT" }
    }

    private let address: PostgresAddress
    private let patience: Duration?
    private let queue: DispatchQueue
    // All are only touched on the queue.
    nonisolated(unsafe) private var connection: PostgresConnection?
    nonisolated(unsafe) private var isClosed = false
    nonisolated(unsafe) private var failed: ContinuousClock.Instant?

    /// How often a transaction is begun at most when others come between.
    static let mostTries = 20
    /// How long nobody tries again after the database could not be reached, so that those who wait are not held up one after the other.
    private static let rest = Duration.seconds(1)

    /// - Parameter patience: how long an answer is waited for before the connection counts as lost; `nil` for ever.
    init(_ address: PostgresAddress, _ name: String, patience: Duration? = nil) {
        self.address = address
        self.patience = patience
        queue = DispatchQueue(label: "corgina.postgres.\(name)")
    }

    func run<Value: Sendable>(
        _ kind: Kind, _ work: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws(VaultError) -> Value {
        do {
            return try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Result { try self.tried(kind, work) }) }
            }
        } catch { throw VaultError(postgres: error) }
    }

    /// The same on the thread that asks.
    func runHere<Value>(_ kind: Kind, _ work: (PostgresConnection) throws -> Value) throws(VaultError) -> Value {
        do { return try queue.sync { try tried(kind, work) } } catch { throw VaultError(postgres: error) }
    }

    /// Runs something in its turn.
    func enqueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Nothing more is asked here.
    func close() {
        queue.sync {
            connection = nil
            isClosed = true
        }
    }

    /// Runs a transaction, and again where others came between or the connection was lost. It is called on the queue.
    func tried<Value>(
        _ kind: Kind, mostTries: Int = mostTries, _ work: (PostgresConnection) throws -> Value
    ) throws -> Value {
        var tries = 1
        while true {
            do { return try once(kind, work) } catch let error as PostgresError {
                guard error.isCollision && tries < mostTries || error.isLinkLost && tries == 1 else { throw error }
            }
            // Longer each time, so that those who collide get out of each other's way.
            if tries > 1 { Thread.sleep(forTimeInterval: 0.001 * Double(1 << min(tries, 6))) }
            tries += 1
        }
    }

    private func once<Value>(_ kind: Kind, _ work: (PostgresConnection) throws -> Value) throws -> Value {
        let connection = try connected()
        let value: Value
        do {
            try connection.run(kind.begin)
            value = try work(connection)
        } catch {
            takeBack(connection)
            throw error
        }
        guard connection.canCommit else {
            let error = connection.failure
            takeBack(connection)
            throw error
        }
        do { try connection.run(kind.end) } catch let error as PostgresError {
            takeBack(connection)
            // Nobody here knows whether it was kept: doing it again might do it twice.
            throw kind == .writing && error.leavesUnknown ? VaultError.interrupted : error
        }
        return value
    }

    private func takeBack(_ connection: PostgresConnection) {
        connection.forgetTables()
        guard !connection.isLost, (try? connection.run("ROLLBACK")) != nil else { return self.connection = nil }
    }

    private func connected() throws -> PostgresConnection {
        guard !isClosed else { throw VaultError.interrupted }
        if let connection, !connection.isLost { return connection }
        if let failed, ContinuousClock.now - failed < Self.rest { throw VaultError.databaseNotReachable }
        do {
            let fresh = try PostgresConnection(address, patience: patience)
            try fresh.settle()
            (connection, failed) = (fresh, nil)
            return fresh
        } catch {
            failed = .now
            throw error
        }
    }
}

extension PostgresConnection {
    /// Why a transaction cannot be committed.
    var failure: PostgresError { PostgresError(state: isLost ? "" : PostgresError.abortedTransaction) }

    /// What holds for every transaction on it.
    fileprivate func settle() throws {
        // A commit that is answered is on the disk, whatever the database's owner chose for others.
        if ["off", "local"].contains(try setting("synchronous_commit")) { try run("SET synchronous_commit = on") }
        // Whoever hangs in a transaction does not hold up others for ever.
        try run("SET lock_timeout = '15s'; SET idle_in_transaction_session_timeout = '60s'")
        // libpq writes what is less than an error to where a server's complaints are.
        try run("SET client_min_messages = error")
    }

    private func setting(_ name: String) throws -> String {
        guard case .text(let value)? = try execute("SHOW \(name)", []).allRows().first?.values.first else { return "" }
        return value
    }
}

extension VaultError {
    init(postgres error: any Error) {
        switch error {
        case let error as VaultError: self = error
        case let error as PostgresError: self = error.meaning
        default: self = error is CancellationError ? .interrupted : .storageFailed(code: 0)
        }
    }
}
