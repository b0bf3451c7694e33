import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaServer

/// What a script reads.
struct ReadingTests {
    private func started() async throws -> (TestBrowser, TestScript) {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return (browser, try await browser.makeToken(["read", "say"]).script)
    }

    @Test func `today's figures are those of the page`() async throws {
        let (browser, script) = try await started()
        _ = try await script.say(#"{"sentence": "porkchop and potatoes and a glass of water"}"#)
        _ = try await browser.post(
            "/appointments/new", ["title": "Midwife", "day": "2026-03-20", "time": "14:00", "place": "St Mary's"])
        _ = try await browser.post(
            "/supplements/add/own",
            [
                "name": "Iron", "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily",
                "time-1": "20:00", "start": "2026-03-10",
            ])
        let answer = try await script.get("/api/v1/today")
        let today = try #require(answer.json)
        #expect(today["day"]?.text == "2026-03-10")
        let pregnancy = try #require(today["pregnancy"])
        #expect(pregnancy["weeks"]?.integer == 24 && pregnancy["days"]?.integer == 3)
        #expect(pregnancy["dueDate"]?.text == "2026-06-27" && pregnancy["daysRemaining"]?.integer == 109)
        let calories = try #require(today["eaten"]?["calories"]?.integer)
        #expect(try await browser.get("/today").page.contains("\(calories) cal"))
        #expect((today["drunk"]?["milliliters"]?.integer ?? 0) >= 240)
        #expect(today["taken"]?["doses"]?.integer == 0 && today["taken"]?["of"]?.integer == 1)
        #expect(today["next"]?["dose"]?["name"]?.text == "Iron" && today["next"]?["dose"]?["time"]?.text == "20:00")
        #expect(today["next"]?["appointment"]?["title"]?.text == "Midwife")
        let spoken = try #require(answer.spoken)
        #expect(spoken.hasPrefix("You are 24 weeks, 3 days along, due about 27 June."), "\(spoken)")
        #expect(spoken.contains("next Iron at 20:00") && spoken.contains("Next appointment: Midwife, in 10 days"))
    }

    @Test func `after a loss nothing of it is there, and a hidden due date is hidden`() async throws {
        let (browser, script) = try await started()
        _ = try await browser.post("/settings", ["units": "metric", "appearance": "system", "dueDate": "hidden"])
        let hidden = try await script.get("/api/v1/today")
        #expect(hidden.json?["pregnancy"]?["weeks"]?.integer == 24 && hidden.json?["pregnancy"]?["dueDate"] == nil)
        #expect(hidden.spoken?.hasPrefix("You are 24 weeks, 3 days along.") == true)
        _ = try await browser.post("/pregnancy/end")
        let after = try await script.get("/api/v1/today")
        #expect(after.json?["pregnancy"] == .null)
        for word in ["week", "due", "trimester", "baby", "along"] {
            #expect(!after.text.replacing("\"pregnancy\"", with: "").contains(word))
        }
        // What should not wait is still said then, without what it rests on.
        let advice = try await script.say(#"{"sentence": "severe headache and blurry vision"}"#).json?["advice"]?
            .elements
        #expect(advice?.isEmpty == false && advice?.allSatisfy { $0["reason"] == nil } == true)
    }

    @Test func `an empty diary has figures too`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let (script, _) = try await browser.makeToken(["read"])
        let answer = try await script.get("/api/v1/today")
        #expect(answer.status == 200 && answer.json?["pregnancy"] == .null)
        #expect(answer.json?["eaten"]?["calories"]?.integer == 0)
        #expect(answer.json?["next"]?["dose"] == .null && answer.json?["next"]?["appointment"] == .null)
    }

    @Test func `the export is the one she gets herself`() async throws {
        let (browser, script) = try await started()
        _ = try await script.say(#"{"sentence": "a banana"}"#)
        let read = try await script.get("/api/v1/export")
        let hers = try await browser.post(
            "/settings/account/export", ["passphrase": TestBrowser.passphrase, "kind": "json"])
        #expect(read.status == 200 && read.text == hers.page && hers.status == 200)
        #expect(read.headers[.contentType] == "application/json")
        #expect(try DiaryExport(decoding: Array(read.text.utf8)).entries.count >= 3)
    }
}
