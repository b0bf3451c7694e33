import Testing

@testable import CorginaServer

struct MainJobTests {
    @Test func `She makes an account, dates her pregnancy, logs a meal and takes it back`() async throws {
        let browser = try TestServer().browser()
        #expect(try await browser.get("/").location == "/welcome")
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        #expect(try await browser.get("/today").page.contains("Week 24"))

        let draft = try await browser.say("I had porkchop and potatoes and a glass of milk")
        let sheet = try await browser.get(draft)
        #expect(sheet.status == 200)
        #expect(sheet.page.contains("I had porkchop and potatoes and a glass of milk"))
        let logged = try #require(try await browser.post(draft + "/log", ["notes-0": "with gravy"]).location)
        #expect(logged.hasPrefix("/today?changed="))
        #expect(try await browser.get(logged).page.lowercased().contains("porkchop, potatoes and milk"))
        #expect(try await browser.get(draft).status == 410)

        let entry = String(logged.dropFirst("/today?changed=".count))
        let undone = try #require(try await browser.post("/undo", ["entry": entry]).location)
        #expect(try await !browser.get("/today").page.lowercased().contains("porkchop, potatoes and milk"))
        let again = String(undone.dropFirst("/today?changed=".count))
        _ = try await browser.post("/undo", ["entry": again])
        #expect(try await browser.get("/today").page.lowercased().contains("porkchop, potatoes and milk"))
        #expect(try await browser.post("/undo", ["entry": entry]).location == "/today")
    }

    @Test(arguments: [
        ("how much caffeine did I have today?", "/nutrients"), ("when is my next appointment?", "/appointments"),
        ("how far along am I", "/pregnancy"), ("did I take my iron?", "/supplements"),
        ("what did I eat yesterday?", "/timeline"),
    ])
    func `A question leads to the page that answers it`(question: String, path: String) async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.post("/drafts", ["sentence": question]).location == path)
    }

    @Test func `Whether a food is safe is answered with the food she asked about`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        let answer = try #require(try await browser.post("/drafts", ["sentence": "Can I eat sushi?"]).location)
        #expect(answer.hasPrefix("/safe/"))
        #expect(try await browser.get(answer).page.lowercased().contains("sushi"))
    }

    @Test func `Today turns over at her own midnight`() async throws {
        let server = try TestServer(now: "2026-03-10T23:59:30-04:00")
        let browser = server.browser()
        try await browser.makeAccount()
        let draft = try await browser.say("I ate an apple")
        _ = try await browser.post(draft + "/log")
        #expect(try await browser.get("/today").page.contains("class=\"event\""))
        server.clock.advance(bySeconds: 60)
        #expect(try await !browser.get("/today").page.contains("class=\"event\""))
    }

    @Test func `A session lasts thirty days`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        server.clock.advance(bySeconds: 29 * 86_400)
        #expect(try await browser.get("/today").status == 200)
        server.clock.advance(bySeconds: 2 * 86_400)
        #expect(try await browser.get("/today").location == "/sign-in")
    }

    @Test func `What cannot be read is kept and explained`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let draft = try await browser.say("I ate an apple")
        let refused = try await browser.post(draft + "/0/0", ["amount": "a \"lot\"", "portion": "g"])
        #expect(refused.status == 422)
        #expect(refused.page.contains("a &quot;lot&quot;"))
        let late = try await browser.post(draft + "/0/details", ["day": "soon", "time": "12:00", "notes": "n"])
        #expect(late.status == 422)
        let date = try await browser.post("/pregnancy/new/last-period", ["date": "2026-04-01", "cycleLength": "28"])
        #expect(date.page.contains("Last period cannot be in the future"))
        let name = try await browser.post("/settings", ["firstName": String(repeating: "a", count: 61)])
        #expect(name.page.contains("Use at most 60 characters"))
    }

    @Test(arguments: [
        ("I am bleeding", "Call your provider now"), ("really bad headache and blurry vision", "Call 911"),
        ("blood pressure 165/112", "Call 911"),
    ])
    func `What should not wait is answered at once`(sentence: String, advice: String) async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.get(browser.say(sentence)).page.contains(advice))
    }

    @Test func `An ordinary sentence rings no alarm`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(
            try await !browser.get(browser.say("an apple, a bit sick, blood pressure 112/72")).page.contains(
                "Call 911 (US), 112 (EU) or 999 (UK) now"))
    }
}
