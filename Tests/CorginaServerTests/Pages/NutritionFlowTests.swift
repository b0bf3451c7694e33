import Testing

@testable import CorginaServer

/// Her goals, the nutrients and the look-up, from form to page.
struct NutritionFlowTests {
    private func facts(weight: String) -> KeyValuePairs<String, String> {
        ["birthYear": "1996", "height": "165", "weight": weight, "activity": "low_active", "source": "eer_2005"]
    }

    @Test func `facts make a goal, can be taken back, and a slip keeps what she typed`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.get("/settings/goals").page.contains("No goal yet"))
        let refused = try await browser.post("/settings/goals", facts(weight: "1e9"))
        #expect(refused.status == 422)
        #expect(refused.page.contains("Enter a weight from 30 to 250 kg") && refused.page.contains("1e9"))
        let saved = try #require(try await browser.post("/settings/goals", facts(weight: "65")).location)
        #expect(saved.hasPrefix("/settings/goals?changed="))
        #expect(try await browser.get("/settings/goals").page.contains("Add your dates"))
    }

    @Test(arguments: ["NaN", "-5", "0", "abc", "999", "1e9", "9999999"])
    func `a provider's number that cannot be is refused on its field`(number: String) async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let answer = try await browser.post("/settings/goals", ["source": "provider", "number": number])
        #expect(answer.status == 422)
        #expect(answer.page.contains("Enter the number your provider gave you, from 1,000 to 6,000"))
    }

    @Test func `her own meal hours decide what a sentence belongs to`() async throws {
        // At 18:40 it is dinner, unless she dines from 20:00.
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        #expect(try await browser.get(browser.say("an apple")).page.contains("Meal: Dinner. Change"))
        _ = try await browser.post(
            "/settings/goals/hours",
            [
                "breakfastStart": "08:00", "breakfastEnd": "11:00", "lunchStart": "13:00", "lunchEnd": "15:00",
                "dinnerStart": "20:00",
                "dinnerEnd": "22:30",
            ])
        #expect(try await browser.get(browser.say("an apple")).page.contains("Meal: Snack. Change"))
        let refused = try await browser.post("/settings/goals/hours", ["breakfastStart": "08:00"])
        #expect(refused.status == 422 && refused.page.contains("Choose when breakfast starts and ends"))
    }

    @Test func `a look-up is answered at an address that tells nobody anything`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let address = try #require(try await browser.post("/safe", ["food": "Smoked salmon bagel"]).location)
        #expect(!address.contains("salmon"))
        #expect(try await browser.get(address).page.contains("Better avoided"))
        #expect(try await browser.post("/safe", [:]).status == 422)
        #expect(try await browser.post("/safe", ["food": String(repeating: "x", count: 101)]).status == 422)
        #expect(try await browser.get("/safe/00000000000000070000000000000007").location == "/safe")
    }

    @Test func `what she logs shows among the nutrients, with a flag that never blocks`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let draft = try await browser.say("I had sushi")
        let sheet = try await browser.get(draft).page
        #expect(sheet.contains("Better avoided") && sheet.contains("Log Meal"))
        #expect(try await browser.post(draft + "/log").status == 303)
        #expect(try await browser.get("/nutrients").page.contains("What matters most"))
    }

    @Test func `a day's caffeine counts what is changed once, and a past day by itself`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        func total(_ page: String) -> String? {
            page.firstMatch(of: /Caffeine (today|that day), with this: \d+ of 200 mg/).map { String($0.output.0) }
        }
        let draft = try await browser.say("a cup of coffee")
        let first = try #require(total(try await browser.get(draft).page))
        _ = try await browser.post(draft + "/log")
        let event = String(
            try #require(try await browser.get("/today").page.firstMatch(of: /\/events\/[0-9a-f]{32}/)).output)
        let edited = try #require(try await browser.post(event + "/edit").location)
        #expect(total(try await browser.get(edited).page) == first)
        let second = try #require(total(try await browser.get(try await browser.say("a cup of coffee")).page))
        #expect(second != first)
        let past = try #require(
            try await browser.post("/drafts", ["sentence": "a cup of coffee", "day": "2026-03-01"]).location)
        #expect(total(try await browser.get(past).page) == first.replacing("today", with: "that day"))
    }
}
