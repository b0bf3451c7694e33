import Foundation
import Testing

@testable import CorginaServer

/// What the learned reader found, on its way into the diary.
struct TaggedSentenceTests {
    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    @Test func `a dish composed of similar foods says so, a published food does not`() async throws {
        let browser = try await browser()
        let words = "Corgina estimates its nutrients from similar foods"
        let dish = try await browser.say("I had poha")
        #expect(try await browser.get("\(dish)/0/0").page.contains(words))
        let apple = try await browser.say("I had an apple")
        #expect(try await !browser.get("\(apple)/0/0").page.contains(words))
    }

    @Test func `two meals of one sentence become two entries`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("eggs for breakfast and a sandwich for lunch")
        #expect(try await browser.get(draft).page.contains("Log 2 Meals"))
        #expect(try await browser.post(draft + "/log").status == 303)
        #expect(try await browser.get("/today").page.components(separatedBy: "class=\"event\"").count == 3)
    }
}
