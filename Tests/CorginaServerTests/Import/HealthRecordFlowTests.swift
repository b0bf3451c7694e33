import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaServer

/// Health records through the server: out by Export and by the interface, in by a file.
struct HealthRecordFlowTests {
    private let place = Route.imports(.list).path

    private func livedIn(_ server: TestServer, _ name: String = "maja") async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        try await browser.dateByLastPeriod("2025-09-20")
        for sentence in [
            "I had two eggs and a glass of milk", "took my iron", "weight 68.4 kg", "blood pressure 118/74",
        ] {
            _ = try await browser.post(try await browser.say(sentence) + "/log")
        }
        return browser
    }

    private func export(_ browser: TestBrowser, _ fields: KeyValuePairs<String, String> = [:]) async throws
        -> TestBrowser.Answer
    {
        var form = "passphrase=seven%20calm%20otters%20knit&kind=fhir"
        for (name, value) in fields { form += "&\(name)=\(value)" }
        return try await browser.send(.post, Route.security(.export).path, body: form)
    }

    @Test func `export gives a bundle to keep, and asks for the passphrase`() async throws {
        let maja = try await livedIn(try TestServer())
        let answer = try await export(maja)
        #expect(answer.status == 200)
        #expect(answer.headers[.contentType] == "application/fhir+json")
        #expect(answer.headers[.contentDisposition]?.contains("corgina-fhir.json") == true)
        let json = try JSON(parsing: answer.page)
        #expect(json["resourceType"]?.text == "Bundle" && json["entry"]?.elements?.count ?? 0 > 6)
        let refused = try await maja.post(Route.security(.export).path, ["passphrase": "wrong", "kind": "fhir"])
        #expect(refused.status == 422 && !refused.page.contains("Bundle"))
    }

    @Test func `a span is read from the form, and one that ends before it begins is refused at its field`() async throws
    {
        let maja = try await livedIn(try TestServer())
        let before = try await export(maja, ["from": "2020-01-01", "to": "2020-01-02"])
        #expect(!before.page.contains("29463-7"))
        #expect(try await export(maja, ["from": "2020-01-01"]).page.contains("29463-7"))
        let backwards = try await export(maja, ["from": "2026-01-02", "to": "2026-01-01"])
        #expect(backwards.status == 422 && backwards.page.contains("not before the first"))
    }

    @Test func `another account looks at it, adds it all and takes it all back`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let file = try await export(try await livedIn(server, "anna")).page
        let berta = server.browser()
        try await berta.makeAccount("berta")
        let preview = try #require(try await berta.post(place, [:], file: file).location)
        let page = try await berta.get(preview).page
        #expect(page.contains("From a health record") && page.contains("Add 4 entries"))
        #expect(try await !berta.get("/timeline").page.contains("68.4"))
        #expect(try await berta.post(preview).location == "\(place)?changed=added.4")
        #expect(try await berta.get("/timeline").page.contains("68.4"))
        let undo = try #require(try await berta.get(place).page.firstMatch(of: /\/imports\/[0-9a-f]{32}\/undo/)?.output)
        _ = try await berta.post(String(undo))
        #expect(try await !berta.get("/timeline").page.contains("68.4"))
    }

    @Test func `the interface gives the same to a token that may read`() async throws {
        let server = try TestServer()
        let maja = try await livedIn(server)
        let (script, _) = try await maja.makeToken(["read"])
        let answer = try await script.get("/api/v1/fhir")
        let hers = try await export(maja).page
        #expect(answer.status == 200 && answer.text == hers)
    }
}
