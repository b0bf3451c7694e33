import Testing

@testable import CorginaServer

/// From the first date to a birth or a loss, as forms and pages. It is 10 March 2026; the last period was 20 September 2025.
struct PregnancyFlowTests {
    private func browser(lastPeriod: String = "2025-09-20") async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod(lastPeriod)
        return browser
    }

    @Test func `the first run ends with a few words about her, which may be left out`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        _ = try await browser.post("/pregnancy/new/last-period", ["date": "2025-09-20", "cycleLength": "28"])
        #expect(try await browser.post("/pregnancy").location == "/settings/you")
        #expect(try await browser.get("/settings/you").page.contains("A little about you"))
        let long = String(repeating: "a", count: 61)
        let refused = try await browser.post("/settings/you", ["firstName": long, "units": "us"])
        #expect(refused.status == 422 && refused.page.contains("A little about you"))
        let told = try await browser.post(
            "/settings/you", ["firstName": "Maja", "units": "us", "foodRegion": "uk"])
        #expect(told.location == "/today")
        let settings = try await browser.get("/settings").page
        #expect(settings.contains("value=\"Maja\"") && settings.contains("value=\"us\" checked"))
    }

    @Test func `the timeline, every week and the growth charts are there`() async throws {
        let browser = try await browser()
        #expect(try await browser.get("/pregnancy").page.contains("You are here: Week 24, 3 days"))
        for week in [4, 24, 42] { #expect(try await browser.get("/pregnancy/weeks/\(week)").status == 200) }
        for week in ["3", "43", "x", "-1"] { #expect(try await browser.get("/pregnancy/weeks/\(week)").status == 404) }
        #expect(try await browser.get("/pregnancy/growth").status == 200)
        #expect(try await browser.get("/today").page.contains("About the size of"))
    }

    @Test func `another date is kept with its reason, and the earlier one too`() async throws {
        let browser = try await browser()
        let fields: KeyValuePairs = ["method": "due-date", "date": "2026-06-20", "reason": "provider"]
        let kept = try #require(try await browser.post("/pregnancy/dates", fields).location)
        #expect(kept.hasPrefix("/pregnancy/dates?changed="))
        let page = try await browser.get(kept).page
        #expect(page.contains("20 June 2026"))
        #expect(page.contains("By last period of 20 September 2025"))
        #expect(page.contains("Dates updated"))
        let entry = String(kept.dropFirst("/pregnancy/dates?changed=".count))
        _ = try await browser.post("/undo", ["entry": entry])
        #expect(try await browser.get("/pregnancy").page.contains("You are here: Week 24, 3 days"))
    }

    @Test func `an unlikely date is asked about, and a yes to it is no yes to another`() async throws {
        let browser = try await browser()
        let unlikely: KeyValuePairs = ["method": "last-period", "date": "2025-09-20", "cycleLength": "40"]
        let asked = try await browser.post("/pregnancy/dates", unlikely)
        #expect(asked.status == 422)
        #expect(asked.page.contains("Is the length right?"))
        let other = try await browser.post(
            "/pregnancy/dates",
            [
                "method": "last-period", "date": "2025-09-20", "cycleLength": "41",
                "confirmed": "last-period:2025-09-20:40",
            ])
        #expect(other.status == 422)
        let kept = try await browser.post(
            "/pregnancy/dates",
            [
                "method": "last-period", "date": "2025-09-20", "cycleLength": "40",
                "confirmed": "last-period:2025-09-20:40",
            ])
        #expect(kept.status == 303)
    }

    @Test func `an unlikely first date is asked about before it is kept`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        _ = try await browser.post("/pregnancy/new/last-period", ["date": "2025-09-20", "cycleLength": "40"])
        let review = try await browser.get("/pregnancy/review").page
        #expect(review.contains("Is the length right?"))
        #expect(review.contains("Yes, it is right"))
        _ = try await browser.post("/pregnancy/new/last-period", ["date": "2025-09-20", "cycleLength": "28"])
        #expect(try await browser.get("/pregnancy/review").page.contains("Looks right"))
    }

    @Test func `a scan that disagrees brings advice and changes nothing by itself`() async throws {
        let browser = try await browser()
        // By her period she was 8w4d on 19 November; the scan says 7w4d, and more than 5 days is beyond the threshold.
        let scan: KeyValuePairs = ["method": "ultrasound", "date": "2025-11-19", "weeks": "7", "days": "4"]
        let advised = try await browser.post("/pregnancy/dates", scan)
        #expect(advised.status == 422)
        #expect(advised.page.contains("The two differ by 7 days."))
        #expect(advised.page.contains("Ask yours whether the date should change."))
        #expect(try await browser.get("/pregnancy").page.contains("You are here: Week 24, 3 days"))
    }

    @Test func `an impossible date is refused and kept in the form`() async throws {
        let browser = try await browser()
        let refused = try await browser.post(
            "/pregnancy/dates", ["method": "last-period", "date": "2026-04-01", "cycleLength": "28"])
        #expect(refused.status == 422)
        #expect(refused.page.contains("Last period cannot be in the future"))
        #expect(refused.page.contains("2026-04-01"))
    }

    @Test func `a scan's weight is added and removed`() async throws {
        let browser = try await browser()
        let added = try #require(
            try await browser.post("/pregnancy/growth", ["day": "2026-03-09", "weight": "643"]).location)
        #expect(try await browser.get(added).page.contains("643 g"))
        for (day, weight) in [
            ("2026-03-11", "650"), ("2025-01-01", "650"), ("2026-03-09", "7"), ("2026-03-09", "heavy"), ("", "650"),
            ("2026-03-09", "NaN"), ("2026-03-09", "inf"), ("2026-03-09", "0x200"),
        ] {
            #expect(try await browser.post("/pregnancy/growth", ["day": day, "weight": weight]).status == 422)
        }
        _ = try await browser.post("/pregnancy/growth/0/remove")
        #expect(try await !browser.get("/pregnancy/growth").page.contains("643 g"))
        #expect(try await browser.post("/pregnancy/growth/9/remove").location == "/pregnancy/growth")
    }

    @Test func `a birth turns Today to the baby, and can be taken back`() async throws {
        let browser = try await browser(lastPeriod: "2025-06-05")
        #expect(try await browser.post("/pregnancy/birth", ["day": "2026-03-11", "name": "Ida"]).status == 422)
        let born = try #require(
            try await browser.post("/pregnancy/birth", ["day": "2026-03-09", "name": "Ida"]).location)
        #expect(try await browser.get(born).page.contains("Ida"))
        #expect(try await browser.get("/pregnancy").status == 404)
        _ = try await browser.post("/undo", ["entry": String(born.dropFirst("/today?changed=".count))])
        #expect(try await browser.get("/pregnancy").status == 200)
    }

    @Test func `after a loss no page speaks of it, until it is taken back`() async throws {
        let browser = try await browser()
        let ended = try #require(try await browser.post("/pregnancy/end").location)
        for path in [ended, "/today", "/settings", "/pregnancies", "/about"] {
            let answer = try await browser.get(path)
            #expect(answer.status == 200, "\(path)")
            let page = answer.page.lowercased()
            for word in [
                "week 24", "your baby", "days remaining", "countdown", "milestone", "trimester</", "due date",
                "data-trimester",
            ] {
                #expect(!page.contains(word), "\(path): \(word)")
            }
        }
        for path in ["/pregnancy", "/pregnancy/weeks/24", "/pregnancy/growth", "/pregnancy/birth", "/pregnancy/end"] {
            #expect(try await browser.get(path).status == 404, "\(path)")
        }
        _ = try await browser.post("/undo", ["entry": String(ended.dropFirst("/today?changed=".count))])
        #expect(try await browser.get("/today").page.contains("About the size of"))
    }

    @Test func `twins keep their due date, and a change of dates keeps them twins`() async throws {
        let browser = try await browser()
        _ = try await browser.post("/pregnancy/babies", ["babies": "2"])
        #expect(try await browser.get("/pregnancy").page.contains("You are here: Week 24, 3 days"))
        try await browser.dateByLastPeriod("2025-09-21")
        #expect(try await browser.get("/pregnancy/dates").page.contains("value=\"2\" checked"))
    }
}
