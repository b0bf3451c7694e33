import CorginaJournal
import CorginaRooms
import CorginaVault
import Crypto
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import CorginaServer

/// Links for the clinic from the form to what a reader gets, on 10 March 2026 in New York.
struct ClinicFlowTests {
    private func signedIn(_ server: TestServer, _ name: String = "maja") async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        try await browser.dateByLastPeriod("2025-09-20")
        _ = try await browser.post(
            "/foods/new",
            ["name": "My granola", "serving": "bowl", "grams": "45", "energy": "210", "mealType": "breakfast"])
        return browser
    }

    @Test func `a reader without an account gets the report, with the key that the link alone has`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink()
        #expect(made.link.expires == 1_773_182_400 + 86_400 && !made.link.asksForPasscode)
        #expect(made.link.url.count <= 128 && made.address.hasPrefix("http://127.0.0.1:8080/clinic#shlink:/"))
        let answer = try await server.browser().open(made.link)
        #expect(answer.status == 200 && answer.headers[.accessControlAllowOrigin] == "*")
        #expect(answer.headers[.cacheControl] == "no-store" && answer.headers[.setCookie] == nil)
        #expect(answer.headers[.referrerPolicy] == "no-referrer" && answer.headers[.robots] == "noindex, nofollow")
        #expect(answer.headers[.connection] == "close")
        let files = try made.link.files(in: answer.page)
        #expect(files.map(\.type) == ["text/html;charset=utf-8"])
        #expect(files[0].text.contains("From her diary as it was on 10 March 2026 at 18:40."))
        #expect(!files[0].text.contains("My granola") && !answer.page.contains("diary"))
    }

    @Test func `meals and FHIR data come where she said so, and stay as they were`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["contents": "meals", "data": "yes"])
        _ = try await browser.post(
            "/foods/new",
            ["name": "Late supper", "serving": "bowl", "grams": "45", "energy": "210", "mealType": "dinner"])
        let files = try made.link.files(in: try await server.browser().open(made.link).page)
        #expect(files.map(\.type) == ["text/html;charset=utf-8", "application/fhir+json;fhirVersion=4.0.1"])
        #expect(files[0].text.contains("My granola") && !files[0].text.contains("Late supper"))
        let bundle = try JSON(parsing: files[1].text)
        #expect(bundle["resourceType"]?.text == "Bundle" && bundle["entry"]?.elements?.isEmpty == false)
        #expect(files[1].text.contains("My granola") && !files[1].text.contains("Late supper"))
    }

    @Test func `openings are counted and shown, and the last one ends the link`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["openings": "2"])
        #expect(try await browser.get(made.page).page.contains("Not opened yet. It can be opened 2 times."))
        let clinic = server.browser()
        #expect(try await clinic.open(made.link).status == 200)
        #expect(try await browser.get("/visit/links").page.contains("Opened 1 of 2 times, last on 10 March, 18:40"))
        #expect(try await clinic.open(made.link).status == 200)
        #expect(try await clinic.open(made.link).status == 404)
        let page = try await browser.get(made.page).page
        #expect(page.contains("Opened 2 of 2 times") && !page.contains("shlink:") && !page.contains("qr-code"))
    }

    @Test func `a link is over when she said, by hers and by the reader's answer`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["hours": "4"])
        server.clock.advance(bySeconds: 4 * 3_600 - 1)
        #expect(try await server.browser().open(made.link).status == 200)
        server.clock.advance(bySeconds: 1)
        let over = try await server.browser().open(made.link)
        #expect(over.status == 404)
        #expect(try await browser.get(made.page).status == 404)
        let other = HealthLink(
            url: "http://127.0.0.1:8080/clinic/" + String(repeating: "A", count: 43), key: made.link.key, expires: nil,
            asksForPasscode: false, label: nil)
        let never = try await server.browser().open(other)
        #expect(never.status == 404 && never.page == over.page && never.headers == over.headers)
    }

    @Test func `a PIN is asked for, wrong ones are counted, and five end the link`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["pin": "4711"])
        #expect(made.link.asksForPasscode)
        #expect(!(try await browser.get(made.page).page.contains("4711")))
        let clinic = server.browser()
        let unasked = try await clinic.open(made.link)
        #expect(unasked.status == 401 && unasked.page == #"{"remainingAttempts":5}"#)
        #expect(try await clinic.open(made.link, passcode: "4711").status == 200)
        #expect(try await clinic.open(made.link, passcode: "0000").page == #"{"remainingAttempts":4}"#)
        #expect(try await clinic.open(made.link, passcode: "0001").page == #"{"remainingAttempts":3}"#)
        let early = try await clinic.open(made.link, passcode: "4711")
        #expect(early.status == 429 && early.headers[.retryAfter] == "4")
        #expect(early.headers[.accessControlExposeHeaders] == "retry-after")
        for (wrong, left) in [("0002", 2), ("0003", 1), ("0004", 0)] {
            server.clock.advance(bySeconds: 60)
            #expect(try await clinic.open(made.link, passcode: wrong).page == #"{"remainingAttempts":\#(left)}"#)
        }
        server.clock.advance(bySeconds: 60)
        #expect(try await clinic.open(made.link, passcode: "4711").status == 404)
        #expect(try await browser.get(made.page).page.contains("Too many wrong PINs were tried"))
    }

    @Test func `she ends one, and signing out everywhere ends all`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let browser = try await signedIn(server)
        let (first, second) = (try await browser.makeClinicLink(), try await browser.makeClinicLink())
        #expect(try await browser.post(first.page + "/end").location == "/visit/links")
        #expect(try await browser.post(first.page + "/end").location == "/visit/links")
        #expect(try await server.browser().open(first.link).status == 404)
        #expect(try await server.browser().open(second.link).status == 200)
        _ = try await browser.post("/settings/account/sessions")
        #expect(try await server.browser().open(second.link).status == 404)
    }

    @Test func `a reader that takes only short lists fetches long files by themselves, each once`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink()
        let list = try await server.browser().open(made.link, longest: 100)
        let file = try #require(try JSON(parsing: list.page)["files"]?.elements?.first)
        let place = try #require(file["location"]?.text)
        #expect(place.hasPrefix(made.link.url + "/") && file["embedded"] == nil)
        let path = place.replacing("http://127.0.0.1:8080", with: "")
        let other = try await browser.makeClinicLink()
        let misplaced = path.replacing(made.link.path, with: other.link.path)
        #expect(try await server.browser().get(misplaced).status == 404)
        // Who only looks whether it is there does not use it up.
        #expect(try await server.browser().send(.head, path, body: "").status == 200)
        let sealed = try await server.browser().get(path)
        #expect(sealed.status == 200 && sealed.headers[.contentType] == "application/jose")
        #expect(try made.link.text(of: sealed.page).contains("From her diary"))
        #expect(try await server.browser().get(path).status == 404)
    }

    /// What ends a link, or what waits of it.
    enum Ending: CaseIterable { case byHer, everywhere, passphrase, erasing, itsTime, tenMinutes }

    @Test(arguments: Ending.allCases)
    func `what waits to be fetched ends with its link, and after ten minutes`(ending: Ending) async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["hours": "1"])
        if ending == .itsTime { server.clock.advance(bySeconds: 3_590) }
        let list = try await server.browser().open(made.link, longest: 0)
        let place = try #require(try JSON(parsing: list.page)["files"]?.elements?.first?["location"]?.text)
        let passphrase: KeyValuePairs = ["passphrase": TestBrowser.passphrase]
        switch ending {
        case .byHer: _ = try await browser.post(made.page + "/end")
        case .everywhere: _ = try await browser.post("/settings/account/sessions")
        case .passphrase:
            let fields: KeyValuePairs = [
                "passphrase": TestBrowser.passphrase, "newPassphrase": "another set of quiet words",
            ]
            #expect(try await browser.post("/settings/account/passphrase", fields).status == 303)
        case .erasing: #expect(try await browser.post("/settings/account/erase", passphrase).status == 303)
        case .itsTime: server.clock.advance(bySeconds: 10)
        case .tenMinutes: server.clock.advance(bySeconds: 600)
        }
        let path = place.replacing("http://127.0.0.1:8080", with: "")
        #expect(try await server.browser().get(path).status == 404)
    }

    @Test(arguments: ["", "x", "[]", "{}", #"{"recipient":""}"#, #"{"recipient":7}"#, "recipient=x"])
    func `a request that says nobody reads is refused and counts nothing`(body: String) async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink(["openings": "1"])
        let answer = try await server.browser().send(.post, made.link.path, body: body, type: "application/json")
        #expect(answer.status == 400)
        #expect(try await server.browser().open(made.link).status == 200)
    }

    @Test func `readers on other pages may ask, and every other place stays closed to them`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink()
        let reader = server.browser()
        reader.headers[.origin] = "https://reader.example"
        reader.headers[.secFetchSite] = "cross-site"
        let permission = try await reader.send(.options, made.link.path, body: "")
        #expect(permission.status == 204 && permission.headers[.accessControlAllowHeaders] == "content-type")
        #expect(try await reader.open(made.link).status == 200)
        for path in ["/clinic", "/visit/links", made.page + "/end"] {
            #expect(try await reader.post(path).status == 403, "\(path)")
        }
    }

    @Test func `the address and the key open nothing else, and a session is no link`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink()
        let secret = String(try #require(made.link.path.split(separator: "/").last))
        for value in [secret, made.link.key] {
            let thief = server.browser()
            thief.cookie = "corgina=\(value)"
            #expect(try await thief.get("/today").location == "/sign-in")
            #expect(try await server.browser().get("/calendar/\(value).ics").status == 404)
        }
        let session = String(try #require(browser.cookie?.split(separator: "=").last))
        var link = made.link
        link.url = "http://127.0.0.1:8080/clinic/\(session)"
        #expect(try await server.browser().open(link).status == 404)
        #expect(try await server.browser().get(made.link.path).status == 404)
    }

    @Test func `whoever guesses in a loop is turned away, and who has a link is not`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let made = try await browser.makeClinicLink()
        let reader = server.browser()
        let body = #"{"recipient":"x"}"#
        for _ in 0..<Limits().guessesPerMinute {
            _ = try await reader.send(.post, "/clinic/x", body: body, type: "application/json")
        }
        reader.headers[.origin] = "https://reader.example"
        reader.headers[.secFetchSite] = "cross-site"
        let refused = try await reader.send(.post, "/clinic/x", body: body, type: "application/json")
        #expect(refused.status == 429)
        // A reader on a page of another origin learns why, and when to come again.
        #expect(refused.headers[.accessControlAllowOrigin] == "*")
        #expect(refused.headers[.accessControlExposeHeaders] == "retry-after")
        let wait = try #require(refused.headers[.retryAfter])
        #expect(try JSON(parsing: refused.page)["retryAfter"]?.integer == Int(wait))
        #expect(try await reader.open(made.link).status == 200)
    }
}
