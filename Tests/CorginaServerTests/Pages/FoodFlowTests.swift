import Testing

@testable import CorginaServer

/// Logging, correcting and browsing food, beyond the first sentence.
struct FoodFlowTests {
    func browser(now: String = "2026-03-10T18:40:00-04:00") async throws -> TestBrowser {
        let browser = try TestServer(now: now).browser()
        try await browser.makeAccount()
        return browser
    }

    /// Says and logs; answers the address it leads to.
    @discardableResult
    func log(_ sentence: String, _ browser: TestBrowser) async throws -> String {
        try #require(try await browser.post(browser.say(sentence) + "/log").location)
    }

    func event(on page: String) throws -> String {
        String(try #require(page.firstMatch(of: /\/events\/[0-9a-f]{32}/)).output)
    }

    private func entry(_ location: String) -> String { String(location.split(separator: "=").last ?? "") }

    @Test func `a logged meal is opened, changed, moved to another day, and that is undone`() async throws {
        let browser = try await browser()
        try await log("I ate an apple", browser)
        let event = try await event(on: browser.get("/today").page)
        #expect(try await browser.get(event).page.contains("Apple"))
        let draft = try #require(try await browser.post(event + "/edit").location)
        #expect(try await browser.get(draft).page.contains("Edit entry"))
        _ = try await browser.post(draft + "/0/0", ["amount": "300", "portion": "g"])
        _ = try await browser.post(
            draft + "/0/details", ["day": "2026-03-08", "time": "09:15", "mealType": "breakfast", "notes": "crisp"])
        let saved = try #require(try await browser.post(draft + "/log", ["notes-0": "crisp"]).location)
        #expect(saved.hasPrefix("/days/2026-03-08?changed="))
        let day = try await browser.get(saved).page
        for words in ["09:15", "Breakfast", "crisp", "Saved", "Undo"] { #expect(day.contains(words), "\(words)") }
        #expect(try await browser.get(event).page.contains("300 g"))
        #expect(try await !browser.get("/today").page.contains("class=\"event\""))
        #expect(try await browser.post("/undo", ["entry": entry(saved)]).location?.hasPrefix("/today?changed=") == true)
        #expect(try await browser.get("/today").page.contains("class=\"event\""))
    }

    @Test func `an entry is deleted and brought back, and one of nobody's is not found`() async throws {
        let browser = try await browser()
        try await log("I ate an apple", browser)
        let event = try await event(on: browser.get("/today").page)
        let deleted = try #require(try await browser.post(event + "/remove").location)
        #expect(try await browser.get(deleted).page.contains("Removed"))
        #expect(try await browser.get(event).status == 404)
        #expect(try await browser.post(event + "/edit").status == 404)
        _ = try await browser.post("/undo", ["entry": entry(deleted)])
        #expect(try await browser.get(event).status == 200)
    }

    @Test func `a food of a logged meal is given another amount, which is undone; no amount changes nothing`()
        async throws
    {
        let browser = try await browser()
        try await log("two eggs and toast", browser)
        let event = try await event(on: browser.get("/today").page)
        let changed = try #require(
            try await browser.post(event + "/amounts/0", ["amount": "150", "portion": "g"]).location)
        #expect(try await browser.get(changed).page.contains("150 g"))
        for (amount, portion) in [("lots", "g"), ("0", "g"), ("900000", "g"), ("1", "nothing of the kind")] {
            let refused = try await browser.post(event + "/amounts/0", ["amount": amount, "portion": portion])
            #expect(refused.status == 422 && refused.page.contains("role=\"alert\""), "\(amount) \(portion)")
        }
        // A portion that the food does not have: the amount stays.
        #expect(try await browser.post(event + "/amounts/0", ["amount": "2", "portion": "9999"]).location == event)
        #expect(try await browser.post(event + "/amounts/7", ["amount": "2", "portion": "g"]).status == 404)
        #expect(try await browser.get(event).page.contains("150 g"))
        _ = try await browser.post("/undo", ["entry": entry(changed)])
        #expect(try await browser.get(event).page.contains("2 eggs"))
    }

    @Test func `taking the last food off a logged meal deletes it, with Undo`() async throws {
        let browser = try await browser()
        try await log("I ate an apple", browser)
        let event = try await event(on: browser.get("/today").page)
        let draft = try #require(try await browser.post(event + "/edit").location)
        let removed = try #require(try await browser.post(draft + "/0/0/remove").location)
        #expect(try await browser.get(removed).page.contains("Removed"))
        #expect(try await browser.get(event).status == 404)
    }

    @Test func `a past day takes one sentence after another, and there is no day after today`() async throws {
        let browser = try await browser()
        for sentence in ["I ate an apple", "yesterday I had soup at 8 pm"] {
            let draft = try #require(
                try await browser.post("/drafts", ["sentence": sentence, "day": "2026-03-07"]).location)
            #expect(try await browser.post(draft + "/log").location?.hasPrefix("/days/2026-03-07?changed=") == true)
        }
        let day = try await browser.get("/days/2026-03-07").page
        #expect(day.matches(of: /class="event"/).count == 2)
        #expect(day.contains("value=\"2026-03-07\"") || day.contains("2026-03-07"))
        #expect(try await browser.get("/days/2026-03-10").location == "/today")
        #expect(try await browser.get("/days/2026-03-11").location == "/today")
        #expect(try await browser.get("/days/2026-02-30").status == 404)
        #expect(try await browser.get("/days/1969-12-31").status == 404)
        let ahead = try #require(
            try await browser.post("/drafts", ["sentence": "an apple", "day": "2027-01-01"]).location)
        #expect(try await browser.post(ahead + "/log").location?.hasPrefix("/today") == true)
    }

    @Test func `yesterday's breakfast is copied once, with Undo`() async throws {
        let browser = try await browser()
        let draft = try #require(
            try await browser.post("/drafts", ["sentence": "oatmeal for breakfast", "day": "2026-03-09"]).location)
        _ = try await browser.post(draft + "/log")
        #expect(try await browser.get("/quick").page.contains("breakfast"))
        let copied = try #require(try await browser.post("/quick", ["mealType": "breakfast"]).location)
        #expect(copied.hasPrefix("/today?changed="))
        let today = try await browser.get(copied).page
        #expect(today.contains("Logged"))
        #expect(today.matches(of: /class="event"/).count == 1)
        _ = try await browser.post("/undo", ["entry": entry(copied)])
        #expect(try await browser.get("/today").page.matches(of: /class="event"/).isEmpty)
        for fields in [["mealType": "brunch"], ["mealType": "dinner"]] as [KeyValuePairs<String, String>] {
            #expect(try await browser.post("/quick", fields).location == "/today")
        }
    }

    @Test func `a snack takes one tap, and what she is averse to is not offered`() async throws {
        let browser = try await browser()
        #expect(try await !browser.get("/quick").page.contains("Quick Snack"))
        try await log("I ate a banana", browser)
        let page = try await browser.get("/quick").page
        #expect(page.contains("Quick Snack"))
        let code = try #require(page.firstMatch(of: /c(?::|&#58;)(\d{8})/)).1
        let logged = try #require(try await browser.post("/snacks", ["food": "c:\(code)"]).location)
        #expect(try await browser.get(logged).page.contains("Snack · "))
        #expect(try await browser.post("/snacks", ["food": "c:99999999"]).location == "/today")
        #expect(try await browser.post("/snacks").location == "/today")
        _ = try await browser.post("/foods/\(code)/marks", ["kind": "aversion"])
        #expect(try await !browser.get("/quick").page.contains("Quick Snack"))
        #expect(try await browser.get("/foods/\(code)").page.contains("aria-pressed=\"true\""))
        _ = try await browser.post("/foods/\(code)/marks", ["kind": "aversion"])
        #expect(try await browser.get("/quick").page.contains("Quick Snack"))
    }

    @Test func `fifty foods are one meal`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("I ate an apple")
        for _ in 1..<50 { _ = try await browser.post(draft + "/0/add", ["food": "11112110"]) }
        let logged = try #require(try await browser.post(draft + "/log").location)
        let event = try await event(on: browser.get(logged).page)
        #expect(try await browser.get(event).page.contains("50 items"))
        #expect(try await browser.post(event + "/edit").status == 303)
    }

    @Test func `after a loss nothing here tells of a pregnancy`() async throws {
        let browser = try await browser()
        try await browser.dateByLastPeriod("2025-09-20")
        try await log("I ate an apple", browser)
        _ = try await browser.post("/pregnancy/end")
        let event = try await event(on: browser.get("/today").page)
        for path in ["/today", "/days/2026-03-09", event, "/recipes", "/foods", "/foods/new", "/foods/11112110"] {
            let page = try await browser.get(path).page.lowercased()
            for word in ["pregnan", "baby", "trimester", "due date", "week 2"] {
                #expect(!page.contains(word), "\(path): \(word)")
            }
        }
    }
}
