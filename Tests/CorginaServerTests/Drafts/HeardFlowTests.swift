import Logging
import Testing

@testable import CorginaServer

/// What she has said so far, on its way to its rows.
@Suite struct HeardFlowTests {
    private let words: KeyValuePairs = ["sentence": "two eggs and toast"]

    @Test func `rows come back, and the diary is as it was`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        // The first look at a week shows it in large, every other does not.
        _ = try await browser.get("/today")
        let before = try await browser.get("/today").page
        let answer = try await browser.post("/heard", words)
        #expect(answer.status == 200 && answer.page.hasPrefix("<li>"))
        #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
        #expect(answer.headers[.cacheControl] == "no-store" && answer.headers[.contentEncoding] == nil)
        #expect(try await browser.get("/today").page == before)
        #expect(try await browser.get("/heard").status == 404)
    }

    @Test func `what one account taught Corgina shows to nobody else`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let recipe = try #require(
            try await anna.post(
                "/recipes",
                ["name": "My protein bowl", "servings": "1", "ingredients": "a cup of oatmeal and a banana"]
            ).location)
        _ = try await anna.post(recipe + "/log", ["name": "My protein bowl", "servings": "1"])
        let berta = server.browser()
        try await berta.makeAccount("berta")
        let said: KeyValuePairs = ["sentence": "I had my protein bowl"]
        #expect(try await anna.post("/heard", said).page.contains("anana"))
        #expect(try await !berta.post("/heard", said).page.contains("anana"))
    }

    @Test func `another site, nobody and a locked device get nothing, and nothing waits for the passphrase`()
        async throws
    {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        #expect(try await server.browser().post("/heard", words).location == "/sign-in")
        browser.headers[.secFetchSite] = "cross-site"
        let foreign = try await browser.post("/heard", words)
        #expect(foreign.status == 403 && foreign.page.hasPrefix("{"))
        browser.headers[.secFetchSite] = nil
        #expect(try await browser.post("/lock/now").location == "/lock")
        let locked = try await browser.post("/heard", words)
        #expect(locked.status == 303 && locked.location == "/lock")
    }

    @Test func `the log tells no more than of a page`() async throws {
        let log = CollectedLog()
        let browser = try TestServer(logger: Logger(label: "test") { _ in log }).browser()
        try await browser.makeAccount()
        _ = try await browser.post("/heard", words)
        #expect(!log.lines.contains { $0.contains("heard") || $0.contains("egg") })
    }
}
