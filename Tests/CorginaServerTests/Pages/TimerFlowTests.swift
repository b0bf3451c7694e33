import Testing

@testable import CorginaServer

/// The kick counter and the contraction timer as forms and pages, with a clock the test moves.
struct TimerFlowTests {
    private func browser(lastPeriod: String = "2025-06-20") async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod(lastPeriod)
        return browser
    }

    private func field(_ name: String, on page: String) throws -> String {
        let pattern = try Regex("name=\"\(name)\" value=\"([^\"]*)\"")
        return String(try #require(page.firstMatch(of: pattern)?.output[1].substring))
    }

    private func feel(_ browser: TestBrowser, after seconds: Int) async throws -> TestBrowser.Answer {
        browser.server.clock.advance(bySeconds: seconds)
        let page = try await browser.get("/kicks").page
        return try await browser.post(
            "/kicks/felt", ["session": try field("session", on: page), "count": try field("count", on: page)])
    }

    @Test func `ten movements are counted one by one and kept at the tenth`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/kicks/start")
        for _ in 1...9 { #expect(try await feel(browser, after: 60).location == "/kicks") }
        #expect(try await browser.get("/kicks").page.contains("9 of 10"))
        #expect(try await browser.get("/today").page.contains(">9</b> of 10 since 18:40"))
        let done = try #require(try await feel(browser, after: 60).location)
        #expect(try await browser.get(done).page.contains("10 movements in 10 minutes"))
        #expect(try await browser.get("/kicks").page.contains("Start counting"))
    }

    @Test func `a movement sent twice counts once, and a slip is taken back`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/kicks/start")
        let page = try await browser.get("/kicks").page
        let session = try field("session", on: page)
        for _ in 1...3 { _ = try await browser.post("/kicks/felt", ["session": session, "count": "0"]) }
        #expect(try await browser.get("/kicks").page.contains("1 of 10"))
        for _ in 1...2 { _ = try await browser.post("/kicks/back", ["session": session, "count": "1"]) }
        #expect(try await browser.get("/kicks").page.contains("0 of 10"))
        _ = try await browser.post("/kicks/felt", ["session": "12", "count": "0"])
        #expect(try await browser.get("/kicks").page.contains("0 of 10"))
    }

    @Test func `all movements of a page are taken at their times, and nothing that cannot be`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/kicks/start")
        let session = try field("session", on: try await browser.get("/kicks").page)
        browser.server.clock.advance(bySeconds: 600)
        for list in ["-4", "9000,9001", "a,b"] {
            _ = try await browser.post("/kicks/felt", ["session": session, "count": "0", "kicks": list])
        }
        #expect(try await browser.get("/kicks").page.contains("0 of 10"))
        _ = try await browser.post("/kicks/felt", ["session": session, "count": "3", "kicks": "10,20,30"])
        _ = try await browser.post("/kicks/felt", ["session": session, "count": "2", "kicks": "10,20"])
        #expect(try await browser.get("/kicks").page.contains("3 of 10"))
        let done = try await browser.post(
            "/kicks/felt", ["session": session, "count": "10", "kicks": "10,20,30,40,50,60,70,80,90,100"])
        #expect(try await browser.get(try #require(done.location)).page.contains("10 movements in 2 minutes"))
    }

    @Test func `two hours without ten are a call now, on the page and once it is kept`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/kicks/start")
        for _ in 1...4 { _ = try await feel(browser, after: 60) }
        browser.server.clock.advance(bySeconds: 7_200)
        let page = try await browser.get("/kicks").page
        #expect(page.contains("Fewer than 10 movements in 120 minutes."))
        #expect(page.contains("Call your provider now, at any hour."))
        let session = try field("session", on: page)
        let kept = try #require(try await browser.post("/kicks/finish", ["session": session, "count": "4"]).location)
        #expect(try await browser.get(kept).page.contains("Fewer than 10 movements in 120 minutes."))
    }

    @Test func `a count thrown away leaves nothing`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/kicks/start")
        let session = try field("session", on: try await feel(browser, after: 9).page + browser.get("/kicks").page)
        _ = try await browser.post("/kicks/discard", ["session": session])
        let page = try await browser.get("/kicks").page
        #expect(page.contains("Start counting") && !page.contains("Last count"))
    }

    private func contract(_ browser: TestBrowser, seconds: Int, then pause: Int) async throws {
        _ = try await browser.post("/contractions/start", ["ago": "0"])
        browser.server.clock.advance(bySeconds: seconds)
        let began = try field("began", on: try await browser.get("/contractions").page)
        _ = try await browser.post("/contractions/stop", ["began": began, "ago": "0"])
        browser.server.clock.advance(bySeconds: pause)
    }

    @Test func `a contraction lasts from tap to tap, and the last hour adds up to the advice`() async throws {
        let browser = try await browser()
        for _ in 1...14 { try await contract(browser, seconds: 70, then: 210) }
        let page = try await browser.get("/contractions").page
        #expect(page.contains("1:10 long") && page.contains("4:40 after the one before"))
        #expect(page.contains("About 5 minutes apart, 1 minute long, for 1 hour."))
        #expect(page.contains("Call your provider now, at any hour."))
        let advice = try #require(try await browser.post("/contractions/advice", ["advice": "411"]).location)
        let other = try await browser.get(advice).page
        #expect(!other.contains("About 5 minutes apart, 1 minute long, for 1 hour."))
        #expect(other.contains("4 minutes apart or less"))
    }

    @Test func `four in an hour before 37 weeks are a call now`() async throws {
        let browser = try await browser(lastPeriod: "2025-09-20")
        for _ in 1...4 { try await contract(browser, seconds: 40, then: 800) }
        #expect(try await browser.get("/contractions").page.contains("before 37 weeks can be early labour."))
    }

    @Test func `the start is kept, a second one is none, and a stop sent twice counts once`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/contractions/start", ["ago": "30"])
        browser.server.clock.advance(bySeconds: 15)
        _ = try await browser.post("/contractions/start")
        let page = try await browser.get("/contractions").page
        #expect(page.contains("data-clock=\"45\""))
        #expect(try await browser.get("/today").page.contains("Going on since 18:39"))
        let began = try field("began", on: page)
        let kept = try #require(try await browser.post("/contractions/stop", ["began": began, "ago": "5"]).location)
        #expect(try await browser.get(kept).page.contains("0:40 long"))
        #expect(try await browser.post("/contractions/stop", ["began": began]).location == "/contractions")
    }

    @Test func `what was none is let go, and one is added by hand and keeps its seconds when changed`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/contractions/start")
        let began = try field("began", on: try await browser.get("/contractions").page)
        _ = try await browser.post("/contractions/discard", ["began": began])
        #expect(try await browser.get("/contractions").page.contains("Tap when a contraction begins"))
        let wrong: KeyValuePairs = ["length": "1:70", "day": "2026-03-10", "time": "18:00"]
        #expect(try await browser.post("/contractions", wrong).status == 422)
        let fields: KeyValuePairs = ["length": "1:10", "day": "2026-03-10", "time": "18:00"]
        let kept = try #require(try await browser.post("/contractions", fields).location)
        #expect(try await browser.get(kept).page.contains("1:10 long"))
    }
}
