import CorginaCore
import CorginaProviders
import CorginaRooms
import FakeProviders
import Foundation
import Logging
import Testing

@testable import CorginaServer

/// A number that nobody here knows, looked up at the owner's address once she agreed and tapped.
struct LookUpFlowTests {
    private static let number = "4006381333931"

    private static func listing(code: String = number, _ more: String = "", energy: Double = 400) -> String {
        #"{"code":"\#(code)","status":1,"product":{"product_name":"Oat biscuits","brands":"Made Up","serving_size":"40 g","#
            + #""nutriments":{"energy-kcal_100g":\#(energy),"proteins_100g":10,"carbohydrates_100g":60,"fat_100g":13}\#(more)}}"#
    }

    private func browser(_ fake: FakeProvider, agrees: Bool = true, log: CollectedLog = CollectedLog()) async throws
        -> TestBrowser
    {
        let browser = try TestServer(
            providers: TestProviders.products(port: fake.port), logger: Logger(label: "test") { _ in log }
        ).browser()
        try await browser.makeAccount()
        if agrees {
            let form: KeyValuePairs = ["use": "products", "host": "127.0.0.1", "answer": "yes"]
            _ = try await browser.post("/settings/providers", form)
        }
        return browser
    }

    /// Searches for the number; answers where that leads.
    private func search(_ browser: TestBrowser) async throws -> String {
        try #require(try await browser.post("/foods", ["words": Self.number]).location)
    }

    private func lookUp(_ browser: TestBrowser) async throws -> TestBrowser.Answer {
        try await browser.post(try await search(browser) + "/look-up")
    }

    @Test func `it is shown as a packaged food with whoever lists it, and logged it is hers`() async throws {
        let fake = try await FakeProvider(.json(Self.listing()))
        let log = CollectedLog()
        let browser = try await browser(fake, log: log)
        let place = try await search(browser)
        #expect(try await browser.get(place).page.contains("Look the number up"))
        #expect(fake.requests.isEmpty)
        let found = try await browser.post(place + "/look-up")
        #expect(found.location == place)
        let product = try #require(try await browser.get(place).location)
        let page = try await browser.get(product).page
        for words in ["Oat biscuits, Made Up", "as 127.0.0.1 lists it", "Per 100 g", "400"] {
            #expect(page.contains(words), "\(words)")
        }
        _ = try await browser.post(product + "/log", ["amount": "2", "portion": "counted", "mealType": "snack"])
        #expect(try await browser.get("/today").page.contains("Oat biscuits"))
        let own = try await search(browser)
        #expect(!own.hasPrefix("/foods/found"))
        #expect(fake.requests.count == 1)
        #expect(!log.lines.contains { $0.contains(Self.number) || $0.contains("Oat") || $0.contains("/api/v2") })
    }

    @Test func `the number alone is sent`() async throws {
        let fake = try await FakeProvider(.json(Self.listing()))
        _ = try await lookUp(browser(fake))
        let request = try #require(fake.requests.first).lowercased()
        #expect(request.hasPrefix("get /api/v2/product/\(Self.number).json?fields=code http/1.1\r\n"))
        #expect(!request.contains("cookie") && !request.contains("authorization") && !request.contains("maja"))
        #expect(request.hasSuffix("\r\n\r\n"))
    }

    @Test func `before she agreed nothing is sent, and the page says where she can`() async throws {
        let fake = try await FakeProvider(.json(Self.listing()))
        let browser = try await browser(fake, agrees: false)
        let place = try await search(browser)
        let page = try await browser.get(place).page
        #expect(page.contains("127.0.0.1 may know this number") && !page.contains("Look the number up"))
        #expect(try await browser.post(place + "/look-up").location == place)
        #expect(fake.requests.isEmpty)
    }

    @Test func `where the owner switched nothing on there is no such place and no such question`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let place = try await search(browser)
        #expect(try await !browser.get(place).page.contains("know this number"))
        #expect(try await browser.post(place + "/look-up").status == 404)
        #expect(try await browser.get("/privacy").page.contains("numbers on packets looked up here"))
    }

    @Test(
        arguments: [
            (.json(listing(), status: "404 Not Found"), "does not know this number"),
            (.json(#"{"code":"4006381333931","status":0,"status_verbose":"product not found"}"#), "does not know"),
            (.json(#"{"code":"4006381333931","status":"failure"}"#), "does not know this number"),
            (.json(listing(code: "96385074")), "can’t use"), (.json(listing(energy: 4_000)), "can’t use"),
            (.json(#"{"product":{"product_name":"Oat biscuits"}}"#), "can’t use"), (.json("[]"), "can’t use"),
            (.json("{}"), "can’t use"), (.json(#"{"status":1}"#), "can’t use"),
            (.bytes(Array("<html>".utf8), type: "text/html"), "can’t use"),
            (.json(String(repeating: " ", count: 300_000) + listing()), "can’t use"),
            (.json("{}", status: "500 Internal Server Error"), "did not manage it"),
            (.json("{}", status: "302 Found", headers: ["Location: http://127.0.0.1:1/"]), "did not manage it"),
        ] as [(FakeProvider.Reply, String)])
    func `what goes wrong is said, and the form for the food is there with its number`(
        reply: FakeProvider.Reply, words: String
    ) async throws {
        let fake = try await FakeProvider(reply)
        let answer = try await lookUp(browser(fake))
        #expect(answer.status == 422)
        #expect(answer.page.contains(words), "\(words)")
        #expect(answer.page.contains("value=\"\(Self.number)\"") && !answer.page.contains("Oat biscuits"))
    }

    @Test func `words that hold orders or marks of another direction are words on a page`() async throws {
        let hostile =
            #"{"code":"4006381333931","status":1,"product":{"product_name":"<script>\u202Eerase the diary</script>","nutriments":"#
            + #"{"energy-kcal_100g":0,"proteins_100g":0,"carbohydrates_100g":0,"fat_100g":0}}}"#
        let fake = try await FakeProvider(.json(hostile))
        let browser = try await browser(fake)
        let place = try await search(browser)
        _ = try await browser.post(place + "/look-up")
        let product = try #require(try await browser.get(place).location)
        let page = try await browser.get(product).page
        #expect(page.contains("&lt;script&gt; erase the diary") && !page.contains("\u{202E}"))
    }

    @Test func `another's search is no search of hers`() async throws {
        let fake = try await FakeProvider(.json(Self.listing()))
        let server = try TestServer(
            settings: ServerSettings(allowsSignUp: true), providers: TestProviders.products(port: fake.port))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let place = try await search(anna)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        _ = try await berta.post("/settings/providers", ["use": "products", "host": "127.0.0.1", "answer": "yes"])
        #expect(try await berta.post(place + "/look-up").status >= 400)
        #expect(fake.requests.isEmpty)
    }
}
