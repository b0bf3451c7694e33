import CorginaRooms
import Testing

@testable import CorginaServer

@Suite struct LockFlowTests {
    private func her(_ server: TestServer, lockAfter minutes: Int = 0) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        if minutes > 0 {
            let saved = try await browser.post("/settings/account/lock", ["minutes": "\(minutes)"])
            #expect(saved.location == "/settings/account?changed=lock")
        }
        return browser
    }

    @Test func `Locked, every page asks for the passphrase and leads back`() async throws {
        let server = try TestServer()
        let browser = try await her(server)
        #expect(try await browser.post("/lock/now").location == "/lock")
        #expect(try await browser.get("/settings").location == "/lock?then=/settings")
        #expect(try await browser.get("/today").location == "/lock")
        for path in ["/", "/welcome", "/sign-in"] { #expect(try await browser.get(path).location == "/lock") }
        #expect(try await browser.get("/privacy").status == 200)
        let page = try await browser.get("/lock?then=/settings").page
        #expect(page.contains("Open my diary") && !page.contains("maja"))
        #expect(page.contains("<title>Locked</title>"))

        let wrong = try await browser.post("/lock", ["passphrase": "not the passphrase", "then": "/settings"])
        #expect(wrong.status == 422 && wrong.page.contains("That’s not the right passphrase."))
        let locked = browser.cookie
        let opened = try await browser.post("/lock", ["passphrase": TestBrowser.passphrase, "then": "/settings"])
        #expect(opened.location == "/settings")
        #expect(browser.cookie != locked)
        #expect(try await browser.get("/settings").status == 200)
        #expect(try await browser.get("/lock?then=/settings").location == "/settings")
        // The cookie of before names nothing.
        let old = server.browser()
        old.cookie = locked
        #expect(try await old.get("/today").location == "/sign-in")
        #expect(try await old.get("/lock").location == "/sign-in")
        #expect(try await old.post("/lock", ["passphrase": TestBrowser.passphrase]).location == "/sign-in")
    }

    @Test func `What was sent to a locked diary waits on the page and goes on when it opens`() async throws {
        let server = try TestServer()
        let browser = try await her(server, lockAfter: 5)
        let staged = try await browser.say("I drank a glass of water")
        server.clock.advance(bySeconds: 301)
        let asked = try await browser.post("/drafts", ["sentence": "I ate an apple & “a pear”\nlater"])
        #expect(asked.status == 423)
        #expect(asked.page.contains("Not lost"))
        let held = try #require(asked.page.firstMatch(of: /name="form" value="([^"]*)"/)).1
        let form = String(held).replacing("&#61;", with: "=").replacing("&amp;", with: "&")
        let wrong = try await browser.post(
            "/lock", ["passphrase": "not the passphrase", "then": "/drafts", "form": form])
        #expect(wrong.page.contains(String(held)))
        let opened = try await browser.post(
            "/lock", ["passphrase": TestBrowser.passphrase, "then": "/drafts", "form": form])
        let draft = try #require(opened.location)
        #expect(draft.hasPrefix("/drafts/"))
        let page = try await browser.get(draft).page
        #expect(page.contains("apple") || page.contains("Apple"))
        // And so does what had been staged before.
        #expect(try await browser.get(staged).status == 200)
    }

    @Test func `A form with a passphrase in it is not kept on the page`() async throws {
        let server = try TestServer()
        let browser = try await her(server)
        _ = try await browser.post("/lock/now")
        let answer = try await browser.post(
            "/settings/account/passphrase",
            ["passphrase": TestBrowser.passphrase, "newPassphrase": "five other words here now"])
        #expect(answer.location == "/lock?then=/settings/account")
        #expect(!answer.page.contains("otters"))
        #expect(
            try await browser.post("/settings/account/devices/\(RouteMatrixTests.someID)/end").location
                == "/lock?then=/settings/account")
        let long = try await browser.post("/drafts", ["sentence": String(repeating: "é", count: 5_000)])
        #expect(long.location == "/lock")
    }

    @Test func `It locks after the time she chose, and pages say so to the browser`() async throws {
        let server = try TestServer()
        let browser = try await her(server, lockAfter: 5)
        let page = try await browser.get("/today").page
        #expect(page.contains("data-lock-after=\"5\""))
        #expect(page.contains("content=\"320;url&#61;/lock\""))
        server.clock.advance(bySeconds: 290)
        #expect(try await browser.post("/lock/awake").status == 204)
        server.clock.advance(bySeconds: 290)
        #expect(try await browser.get("/today").status == 200)
        server.clock.advance(bySeconds: 300)
        #expect(try await browser.get("/today").location == "/lock")
        #expect(try await browser.post("/lock/awake").location == "/lock?then=/settings/account")
        _ = try await browser.post("/lock", ["passphrase": TestBrowser.passphrase])
        #expect(try await browser.post("/settings/account/lock", ["minutes": "7"]).status == 400)
        _ = try await browser.post(
            "/settings/account/lock", ["minutes": "0", "passphrase": TestBrowser.passphrase])
        server.clock.advance(bySeconds: 86_400)
        let calm = try await browser.get("/today")
        #expect(calm.status == 200 && !calm.page.contains("data-lock-after"))
    }

    @Test(arguments: [(0, 5, false), (10, 5, false), (10, 10, false), (5, 10, true), (30, 0, true)])
    func `To lock later or never takes the passphrase, to lock sooner does not`(
        now: Int, then: Int, asks: Bool
    ) async throws {
        let browser = try await her(try TestServer(), lockAfter: now)
        let place = "/settings/account/lock"
        let page = try await browser.get("/settings/account").page
        #expect(page.contains("to lock later or never") == (now > 0))
        let bare = try await browser.post(place, ["minutes": "\(then)"])
        guard asks else {
            #expect(bare.status == 303)
            return
        }
        let guessed = try await browser.post(place, ["minutes": "\(then)", "passphrase": "not the passphrase"])
        for answer in [bare, guessed] {
            #expect(answer.status == 422 && answer.page.contains("passphrase-lock-error"))
            // What she chose is still chosen, and nothing has changed.
            #expect(answer.page.contains("value=\"\(then)\" checked"))
            #expect(answer.page.contains("data-lock-after=\"\(now)\""))
        }
        let told = try await browser.post(place, ["minutes": "\(then)", "passphrase": TestBrowser.passphrase])
        #expect(told.location == "/settings/account?changed=lock")
        #expect(try await browser.get("/today").page.contains("data-lock-after") == (then > 0))
    }

    @Test func `Where to go on is a place of Corgina's or Today`() async throws {
        let server = try TestServer()
        let browser = try await her(server)
        for place in ["https://evil.example/", "//evil.example", "/nowhere", "javascript:alert(1)", ""] {
            _ = try await browser.post("/lock/now")
            let answer = try await browser.post("/lock", ["passphrase": TestBrowser.passphrase, "then": place])
            #expect(answer.location == "/today")
        }
    }

    @Test func `A locked device can be signed out`() async throws {
        let server = try TestServer()
        let browser = try await her(server)
        _ = try await browser.post("/lock/now")
        #expect(try await browser.post("/session/end").location == "/welcome")
        browser.cookie = nil
        #expect(try await browser.get("/today").location == "/sign-in")
    }
}
