import CorginaCore
import CorginaRooms
import CorginaVault
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import CorginaServer

/// The calendar feed and its addresses.
struct CalendarFlowTests {
    private func signedIn(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        _ = try await browser.post(
            "/appointments/new", ["title": "Midwife", "day": "2026-03-20", "time": "14:00", "place": "St Mary's"])
        return browser
    }

    /// Makes an address; answers the page that shows it and the feed's path.
    private func made(
        _ browser: TestBrowser,
        _ fields: KeyValuePairs<String, String> = [
            "name": "iPhone", "dueDate": "yes", "passphrase": TestBrowser.passphrase,
        ]
    ) async throws -> (page: String, path: String) {
        let answer = try await browser.post("/settings/calendar", fields)
        let place = try #require(answer.location)
        #expect(place.hasPrefix("/settings/calendar/new/"))
        let page = try await browser.get(place).page
        return (place, String(try #require(page.firstMatch(of: /\/calendar\/[A-Za-z0-9_-]{43}\.ics/)).output))
    }

    @Test func `an address opens the feed without any cookie, and nothing else`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        let phone = server.browser()
        let feed = try await phone.get(path)
        #expect(feed.status == 200)
        #expect(feed.headers[.contentType] == "text/calendar; charset=utf-8")
        #expect(feed.headers[.cacheControl] == "no-store" && feed.headers[.setCookie] == nil)
        #expect(feed.page.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && feed.page.hasSuffix("END:VCALENDAR\r\n"))
        #expect(feed.page.contains("DTSTART:20260320T180000Z") && feed.page.contains("SUMMARY:Appointment"))
        #expect(feed.page.contains("DTSTART;VALUE=DATE:20260627"))
        #expect(!feed.page.contains("Midwife") && !feed.page.contains("Mary"))
        let secret = String(path.dropFirst("/calendar/".count).dropLast(4))
        for name in ["corgina", "__Host-corgina"] {
            let thief = server.browser()
            thief.cookie = "\(name)=\(secret)"
            #expect(try await thief.get("/today").location == "/sign-in")
        }
    }

    @Test func `a session's secret is no address`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let session = try #require(browser.cookie?.split(separator: "=").last)
        #expect(try await server.browser().get("/calendar/\(session).ics").status == 404)
    }

