import CorginaProviders

/// Whether whoever sent a request still waits for its answer.
struct Presence: Sendable {
    /// Makes a stream that ends when she no longer does; `nil` where nobody would notice.
    private let departure: @Sendable () -> AsyncStream<Never>?

    init(_ departure: @escaping @Sendable () -> AsyncStream<Never>?) { self.departure = departure }

    /// For callers that wait for the answer however long it takes.
    static let always = Presence { nil }

    /// Asks another server for her, and stops asking when she no longer waits.
    ///
    /// - Throws: `cancelled` where she does not.
    func ask<Value: Sendable>(
        _ ask: @escaping @Sendable () async throws(ProviderError) -> Value
    ) async throws(ProviderError) -> Value {
        guard let departure = departure() else { return try await ask() }
        let answer = await withTaskGroup(of: Result<Value, ProviderError>?.self) { group in
            group.addTask {
                for await _ in departure {}
                return nil
            }
            group.addTask {
                do throws(ProviderError) { return .success(try await ask()) } catch { return .failure(error) }
            }
            // Whichever ends first ends the other.
            var answer: Result<Value, ProviderError>?
            for await ended in group {
                answer = answer ?? ended
                group.cancelAll()
            }
            return answer ?? .failure(.cancelled)
        }
        return try answer.get()
    }
}
