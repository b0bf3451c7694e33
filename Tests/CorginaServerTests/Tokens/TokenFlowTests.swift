import CorginaCore
import CorginaRooms
import CorginaVault
import Testing

@testable import CorginaServer

/// Making tokens, seeing them, and everything that ends one.
struct TokenFlowTests {
    private func signedIn(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    private func token(on page: String) throws -> String {
        String(try #require(page.firstMatch(of: /\/settings\/shortcuts\/[0-9a-f]{32}/)).output)
    }

    @Test func `a token is made with the passphrase, shown once, listed with its use, and ended`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (script, place) = try await browser.makeToken(["say"])
        let secret = try #require(script.authorization)
        let shown = try await browser.get(place).page
        #expect(shown.contains("http://127.0.0.1:8080/api/v1/entries") && shown.contains("Hey Siri"))
        #expect(shown.contains("/api/v1/understand") && shown.contains("/confirm"))
        #expect(shown.contains("no HTTPS") && !shown.contains("/api/v1/export"))
        #expect(try await browser.post(place).location == "/settings/shortcuts")
        #expect(try await browser.get(place).location == "/settings/shortcuts")

        let unused = try await browser.get("/settings/shortcuts").page
        #expect(unused.contains("Adds entries · never used") && !unused.contains(secret))
        server.clock.advance(bySeconds: 86_400)
        #expect(try await script.say(#"{"sentence": "an apple"}"#).status == 201)
        let used = try await browser.get("/settings/shortcuts").page
        #expect(used.contains("Adds entries · last used today"))
        let one = try token(on: used)
        let page = try await browser.get(one).page
        #expect(page.contains("10 March 2026") && page.contains("today") && page.contains("Add entries by a sentence"))
        #expect(try await browser.post("\(one)/end").location == "/settings/shortcuts")
        #expect(try await script.say(#"{"sentence": "an apple"}"#).status == 401)
        #expect(try await browser.get(one).status == 404)
        #expect(try await browser.post("\(one)/end").location == "/settings/shortcuts")
        #expect(try await !browser.get("/settings/shortcuts").page.contains("last used"))
    }

    @Test func `what is wrong is said at its field, and nothing is made`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let right = TestBrowser.passphrase
        for (fields, words) in [
            (["name": " ", "say": "yes", "passphrase": right] as KeyValuePairs, "Give it a name"),
            (
                ["name": String(repeating: "x", count: 41), "say": "yes", "passphrase": right],
                "Use at most 40 characters"
            ),
            (["name": "Siri", "passphrase": right], "Choose what it may do"),
            (["name": "Siri", "say": "yes", "passphrase": "another one"], "That’s not the right passphrase."),
            (["name": "Siri", "say": "yes"], "That’s not the right passphrase."),
        ] {
            let answer = try await browser.post("/settings/shortcuts", fields)
            #expect(answer.status == 422 && answer.page.contains(words), "\(words)")
            #expect(!answer.page.contains(right))
        }
        #expect(try await !browser.get("/settings/shortcuts").page.contains("never used"))
        #expect(try await server.browser().post("/settings/shortcuts", ["name": "x"]).location == "/sign-in")
    }

    @Test func `guesses at the passphrase are counted here too`() async throws {
        let browser = try await signedIn(TestServer())
        for _ in 0..<5 {
            _ = try await browser.post("/settings/shortcuts", ["name": "x", "say": "y", "passphrase": "wrong"])
        }
        let answer = try await browser.post(
            "/settings/shortcuts", ["name": "x", "say": "y", "passphrase": TestBrowser.passphrase])
        #expect(answer.status == 422 && answer.page.contains("Too many attempts"))
    }

