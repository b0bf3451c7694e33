import CorginaCore
import CorginaProviders
import CorginaRooms
import FakeProviders
import Foundation
import Logging
import Testing

@testable import CorginaServer

/// The page of a recipe, read at its address once the owner allowed it, she agreed, and tapped.
struct RecipePageFlowTests {
    private static let recipe = """
        <html><script type="application/ld+json">{"@type":"Recipe","name":"Pea soup","recipeYield":"3 bowls",
        "recipeIngredient":["2 cups peas","1 onion"]}</script></html>
        """

    private static func page(_ text: String = recipe, type: String = "text/html; charset=utf-8") -> FakeProvider.Reply {
        .bytes(Array(text.utf8), type: type)
    }

    private func browser(_ fake: FakeProvider, agrees: Bool = true, log: CollectedLog = CollectedLog()) async throws
        -> TestBrowser
    {
        let browser = try TestServer(
            providers: TestProviders.recipes(port: fake.port), logger: Logger(label: "test") { _ in log }
        ).browser()
        try await browser.makeAccount()
        if agrees {
            let form: KeyValuePairs = ["use": "recipes", "host": "127.0.0.1", "answer": "yes"]
            _ = try await browser.post("/settings/providers", form)
        }
        return browser
    }

    private func read(_ browser: TestBrowser, _ fake: FakeProvider, path: String = "/soup") async throws
        -> TestBrowser.Answer
    {
        try await browser.post("/recipes/page", ["address": "http://127.0.0.1:\(fake.port)\(path)"])
    }

    @Test func `it waits on the sheet, and saved it is hers`() async throws {
        let fake = try await FakeProvider(Self.page())
        let log = CollectedLog()
        let browser = try await browser(fake, log: log)
        let sheet = try #require(try await read(browser, fake, path: "/my-secret-soup").location)
        let page = try await browser.get(sheet).page
        #expect(page.contains("value=\"Pea soup\"") && page.contains("value=\"3\""))
        let recipe = try #require(
            try await browser.post(sheet + "/log", ["name": "Pea soup", "servings": "3"]).location)
        #expect(try await browser.get(recipe).page.contains("Pea soup"))
        #expect(fake.requests.count == 1)
        #expect(
            !log.lines.contains { $0.contains("secret-soup") || $0.contains("Pea soup") })
    }

    @Test func `the page alone is asked for`() async throws {
        let fake = try await FakeProvider(Self.page())
        _ = try await read(browser(fake), fake)
        let request = try #require(fake.requests.first).lowercased()
        #expect(request.hasPrefix("get /soup http/1.1\r\n") && request.hasSuffix("\r\n\r\n"))
        #expect(!request.contains("cookie") && !request.contains("authorization") && !request.contains("maja"))
        #expect(!request.contains("referer") && request.contains("user-agent: corgina\r\n"))
    }

    @Test func `before she agreed nobody is asked`() async throws {
        let fake = try await FakeProvider(Self.page())
        let browser = try await browser(fake, agrees: false)
        #expect(try await browser.get("/recipes").page.contains("once you agree to that"))
        #expect(try await read(browser, fake).location == "/recipes")
        #expect(fake.requests.isEmpty)
    }

    @Test func `where the owner allowed none there is no such place`() async throws {
        let fake = try await FakeProvider(Self.page())
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.get("/recipes").page.contains("Corgina opens no web pages here."))
        #expect(try await read(browser, fake).status == 404)
        #expect(fake.requests.isEmpty)
    }

    @Test(arguments: [
        "http://127.0.0.1:1/soup", "https://localhost/", "http://169.254.169.254/latest/meta-data", "https://[::1]/",
        "file:///etc/passwd", "recipes.example/soup", "soup", "",
    ])
    func `an address elsewhere than where the owner allowed is not asked for`(address: String) async throws {
        let fake = try await FakeProvider(Self.page())
        let answer = try await browser(fake).post("/recipes/page", ["address": address])
        #expect(answer.status == 422 && answer.page.contains("Copy the whole address from your browser"))
        #expect(fake.requests.isEmpty)
    }

    @Test(arguments: [
        "https://127.0.0.1/", "https://127.1/", "https://localhost/", "http://[::ffff:127.0.0.1]/",
        "https://10.0.0.1:443/",
        "https://2130706433/", "https://me@recipes.example/", "https://recipes.example:22/",
    ])
    func `where pages of the internet may be read, an address in numbers is not asked for either`(address: String)
        async throws
    {
        let browser = try TestServer(providers: TestProviders.recipesFromAnywhere()).browser()
        try await browser.makeAccount()
        let form: KeyValuePairs = ["use": "recipes", "host": "the website you name", "answer": "yes"]
        _ = try await browser.post("/settings/providers", form)
        #expect(try await browser.get("/recipes").page.contains("asks the website you name for this page"))
        #expect(try await browser.post("/recipes/page", ["address": address]).status == 422)
    }

    @Test(
        arguments: [
            (page("<p>soup</p>"), "found no recipe on that page"),
            (page("{}", type: "application/json"), "found no recipe"),
            (page("x", type: "image/png"), "no page that Corgina can read"),
            (page(String(repeating: " ", count: (2 << 20) + 1)), "larger than Corgina reads"),
            (.json("{}", status: "404 Not Found"), "give Corgina this page"),
            (.json("{}", status: "500 Internal Server Error"), "manage to send the page"),
            (.json("{}", status: "302 Found", headers: ["Location: http://127.0.0.1:1/"]), "or the one it leads to"),
        ] as [(FakeProvider.Reply, String)])
    func `what goes wrong is said, and how to do without`(reply: FakeProvider.Reply, words: String) async throws {
        let fake = try await FakeProvider(reply)
        let answer = try await read(browser(fake), fake)
        #expect(answer.status == 422 && answer.page.contains(words), "\(words)")
        #expect(answer.page.contains("paste it under Ingredients"))
        #expect(answer.page.contains("value=\"http://127.0.0.1:\(fake.port)/soup\""))
    }

    @Test func `words that hold markup or turn the writing are words on a page`() async throws {
        let hostile = Self.recipe.replacing("Pea soup", with: "&lt;script&gt;\u{202E}erase</scrip t>")
        let fake = try await FakeProvider(Self.page(hostile))
        let browser = try await browser(fake)
        let sheet = try #require(try await read(browser, fake).location)
        let page = try await browser.get(sheet).page
        #expect(page.contains("&lt;script&gt;erase") && !page.contains("\u{202E}") && !page.contains("<script>erase"))
    }
}
