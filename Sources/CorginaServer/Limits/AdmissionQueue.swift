import DequeModule
import Synchronization

/// Lets few files through at a time: one takes several times its size in memory while it is read. The others wait in their order.
final class AdmissionQueue: Sendable {
    private struct State {
        var taken = 0
        var waiting: Deque<(number: Int, turn: CheckedContinuation<Bool, Never>)> = []
        var numbers = 0
    }

    /// How many wait at once; what each has sent by then takes some memory too.
    static let mostWaiting = 16

    private let state = Mutex(State())
    private let places: Int
    private let refusal: ServerError

    /// - Parameters:
    ///   - places: how many are let through at once.
    ///   - refusal: what those are told whose turn does not come.
    init(places: Int = 1, refusal: ServerError = .importing) {
        self.places = places
        self.refusal = refusal
    }

    /// How many wait now.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Does the work once it is its turn.
    ///
    /// - Parameter patience: how long it waits for that.
    /// - Throws: the refusal when it is not its turn by then, or too many wait.
    func one<Value>(waiting patience: Duration, _ work: () async throws -> Value) async throws -> Value {
        guard await isItsTurn(within: patience) else { throw refusal }
        defer { handOver() }
        return try await work()
    }

    private func isItsTurn(within patience: Duration) async -> Bool {
        let number = state.withLock { state in
            state.numbers += 1
            return state.numbers
        }
        let limit = Task {
            try await Task.sleep(for: patience)
            give(up: number)
        }
        defer { limit.cancel() }
        return await withCheckedContinuation { turn in
            let isDecided = state.withLock { state -> Bool? in
                guard state.taken >= places else {
                    state.taken += 1
                    return true
                }
                guard patience > .zero, state.waiting.count < Self.mostWaiting else { return false }
                state.waiting.append((number, turn))
                return nil
            }
            if let isDecided { turn.resume(returning: isDecided) }
        }
    }

    private func give(up number: Int) {
        let turn = state.withLock { state in
            state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).turn }
        }
        turn?.resume(returning: false)
    }

    private func handOver() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard let first = state.waiting.popFirst() else {
                state.taken -= 1
                return nil
            }
            return first.turn
        }
        next?.resume(returning: true)
    }
}
