import Testing

@testable import CorginaServer

/// Single foods: looked up, entered from a label, marked and logged from their own page.
extension FoodFlowTests {
    @Test func `what she marked is said before she logs it again`() async throws {
        let browser = try await browser()
        try await log("two eggs", browser)
        let event = try await event(on: browser.get("/today").page)
        let page = try await browser.get(event).page
        let food = String(try #require(page.firstMatch(of: /\/foods\/[0-9]{8}/)).output)
        #expect(try await !browser.get(browser.say("an egg")).page.contains("You marked this"))
        _ = try await browser.post(food + "/marks", ["kind": "trigger"])
        #expect(try await browser.get(browser.say("two eggs")).page.contains("You marked this as a trigger."))
        #expect(try await !browser.get(browser.say("a banana")).page.contains("You marked this"))
    }

    @Test func `foods are found without their words in an address, opened and logged`() async throws {
        let browser = try await browser()
        let found = try #require(try await browser.post("/foods", ["words": "bananna"]).location)
        #expect(!found.lowercased().contains("banan"))
        let page = try await browser.get(found).page
        #expect(page.contains(">Banana<"))
        #expect(try await browser.post("/foods").status == 422)
        let food = String(try #require(page.firstMatch(of: /\/foods\/\d{8}/)).output)
        #expect(try await browser.get(food).page.contains("Per 100 g"))
        for amount in ["0", "-1", "1e9", "NaN", "", "1,000"] {
            let refused = try await browser.post(food + "/log", ["amount": amount, "portion": "g"])
            #expect(refused.status == 422)
            #expect(refused.page.contains("Enter an amount above 0"))
        }
        let logged = try #require(
            try await browser.post(food + "/log", ["amount": "1,5", "portion": "g", "mealType": "lunch"]).location)
        #expect(try await browser.get(logged).page.contains("Lunch"))
        #expect(try await browser.get("/foods").page.contains("Recently"))
        #expect(try await browser.get("/foods/12345678").status == 404)
    }

    @Test func `a food is entered from its label, with commas and blanks`() async throws {
        let browser = try await browser()
        let logged = try #require(
            try await browser.post(
                "/foods/new",
                [
                    "name": "My granola", "serving": "bowl", "grams": "45,5", "amount": "2", "energy": "210",
                    "iron": "1,5", "sodium": "0", "mealType": "breakfast",
                ]
            ).location)
        #expect(try await browser.get(logged).page.contains("420 cal"))
        let event = try await event(on: browser.get("/today").page)
        #expect(try await browser.get(event).page.contains("2 bowls · about 91 g"))
        let draft = try #require(try await browser.post(event + "/edit").location)
        #expect(try await browser.get(draft + "/0/0").status == 200)
        _ = try await browser.post(draft + "/0/0", ["amount": "1", "portion": "counted"])
        let saved = try #require(try await browser.post(draft + "/log").location)
        #expect(try await browser.get(saved).page.contains("210 cal"))
        #expect(
            try await browser.post("/snacks", ["food": "n:my granola"]).location?.hasPrefix("/today?changed=") == true)
    }

    @Test(arguments: [
        ("1 bar", "2 bars · about 90 g"), ("2 slices", "4 slices · about 90 g"), ("bowl", "2 bowls · about 90 g"),
        ("45 g", "90 g"), ("", "2 serving"),
    ])
    func `a serving is counted as its label counts it`(serving: String, amount: String) async throws {
        let browser = try await browser()
        _ = try await browser.post(
            "/foods/new", ["name": "Bread", "serving": serving, "grams": "45", "amount": "2", "energy": "100"])
        #expect(try await browser.get(event(on: browser.get("/today").page)).page.contains(amount))
    }

    @Test func `a food of her own has a page, is marked there and logged again`() async throws {
        let browser = try await browser()
        _ = try await browser.post(
            "/foods/new", ["name": "My granola", "serving": "1 bowl", "grams": "45", "energy": "210"])
        let event = try await event(on: browser.get("/today").page)
        let food = String(
            try #require(try await browser.get("/foods").page.firstMatch(of: /\/foods\/[0-9a-f]{32}-0/)).output)
        #expect(try await browser.get(event).page.contains(food))
        for words in ["My granola", "Per 1 bowl", "as you entered it"] {
            #expect(try await browser.get(food).page.contains(words), "\(words)")
        }
        _ = try await browser.post(food + "/marks", ["kind": "aversion"])
        #expect(try await browser.get(food).page.contains("aria-pressed=\"true\""))
        #expect(try await !browser.get("/today").page.contains("Quick Snack"))
        let logged = try #require(
            try await browser.post(food + "/log", ["amount": "90", "portion": "g", "mealType": "lunch"]).location)
        #expect(try await browser.get(logged).page.contains("420 cal"))
        #expect(try await browser.post(food + "/log", ["amount": "NaN", "portion": "g"]).status == 422)
        for missing in ["-1", "-01", "-x", ""] {
            #expect(try await browser.get(food.dropLast(2) + missing).status == 404, "\(missing)")
        }
    }

    @Test func `a logged food of the catalogue has one page, the catalogue's`() async throws {
        let browser = try await browser()
        try await log("I ate an apple", browser)
        let entry = try await event(on: browser.get("/today").page).split(separator: "/")[1]
        #expect(try await browser.get("/foods/\(entry)-0").location?.contains(/^\/foods\/\d{8}$/) == true)
        #expect(try await browser.get("/foods/\(entry)-1").status == 404)
    }

    @Test(arguments: ["-1", "1e9", "NaN", "100000000", "1,000", "a lot"])
    func `what a label cannot say is refused on its field, and kept`(value: String) async throws {
        let browser = try await browser()
        let refused = try await browser.post("/foods/new", ["name": "Bar", "energy": value, "protein": "3"])
        #expect(refused.status == 422)
        #expect(refused.page.contains("Enter a number from 0 to 10,000"))
        #expect(refused.page.contains("Bar"))
        #expect(try await browser.post("/foods/new").page.contains("Give the food a name"))
    }
}
