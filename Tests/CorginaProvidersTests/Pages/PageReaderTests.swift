import CorginaCore
import FakeProviders
import Synchronization
import Testing

@testable import CorginaProviders

/// Reading a page: which machine is asked, what for, and what is taken of the answer.
struct PageReaderTests {
    private static let page = FakeProvider.Reply.bytes(Array("<p>soup</p>".utf8), type: "text/html; charset=utf-8")
    private static let home = InternetAddress("127.0.0.1")

    /// The answers to look-ups in their order, the last again and again, and how many there were.
    private final class Names: Sendable {
        private let answers: [[String]]
        private let asked = Mutex<[String]>([])

        init(_ answers: [String]...) { self.answers = answers }

        var hosts: [String] { asked.withLock { $0 } }

        var lookUp: HostLookUp {
            HostLookUp { [self] host throws(ProviderError) in
                let number = asked.withLock {
                    $0.append(host)
                    return $0.count
                }
                return answers[min(number, answers.count) - 1].compactMap { InternetAddress($0) }
            }
        }
    }

    /// The reader of a server that may open pages of the internet, for which this machine's address counts as one of it.
    private func reader(
        _ names: Names, _ fake: FakeProvider, limits: PageLimits = PageLimits(),
        end: @escaping @Sendable () async -> Void = TestPauses.never
    ) throws -> PageReader {
        PageReader(
            .anywhere, lookUp: names.lookUp, limits: limits,
            passage: PageReader.TestPassage(address: try #require(Self.home), port: fake.port)
        ) { _ in
            await end()
            try Task.checkCancellation()
        }
    }

    private func source(
        _ names: Names, _ fake: FakeProvider, limits: PageLimits = PageLimits(),
        at typed: String = "https://recipes.example/soup?for=2"
    ) async throws -> String {
        let reader = try reader(names, fake, limits: limits)
        return try await reader.source(of: #require(reader.address(typed)))
    }

    @Test func `the page alone is asked for, in the host's name`() async throws {
        let fake = try await FakeProvider(Self.page)
        let names = Names(["127.0.0.1"])
        #expect(try await source(names, fake) == "<p>soup</p>")
        let request = try #require(fake.requests.first).lowercased()
        #expect(request.hasPrefix("get /soup?for=2 http/1.1\r\n") && request.hasSuffix("\r\n\r\n"))
        #expect(request.contains("host: recipes.example") && request.contains("user-agent: corgina\r\n"))
        for header in ["cookie", "referer", "authorization", "origin", "accept-language", "from"] {
            #expect(!request.contains("\n\(header):"), "\(header)")
        }
        #expect(names.hosts == ["recipes.example"])
    }

    @Test func `a name that leads elsewhere at the next look-up is not looked up again`() async throws {
        let fake = try await FakeProvider(Self.page)
        let names = Names(["127.0.0.1"], ["10.0.0.1"])
        #expect(try await source(names, fake) == "<p>soup</p>")
        #expect(names.hosts.count == 1)
    }

    @Test func `a name that leads into a network once a page leads on is refused before anybody is asked`() async throws
    {
        let fake = try await FakeProvider(
            .json("{}", status: "302 Found", headers: ["Location: https://recipes.example/other"]), Self.page)
        let names = Names(["127.0.0.1"], ["10.0.0.1"])
        await #expect(throws: ProviderError.notPublic) { try await source(names, fake) }
        #expect(fake.requests.count == 1 && names.hosts.count == 2)
    }

    @Test(arguments: [
        ["10.0.0.1"], ["127.0.0.2"], ["127.0.0.1", "10.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1"],
        ["169.254.169.254"], ["127.0.0.1", "fd00::1"], ["0.0.0.0"],
    ])
    func `one address that is not public closes the name`(addresses: [String]) async throws {
        let fake = try await FakeProvider(Self.page)
        await #expect(throws: ProviderError.notPublic) { try await source(Names(addresses), fake) }
        #expect(fake.requests.isEmpty)
    }

    @Test func `a name without an address is offline`() async throws {
        let fake = try await FakeProvider(Self.page)
        await #expect(throws: ProviderError.offline) { try await source(Names([]), fake) }
    }

    @Test func `where nobody listens it is offline`() async throws {
        let gone = try await FakeProvider(.silence)
        try await gone.close()
        await #expect(throws: ProviderError.offline) { try await source(Names(["127.0.0.1"]), gone) }
    }

    @Test func `it is led on three times and not a fourth`() async throws {
        func led(_ place: String) -> FakeProvider.Reply {
            .json("{}", status: "301 Moved Permanently", headers: ["Location: \(place)"])
        }
        let three = try await FakeProvider(
            led("/a"), led("//www.recipes.example/b"), led("http://recipes.example/c"), Self.page)
        let names = Names(["127.0.0.1"])
        #expect(try await source(names, three) == "<p>soup</p>")
        #expect(names.hosts == ["recipes.example", "recipes.example", "www.recipes.example", "recipes.example"])
        let four = try await FakeProvider(led("/a"), led("/b"), led("/c"), led("/d"), Self.page)
        await #expect(throws: ProviderError.failed) { try await source(Names(["127.0.0.1"]), four) }
        #expect(four.requests.count == 4)
    }

    @Test(arguments: [
        "http://127.0.0.1/", "https://127.0.0.1:8443/", "https://localhost/", "file:///etc/passwd", "https://[::1]/",
        "http+unix://%2Frun%2Fx.sock/", "https://me@recipes.example/",
    ])
    func `it is not led to what may not be asked for`(place: String) async throws {
        let fake = try await FakeProvider(
            .json("{}", status: "307 Temporary Redirect", headers: ["Location: \(place)"]), Self.page)
        await #expect(throws: ProviderError.notPublic) { try await source(Names(["127.0.0.1"]), fake) }
        #expect(fake.requests.count == 1)
    }

    @Test(arguments: [
        (FakeProvider.Reply.bytes(Array("x".utf8), type: "image/png"), ProviderError.unfit),
        (.bytes(Array("x".utf8), type: "text/html", headers: ["Content-Encoding: gzip"]), .unfit),
        (.bytes(Array("x".utf8), type: "text/html", headers: ["Content-Type: text/plain"]), .unfit),
        (.bytes(Array("x".utf8), type: "text/html; charset=ebcdic"), .unfit),
        (.raw("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2097153\r\n\r\n"), .tooLarge),
        (.raw("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: -1\r\n\r\n", ends: true), .unfit),
        (.raw("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n"), .failed),
        (.raw("HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n"), .failed),
        (.raw("not http at all\r\n\r\n", ends: true), .unfit),
        (.json("{}", status: "404 Not Found"), .refused), (.json("{}", status: "403 Forbidden"), .refused),
        (.json("{}", status: "429 Too Many Requests"), .busy), (.json("{}", status: "503 Service Unavailable"), .busy),
        (.json("{}", status: "500 Internal Server Error"), .failed),
        (.json("{}", status: "206 Partial Content"), .failed),
    ])
    func `what is no page is an error`(reply: FakeProvider.Reply, error: ProviderError) async throws {
        let fake = try await FakeProvider(reply)
        let thrown = await #expect(throws: ProviderError.self) { try await source(Names(["127.0.0.1"]), fake) }
        // How a library calls what is no HTTP is its own.
        #expect(thrown == error || (error == .unfit && thrown == .tooLarge) || (error == .unfit && thrown == .offline))
    }

    @Test func `a page without end is given up at two megabytes`() async throws {
        var limits = PageLimits()
        limits.bytes = 1_000
        let chunks = String(repeating: "64\r\n\(String(repeating: "a", count: 100))\r\n", count: 20)
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n"
        let fake = try await FakeProvider(.raw(head + chunks))
        await #expect(throws: ProviderError.tooLarge) { try await source(Names(["127.0.0.1"]), fake, limits: limits) }
        #expect(PageLimits().bytes == 2 << 20)
    }

    @Test func `a site that says nothing is given up when the time is over`() async throws {
        let fake = try await FakeProvider(.silence)
        let reader = try reader(Names(["127.0.0.1"]), fake) { await fake.asked() }
        let page = try #require(reader.address("recipes.example"))
        await #expect(throws: ProviderError.timedOut) { try await reader.source(of: page) }
    }

    @Test func `a look-up that never ends is given up too`() async throws {
        let reader = PageReader(
            .anywhere,
            lookUp: HostLookUp { _ throws(ProviderError) in
                await TestPauses.never()
                throw .cancelled
            }
        ) { _ in }
        let page = try #require(reader.address("recipes.example"))
        await #expect(throws: ProviderError.timedOut) { try await reader.source(of: page) }
    }

    @Test func `what she does not want any more ends`() async throws {
        let fake = try await FakeProvider(.silence)
        let reader = try reader(Names(["127.0.0.1"]), fake)
        let page = try #require(reader.address("recipes.example"))
        let reading = Task { () throws(ProviderError) -> String in try await reader.source(of: page) }
        await fake.asked()
        reading.cancel()
        await #expect(throws: ProviderError.cancelled) { try await reading.value }
        await fake.left()
    }

    @Test func `without the test's passage this machine is closed`() async throws {
        let fake = try await FakeProvider(Self.page)
        let reader = PageReader(.anywhere, lookUp: Names(["127.0.0.1"]).lookUp)
        let page = try #require(reader.address("recipes.example"))
        await #expect(throws: ProviderError.notPublic) { try await reader.source(of: page) }
        #expect(fake.requests.isEmpty)
    }

    @Test func `a connection that leads to another address than the checked one ends before anything is asked`()
        async throws
    {
        let fake = try await FakeProvider(Self.page)
        let visit = PageVisit(limits: PageLimits())
        let page = try #require(PageAddress("https://recipes.example/", at: .anywhere))
        let checked = PageVisit.Target(address: try #require(Self.home), plainPort: fake.port)
        guard case .page = try await visit.ask(page, at: checked) else { Issue.record("no page"); return }
        let diverted = PageVisit.Target(
            address: try #require(InternetAddress("127.0.0.2")), plainPort: fake.port, diversion: Self.home)
        await #expect(throws: ProviderError.notPublic) { _ = try await visit.ask(page, at: diverted) }
        #expect(fake.requests.count == 1)
    }

    @Test func `what the system knows this machine by is closed`() async throws {
        let addresses = try await HostLookUp.system.addresses("localhost")
        #expect(!addresses.contains { $0.isPublic })
    }

    @Test func `a server of the owner's is asked where it is, and leads nowhere else`() async throws {
        let fake = try await FakeProvider(
            Self.page, .json("{}", status: "302 Found", headers: ["Location: https://recipes.example/"]))
        let reader = PageReader(try PageSites("http://127.0.0.1:\(fake.port)", use: "recipes"))
        let page = try #require(reader.address("http://127.0.0.1:\(fake.port)/soup"))
        #expect(try await reader.source(of: page) == "<p>soup</p>")
        await #expect(throws: ProviderError.notPublic) { try await reader.source(of: page) }
    }
}
