/// Ends work that takes too long.
struct TimeLimit: Sendable {
    let whole: Duration
    /// Returns after so long; ends early with an error when its task is cancelled.
    let wait: @Sendable (Duration) async throws -> Void

    /// What comes first: the work's end, or the end of the time for it.
    func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask { try await work() }
            group.addTask { [wait, whole] in
                try await wait(whole)
                throw ProviderError.timedOut
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw ProviderError.failed }
            return first
        }
    }
}
