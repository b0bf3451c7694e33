import DequeModule

/// Lets so many through at a time, in the order they came.
actor AsyncSemaphore {
    private var free: Int
    private var waiting: Deque<CheckedContinuation<Void, Never>> = []

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
        if let next = waiting.popFirst() { next.resume() } else { free += 1 }
    }
}
