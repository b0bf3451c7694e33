import HTTPTypes
import Testing

@testable import CorginaServer

/// A script of ours that prefers the page a form leads to, instead of its address.
@Suite struct RepresentationTests {
    @Test func `the page comes with the answer, and says where it is`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        browser.headers[.prefer] = "return=representation"
        let sheet = try await browser.post("/drafts", ["sentence": "two eggs and toast"])
        #expect(sheet.status == 200 && sheet.location == nil)
        let draft = try #require(sheet.headers[.contentLocation])
        #expect(draft.hasPrefix("/drafts/") && sheet.page.contains("I heard:"))
        let logged = try await browser.post(draft + "/log")
        #expect(logged.headers[.contentLocation]?.hasPrefix("/today?changed=") == true)
        // What was changed is said there, as the address would have had it said.
        #expect(logged.page.contains("data-fresh") && logged.page.contains("Undo"))
    }

    @Test func `who changes a cookie goes there itself, and so does who asks for nothing`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.post("/drafts", ["sentence": "an apple"]).status == 303)
        browser.headers[.prefer] = "return=representation"
        let out = try await browser.post("/session/end")
        #expect(out.status == 303 && out.headers[.contentLocation] == nil)
        let again = try await browser.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(again.status == 303)
    }

    @Test func `what is refused is refused as without it`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        browser.headers[.prefer] = "return=representation"
        #expect(try await browser.post("/events/00000000000000000000000000000000/edit").status == 404)
        let refused = try await browser.post("/drafts", ["sentence": String(repeating: "eggs ", count: 2_000)])
        #expect(refused.status == 422 && refused.headers[.contentLocation] == nil)
    }

    @Test func `a page that is shown is not sent again under its sheet`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let today = try await browser.get("/today").page
        let digest = try String(#require(today.firstMatch(of: /data-digest="([0-9a-f]+)"/)).1)
        let draft = try #require(try await browser.post("/drafts", ["sentence": "two eggs"]).location)
        browser.headers[.held] = digest
        let sheet = try await browser.get(draft).page
        #expect(sheet.contains("data-held") && sheet.contains("id=\"sheet\"") && !sheet.contains("daycard"))
        browser.headers[.held] = "0"
        #expect(try await browser.get(draft).page.contains("daycard"))
    }
}
