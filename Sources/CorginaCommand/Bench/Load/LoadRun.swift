/// Requests over several connections at once, each going through the diaries one after the other.
struct LoadRun {
    private let households: LoadDiaries.Made
    /// Of the servers, over which the connections are spread.
    private let ports: [Int]

    var cookies: [String] { households.cookies }

    /// What a person does.
    enum Deed: Sendable {
        /// Looks at Today.
        case view
        /// Logs a glass of water with one tap.
        case tap
        /// Says what she ate, and confirms it.
        case sentence
    }

    private static let words = "sentence=I+had+two+eggs+and+a+slice+of+toast"

    /// - Parameter ports: at least one.
    init(_ households: LoadDiaries.Made, ports: [Int]) {
        self.households = households
        self.ports = ports
    }

    /// Views Today of each diary once at each server.
    func firstViews(connections: Int) async throws -> Timings {
        var all = Timings()
        for port in ports {
            all.add(try await LoadRun(households, ports: [port]).views(connections: connections))
        }
        return all
    }

    private func views(connections: Int) async throws -> Timings {
        let cookies = cookies
        return try await together(connections) { (number: Int, connection: inout PlainConnection) -> Timings in
            var timings = Timings()
            for index in stride(from: number, to: cookies.count, by: connections) {
                try await timings.timed { try await Self.perform(.view, on: &connection, cookie: cookies[index]) }
            }
            return timings
        } joining: {
            $0.add($1)
        }
    }

    /// Does one thing over and over until the time is up.
    func repeated(_ deed: Deed, connections: Int, for time: Duration) async throws -> Timings {
        let cookies = households.cookies
        let end = ContinuousClock.now + time
        return try await together(connections) { (number: Int, connection: inout PlainConnection) -> Timings in
            var timings = Timings()
            // As evenly as can be: a diary keeps only so many sentences waiting to be confirmed.
            var index = number
            while ContinuousClock.now < end {
                let cookie = cookies[index % cookies.count]
                index += connections
                try await timings.timed { try await Self.perform(deed, on: &connection, cookie: cookie) }
            }
            return timings
        } joining: {
            $0.add($1)
        }
    }

    /// Does the work on so many connections at once, each with its number from 0.
    func together<Figures: Sendable>(
        _ connections: Int, _ work: @escaping @Sendable (Int, inout PlainConnection) async throws -> Figures,
        joining: (inout Figures, Figures) -> Void
    ) async throws -> Figures {
        let ports = ports
        return try await withThrowingTaskGroup(of: Figures.self) { group in
            for number in 0..<connections {
                group.addTask {
                    try await PlainConnection.open(port: ports[number % ports.count]) { try await work(number, &$0) }
                }
            }
            guard var all = try await group.next() else { throw BenchError.nothingToMeasure }
            for try await figures in group { joining(&all, figures) }
            return all
        }
    }

    static func perform(_ deed: Deed, on connection: inout PlainConnection, cookie: String) async throws {
        switch deed {
        case .view: try expect(200, try await connection.send(.GET, "/today", cookie: cookie))
        case .tap:
            try expect(303, try await connection.send(.POST, "/hydration/drinks", cookie: cookie, form: "size=glass"))
        case .sentence:
            let draft = try await connection.send(.POST, "/drafts", cookie: cookie, form: words)
            try expect(303, draft)
            let log = (draft.location ?? "") + "/log"
            try expect(303, try await connection.send(.POST, log, cookie: cookie, form: "x=1"))
        }
    }

    private static func expect(_ status: Int, _ answer: PlainConnection.Answer) throws {
        guard answer.status == status else { throw BenchError.unexpected(status: answer.status) }
    }
}
