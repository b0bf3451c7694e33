import Testing

@testable import CorginaServer

/// What she drinks, from tap to page.
struct HydrationFlowTests {
    @Test func `a glass is one tap, counts at once and can be taken back`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.get("/today").page.contains("0 of 8 glasses"))
        let logged = try #require(try await browser.post("/hydration/drinks", ["size": "glass"]).location)
        #expect(logged.hasPrefix("/today?changed="))
        let today = try await browser.get(logged).page
        #expect(today.contains("1 of 8 glasses") && today.contains("Logged water") && today.contains("Undo"))
        let entry = String(logged.dropFirst("/today?changed=".count))
        _ = try await browser.post("/undo", ["entry": entry])
        #expect(try await browser.get("/today").page.contains("0 of 8 glasses"))
    }

    @Test func `from her page she stays there, and another drink counts by its amount`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let bottle = try await browser.post("/hydration/drinks", ["size": "bottle", "from": "hydration"]).location
        let logged = try #require(bottle)
        #expect(logged.hasPrefix("/hydration?changed="))
        #expect(try await browser.get(logged).page.contains("name=\"back\" value=\"/hydration\""))
        let entry = String(logged.dropFirst("/hydration?changed=".count))
        let undone = try await browser.post("/undo", ["entry": entry, "back": "/hydration"]).location
        #expect(undone?.hasPrefix("/hydration?changed=") == true)
        _ = try await browser.post("/hydration/drinks", ["size": "bottle", "from": "hydration"])
        _ = try await browser.post("/hydration/drinks", ["drink": "Tea", "amount": "237", "from": "hydration"])
        _ = try await browser.post("/hydration/drinks", ["drink": "Red wine", "amount": "150", "from": "hydration"])
        let page = try await browser.get("/hydration").page
        #expect(page.contains("3 of 8 glasses") && page.contains("Tea") && !page.contains("Red wine"))
    }

    @Test(arguments: ["", "0", "-5", "abc", "5001", "1e9"])
    func `an amount that cannot be is refused and nothing she typed is lost`(amount: String) async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let answer = try await browser.post("/hydration/drinks", ["drink": "Peppermint tea", "amount": amount])
        #expect(answer.status == 422)
        #expect(answer.page.contains("Enter an amount from 1 to 5,000 mL") && answer.page.contains("Peppermint tea"))
    }

    @Test func `food that is drunk counts by its water`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let draft = try await browser.say("a glass of milk")
        _ = try await browser.post(draft + "/log")
        #expect(try await browser.get("/hydration").page.contains("Milk"))
    }

    @Test func `her goal and her sizes are kept, and each slip is named at its field`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let saved = try #require(
            try await browser.post(
                "/hydration/goal",
                ["goal": "own", "own": "2,5", "glass": "300", "bottle": "750", "told": "volume"]
            ).location)
        #expect(saved.hasPrefix("/hydration/goal?changed="))
        _ = try await browser.post("/hydration/drinks", ["size": "glass"])
        #expect(try await browser.get("/hydration").page.contains("0.3 of 2.5 L"))
        let refused = try await browser.post(
            "/hydration/goal", ["goal": "glasses", "count": "99", "glass": "x", "bottle": "5000", "told": "glasses"])
        #expect(refused.status == 422)
        for words in ["Choose 4 to 20 glasses", "Enter a glass from 30", "Enter a bottle from 30", "value=\"5000\""] {
            #expect(refused.page.contains(words), "\(words)")
        }
        let provider = try await browser.post(
            "/hydration/goal", ["goal": "provider", "glass": "250", "bottle": "500", "told": "glasses"])
        #expect(provider.status == 303)
        #expect(try await browser.get("/today").page.contains("1 glass"))
    }

    @Test func `a past day has its own page and its own drinks`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let added = try await browser.post(
            "/hydration/drinks", ["size": "glass", "from": "hydration", "day": "2026-03-08"]
        ).location
        #expect(added?.hasPrefix("/hydration/2026-03-08?changed=") == true)
        #expect(try await browser.get("/hydration/2026-03-08").page.contains("1 of 8 glasses"))
        #expect(try await browser.get("/hydration").page.contains("0 of 8 glasses"))
        #expect(try await browser.get("/hydration/2026-03-11").location == "/hydration")
    }
}
