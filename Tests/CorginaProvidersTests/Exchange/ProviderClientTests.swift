import CorginaCore
import FakeProviders
import Testing

@testable import CorginaProviders

/// Tries, pauses, the end of the time and what a provider says instead of an answer.
struct ProviderClientTests {
    private static let good = FakeProvider.Reply.json(#"{"text":"two eggs"}"#)

    private func transcribe(
        _ fake: FakeProvider, _ pauses: TestPauses = TestPauses()
    ) async throws(ProviderError) -> String {
        guard let file = try? fake.file(), let speech = Providers(file, client: pauses.client).speech,
            let sound = Sound([0x1A, 0x45, 0xDF, 0xA3], type: "audio/webm")
        else { throw .failed }
        return try await speech.transcribe(sound)
    }

    @Test(arguments: [
        ("429 Too Many Requests", [], Duration.seconds(1)),
        ("503 Service Unavailable", ["Retry-After: 5"], .seconds(5)),
        ("502 Bad Gateway", ["Retry-After: 0"], .zero),
    ])
    func `a provider that is busy is asked once more, after the pause it wants`(
        status: String, headers: [String], pause: Duration
    ) async throws {
        let fake = try await FakeProvider(.json("{}", status: status, headers: headers), Self.good)
        let pauses = TestPauses()
        #expect(try await transcribe(fake, pauses) == "two eggs")
        #expect(pauses.made == [pause])
        #expect(fake.requests.count == 2)
    }

    @Test(arguments: ["6", "3600", "-1", "1.5", "soon", "Fri, 31 Dec 1999 23:59:59 GMT", "99999999999999999999"])
    func `a pause that is too long or cannot be read is not made`(after: String) async throws {
        let fake = try await FakeProvider(
            .json("{}", status: "429 Too Many Requests", headers: ["Retry-After: \(after)"]), Self.good)
        let pauses = TestPauses()
        await #expect(throws: ProviderError.busy) { try await transcribe(fake, pauses) }
        #expect(pauses.made.isEmpty)
        #expect(fake.requests.count == 1)
    }

    @Test func `it is asked no third time`() async throws {
        let fake = try await FakeProvider(.json("{}", status: "429 Too Many Requests"))
        await #expect(throws: ProviderError.busy) { try await transcribe(fake) }
        #expect(fake.requests.count == 2)
    }

    @Test(arguments: [
        ("400 Bad Request", ProviderError.refused), ("401 Unauthorized", .refused), ("404 Not Found", .refused),
        ("413 Content Too Large", .refused), ("500 Internal Server Error", .failed), ("504 Gateway Timeout", .failed),
        ("201 Created", .failed),
    ])
    func `every other status is an error at once`(status: String, error: ProviderError) async throws {
        let fake = try await FakeProvider(.json(#"{"text":"two eggs"}"#, status: status), Self.good)
        await #expect(throws: error) { try await transcribe(fake) }
        #expect(fake.requests.count == 1)
    }

    @Test func `nobody is followed to another address`() async throws {
        let other = try await FakeProvider(Self.good)
        let fake = try await FakeProvider(
            .json("{}", status: "307 Temporary Redirect", headers: ["Location: http://127.0.0.1:\(other.port)/"]))
        await #expect(throws: ProviderError.failed) { try await transcribe(fake) }
        #expect(other.requests.isEmpty)
    }

    @Test func `one that says nothing is given up when the time is over`() async throws {
        let fake = try await FakeProvider(.silence)
        let pauses = TestPauses(end: { await fake.asked() })
        await #expect(throws: ProviderError.timedOut) { try await transcribe(fake, pauses) }
    }

    @Test func `one that stops in the middle is given up when the time is over`() async throws {
        let fake = try await FakeProvider(
            .raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{\"text\""))
        let pauses = TestPauses(end: { await fake.asked() })
        await #expect(throws: ProviderError.timedOut) { try await transcribe(fake, pauses) }
    }

    @Test func `what she does not want any more ends`() async throws {
        let fake = try await FakeProvider(.silence)
        let asking = Task { () throws(ProviderError) -> String in try await transcribe(fake) }
        await fake.asked()
        asking.cancel()
        await #expect(throws: ProviderError.cancelled) { try await asking.value }
        await fake.left()
    }

    @Test func `where nobody listens it is offline`() async throws {
        let gone = try await FakeProvider(.silence)
        try await gone.close()
        let json = #"{"speech":{"address":"http://127.0.0.1:\#(gone.port)","model":"small"}}"#
        let speech = try #require(
            Providers(ProviderFile(Array(json.utf8), path: "test"), client: TestPauses().client).speech)
        let sound = try #require(Sound([0x1A, 0x45, 0xDF, 0xA3], type: "audio/webm"))
        await #expect(throws: ProviderError.offline) { try await speech.transcribe(sound) }
    }

    @Test func `a request over the limit is not sent`() async throws {
        let fake = try await FakeProvider(Self.good)
        let pauses = TestPauses(limits: ProviderLimits(requestBytes: 100))
        await #expect(throws: ProviderError.tooLarge) { try await transcribe(fake, pauses) }
        #expect(fake.requests.isEmpty)
    }

    @Test(arguments: ProviderUse.allCases)
    func `every error is a sentence that says what to do`(use: ProviderUse) {
        let errors: [ProviderError] = [
            .tooLarge, .offline, .timedOut, .cancelled, .busy, .refused, .failed, .unfit, .empty, .notPublic,
        ]
        for error in errors {
            #expect(error.sentence(use).hasSuffix("."))
            #expect(error.sentence(use).first?.isUppercase == true)
        }
    }
}
