import Foundation
import ProcessShield
import Synchronization

/// The stacks of the threads that run our tasks.
///
/// Memory is wiped as it is given back, but a stack is not: a short word of hers lies where a call that is over had it, until
/// another call reaches as deep on the same thread.
enum ThreadStacks {
    /// In bytes: deeper than what reads and shows a diary goes.
    private static let depth = 256 << 10
    /// How long one thread waits for the others. One that is busy for longer goes on without and overwrites its own; then all are tried
    /// again later.
    private static let patience: Duration = .milliseconds(250)

    private static let turns = WipingTurns()

    /// Overwrites them, each on its own thread. Who asks while one waits to begin waits for that one.
    static func wipe() async { await turns.wipe() }

    private final class Gathering: Sendable {
        let arrived = Atomic(0)
    }

    /// - Returns: whether every thread was there.
    fileprivate static func wipeNow() async -> Bool {
        let count = ProcessInfo.processInfo.activeProcessorCount
        let gathering = Gathering()
        return await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<count {
                group.addTask {
                    gathering.arrived.add(1, ordering: .relaxed)
                    // There is a thread for each core; one that did not wait would take the turns of the others too.
                    let end = ContinuousClock.now + patience
                    while gathering.arrived.load(ordering: .relaxed) < count, ContinuousClock.now < end {
                        sched_yield()
                    }
                    let isWhole = gathering.arrived.load(ordering: .relaxed) >= count
                    corgina_wipe_stack(depth)
                    return isWhole
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }
    }
}

/// One wiping at a time: two would each hold a thread the other waits for.
private actor WipingTurns {
    private var running: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    private var isTrying = false
    private static let mostTries = 60

    func wipe() async {
        let turn = waiting ?? next()
        await turn.value
    }

    private func next() -> Task<Void, Never> {
        let before = running
        let turn = Task {
            await before?.value
            begin()
            if await !ThreadStacks.wipeNow() { tryLater() }
        }
        waiting = turn
        return turn
    }

    /// On a crowded machine a thread may get no turn for longer than anybody is kept waiting.
    private func tryLater() {
        guard !isTrying else { return }
        isTrying = true
        Task {
            for _ in 0..<Self.mostTries {
                try? await Task.sleep(for: .milliseconds(500))
                if await ThreadStacks.wipeNow() { break }
            }
            isTrying = false
        }
    }

    /// Who asks from here on may have come too late for this one.
    private func begin() { (running, waiting) = (waiting, nil) }
}
