import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer

/// What one tap on the sheet does: an answer, a note, the sentence back, meals split, joined and filled anew.
struct SheetActionTests {
    private func browser(languages: String? = nil) async throws -> TestBrowser {
        let browser = try TestServer().browser()
        if let languages { browser.headers[.acceptLanguage] = languages }
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    @Test func `one question at a time, in the row of its food, and an answer ends it`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("I had chips and curry")
        var page = try await browser.get(draft).page
        #expect(page.components(separatedBy: "ask-row__q").count == 2)
        #expect(page.contains("<mark>chips</mark>"))
        #expect(page.contains("If you don’t choose, it’s logged as crisps from a packet."))
        #expect(try await browser.post(draft + "/0/0", ["food": "71401000"]).location == draft)
        page = try await browser.get(draft).page
        #expect(page.contains("<mark>curry</mark>"))
        #expect(page.components(separatedBy: "ask-row__q").count == 2)
        #expect(try await browser.post(draft + "/log").status == 303)
        #expect(try await browser.get("/today").page.contains("ries"))
    }

    @Test func `left open, the likeliest is logged`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("chips")
        #expect(try await browser.post(draft + "/log").status == 303)
        #expect(try await browser.get("/today").page.lowercased().contains("chips"))
    }

    @Test func `her browser tells whose words she uses, and settings change it`() async throws {
        let browser = try await browser(languages: "en-GB,en;q=0.9")
        #expect(try await browser.get("/settings").page.contains("<option value=\"uk\" selected"))
        let draft = try await browser.say("chips")
        #expect(try await !browser.get(draft).page.contains("ask-row__q"))
        #expect(try await browser.post("/settings", ["foodRegion": "none"]).status == 303)
        let asked = try await browser.say("chips")
        #expect(try await browser.get(asked).page.contains("ask-row__q"))
        #expect(try await browser.post("/settings", ["firstName": "Ada"]).status == 303)
        #expect(try await browser.get("/settings").page.contains("<option value=\"none\" selected"))
    }

    @Test func `what was not understood is kept as a note beside the rest`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("two eggs and a qwortle")
        #expect(try await browser.get(draft).page.contains("Keep as a Note"))
        #expect(try await browser.post(draft + "/note").location == draft)
        let page = try await browser.get(draft).page
        #expect(page.contains("Log 2 entries") && !page.contains("Not understood"))
        #expect(try await browser.post(draft + "/log").status == 303)
        #expect(try await browser.get("/today").page.contains("qwortle"))
    }

    @Test func `where nothing was understood, one tap keeps all of it`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("flurbled qwortle")
        let kept = try await browser.post(draft + "/note")
        #expect(kept.location?.hasPrefix("/today") == true)
        #expect(try await browser.get("/today").page.contains("flurbled qwortle"))
        #expect(try await browser.get(draft).status == 410)
    }

    @Test func `the sentence goes back to where it is typed`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("flurbled qwortle <b>")
        let answer = try await browser.post(draft + "/sentence")
        #expect(answer.status == 200)
        #expect(answer.page.contains("flurbled qwortle &lt;b&gt;</textarea>"))
        #expect(try await browser.get(draft).status == 410)
    }

    @Test func `of the day's total what it does not hold yet is logged`() async throws {
        let browser = try await browser()
        func total() async throws -> String {
            try await browser.get(browser.say("two litres of water by now")).page
        }
        #expect(try await total().contains("2,000"))
        _ = try await browser.post(browser.say("half a litre of water") + "/log")
        let rest = try await total()
        #expect(rest.contains("1,500") && rest.contains("so the rest is logged"))
        _ = try await browser.post(browser.say("1.5 litres of water") + "/log")
        let nothing = try await total()
        #expect(nothing.contains("There is nothing new to log.") && nothing.contains("already"))
    }

    @Test func `what she usually has is logged in a word`() async throws {
        let browser = try await browser()
        _ = try await browser.post(browser.say("porridge and a banana for breakfast") + "/log")
        let draft = try await browser.say("the usual breakfast but no banana")
        let page = try await browser.get(draft).page
        #expect(page.contains("Porridge") && page.components(separatedBy: "class=\"item__name\"").count == 2)
        #expect(try await browser.post(draft + "/log").status == 303)
    }

    @Test func `her last meal is kept under a name`() async throws {
        let browser = try await browser()
        _ = try await browser.post(browser.say("yogurt, granola and blueberries") + "/log")
        let draft = try await browser.say("save that as my protein bowl")
        let page = try await browser.get(draft).page
        #expect(page.contains("Your recipe") && page.contains("value=\"Protein bowl\""))
        #expect(try await browser.post(draft + "/log", ["name": "Protein bowl", "servings": "1"]).status == 303)
        #expect(try await browser.get("/recipes").page.contains("Protein bowl"))
        let again = try await browser.say("had my protein bowl")
        #expect(try await browser.get(again).page.contains("lueberries"))
    }

    @Test func `meals are split, joined and filled anew`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("eggs and toast for breakfast and a banana for lunch")
        #expect(try await browser.get(draft).page.contains("Log 2 Meals"))
        #expect(try await browser.post(draft + "/0/1/move").location == draft)
        #expect(try await browser.post(draft + "/1/split").location == draft)
        #expect(try await browser.get(draft).page.contains("Log 3 Meals"))
        for _ in 1...2 { #expect(try await browser.post(draft + "/0/join").location == draft) }
        #expect(try await browser.get(draft).page.contains("Log Meal"))
        #expect(try await browser.post(draft + "/log").status == 303)
    }

    @Test(arguments: ["/9/split", "/9/join", "/0/9/move", "/7/7/move"])
    func `what is not there changes nothing`(path: String) async throws {
        let browser = try await browser()
        let draft = try await browser.say("eggs and toast")
        #expect(try await browser.post(draft + path).location == draft)
        #expect(try await browser.get(draft).page.contains("Log Meal"))
    }
}
