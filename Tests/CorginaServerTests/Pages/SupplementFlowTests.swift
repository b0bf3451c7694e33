import Testing

@testable import CorginaServer

/// Her supplements from form to page: added, taken, said, retimed, paused, stopped.
///
/// The server's clock stands at 18:40 in New York.
struct SupplementFlowTests {
    private func owner(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        return browser
    }

    /// Adds one of her own; answers its address.
    private func add(
        _ name: String, doses: String = "1", to browser: TestBrowser, times: [String] = [], has iron: String = "",
        amount: String = "27"
    ) async throws -> String {
        let body =
            [
                "name=\(name)", "amount=\(amount)", "unit=mg", "pieces=1", "frequency=daily", "doses=\(doses)",
                "has-iron=\(iron)",
            ] + times.enumerated().map { "time-\($0 + 1)=\($1)" }
        let added = try await browser.send(.post, "/supplements/add/own", body: body.joined(separator: "&"))
        #expect(added.location?.hasPrefix("/supplements?changed=") == true, "\(added.page)")
        let page = try await browser.get("/supplements").page
        let words = name.replacing("+", with: " ")
        let pattern = try Regex("href=\"(/supplements/[0-9a-f]{32})\"[^>]*>\(words)<", as: (Substring, Substring).self)
        return String(try #require(page.firstMatch(of: pattern)).output.1)
    }

    private func log(_ sentence: String, by browser: TestBrowser) async throws -> String {
        let draft = try await browser.say(sentence)
        let sheet = try await browser.get(draft).page
        #expect(try await browser.post(draft + "/log").status == 303)
        return sheet
    }

    @Test func `a dose that is taken already is asked about, one for when it is needed is not`() async throws {
        let browser = try await owner(TestServer())
        _ = try await add("Iron", to: browser)
        let first = try await log("took my iron", by: browser)
        #expect(!first.contains("You already took"))
        let second = try await browser.get(browser.say("took my iron")).page
        #expect(second.contains("You already took Iron today at 18:40."))
    }

    @Test func `one of the common ones is added with its usual dose, and can be taken back`() async throws {
        let browser = try await owner(TestServer())
        #expect(try await browser.get("/supplements").page.contains("Nothing on your list yet"))
        let form = try await browser.get("/supplements/add/3").page
        #expect(form.contains("value=\"Iron\"") && form.contains("Black stools are expected."))
        let added = try await browser.post(
            "/supplements/add/3",
            ["name": "Iron", "amount": "27", "unit": "mg", "pieces": "1", "frequency": "daily", "doses": "1"])
        let address = try #require(added.location)
        let list = try await browser.get(address).page
        #expect(list.contains("Iron is on your list") && list.contains("Due today"))
        #expect(list.contains("Iron: Mark as taken") && list.contains("0 of 1 supplement taken"))
        let entry = try #require(address.split(separator: "=").last)
        let undone = try await browser.post("/undo", ["entry": String(entry), "back": "/supplements"])
        #expect(undone.location?.hasPrefix("/supplements?changed=") == true)
        #expect(try await browser.get("/supplements").page.contains("Nothing on your list yet"))
    }

    @Test func `each dose has a state of its own, and a tap twice is one dose`() async throws {
        let server = try TestServer()
        let browser = try await owner(server)
        let iron = try await add("Iron", doses: "3", to: browser, times: ["20:00", "21:00"])
        let dose = iron + "/doses/2026-03-10/"
        for _ in 0..<2 {
            #expect(try await browser.post(dose + "2", ["state": "taken", "place": "list"]).status == 303)
        }
        var page = try await browser.get(iron).page
        #expect(page.contains("Taken 18:40") && page.contains("Due 20:00"))
        #expect(try await browser.get("/supplements").page.contains("1 of 3 doses taken"))
        #expect(try await browser.get("/today").page.components(separatedBy: "event__link").count == 2)
        _ = try await browser.post(dose + "1", ["state": "skipped"])
        #expect(try await browser.get(iron).page.contains("Skipped"))
        _ = try await browser.post(dose + "2", ["state": "open"])
        page = try await browser.get(iron).page
        #expect(!page.contains("Taken 18:40") && page.contains("Due 21:00"))
        server.clock.advance(bySeconds: 4 * 3_600)
        #expect(try await browser.get(iron).page.contains("1 h 40 min late"))
        server.clock.advance(bySeconds: 3 * 3_600)
        let list = try await browser.get("/supplements").page
        #expect(list.contains("Yesterday") && list.contains("2 doses missed"))
    }

    @Test func `a dose is retimed, and a slip keeps what she typed`() async throws {
        let browser = try await owner(TestServer())
        let dose = try await add("Iron", to: browser) + "/doses/2026-03-10/1"
        let late = try await browser.post(dose, ["state": "taken", "day": "2026-03-10", "time": "23:00"])
        #expect(late.status == 422 && late.page.contains("Choose a time in the past"))
        #expect(late.page.contains("value=\"23:00\""))
        let far = try await browser.post(dose, ["state": "taken", "day": "2026-03-01", "time": "08:00"])
        #expect(far.status == 422 && far.page.contains("Choose a time on the day of the dose"))
        let empty = try await browser.post(dose, ["state": "taken", "day": "", "time": ""])
        #expect(empty.status == 422)
        _ = try await browser.post(dose, ["state": "taken", "day": "2026-03-10", "time": "07:30"])
        _ = try await browser.post(dose, ["state": "taken", "day": "2026-03-10", "time": "08:15"])
        let page = try await browser.get(dose).page
        #expect(page.contains("Taken 08:15") && page.contains("Mark as not taken"))
        #expect(try await browser.post(dose, ["state": "eaten"]).status == 400)
        #expect(try await browser.get(dose.replacing("/1", with: "/4")).status == 404)
    }

    @Test func `what she says she took fills the dose that is due, and the sheet says which`() async throws {
        let browser = try await owner(TestServer())
        let iron = try await add("Iron", doses: "2", to: browser, times: ["19:00", "21:00"])
        let sheet = try await log("took my iron", by: browser)
        #expect(sheet.contains("Dose 1 of 2 · 27 mg · Taken"))
        #expect(try await browser.get(iron).page.contains("Taken 18:40"))
        #expect(try await log("took my iron", by: browser).contains("Dose 2 of 2"))
        #expect(try await log("took my iron", by: browser).contains("Extra dose"))
        #expect(try await browser.get(iron).page.contains("1 extra dose"))
    }

    @Test func `two of one thing are one dose of two, and what is not on her list stays plain`() async throws {
        let browser = try await owner(TestServer())
        _ = try await add("Vitamin+D3", to: browser)
        let sheet = try await log("prenatal and 2 vitamin D", by: browser)
        // The name as on her list; the prenatal is on none.
        #expect(sheet.contains("Vitamin D3") && sheet.contains("2 taken") && sheet.contains("Prenatal vitamin"))
        #expect(
            sheet.contains("The day&#39;s dose · 27 mg · 2 taken") || sheet.contains("The day's dose · 27 mg · 2 taken")
        )
        #expect(try await browser.get("/supplements").page.contains("1 of 1 supplement taken"))
    }

