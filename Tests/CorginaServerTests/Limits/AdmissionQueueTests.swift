import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CorginaServer

/// However many files are sent at once, one is read at a time.
struct AdmissionQueueTests {
    /// How many bodies are being read, and how many were at most.
    private final class Readers: Sendable {
        private let counts = Mutex((now: 0, most: 0, all: 0))
        var most: Int { counts.withLock { $0.most } }
        var all: Int { counts.withLock { $0.all } }

        func begin() {
            counts.withLock { counts in
                counts.now += 1
                counts.all += 1
                counts.most = max(counts.most, counts.now)
            }
        }

        func end() { counts.withLock { $0.now -= 1 } }
    }

    /// A body that comes in parts, and counts as read until it is done with.
    private func body(_ readers: Readers) -> RequestBody {
        RequestBody(
            asyncSequence: AsyncStream<ByteBuffer> { stream in
                stream.yield(ByteBuffer(string: "a"))
                stream.yield(ByteBuffer(string: "b"))
                stream.finish()
            }.map { part in
                if part == ByteBuffer(string: "a") { readers.begin() }
                await Task.yield()
                return part
            })
    }

    private func deadline(_ gate: AdmissionQueue, waitSeconds: Int) -> RequestDeadline {
        var limits = Limits()
        limits.importWaitSeconds = waitSeconds
        return RequestDeadline(limits: limits, gate: { _ in gate }) { _, _ in .diary }
    }

    private func context() -> CorginaContext {
        CorginaContext(
            source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test")))
    }

    private func request(_ readers: Readers) -> Request {
        Request(
            head: HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/settings/account/import"),
            body: body(readers))
    }

    @Test func `of twelve at once each is taken, and no two are in memory together`() async throws {
        let readers = Readers()
        let deadline = deadline(AdmissionQueue(), waitSeconds: 600)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    try await deadline.handle(request(readers), context: context()) { request, _ in
                        let body = try await request.body.collect(upTo: 2)
                        #expect(body == ByteBuffer(string: "ab"))
                        for _ in 0..<10 { await Task.yield() }
                        readers.end()
                        return Response(status: .ok)
                    }.status.code
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 12))
        #expect(readers.all == 12 && readers.most == 1)
    }

    @Test func `whoever's turn does not come in time is told so, and nothing of it is read`() async throws {
        let readers = Readers()
        let gate = AdmissionQueue()
        let patient = deadline(gate, waitSeconds: 600)
        let impatient = deadline(gate, waitSeconds: 0)
        let refused = try await patient.handle(request(readers), context: context()) { _, _ in
            do {
                return try await impatient.handle(request(readers), context: context()) { _, _ in
                    Response(status: .ok)
                }
            } catch ServerError.importing { return Response(status: .serviceUnavailable) }
        }
        #expect(refused.status == .serviceUnavailable)
        #expect(readers.all == 1)
        // And the next is taken again.
        let answer = try await impatient.handle(request(readers), context: context()) { _, _ in Response(status: .ok) }
        #expect(answer.status == .ok)
    }

    @Test func `as many as there are places for are let through together`() async throws {
        let gate = AdmissionQueue(places: 2, refusal: .busy)
        let answer = try await gate.one(waiting: .zero) {
            try await gate.one(waiting: .zero) {
                do { return try await gate.one(waiting: .zero) { "third" } } catch ServerError.busy { return "busy" }
            }
        }
        #expect(answer == "busy")
        #expect(try await gate.one(waiting: .zero) { true })
    }

    @Test func `it is handed over in order`() async throws {
        let gate = AdmissionQueue()
        let order = Order()
        let tasks = try await gate.one(waiting: .seconds(600)) {
            var tasks: [Task<Void, any Error>] = []
            for number in 0..<5 {
                tasks.append(Task { try await gate.one(waiting: .seconds(600)) { order.add(number) } })
                // The next comes once this one waits.
                while gate.waitingCount <= number { await Task.yield() }
            }
            return tasks
        }
        for task in tasks { try await task.value }
        #expect(order.all == [0, 1, 2, 3, 4])
    }
}

/// Who had a turn, in the order they had it.
private final class Order: Sendable {
    private let numbers = Mutex<[Int]>([])

    var all: [Int] { numbers.withLock { $0 } }

    func add(_ number: Int) { numbers.withLock { $0.append(number) } }
}
