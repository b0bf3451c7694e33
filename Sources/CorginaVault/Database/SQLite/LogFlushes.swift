import GRDB
import Synchronization

/// Which emptying of SQLite's log is still to be done, and the one task that goes on trying.
///
/// A change that is committed is done, whether or not the log can be emptied just then: a program that reads the file keeps
/// the log as it was when it began, for as long as it reads.
final class LogFlushes: Sendable {
    /// How long a statement waits for others, in milliseconds: on a disk that is busy with something else a sync takes seconds.
    static let usualWait = 15_000
    /// How long an emptying waits for readers while somebody waits for the answer, in milliseconds. Our own let go within that.
    static let shortWait = 100
    /// The same where nobody is served yet, or any more.
    static let longWait = 1_000
    /// The longest pause between two attempts, in milliseconds.
    private static let longestPause = 1_600

    private struct State {
        var isPending = false
        var hasGivenUp = false
        var retries: Task<Void, Never>?
    }

    private let state = Mutex(State())

    var isPending: Bool { state.withLock { $0.isPending } }

    /// To be called before an attempt, so that one that begins later counts for it.
    func want() { state.withLock { $0.isPending = true } }

    /// To be called while the writing connection is still held, so that it never counts for a later change.
    func done() { state.withLock { $0.isPending = false } }

    /// No more is tried.
    func giveUp() {
        state.withLock { state in
            state.hasGivenUp = true
            state.retries?.cancel()
        }
    }

    /// Goes on trying in a task, unless one does already or nothing is pending.
    ///
    /// - Parameter attempt: calls ``done()`` when it succeeds.
    func goOn(_ attempt: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            guard state.isPending, !state.hasGivenUp, state.retries == nil else { return }
            state.retries = Task { [weak self] in
                var pause = 50
                while let self, await self.isStillNeeded(after: pause) {
                    await attempt()
                    pause = min(pause * 2, Self.longestPause)
                }
            }
        }
    }

    func finished() async {
        await state.withLock { $0.retries }?.value
    }

    private func isStillNeeded(after milliseconds: Int) async -> Bool {
        let isNeeded = state.withLock { state in
            if !state.isPending || state.hasGivenUp { state.retries = nil }
            return state.retries != nil
        }
        guard isNeeded else { return false }
        return (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil
    }

    /// Moves the log into the file and empties it.
    ///
    /// - Parameter milliseconds: how long it waits for readers, and holds up whoever wants to write.
    static func emptyLog(_ db: GRDB.Database, waiting milliseconds: Int) throws {
        try db.execute(sql: "PRAGMA busy_timeout = \(milliseconds)")
        defer { try? db.execute(sql: "PRAGMA busy_timeout = \(usualWait)") }
        _ = try db.checkpoint(.truncate)
    }
}