    @Test func `she can choose another dose on the sheet`() async throws {
        let browser = try await owner(TestServer())
        let iron = try await add("Iron", doses: "2", to: browser, times: ["19:00", "21:00"])
        let draft = try await browser.say("took my iron")
        #expect(try await browser.get(draft + "/0/details").page.contains("Which dose"))
        _ = try await browser.post(
            draft + "/0/details",
            ["day": "2026-03-10", "time": "18:30", "slot": "2", "name": "Iron", "dose": "27 mg", "count": "1"])
        #expect(try await browser.get(draft).page.contains("Dose 2 of 2"))
        _ = try await browser.post(draft + "/log")
        let page = try await browser.get(iron).page
        #expect(page.contains("Taken 18:30") && page.contains("Due 19:00"))
    }

    @Test func `pausing, stopping and taking it again keep the history`() async throws {
        let server = try TestServer()
        let browser = try await owner(server)
        let iron = try await add("Iron", to: browser)
        _ = try await browser.post(iron + "/doses/2026-03-10/1", ["state": "taken"])
        server.clock.advance(bySeconds: 86_400)
        let paused = try #require(try await browser.post(iron + "/course", ["state": "paused"]).location)
        #expect(try await browser.get(paused).page.contains("Iron paused"))
        let list = try await browser.get("/supplements").page
        #expect(list.contains("Paused") && !list.contains("Mark as taken"))
        let page = try await browser.get(iron).page
        #expect(page.contains("10 March 2026: once daily, then paused") && page.contains("Taken 18:40"))
        server.clock.advance(bySeconds: 86_400)
        let resumed = try #require(try await browser.post(iron + "/course", ["state": "active"]).location)
        #expect(try await browser.get(resumed).page.contains("You take Iron again"))
        server.clock.advance(bySeconds: 86_400)
        _ = try await browser.post(iron + "/course", ["state": "stopped"])
        #expect(try await browser.get(iron).page.contains("Stopped since 13 March"))
        #expect(try await browser.post(iron + "/course", ["state": "gone"]).status == 400)
        _ = try await browser.post(iron + "/remove")
        #expect(try await browser.get(iron).status == 404)
        #expect(try await browser.get("/days/2026-03-10").page.contains("Iron"))
    }