    @Test func `there are eight at most`() async throws {
        let browser = try await signedIn(TestServer())
        for number in 1...8 { _ = try await browser.makeToken(name: "Script\(number)") }
        let answer = try await browser.post(
            "/settings/shortcuts", ["name": "One more", "say": "yes", "passphrase": TestBrowser.passphrase])
        #expect(answer.status == 422)
        #expect(try await browser.get("/settings/shortcuts").page.contains("as many as there can be"))
    }

    @Test func `it is shown for ten minutes at most, and works on`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (script, place) = try await browser.makeToken(["read"])
        server.clock.advance(bySeconds: 601)
        #expect(try await browser.get(place).location == "/settings/shortcuts")
        #expect(try await script.get("/api/v1/today").status == 200)
        // Neither is taken for what else waits to be shown once.
        let (_, other) = try await browser.makeToken(["read"], name: "Other")
        let id = try #require(other.split(separator: "/").last)
        #expect(try await browser.get("/settings/calendar/new/\(id)").location == "/settings/calendar")
        let feed = try #require(try await browser.makeCalendarAddress().location)
        let feedID = try #require(feed.split(separator: "/").last)
        #expect(try await browser.get("/settings/shortcuts/new/\(feedID)").location == "/settings/shortcuts")
        for place in [feed, other] { #expect(try await browser.get(place).status == 200) }
    }

    @Test func `behind TLS its address is https`() async throws {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: true, allowsSignUp: true))
        let browser = try await signedIn(server)
        let (_, place) = try await browser.makeToken(["say", "read"])
        let page = try await browser.get(place).page
        #expect(
            page.contains("https://127.0.0.1:8080/api/v1/entries")
                && page.contains("https://127.0.0.1:8080/api/v1/export"))
        #expect(!page.contains("no HTTPS"))
    }

    @Test(arguments: AccessEnding.allCases)
    func `what says so ends every token`(ending: AccessEnding) async throws {
        let browser = try await signedIn(TestServer())
        let (script, _) = try await browser.makeToken(["say", "read"])
        #expect(try await browser.endAccesses(by: ending).status == 303)
        #expect(try await script.get("/api/v1/today").status == 401)
        #expect(try await script.say(#"{"sentence": "an apple"}"#).status == 401)
    }

    @Test func `recovering the account ends every token`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        _ = try await browser.post(
            "/account", ["name": "maja", "passphrase": TestBrowser.passphrase, "zone": "America/New_York"])
        let code = try #require(try await browser.recoveryCode())
        _ = try await browser.post("/recovery-code", ["group": String(code.suffix(3))])
        let (script, _) = try await browser.makeToken(["read"])
        #expect(try await script.get("/api/v1/today").status == 200)
        _ = try await server.browser().post(
            "/recover", ["name": "maja", "code": code, "passphrase": "eight other calm otters knit"])
        #expect(try await script.get("/api/v1/today").status == 401)
    }

    @Test func `locked or signed out it works on, and leaves nothing in memory`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (script, _) = try await browser.makeToken(["say", "read"])
        let feed = try #require(try await browser.makeCalendarAddress().location)
        let page = try await browser.get(feed).page
        let calendar = try #require(page.firstMatch(of: /\/calendar\/[A-Za-z0-9_-]{43}\.ics/)).output
        let diaries = server.server.vault.diaries
        for way in ["/lock/now", "/session/end"] {
            #expect(try await browser.get("/today").status == 200)
            #expect(try await script.get("/api/v1/today").status == 200)
            #expect(await diaries.entryCount > 0, "what a session keeps open stays open")
            _ = try await browser.post(way)
            for _ in 0..<2 {
                #expect(try await script.get("/api/v1/today").status == 200)
                #expect(try await script.say(#"{"sentence": "an apple"}"#).status == 201)
                #expect(try await script.get("/api/v1/export").status == 200)
                #expect(try await server.browser().get(String(calendar)).status == 200)
                #expect(await diaries.entryCount == 0)
            }
            if way == "/lock/now" { _ = try await browser.post("/lock", ["passphrase": TestBrowser.passphrase]) }
        }
    }
}
