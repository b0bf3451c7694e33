import CorginaVault

/// Lets what runs on the simulated server go on one at a time, each when the simulation says so.
///
/// A request stops before and after every call of the store. Between two of those stops it alone runs, so that a seed
/// gives the same history every time, on however many threads.
final class Turns: Sendable {
    enum Stop: Sendable {
        /// Goes on once it is told to, or fails with what it is told.
        case waits(request: Int, CheckedContinuation<VaultError?, Never>)
        case ends(request: Int, Answer)
    }

    /// The request a task works for; `nil` where the simulation itself looks into the store, which waits for nothing.
    @TaskLocal static var request: Int?

    private let stops: AsyncStream<Stop>
    private let sender: AsyncStream<Stop>.Continuation

    init() { (stops, sender) = AsyncStream.makeStream() }

    func wait() async throws(VaultError) {
        guard let request = Self.request else { return }
        let fault = await withCheckedContinuation { sender.yield(.waits(request: request, $0)) }
        if let fault { throw fault }
    }

    /// Does a request's work, up to its first stop.
    func begin(_ request: Int, _ work: @escaping @Sendable () async -> Answer) async -> Stop? {
        Task {
            let answer = await Self.$request.withValue(request) { await work() }
            sender.yield(.ends(request: request, answer))
        }
        return await next()
    }

    /// Where the one request that runs stops next.
    func next() async -> Stop? {
        var iterator = stops.makeAsyncIterator()
        return await iterator.next()
    }
}
