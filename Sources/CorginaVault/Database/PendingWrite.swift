import DequeModule
import Synchronization

/// Writes that wait for the one connection that writes, in the order they came.
final class WaitingWrites<Connection>: Sendable {
    private let state = Mutex(State())

    private struct State {
        var waiting: Deque<PendingWrite<Connection>> = []
        var isScheduled = false
    }

    /// How many wait for the next transaction.
    var count: Int { state.withLock { $0.waiting.count } }

    /// Waits for its turn, and for what becomes of it.
    ///
    /// - Parameters:
    ///   - work: may be run again, when the transaction it was in was not kept.
    ///   - schedule: asks for a turn on the connection. In each, ``next(_:)`` is called once and ``goesOn()`` once.
    /// - Throws: `CancellationError` where the task was cancelled before its turn.
    func write<Value: Sendable>(
        _ work: @escaping @Sendable (Connection) throws -> Value, _ schedule: () -> Void
    ) async throws -> Value {
        let ticket = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if enqueue(PendingWrite(work, unless: ticket, continuation)) { schedule() }
            }
        } onCancel: {
            ticket.cancel()
        }
    }

    /// - Returns: whether nobody asked for a turn yet.
    private func enqueue(_ write: PendingWrite<Connection>) -> Bool {
        state.withLock { state in
            state.waiting.append(write)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// Those whose turn it is.
    func next(_ most: Int) -> [PendingWrite<Connection>] {
        state.withLock { state in
            let group = Array(state.waiting.prefix(most))
            state.waiting.removeFirst(group.count)
            return group
        }
    }

    /// Whether somebody has come meanwhile, for whom another turn is to be asked.
    func goesOn() -> Bool {
        state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            return state.isScheduled
        }
    }
}

/// One write that waits, whatever it returns.
final class PendingWrite<Connection>: Sendable {
    private let work: @Sendable (Connection) throws -> @Sendable () -> Void
    private let fail: @Sendable (any Error) -> Void
    private let outcome = Mutex<Outcome>(.none)

    private enum Outcome: Sendable {
        case none
        case done(@Sendable () -> Void)
        case refused(any Error)
    }

    fileprivate init<Value: Sendable>(
        _ work: @escaping @Sendable (Connection) throws -> Value, unless cancellation: Cancellation,
        _ continuation: CheckedContinuation<Value, any Error>
    ) {
        self.work = { connection in
            try cancellation.check()
            let value = try work(connection)
            return { continuation.resume(returning: value) }
        }
        fail = { continuation.resume(throwing: $0) }
    }

    func run(_ connection: Connection) throws {
        let answer = try work(connection)
        outcome.withLock { $0 = .done(answer) }
    }

    func refuse(_ error: any Error) { outcome.withLock { $0 = .refused(error) } }

    /// Says what became of it, once, after the transaction.
    func answer() {
        switch outcome.withLock({ $0 }) {
        case .done(let answer): answer()
        case .refused(let error): fail(error)
        case .none: fail(CancellationError())
        }
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
