import CorginaJournal
import CorginaProviders
import FakeProviders
import Logging
import Testing

@testable import CorginaServer

/// A recorded sentence, from her yes to its words.
struct SpeechFlowTests {
    private static let sound = "OggS and what she said"
    private static let good = FakeProvider.Reply.json(#"{"text":" Two eggs and toast."}"#)

    private func send(
        _ browser: TestBrowser, _ sound: String = sound, type: String = "audio/ogg;codecs=opus"
    ) async throws -> TestBrowser.Answer {
        try await browser.send(.post, "/speech", body: sound, type: type)
    }

    private func agree(_ browser: TestBrowser, answer: String = "yes") async throws {
        let agreed = try await browser.post(
            "/settings/providers", ["use": "speech", "host": "127.0.0.1", "answer": answer])
        #expect(agreed.location?.hasPrefix("/settings/providers") == true)
    }

    private func text(_ answer: TestBrowser.Answer, _ name: String) throws -> String? {
        try JSON(parsing: Array(answer.page.utf8))[name]?.text
    }

    @Test func `once she agreed her sound goes to the speech server and its words come back, and nothing is logged`()
        async throws
    {
        let fake = try await FakeProvider(Self.good)
        let browser = try TestServer(providers: TestProviders.speech(port: fake.port)).browser()
        try await browser.makeAccount()
        try await agree(browser)
        let before = try await browser.get("/today").page.contains("Nothing logged yet")
        let answer = try await send(browser)
        #expect(answer.status == 200 && answer.headers[.cacheControl] == "no-store")
        #expect(try text(answer, "words") == "Two eggs and toast.")
        #expect(fake.requests.count == 1)
        #expect(fake.requests.first?.contains("OggS and what she said") == true)
        #expect(try await browser.get("/today").page.contains("Nothing logged yet") == before)
    }

    @Test func `before she agreed, and after she took it back, nothing is sent`() async throws {
        let fake = try await FakeProvider(Self.good)
        let browser = try TestServer(providers: TestProviders.speech(port: fake.port)).browser()
        try await browser.makeAccount()
        let early = try await send(browser)
        #expect(early.status == 409)
        #expect(try text(early, "error")?.contains("You have not agreed") == true)
        try await agree(browser)
        try await agree(browser, answer: "no")
        #expect(try await send(browser).status == 409)
        #expect(fake.requests.isEmpty)
    }

    @Test func `her yes is hers alone`() async throws {
        let fake = try await FakeProvider(Self.good)
        let server = try TestServer(
            settings: ServerSettings(allowsSignUp: true), providers: TestProviders.speech(port: fake.port))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        try await agree(anna)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        #expect(try await send(berta).status == 409)
        #expect(fake.requests.isEmpty)
    }

    @Test func `where nothing is configured there is no such place and no such question`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await send(browser).status == 404)
        #expect(try await !browser.get("/settings").page.contains("Help from other servers"))
        #expect(try await browser.get("/settings/providers").page.contains("Nothing of yours leaves this one."))
        let privacy = try await browser.get("/privacy").page
        #expect(privacy.contains("Your voice, nowhere") && privacy.contains("no third parties"))
        #expect(try await browser.get("/speech").status == 404)
    }

    @Test func `privacy says what is configured, and what she said to it`() async throws {
        let fake = try await FakeProvider(Self.good)
        let server = try TestServer(providers: TestProviders.speech(port: fake.port))
        let browser = server.browser()
        try await browser.makeAccount()
        #expect(try await server.browser().get("/privacy").page.contains("It is off until you agree."))
        #expect(try await browser.get("/privacy").page.contains("It is off: you have not agreed."))
        try await agree(browser)
        let privacy = try await browser.get("/privacy").page
        #expect(privacy.contains("You agreed.") && privacy.contains("Your voice, at 127.0.0.1"))
        #expect(!privacy.contains("no third parties") && !privacy.contains("Your voice, nowhere"))
    }

    @Test func `what goes wrong there is a sentence`() async throws {
        let fake = try await FakeProvider(
            .json(#"{"text":"[BLANK_AUDIO]"}"#), .json("{}", status: "500 Internal Server Error"),
            .json("<html>", status: "200 OK"))
        let browser = try TestServer(providers: TestProviders.speech(port: fake.port)).browser()
        try await browser.makeAccount()
        try await agree(browser)
        for (status, words) in [(422, "No words could be made out."), (503, "did not manage it"), (503, "can’t use")] {
            let answer = try await send(browser)
            #expect(answer.status == status)
            #expect(try text(answer, "error")?.contains(words) == true)
        }
        try await fake.close()
        #expect(try text(await send(browser), "error")?.contains("can’t reach the speech server") == true)
    }

    @Test func `another kind of sound, too much and another origin are turned away`() async throws {
        let fake = try await FakeProvider(Self.good)
        let browser = try TestServer(providers: TestProviders.speech(port: fake.port)).browser()
        try await browser.makeAccount()
        try await agree(browser)
        #expect(try await send(browser, "no sound").status == 422)
        #expect(try await send(browser, type: "application/x-www-form-urlencoded").status == 422)
        let long = try await send(browser, String(repeating: "OggS", count: (1 << 20) + 1))
        #expect(long.status == 413)
        #expect(try text(long, "error")?.isEmpty == false)
        browser.headers[.secFetchSite] = "cross-site"
        #expect(try await send(browser).status == 403)
        #expect(fake.requests.isEmpty)
    }

    @Test func `nobody signed in sends a recording`() async throws {
        let fake = try await FakeProvider(Self.good)
        let server = try TestServer(providers: TestProviders.speech(port: fake.port))
        try await server.browser().makeAccount()
        #expect(try await send(server.browser()).location == "/sign-in")
        // However long it is: nothing of it is read.
        #expect(try await send(server.browser(), String(repeating: "OggS", count: 20_000)).location == "/sign-in")
    }

    @Test func `a device that sends without end is asked to wait`() async throws {
        var settings = ServerSettings()
        settings.limits.askingsPerMinute = 1
        let fake = try await FakeProvider(Self.good)
        let browser = try TestServer(settings: settings, providers: TestProviders.speech(port: fake.port)).browser()
        try await browser.makeAccount()
        try await agree(browser)
        #expect(try await send(browser).status == 200)
        let second = try await send(browser)
        #expect(second.status == 429)
        #expect(try text(second, "error")?.contains("Try again in") == true)
        #expect(fake.requests.count == 1)
    }

    @Test func `the log has neither words nor sound nor key`() async throws {
        let log = CollectedLog()
        let fake = try await FakeProvider(Self.good, .json("sk-secret", status: "500 Internal Server Error"))
        let server = try TestServer(
            providers: TestProviders.speech(port: fake.port), logger: Logger(label: "test") { _ in log })
        let browser = server.browser()
        try await browser.makeAccount()
        try await agree(browser)
        _ = try await send(browser)
        _ = try await send(browser)
        for secret in ["eggs", "OggS", "sk-secret", "transcriptions", "/speech", "127.0.0.1:\(fake.port)"] {
            #expect(!log.lines.contains { $0.contains(secret) })
        }
    }
}
