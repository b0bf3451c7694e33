import Testing

@testable import CorginaServer

/// What she corrects twice and agrees to is remembered, shown and forgotten again.
struct HabitFlowTests {
    @Test func `an amount she set twice is her usual one once she agrees, until she has it forgotten`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        for isSecond in [false, true] {
            #expect(try await browser.get("/settings/words").page.contains("Nothing learned yet"))
            let draft = try await browser.say("I had a bowl of cereal")
            #expect(!sheet(try await browser.get(draft).page).contains("55 g"))
            _ = try await browser.post(draft + "/0/0", ["amount": "55", "portion": "g"])
            #expect(try await browser.get(draft).page.contains("Always?") == isSecond)
            if isSecond {
                _ = try await browser.post(draft + "/0/0/always")
                #expect(try await browser.get(draft).page.contains("Once you log this"))
            }
            _ = try await browser.post(draft + "/log")
        }
        let words = try await browser.get("/settings/words").page
        #expect(words.contains("“cereal”"))
        #expect(words.contains("bowl: 55 g"))

        let next = try await browser.say("a bowl of cereal")
        #expect(sheet(try await browser.get(next).page).contains("55 g"))

        let address = try #require(words.firstMatch(of: /\/settings\/words\/[0-9a-f]+\/remove/)).output
        let forgotten = try #require(try await browser.post(String(address)).location)
        let page = try await browser.get(forgotten).page
        #expect(page.contains("Nothing learned yet"))
        #expect(page.contains("Forgotten"))
        let after = try await browser.say("a bowl of cereal")
        #expect(!sheet(try await browser.get(after).page).contains("55 g"))
    }

    @Test func `settings say that they were saved, and can be taken back`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let saved = try #require(
            try await browser.post("/settings", ["firstName": "Maja", "units": "us", "appearance": "dark"]).location)
        #expect(try await browser.get(saved).page.contains("Settings saved"))
        _ = try await browser.post("/undo", ["entry": String(saved.dropFirst("/settings?changed=".count))])
        #expect(try await !browser.get("/settings").page.contains("Maja"))
    }

    /// What lies over Today, which lists her latest amounts too.
    private func sheet(_ page: String) -> Substring { page.split(separator: "<dialog").last ?? "" }
}
