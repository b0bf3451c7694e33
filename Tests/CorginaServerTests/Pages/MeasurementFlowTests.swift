import Testing

@testable import CorginaServer

/// Readings as forms and pages. It is 18:40 on 10 March 2026, 24 weeks and 3 days in.
struct MeasurementFlowTests {
    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    private func add(_ kind: String, _ fields: [(String, String)], by browser: TestBrowser) async throws
        -> TestBrowser.Answer
    {
        let all = fields + [("day", "2026-03-10"), ("time", "18:00")]
        return try await browser.send(
            .post, "/measurements/" + kind,
            body: all.map { "\($0.0)=\($0.1)" }.joined(separator: "&"))
    }

    @Test(arguments: [
        ("weight", [("amount", "68,4"), ("unit", "kg")], "68.4"),
        ("weight", [("amount", "150"), ("unit", "lb")], "68 "),
        ("weight", [("amount", "10+7"), ("unit", "st")], "66.7"),
        ("glucose", [("amount", "5.2"), ("unit", "mmol"), ("timing", "fasting")], "5.2"),
        ("glucose", [("amount", "126"), ("unit", "mg"), ("timing", "1h"), ("meal", "lunch")], "1 hour after lunch"),
        ("temperature", [("amount", "99.5"), ("unit", "f")], "37.5"),
        ("blood-pressure", [("systolic", "118"), ("diastolic", "76"), ("headache", "yes")], "Headache"),
    ])
    func `a reading is kept in her units and shown`(kind: String, fields: [(String, String)], shown: String)
        async throws
    {
        let browser = try await browser()
        let kept = try #require(try await add(kind, fields, by: browser).location)
        #expect(kept.hasPrefix("/measurements/\(kind)?changed="))
        let page = try await browser.get(kept).page
        #expect(page.contains(shown), "\(kind)")
        #expect(page.contains("Undo"))
        #expect(try await browser.get("/measurements").page.contains("Today, 18:00"))
    }

    @Test(arguments: [
        ("weight", [("amount", "6"), ("unit", "kg")], "Enter a weight from 30 to 300 kg"),
        ("weight", [("amount", "10+15"), ("unit", "st")], "Enter a weight"),
        ("glucose", [("amount", "95"), ("unit", "mmol")], "check the unit"),
        ("temperature", [("amount", "98.6"), ("unit", "c")], "check the unit"),
        (
            "blood-pressure", [("systolic", "70"), ("diastolic", "90")],
            "The lower number must be smaller than the upper one"
        ),
        ("blood-pressure", [("systolic", "x")], "Enter the upper figure"),
    ])
    func `a slip is refused with a sentence, and what was typed stays`(
        kind: String, fields: [(String, String)], sentence: String
    ) async throws {
        let answer = try await add(kind, fields, by: browser())
        #expect(answer.status == 422)
        #expect(answer.page.contains(sentence))
        #expect(answer.page.contains("value=\"\(fields[0].1.replacing("+", with: " "))\""))
    }

    @Test func `what cannot wait is said at once`() async throws {
        let browser = try await browser()
        let kept = try #require(
            try await add("blood-pressure", [("systolic", "162"), ("diastolic", "100")], by: browser).location)
        let page = try await browser.get(kept).page
        #expect(page.contains("160/110 mmHg or above is severe."))
        #expect(page.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
    }

    @Test func `of two readings in a minute the one logged last is the latest`() async throws {
        let browser = try await browser()
        for amount in ["36.6", "38.4", "36.9", "39.5"] {
            let fields: KeyValuePairs = [
                "amount": amount, "unit": "c", "day": "2026-03-10", "time": "18:40", "opened": "2026-03-10T18:40",
            ]
            let kept = try #require(try await browser.post("/measurements/temperature", fields).location)
            let page = try await browser.get(kept).page
            #expect(page.firstRange(of: "reading__value figure\">\(amount)") != nil, "\(amount)")
            browser.server.clock.advance(bySeconds: 7)
        }
    }

    @Test func `a reading that lies ahead is refused`() async throws {
        let browser = try await browser()
        for (day, time) in [("2026-03-10", "18:41"), ("2026-03-11", "08:00"), ("1960-01-01", "08:00"), ("", "")] {
            let fields: KeyValuePairs = ["amount": "68", "unit": "kg", "day": day, "time": time]
            #expect(try await browser.post("/measurements/weight", fields).status == 422, "\(day) \(time)")
        }
    }

    @Test func `a reading is changed, removed and taken back, on its own page`() async throws {
        let browser = try await browser()
        let kept = try #require(try await add("weight", [("amount", "68.4"), ("unit", "kg")], by: browser).location)
        let page = try await browser.get(kept).page
        let reading = try #require(page.firstMatch(of: /\/measurements\/readings\/[0-9a-f]{32}/)).output
        #expect(try await browser.get(String(reading)).page.contains("value=\"68.4\""))
        let same: KeyValuePairs = ["amount": "68.4", "unit": "kg", "day": "2026-03-10", "time": "18:00"]
        #expect(try await browser.post(String(reading), same).location == "/measurements/weight")
        let other: KeyValuePairs = ["amount": "67.9", "unit": "kg", "day": "2026-03-09", "time": "07:00"]
        let changed = try #require(try await browser.post(String(reading), other).location)
        #expect(try await browser.get(changed).page.contains("Yesterday, 07:00"))
        let removed = try #require(try await browser.post(reading + "/remove").location)
        #expect(try await browser.get(removed).page.contains("Nothing measured yet"))
        let entry = String(removed.dropFirst("/measurements/weight?changed=".count))
        let back = try await browser.post("/undo", ["entry": entry, "back": "/measurements/weight"])
        #expect(back.location?.hasPrefix("/measurements/weight?changed=") == true)
        #expect(try await browser.get("/measurements/weight").page.contains("67.9"))
    }

    @Test(arguments: [
        "/settings", "/kicks/felt", "//example.org", "/measurements/readings/00000000000000070000000000000007",
    ])
    func `undo goes back to no other page than those of readings`(back: String) async throws {
        let browser = try await browser()
        let kept = try #require(try await add("weight", [("amount", "68.4"), ("unit", "kg")], by: browser).location)
        let entry = String(kept.dropFirst("/measurements/weight?changed=".count))
        let answer = try await browser.post("/undo", ["entry": entry, "back": back])
        #expect(answer.location?.hasPrefix("/today?changed=") == true)
    }

    @Test func `after a loss her readings stay, and counter and timer are gone`() async throws {
        let browser = try await browser()
        _ = try await add("weight", [("amount", "68.4"), ("unit", "kg")], by: browser)
        _ = try await browser.post("/kicks/start")
        _ = try await browser.post("/pregnancy/end")
        for path in ["/kicks", "/contractions"] { #expect(try await browser.get(path).status == 404) }
        for path in ["/kicks/felt", "/contractions/start", "/kicks"] {
            #expect(try await browser.post(path).status == 404)
        }
        let page = try await browser.get("/measurements").page
        #expect(page.contains("68.4") && !page.contains("Kick counter") && !page.contains("Contraction timer"))
        #expect(try await !browser.get("/measurements/weight").page.lowercased().contains("week"))
        #expect(try await !browser.get("/today").page.contains("Contraction timer"))
    }
}
