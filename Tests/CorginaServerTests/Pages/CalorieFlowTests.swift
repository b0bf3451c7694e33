import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaServer

/// The week, a day of it and the files, by her own calendar.
struct CalorieFlowTests {
    /// Late in her evening, when it is tomorrow in Greenwich.
    private func browser() async throws -> TestBrowser {
        let browser = try TestServer(now: "2026-03-10T22:40:00-04:00").browser()
        try await browser.makeAccount()
        let draft = try await browser.say("I had two eggs and toast for dinner")
        _ = try await browser.post(draft + "/log")
        return browser
    }

    @Test func `the week ends on her day and the day tells its foods`() async throws {
        let browser = try await browser()
        let week = try await browser.get("/calories")
        #expect(week.status == 200 && week.page.contains("4 Mar – 10 Mar"))
        #expect(week.page.contains("/calories/2026-03-10") && !week.page.contains("/calories/2026-03-11"))
        #expect(week.page.contains("/calories/weeks/2026-02-25") && !week.page.contains("Next week"))
        let day = try await browser.get("/calories/2026-03-10").page
        for words in ["Daily Details", "Tuesday, 10 March", "Dinner", "Egg", "Done"] {
            #expect(day.contains(words), "\(words)")
        }
        #expect(try await browser.get("/today").page.contains("Weekly Calorie Trends"))
    }

    @Test func `an earlier week is there and empty, the current one has one address, the future has none`() async throws
    {
        let browser = try await browser()
        let earlier = try await browser.get("/calories/weeks/2026-02-25")
        #expect(
            earlier.page.contains("25 Feb – 3 Mar") && earlier.page.contains("No meals logged this week."))
        #expect(earlier.page.contains("href=\"/calories\""))
        #expect(try await browser.get("/calories/weeks/2026-03-04").location == "/calories")
        #expect(try await browser.get("/calories/weeks/2026-03-11").status == 404)
        #expect(try await browser.get("/calories/2026-03-11").status == 404)
        #expect(try await browser.get("/calories/weeks/2026-03-05/csv").status == 404)
        #expect(try await browser.get("/calories/1900-01-01").status == 200)
        #expect(try await browser.get("/calories/2026-02-30").status == 404)
        #expect(try await browser.get("/calories/weeks/2026-02-25/png").status == 404)
    }

    @Test func `a week is saved as a drawing and as a table, and neither is kept on the way`() async throws {
        let browser = try await browser()
        let drawing = try await browser.get("/calories/weeks/2026-03-04/svg")
        #expect(drawing.headers[.contentType] == "image/svg+xml" && drawing.page.hasPrefix("<svg xmlns"))
        #expect(drawing.headers[.cacheControl] == "no-store")
        #expect(drawing.headers[.contentDisposition] == "attachment; filename=\"corgina-calories-2026-03-04.svg\"")
        #expect(!drawing.page.contains("Egg"))
        let table = try await browser.get("/calories/weeks/2026-03-04/csv")
        #expect(
            table.headers[.contentType]?.hasPrefix("text/csv") == true && table.headers[.cacheControl] == "no-store")
        #expect(table.headers[.contentDisposition] == "attachment; filename=\"corgina-calories-2026-03-04.csv\"")
        let lines = table.page.split(separator: "\r\n")
        #expect(lines.count == 3 && lines[1].hasPrefix("2026-03-10,") && lines[1].contains(",Dinner,"))
    }
}
