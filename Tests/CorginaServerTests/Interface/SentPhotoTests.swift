import FakeProviders
import SamplePhotos
import Testing

@testable import CorginaServer

/// A photo that a shortcut sends, reads back, and logs on yes.
struct SentPhotoTests {
    private func started(
        _ fake: FakeProvider? = nil, rights: [String] = ["say", "read"], agrees: Bool = false
    ) async throws -> (TestBrowser, TestScript) {
        let providers = try fake.map { try TestProviders.configured("vision", port: $0.port) }
        let browser = try TestServer(providers: providers ?? .none).browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        if agrees {
            _ = try await browser.post("/settings/providers", ["use": "vision", "host": "127.0.0.1", "answer": "yes"])
        }
        return (browser, try await browser.makeToken(rights).script)
    }

    private func photos(of browser: TestBrowser) async throws -> Int {
        try await browser.server.server.vault.verify().photos.all
    }

    private static func seen(_ content: String, status: String = "200 OK") -> FakeProvider.Reply {
        .json(#"{"choices":[{"finish_reason":"stop","message":{"content":"\#(content)"}}]}"#, status: status)
    }

    private static let eggs = seen(
        #"{\"foods\":[{\"name\":\"scrambled eggs\",\"amount\":\"2\",\"box\":{\"left\":0.1,\"top\":0.2,\"width\":0.3,"#
            + #"\"height\":0.3},\"confidence\":0.9},{\"name\":\"toast\",\"amount\":\"\",\"box\":{\"left\":0.5,\"top\":0.2,"#
            + #"\"width\":0.3,\"height\":0.3},\"confidence\":0.4}]}"#)

    @Test func `with a sentence it is read back, logged on yes with the picture, and without what its file said`()
        async throws
    {
        let (browser, script) = try await started()
        let heard = try await script.photograph(["sentence": "two eggs and toast"])
        #expect(heard.status == 200 && heard.spoken?.hasPrefix("I heard two eggs and toast, ") == true, "\(heard.text)")
        #expect(try await !browser.get("/today").page.contains("href=\"/events/"))
        let logged = try await script.send(.confirm, of: heard)
        #expect(logged.status == 201 && logged.events == heard.events)
        let event = try #require(logged.events.first?["id"]?.text)
        let page = try await browser.get("/events/\(event)").page
        let picture = try #require(page.firstMatch(of: /src="(\/photos\/[0-9a-f]{32})"/)).output.1
        let shown = try await browser.get(String(picture))
        #expect(shown.status == 200 && !shown.page.contains(SamplePhotos.word))
        #expect(try await browser.get(picture + "/small").headers[.contentType] == "image/png")
    }

    @Test func `of a photo nobody said anything of, its page asks what is on it`() async throws {
        let (browser, script) = try await started()
        for sentence in [nil, "qwortle flimp"] {
            let heard = try await script.photograph(["sentence": sentence])
            #expect(heard.status == 200 && heard.json?["draft"] == .null, "\(heard.text)")
            #expect(heard.spoken?.hasSuffix("Open Corgina to say what is on it.") == true)
            let address = try #require(heard.json?["address"]?.text)
            #expect(try await browser.get(address).page.contains(sentence ?? "What is on it"))
            let sheet = try #require(try await browser.post(address, ["sentence": "an apple"]).location)
            #expect(try await browser.post(sheet + "/log").status == 303)
        }
        #expect(try await browser.get("/today").page.contains("/small"))
    }

    @Test func `where she agreed the picture server sees what is on it, and what it doubts is said`() async throws {
        let fake = try await FakeProvider(Self.eggs)
        let (_, script) = try await started(fake, agrees: true)
        let heard = try await script.photograph()
        #expect(heard.spoken?.hasPrefix("I see 2 scrambled eggs and toast, ") == true, "\(heard.text)")
        #expect(heard.spoken?.contains("I am not sure of") == true)
        #expect(fake.requests.count == 1 && fake.requests.first?.contains(SamplePhotos.word) == false)
        // What she says is on it is hers to say.
        #expect(try await script.photograph(["sentence": "porridge"]).spoken?.contains("porridge") == true)
        #expect(fake.requests.count == 1)
    }

    @Test func `before she agreed nothing is sent on, and where the picture server fails the photo waits`() async throws
    {
        let fake = try await FakeProvider(.json("{}", status: "500 Internal Server Error"))
        let (_, shy) = try await started(fake)
        #expect(try await shy.photograph().json?["draft"] == .null)
        #expect(fake.requests.isEmpty)
        let (browser, script) = try await started(fake, agrees: true)
        let heard = try await script.photograph()
        #expect(heard.status == 200 && heard.json?["draft"] == .null && !fake.requests.isEmpty)
        #expect(try await browser.get(try #require(heard.json?["address"]?.text)).status == 200)
    }

    @Test func `sent twice by one name it is one photo and logged once`() async throws {
        let (browser, script) = try await started()
        let first = try await script.photograph(["sentence": "a banana", "id": "lunch"])
        #expect(try await script.photograph(["sentence": "a banana", "id": "lunch"]) == first)
        #expect(try await photos(of: browser) == 1)
        let logged = try await script.send(.confirm, of: first)
        #expect(try await script.photograph(["sentence": "a banana", "id": "lunch"]) == first)
        #expect(try await script.send(.confirm, of: first) == logged)
        #expect(try await photos(of: browser) == 1)
        let other = try await script.photograph(["sentence": "a pear", "id": "lunch"])
        #expect(try #require(other.json?["draft"]) != first.json?["draft"])
        #expect(try await script.send(.discard, of: other).status == 200)
        #expect(try await photos(of: browser) == 1)
    }

    @Test(
        arguments: [
            (["sentence": String(repeating: "a ", count: 600)], 422), (["colour": "red"], 415), (["id": ""], 422),
            (["time": "yesterday"], 422), (["sentence": "weight 70000000 kg"], 422),
        ] as [([String: String?], Int)])
    func `what cannot be is refused in words`(fields: [String: String?], status: Int) async throws {
        let (browser, script) = try await started()
        let answer = try await script.photograph(fields)
        #expect(answer.status == status && answer.spoken?.isEmpty == false, "\(answer.text)")
        #expect(try await !browser.get("/today").page.contains("href=\"/events/"))
    }

    @Test func `what is no photo is refused in words, and nothing of it is kept`() async throws {
        let (browser, script) = try await started()
        #expect(try await script.photograph(bytes: Array("GIF89a".utf8)).spoken?.contains("JPEG, PNG or WebP") == true)
        #expect(try await script.photograph(bytes: []).status == 422)
        let json = try await script.send(.post, "/api/v1/photos", body: #"{"photo": "x"}"#)
        #expect(json.status == 415 && json.spoken?.contains("Send a form") == true)
        let broken = try await script.send(
            .post, "/api/v1/photos", body: "--b\r\n", type: "multipart/form-data; boundary=b")
        #expect(broken.status == 400)
        #expect(try await photos(of: browser) == 0)
    }

    @Test func `a token that may not add, and none, send nothing in`() async throws {
        let (browser, script) = try await started(rights: ["read"])
        #expect(try await script.photograph().status == 403)
        let nobody = TestScript(server: browser.server)
        #expect(try await nobody.photograph().status == 401)
        #expect(try await photos(of: browser) == 0)
    }
}

extension TestScript {
    /// Sends a form with a photo and its small copy.
    fileprivate func photograph(
        _ fields: [String: String?] = [:], bytes: [UInt8] = SamplePhotos.plantedJPEG()
    ) async throws -> Answer {
        var body: [UInt8] = []
        for (field, bytes) in [("photo", bytes), ("small", SamplePhotos.plantedPNG())] {
            body += "--b\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"x.jpg\"\r\n".utf8
            body += "Content-Type: image/jpeg\r\n\r\n".utf8
            body += bytes + Array("\r\n".utf8)
        }
        for (field, text) in fields {
            guard let text else { continue }
            body += "--b\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(text)\r\n".utf8
        }
        body += "--b--\r\n".utf8
        return try await send(.post, "/api/v1/photos", bytes: body, type: "multipart/form-data; boundary=b")
    }
}