    @Test func `a form that cannot be taken says why on each field and loses nothing`() async throws {
        let browser = try await owner(TestServer())
        let answer = try await browser.post(
            "/supplements/add/own",
            [
                "name": "", "amount": "x9", "unit": "IU", "pieces": "40", "frequency": "days", "doses": "2",
                "time-1": "08:00", "time-2": "08:00", "stock": "-4", "has-iron": "lots",
            ])
        #expect(answer.status == 422)
        for words in [
            "Enter the supplement&#39;s name", "Enter a dose above 0", "from 1 to 20", "Choose at least one day",
            "Two doses have the same time", "from 0 to 10,000", "Enter how much Iron one dose has", "x9", "lots",
        ] {
            #expect(
                answer.page.contains(words) || answer.page.contains(words.replacing("&#39;", with: "'")), "\(words)")
        }
    }

    @Test func `an edit keeps the day's doses, and a count begins again only where she changed it`() async throws {
        let server = try TestServer()
        let browser = try await owner(server)
        let iron = try await add("Iron", to: browser)
        let fields: KeyValuePairs<String, String> = [
            "name": "Iron", "amount": "30", "unit": "mg", "pieces": "1", "frequency": "daily", "doses": "2",
            "time-1": "19:00", "stock": "30", "essential": "yes",
        ]
        _ = try await browser.post(iron + "/doses/2026-03-10/1", ["state": "taken"])
        server.clock.advance(bySeconds: 60)
        _ = try await browser.post(iron + "/edit", fields)
        var page = try await browser.get(iron).page
        #expect(page.contains("Taken 18:40") && page.contains("30 left") && page.contains("Essential"))
        server.clock.advance(bySeconds: 60)
        _ = try await browser.post(iron + "/doses/2026-03-10/2", ["state": "taken"])
        page = try await browser.get(iron).page
        #expect(page.contains("29 left (14 days)"))
        #expect(try await browser.get(iron + "/edit").page.contains("value=\"29\""))
    }

    @Test func `two that add up past a limit, and iron beside calcium, are told calmly`() async throws {
        let browser = try await owner(TestServer())
        try await browser.dateByLastPeriod("2025-10-01")
        _ = try await add("Iron", to: browser, times: ["20:00"], has: "27")
        _ = try await add("Iron+two", to: browser, times: ["20:30"], has: "27")
        _ = try await add("Calcium", to: browser, times: ["20:15"], amount: "500")
        let page = try await browser.get("/supplements").page
        #expect(page.contains("above the 45 mg limit"))
        #expect(page.contains("If your provider prescribed it, follow your provider"))
        #expect(page.contains("Keep Iron and Calcium 2 hours apart.") && !page.contains("h-call"))
    }

    @Test func `fifty supplements make a page`() async throws {
        let browser = try await owner(TestServer())
        for number in 1...50 { _ = try await add("Number\(number)", to: browser) }
        #expect(try await browser.get("/supplements").page.contains("0 of 50 doses"))
        let today = try await browser.get("/today").page
        #expect(today.contains("All supplements, 40 more doses"))
    }
}