    @Test func `what was stopped, never was, or is no secret at all is answered alike`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        let list = try await browser.get("/settings/calendar").page
        let feed = try #require(list.firstMatch(of: /\/settings\/calendar\/[0-9a-f]{32}/)).output
        #expect(try await browser.post("\(feed)/revoke").location == "/settings/calendar")
        let phone = server.browser()
        let stopped = try await phone.get(path)
        #expect(stopped.status == 404)
        for other in [
            "/calendar/\(String(repeating: "A", count: 43)).ics", "/calendar/x", "/calendar/.ics",
            String(path.dropLast(4)), path + ".ics",
        ] {
            let answer = try await phone.get(other)
            #expect(
                answer.status == 404 && answer.page == stopped.page && answer.headers == stopped.headers, "\(other)")
        }
        #expect(try await browser.get(String(feed)).status == 404)
        #expect(!(try await browser.get("/settings/calendar").page.contains("iPhone</span>")))
    }

    @Test func `the address is shown until she is done, ten minutes at most, and stands in no other page`() async throws
    {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (place, path) = try await made(browser)
        #expect(try await browser.get(place).page.contains("webcal://127.0.0.1:8080\(path)"))
        #expect(!(try await browser.get("/settings/calendar").page.contains(path)))
        #expect(try await browser.post(place).location == "/settings/calendar")
        #expect(try await browser.get(place).location == "/settings/calendar")
        let (second, _) = try await made(browser)
        server.clock.advance(bySeconds: 601)
        #expect(try await browser.get(second).location == "/settings/calendar")
        #expect(try await server.browser().get(path).status == 200)
    }

    @Test func `behind TLS the address is https`() async throws {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: true, allowsSignUp: true))
        let browser = try await signedIn(server)
        let (place, path) = try await made(browser)
        #expect(try await browser.get(place).page.contains("https://127.0.0.1:8080\(path)"))
    }

    @Test func `what it holds can change, and its address stays`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        let list = try await browser.get("/settings/calendar").page
        let feed = String(try #require(list.firstMatch(of: /\/settings\/calendar\/[0-9a-f]{32}/)).output)
        let changed = try await browser.post(
            feed, ["name": "Watch", "titles": "plain", "weeks": "yes", "appointmentAlarm": "day"])
        #expect(changed.location == "/settings/calendar")
        let file = try await server.browser().get(path).page
        #expect(
            file.contains("SUMMARY:Midwife") && file.contains("SUMMARY:Week 24") && file.contains("TRIGGER:-PT1440M"))
        #expect(!file.contains("DTSTART;VALUE=DATE:20260627\r\nTRANSP:TRANSPARENT\r\nSUMMARY:Due"))
        let page = try await browser.get(feed).page
        #expect(page.contains("value=\"Watch\""))
        #expect(try await browser.post(feed, ["name": ""]).status == 422)
    }

    @Test func `it works on after she signs out, and then leaves nothing in memory`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        _ = try await browser.post("/session/end")
        #expect(try await server.browser().get(path).status == 200)
        #expect(await server.server.vault.diaries.entryCount == 0)
    }

    @Test(arguments: AccessEnding.allCases)
    func `what says so ends every address`(ending: AccessEnding) async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        let page = try await browser.get("/settings/calendar").page
        #expect(
            page.contains("You choose “Sign out everywhere”.")
                && page.contains("You change your passphrase or encryption key"))
        #expect(try await server.browser().get(path).status == 200)
        #expect(try await browser.endAccesses(by: ending).status == 303)
        #expect(try await server.browser().get(path).status == 404)
    }

    @Test func `recovering the account stops every address`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        let made = try await browser.post(
            "/account", ["name": "maja", "passphrase": TestBrowser.passphrase, "zone": "America/New_York"])
        #expect(made.status == 303)
        let code = try #require(try await browser.recoveryCode())
        _ = try await browser.post("/recovery-code", ["group": String(code.suffix(3))])
        let (_, path) = try await self.made(browser)
        _ = try await server.browser().post(
            "/recover", ["name": "maja", "code": code, "passphrase": "eight other calm otters knit"])
        #expect(try await server.browser().get(path).status == 404)
    }

    @Test func `after a loss neither a due date nor a week is in it`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(
            browser,
            [
                "name": "iPhone", "dueDate": "yes", "weeks": "yes", "titles": "plain",
                "passphrase": TestBrowser.passphrase,
            ])
        #expect(try await server.browser().get(path).page.contains("SUMMARY:Week 30"))
        _ = try await browser.post("/pregnancy/end")
        let file = try await server.browser().get(path).page
        #expect(!file.contains("VALUE=DATE:") && file.contains("SUMMARY:Midwife"))
        let page = try await browser.get("/settings/calendar").page
        #expect(!page.contains("Due date") && !page.contains("week"))
    }

    @Test func `there are eight addresses at most, each with a name`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let passphrase = TestBrowser.passphrase
        #expect(try await browser.post("/settings/calendar", ["name": " ", "passphrase": passphrase]).status == 422)
        for number in 1...8 {
            let made = try await browser.makeCalendarAddress(name: "Phone \(number)")
            #expect(made.status == 303)
        }
        #expect(
            try await browser.post("/settings/calendar", ["name": "Phone 9", "passphrase": passphrase]).status == 422)
    }

    @Test func `an address takes the passphrase, and a wrong one keeps what was chosen and makes none`() async throws {
        let browser = try await signedIn(TestServer())
        for wrong in [
            ["name": "Watch", "doses": "yes"], ["name": "Watch", "doses": "yes", "passphrase": "another one"],
        ]
            as [KeyValuePairs]
        {
            let answer = try await browser.post("/settings/calendar", wrong)
            #expect(answer.status == 422 && answer.page.contains("That’s not the right passphrase."))
            #expect(answer.page.contains("No link was created") && answer.page.contains("value=\"Watch\""))
            #expect(answer.page.contains(/name="doses"[^>]* checked/))
        }
        #expect(try await !browser.get("/settings/calendar").page.contains("Made 10 March 2026"))
    }

    @Test func `guesses at the passphrase are counted here too`() async throws {
        let browser = try await signedIn(TestServer())
        for _ in 0..<5 { _ = try await browser.post("/settings/calendar", ["name": "x", "passphrase": "wrong"]) }
        let answer = try await browser.makeCalendarAddress()
        #expect(answer.status == 422 && answer.page.contains("Too many attempts"))
    }

    @Test func `whoever guesses in a loop is turned away, and so is who reads one in a loop`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        let phone = server.browser()
        for _ in 0..<Limits().guessesPerMinute { _ = try await phone.get("/calendar/x.ics") }
        #expect(try await phone.get("/calendar/x.ics").status == 429)
        for _ in 0..<Limits().feedsPerMinute { #expect(try await phone.get(path).status == 200) }
        #expect(try await phone.get(path).status == 429)
        server.clock.advance(bySeconds: 60)
        #expect(try await phone.get(path).status == 200)
    }

    @Test func `no line of the log holds the secret`() async throws {
        let log = CollectedLog()
        let server = try TestServer(logger: Logger(label: "test") { _ in log })
        let browser = try await signedIn(server)
        let (_, path) = try await made(browser)
        _ = try await server.browser().get(path)
        _ = try await server.browser().get(path.replacing(".ics", with: ""))
        let lines = log.lines
        #expect(lines.contains { $0.contains("/calendar/{secret}") })
        let secret = path.dropFirst("/calendar/".count).dropLast(4)
        #expect(!lines.contains { $0.contains(secret) })
    }
}
