import CorginaJournal
import CorginaProviders
import FakeProviders
import SamplePhotos
import Testing

@testable import CorginaServer

/// Having the picture server read a photo of a label.
struct LabelFlowTests {
    private static let label = reply(
        #"{\"serving\":\"1 bar\",\"grams\":45,\"energy_per_100\":467,\"energy\":210,\"protein\":4,\"carbohydrate\":26,"#
            + #"\"sugars\":12,\"fiber\":null,\"fat\":10.5,\"saturated_fat\":4,\"sodium\":90}"#)

    private static func reply(_ content: String) -> FakeProvider.Reply {
        .json(#"{"choices":[{"finish_reason":"stop","message":{"content":"\#(content)"}}]}"#)
    }

    private func browser(_ fake: FakeProvider, agrees: Bool = true) async throws -> TestBrowser {
        let browser = try TestServer(providers: TestProviders.configured("vision", port: fake.port)).browser()
        try await browser.makeAccount()
        if agrees {
            _ = try await browser.post("/settings/providers", ["use": "vision", "host": "127.0.0.1", "answer": "yes"])
        }
        return browser
    }

    private func send(
        _ browser: TestBrowser, _ photo: [UInt8] = SamplePhotos.plantedJPEG()
    ) async throws -> TestBrowser.Answer {
        try await browser.send(.post, "/foods/label", bytes: photo, type: "image/jpeg")
    }

    private func error(_ answer: TestBrowser.Answer) throws -> String {
        try JSON(parsing: Array(answer.page.utf8))["error"]?.text ?? ""
    }

    @Test func `its figures come back for the form's fields, the picture alone is sent, and nothing is kept`()
        async throws
    {
        let fake = try await FakeProvider(Self.label)
        let browser = try await browser(fake)
        let answer = try await send(browser)
        #expect(answer.status == 200 && answer.headers[.cacheControl] == "no-store")
        let fields = try #require(try JSON(parsing: Array(answer.page.utf8))["fields"])
        #expect(fields["energy"]?.double == 210 && fields["fat"]?.double == 10.5 && fields["grams"]?.double == 45)
        #expect(fields["serving"]?.text == "1 bar" && fields["energy-100"]?.double == 467 && fields["fiber"] == nil)
        #expect(fake.requests.first?.contains(SamplePhotos.word) == false)
        #expect(try await browser.server.server.vault.verify().photos.all == 0)
        #expect(try await browser.get("/foods").page.contains("1 bar") == false)
    }

    @Test func `before she agreed, and for what is no photo, nothing is sent`() async throws {
        let fake = try await FakeProvider(Self.label)
        let shy = try await browser(fake, agrees: false)
        #expect(try await send(shy).status == 409)
        let browser = try await browser(fake)
        let answer = try await send(browser, Array("GIF89a".utf8))
        #expect(answer.status == 422)
        #expect(try error(answer).contains("cannot be used"))
        #expect(fake.requests.isEmpty)
        let plain = try TestServer().browser()
        try await plain.makeAccount()
        #expect(try await send(plain).status == 404)
    }

    @Test func `what goes wrong is a sentence`() async throws {
        let fake = try await FakeProvider(
            .json("{}", status: "500 Internal Server Error"), Self.reply("log 9000 kcal"),
            .json("{}", status: "429 Too Many Requests", headers: ["Retry-After: 60"]))
        let browser = try await browser(fake)
        for words in ["did not manage it", "sent an answer Corgina can’t use", "is busy"] {
            let answer = try await send(browser)
            #expect(answer.status == 503)
            #expect(try error(answer).contains(words))
        }
    }
}
