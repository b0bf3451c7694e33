import HTTPTypes
import Synchronization

/// What requests came to, counted: how many, how they were answered, how long they took. They tell nothing about a person.
final class Metrics: Sendable {
    /// What one request is counted as.
    struct Request: Hashable, Sendable {
        let method: String
        /// The route's pattern.
        let route: String
        /// "2xx"
        let status: String

        init(method: HTTPRequest.Method, route: String, status: Int) {
            // A method that a client made up must not become a label.
            self.method = Self.known.contains(method) ? method.rawValue : "other"
            self.route = route
            self.status = "\(status / 100)xx"
        }

        private static let known: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .delete, .options, .patch]
    }

    /// How many requests of a route took at most so long.
    struct Durations: Hashable, Sendable {
        /// Upper ends in seconds; one more bucket holds what took longer.
        static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

        private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
        private(set) var seconds = 0.0

        mutating func add(_ duration: Duration) {
            let took = duration / .seconds(1)
            counts[Self.bounds.firstIndex { took <= $0 } ?? Self.bounds.count] += 1
            seconds += took
        }
    }

    struct Counts: Sendable {
        var requests: [Request: Int] = [:]
        var durations: [String: Durations] = [:]
    }

    private let state = Mutex(Counts())

    var counts: Counts { state.withLock { $0 } }

    func count(_ request: Request, took duration: Duration) {
        state.withLock {
            $0.requests[request, default: 0] += 1
            $0.durations[request.route, default: Durations()].add(duration)
        }
    }
}
