import Testing

@testable import CorginaServer

/// All entries, narrowed; tags; and deleting from there.
struct TimelineFlowTests {
    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        for sentence in ["I ate an apple", "two glasses of water", "headache 3/5", "took my iron"] {
            _ = try await browser.post(browser.say(sentence) + "/log")
        }
        return browser
    }

    private func rows(_ page: String) -> Int { page.matches(of: /class="event"/).count }

    private func event(_ title: String, on page: String) throws -> String {
        let link = try Regex("/timeline/entries/([0-9a-f]{32})[^>]*>\(title)<")
        return String(try #require(try link.firstMatch(in: page)?[1].substring))
    }

    @Test func `everything is listed, and narrowed by kind in the address`() async throws {
        let browser = try await browser()
        let all = try await browser.get("/timeline").page
        #expect(rows(all) == 4 && all.contains("All entries") && all.contains(">Today<"))
        #expect(rows(try await browser.get("/timeline/kinds/symptom").page) == 1)
        #expect(rows(try await browser.get("/timeline/kinds/meal.hydration").page) == 2)
        let none = try await browser.get("/timeline/kinds/weight").page
        #expect(rows(none) == 0 && none.contains("Nothing found"))
        #expect(try await browser.get("/timeline/kinds/hydration.meal").status == 404)
    }

    @Test func `her words and tags are in no address, and the search is kept while kinds change`() async throws {
        let browser = try await browser()
        let found = try #require(try await browser.post("/timeline", ["words": "hEAda"]).location)
        #expect(!found.lowercased().contains("heada"))
        let page = try await browser.get(found).page
        #expect(rows(page) == 1 && page.contains("1 entry") && page.contains("“hEAda”"))
        #expect(
            page.contains("\(found)/kinds/symptom".replacing(":", with: "&#58;")) || page.contains(found + "/kinds/"))
        let narrowed = try await browser.get(found + "/kinds/meal").page
        #expect(rows(narrowed) == 0)
        #expect(try await browser.post(found, ["words": ""]).location == "/timeline")
        #expect(try await browser.get("/timeline/found/" + String(repeating: "0", count: 32)).location == "/timeline")
        let long = try await browser.post("/timeline", ["words": String(repeating: "a", count: 101)])
        #expect(long.status == 422 && long.page.contains("Use at most 100 characters"))
    }

    @Test func `an entry is given tags, found by them, and rid of them, each with Undo`() async throws {
        let browser = try await browser()
        let id = try await event("Headache", on: browser.get("/timeline").page)
        let tagged = try #require(
            try await browser.post(
                "/timeline/tags/\(id)", ["tag": "#Travel, bad night", "back": "/timeline/entries/\(id)"]
            )
            .location)
        #expect(tagged.hasPrefix("/timeline/entries/\(id)?changed="))
        let page = try await browser.get(tagged).page
        #expect(page.contains("Remove tag Travel") && page.contains("Undo"))
        let found = try #require(try await browser.post("/timeline", ["tag": "Travel"]).location)
        #expect(!found.lowercased().contains("travel"))
        #expect(rows(try await browser.get(found).page) == 1)
        let other = try await event("Apple", on: browser.get("/timeline").page)
        _ = try await browser.post("/timeline/tags/\(other)", ["tag": "TRAVEL"])
        #expect(rows(try await browser.get(found).page) == 2)
        let removed = try #require(try await browser.post("/timeline/tags/\(id)", ["remove": "Travel"]).location)
        #expect(removed.hasPrefix("/events/\(id)?changed="))
        #expect(rows(try await browser.get(found).page) == 1)
        let entry = String(removed.split(separator: "=").last ?? "")
        let undone = try await browser.post("/undo", ["entry": entry, "back": "/events/\(id)"]).location
        #expect(undone?.hasPrefix("/events/\(id)?changed=") == true)
        #expect(rows(try await browser.get(found).page) == 2)
        let long = try await browser.post("/timeline/tags/\(id)", ["tag": String(repeating: "x", count: 31)])
        #expect(long.status == 422 && long.page.contains("Use at most 30 characters for a tag"))
        #expect(
            try await browser.post("/timeline/tags/" + String(repeating: "0", count: 32), ["tag": "a"]).status == 404)
    }

    @Test func `deleting from the timeline stays there, and so does Undo`() async throws {
        let browser = try await browser()
        let place = "/timeline/kinds/meal"
        let id = try await event("Apple", on: browser.get(place).page)
        let removed = try #require(try await browser.post("/events/\(id)/remove", ["back": place]).location)
        #expect(removed.hasPrefix(place + "?changed="))
        let page = try await browser.get(removed).page
        #expect(rows(page) == 0 && page.contains("Undo"))
        let entry = String(removed.split(separator: "=").last ?? "")
        let undone = try #require(try await browser.post("/undo", ["entry": entry, "back": place]).location)
        #expect(undone.hasPrefix(place + "?changed="))
        #expect(rows(try await browser.get(undone).page) == 1)
        // No other place is led to.
        let again = try #require(try await browser.post("/events/\(id)/remove", ["back": "/settings"]).location)
        #expect(again.hasPrefix("/today?changed="))
    }

    @Test func `an entry edited from the timeline leads back there, saved or not`() async throws {
        let browser = try await browser()
        let place = "/timeline/kinds/meal"
        let id = try await event("Apple", on: browser.get(place).page)
        let put = try #require(try await browser.post("/events/\(id)/edit", ["back": place]).location)
        #expect(try await browser.post(put + "/discard").location == place)
        let draft = try #require(try await browser.post("/events/\(id)/edit", ["back": place]).location)
        let saved = try #require(try await browser.post(draft + "/log", ["notes-0": "behind the eyes"]).location)
        #expect(saved.hasPrefix(place + "?changed="))
        #expect(try await browser.get(saved).page.contains("behind the eyes"))
        let elsewhere = try #require(try await browser.post("/events/\(id)/edit", ["back": "/settings"]).location)
        #expect(try await browser.post(elsewhere + "/discard").location == "/today")
    }

    @Test func `what one sentence tells keeps its order`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let draft = try await browser.say("a glass of water, took my iron, feeling a bit sick, backache 2/5")
        let logged = try #require(try await browser.post(draft + "/log").location)
        let today = try await browser.get(logged).page
        let page = try #require(today.range(of: "id=\"timeline\"").map { String(today[$0.upperBound...]) })
        let places = ["Water", "Iron", "Nausea", "Back pain"].compactMap { title in
            page.range(of: "\(title)</a>")?.lowerBound
        }
        #expect(places.count == 4 && places == places.sorted())
        #expect(page.matches(of: /data-fresh/).count == 4)
        #expect(try await !browser.get("/today").page.contains("data-fresh"))
    }
}
