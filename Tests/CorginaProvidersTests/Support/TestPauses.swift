import FakeProviders
import Synchronization

@testable import CorginaProviders

/// How a test stands in for the clock: pauses are over at once, and the end of the time comes when the test says so.
final class TestPauses: Sendable {
    let limits: ProviderLimits
    private let pauses = Mutex<[Duration]>([])
    private let end: @Sendable () async -> Void

    /// - Parameter end: returns when the time for everything is over; by itself it never is.
    init(limits: ProviderLimits = ProviderLimits(), end: @escaping @Sendable () async -> Void = TestPauses.never) {
        self.limits = limits
        self.end = end
    }

    /// The pauses that were made, in their order.
    var made: [Duration] { pauses.withLock { $0 } }

    var client: ProviderClient {
        ProviderClient(limits: limits) { [self] duration in
            guard duration == limits.whole else { return pauses.withLock { $0.append(duration) } }
            await end()
            try Task.checkCancellation()
        }
    }

    /// Returns when its task is cancelled.
    static let never: @Sendable () async -> Void = {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
    }
}

extension FakeProvider {
    /// The file that names this provider for everything.
    func file(key: String? = nil) throws -> ProviderFile {
        let fields = #""address":"http://127.0.0.1:\#(port)","model":"small""# + (key.map { #","key":"\#($0)""# } ?? "")
        let json = #"{"speech":{\#(fields)},"vision":{\#(fields)},"text":{\#(fields)}}"#
        return try ProviderFile(Array(json.utf8), path: "test")
    }
}
