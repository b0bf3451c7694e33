import CorginaCore
import Testing

@testable import CorginaServer

/// What is logged without typing, and the way to any day.
struct QuickLogFlowTests {
    private func browser() async throws -> TestBrowser {
        let browser = try TestServer(now: "2026-03-10T18:40:00-04:00").browser()
        try await browser.makeAccount()
        return browser
    }

    @Test func `a meal she has at this hour is had again with one tap, on a past day too`() async throws {
        let browser = try await browser()
        let draft = try #require(
            try await browser.post("/drafts", ["sentence": "two eggs and toast for dinner", "day": "2026-03-08"])
                .location)
        _ = try await browser.post(draft + "/log")
        let page = try await browser.get("/quick").page
        let meal = try #require(page.firstMatch(of: /name="meal" value="([^"]+)"/)).1
        let logged = try #require(try await browser.post("/quick", ["meal": "\(meal)"]).location)
        #expect(logged.hasPrefix("/today?changed="))
        let today = try await browser.get(logged).page
        #expect(today.contains("Just now") && today.contains("Undo: ") && today.contains("data-fresh"))
        let past = try #require(try await browser.post("/days/2026-03-07/quick", ["meal": "\(meal)"]).location)
        #expect(past.hasPrefix("/days/2026-03-07?changed="))
        #expect(try await browser.post("/quick", ["meal": "5"]).location == "/today")
        #expect(try await browser.get("/days/2026-03-11/quick").status == 404)
    }

    @Test func `meals as frequent and of one moment keep their places`() async throws {
        let browser = try await browser()
        for sentence in ["two eggs for dinner", "a bowl of lentil soup for dinner", "cod for dinner", "rice for dinner"] {
            let draft = try #require(
                try await browser.post("/drafts", ["sentence": sentence, "day": "2026-03-08"]).location)
            _ = try await browser.post(draft + "/log")
        }
        let page = try await browser.get("/quick").page
        #expect(page.matches(of: /name="meal" value="/).count == 8)
        for _ in 0..<20 { #expect(try await browser.get("/quick").page == page) }
    }

    @Test func `a symptom with its severity takes one tap of its own`() async throws {
        let browser = try await browser()
        let number = try #require(SymptomKind.all.firstIndex { $0.name == "Heartburn" })
        let logged = try #require(try await browser.post("/quick", ["symptom": "\(number):3"]).location)
        #expect(try await browser.get(logged).page.contains("Severity 3 of 5"))
        for wrong in ["\(number):9", "999:3", "x", "\(number)", "-1:2", "\(Int.max):\(Int.min)"] {
            #expect(try await browser.post("/quick", ["symptom": "\(wrong)"]).location == "/today")
        }
    }

    @Test func `any day can be chosen, and none that has no page`() async throws {
        let browser = try await browser()
        #expect(try await browser.post("/days", ["day": "2026-03-07"]).location == "/days/2026-03-07")
        for day in ["2026-03-10", "2026-03-11", "1969-12-31", "tomorrow", ""] {
            #expect(try await browser.post("/days", ["day": "\(day)"]).location == "/today")
        }
    }
}
