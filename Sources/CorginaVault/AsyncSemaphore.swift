/// Lets so many through at a time, in the order they came.
actor AsyncSemaphore {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var first = 0

    init(places: Int) {
        free = places
    }

    /// Does the work once there is a place.
    nonisolated func pass<Value: Sendable>(
        _ work: @Sendable () async -> Value
    ) async -> Value {
        await enter()
        let value = await work()
        await leave()
        return value
    }

    private func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        guard first < waiting.count else {
            free += 1
            return
        }
        waiting[first].resume()
        first += 1
        if first > 64, first > waiting.count / 2 {
            waiting.removeFirst(first)
            first = 0
        }
    }
}
