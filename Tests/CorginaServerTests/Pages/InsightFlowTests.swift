import CorginaCore
import CorginaJournal
import CorginaVault
import Testing

@testable import CorginaServer

/// What came together in a made-up diary, from the page to the entries.
struct InsightFlowTests {
    /// Sixty days of two meals; heartburn follows tacos.
    private func browser(planted: Bool) async throws -> TestBrowser {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        let now = server.server.surroundings.moment(in: "America/New_York")
        let secret = try #require(browser.cookie?.split(separator: "=").last.map(String.init))
        let session = try #require(SessionSecret(cookieValue: secret))
        let journal = try #require(try await server.server.vault.unlock(session, at: now))
        var changes: [Change] = []
        func add(_ details: HealthEvent.Details, day: Int, minutes: Int) {
            changes.append(
                .putEvent(
                    HealthEvent(
                        id: server.server.surroundings.newID(),
                        moment: Moment(day: now.day - day, time: TimeOfDay(minutes: minutes), utcOffset: now.utcOffset),
                        details: details)))
        }
        func meal(_ name: String, _ type: MealType) -> HealthEvent.Details {
            let item = FoodItem(
                name: name, foodCode: nil, quantity: 1, portion: "plate", grams: Grams(300), nutrients: .zero,
                source: .manual, isEstimated: false)
            return .meal(Meal(name: name, type: type, items: [item]))
        }
        for day in 1...60 {
            add(meal("Oats", .breakfast), day: day, minutes: 480)
            add(meal(day % 3 == 0 ? "Tacos" : "Rice", .dinner), day: day, minutes: 1_140)
            if planted ? day % 3 == 0 : day % 5 == 0 {
                add(.symptom(SymptomReport(name: "Heartburn", severity: 2)), day: day, minutes: 1_230)
            }
        }
        let entries = changes.map { change in
            let id = server.server.surroundings.newID()
            return JournalEntry(
                id: EntryID(high: id.high, low: id.low), recordedAt: now, device: "test", change: change)
        }
        _ = try await journal.append(entries)
        return browser
    }

    @Test func `a planted link is told with its counts, its statistic and its entries, and the food marked`()
        async throws
    {
        let browser = try await browser(planted: true)
        let page = try await browser.get("/insights").page
        #expect(
            page.contains("Heartburn after tacos") && page.contains("20 of 20")
                && page.contains("unlikely to be chance"))
        #expect(page.contains("Nothing here says that one thing causes another"))
        let one = try await browser.get("/insights/1").page
        #expect(one.matches(of: /class="event"/).count == 40 && one.contains("Exact test within"))
        #expect(one.contains("On 20 of 20 days with it, and on 0 of 40 other days."))
        let mark = String(try #require(one.firstMatch(of: /\/foods\/[0-9a-f]{32}-0\/marks/)).output)
        let marked = try #require(try await browser.post(mark, ["kind": "trigger"]).location)
        #expect(try await browser.get(marked).page.contains("Undo"))
        #expect(try await browser.get("/insights/1").page.contains("is marked as a trigger"))
        #expect(try await browser.get("/insights/9").location == "/insights")
    }

    @Test func `without a link nothing stands out, and with no entries there is too little`() async throws {
        #expect(try await browser(planted: false).get("/insights").page.contains("No patterns found in"))
        let empty = try TestServer().browser()
        try await empty.makeAccount()
        let page = try await empty.get("/insights").page
        #expect(page.contains("There isn’t enough to compare yet."))
        #expect(page.contains("Nausea after 0 of 0 meals so far. It takes at least 5 more"))
    }

    @Test func `her hours are kept, with Undo, and no others are`() async throws {
        let browser = try await browser(planted: true)
        let set = try #require(try await browser.post("/insights/hours", ["hours": "1"]).location)
        #expect(set.hasPrefix("/insights?changed="))
        let page = try await browser.get(set).page
        #expect(page.contains("Settings saved") && !page.contains("Heartburn after tacos"))
        _ = try await browser.post("/undo", ["entry": String(set.split(separator: "=").last ?? "")])
        #expect(try await browser.get("/insights").page.contains("Heartburn after tacos"))
        #expect(try await browser.post("/insights/hours", ["hours": "5"]).location == "/insights")
        #expect(try await browser.post("/insights/hours", ["hours": "no"]).location == "/insights")
    }
}
