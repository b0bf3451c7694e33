import CorginaCore
import Testing

@testable import CorginaServer

/// What she feels, from form or sentence to page, and what should not wait on the way.
struct SymptomFlowTests {
    private func place(_ id: String) throws -> String {
        "/symptoms/kinds/\(try #require(SymptomKind.all.firstIndex { $0.id.rawValue == id }))"
    }

    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-01")
        return browser
    }

    @Test func `a symptom she only named is given its severity with one tap on the sheet`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let draft = try await browser.say("headache")
        #expect(try await browser.get(draft).page.contains("How bad is it? Headache"))
        for wrong in ["0", "6", "much"] { _ = try await browser.post(draft + "/0/severity", ["severity": wrong]) }
        #expect(try await browser.get(draft).page.contains("How bad is it? Headache"))
        #expect(try await browser.post(draft + "/0/severity", ["severity": "4"]).location == draft)
        let sheet = try await browser.get(draft).page
        #expect(sheet.contains("Severity 4 of 5") && !sheet.contains("How bad is it? Headache"))
    }

    @Test func `nausea stands beside what was eaten before it`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        for sentence in ["two eggs at 5 pm", "nausea"] {
            _ = try await browser.post(browser.say(sentence) + "/log")
        }
        let page = try await browser.get("/symptoms").page
        #expect(page.contains("What you ate before nausea or heartburn"))
        #expect(page.contains("1 h 40 min before"))
    }

    @Test func `a symptom is logged with all she says, shown, changed and counted`() async throws {
        let browser = try await browser()
        let logged = try #require(
            try await browser.post(
                place("heartburn"),
                [
                    "severity": "2", "length": "1,5", "lengthUnit": "hours", "notes": "after pizza",
                    "tags": "evening, pizza, evening", "day": "2026-03-10", "time": "18:00",
                ]
            ).location)
        #expect(logged.hasPrefix("/symptoms?changed="))
        let list = try await browser.get(logged).page
        #expect(
            list.contains("1 time · last today") && list.contains("Logged heartburn")
                && !list.contains("class=\"care\""))
        let event = String(
            try #require(try await browser.get("/today").page.firstMatch(of: /\/events\/[0-9a-f]{32}/)).output)
        let entry = try await browser.get(event).page
        for words in ["Severity 2 of 5 · 90 minutes", "after pizza", "evening"] {
            #expect(entry.contains(words), "\(words)")
        }
        let form = try #require(try await browser.post(event + "/edit").location)
        #expect(try await browser.get(form).page.contains("after pizza"))
        _ = try await browser.post(
            form, ["severity": "3", "notes": "after pizza", "day": "2026-03-10", "time": "17:00"])
        #expect(try await browser.get(event).page.contains("Severity 3 of 5"))
    }

    @Test func `what meets a rule is answered on the form, after logging and on its entry`() async throws {
        let browser = try await browser()
        let mild = try await browser.post(
            place("headache"), ["severity": "3", "day": "2026-03-10", "time": "18:00"]
        ).location
        #expect(try await !browser.get(try #require(mild)).page.contains("class=\"care\""))
        let severe = try await browser.post(
            place("headache"), ["severity": "4", "day": "2026-03-10", "time": "18:10"]
        ).location
        #expect(try await browser.get(try #require(severe)).page.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
        let events = try await browser.get("/today").page.matches(of: /\/events\/[0-9a-f]{32}/).map {
            String($0.output)
        }
        #expect(try await browser.get(try #require(events.first)).page.contains("class=\"care\""))
        // One that counts by being there is answered before it is logged.
        #expect(try await browser.get(place("chest_pain")).page.contains("Call 911 (US)"))
        #expect(try await browser.get(place("self_harm")).page.contains("Call or text 988"))
        #expect(try await !browser.get(place("headache")).page.contains("class=\"care\""))
    }

    @Test func `a sentence is answered on the sheet and after logging, and stays in sight whatever she removes`()
        async throws
    {
        let browser = try await browser()
        let draft = try await browser.say("two eggs and a severe headache")
        #expect(try await browser.get(draft).page.contains("Call 911 (US)"))
        let logged = try #require(try await browser.post(draft + "/log").location)
        #expect(try await browser.get(logged).page.contains("Call 911 (US)"))
        let second = try await browser.say("two eggs and some bleeding")
        _ = try await browser.post(second + "/1/remove")
        #expect(try await browser.get(second).page.contains("Call your provider now, at any hour."))
        let calm = try await browser.say("two eggs and a mild headache")
        // What she logged before still stands on the page below, until she answers it.
        let sheet = try #require(try await browser.get(calm).page.split(separator: "<dialog").last)
        #expect(!sheet.contains("class=\"care\""))
    }

    @Test func `what she corrects on the sheet counts`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("mild headache")
        #expect(try await browser.get(draft + "/0/details").page.contains("How bad is it?"))
        _ = try await browser.post(
            draft + "/0/details",
            ["name": "Headache", "severity": "1", "sign-vision_change": "yes", "day": "2026-03-10", "time": "18:00"])
        #expect(try await browser.get(draft).page.contains("Call 911 (US)"))
        _ = try await browser.post(
            draft + "/0/details", ["name": "Headache", "severity": "1", "day": "2026-03-10", "time": "18:00"])
        #expect(try await !browser.get(draft).page.contains("class=\"care\""))
    }

    @Test func `a pressure counts with the headache of that day`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("mild headache")
        _ = try await browser.post(draft + "/log")
        #expect(try await browser.get(try await browser.say("bp 145/85")).page.contains("Call 911 (US)"))
    }

    @Test func `a form with slips keeps everything she typed`() async throws {
        let browser = try await browser()
        let answer = try await browser.post(
            place("vomiting"),
            [
                "number-count_24h": "many", "length": "x", "sign-blood": "yes", "notes": "in the car",
                "day": "2027-01-01",
                "time": "",
            ])
        #expect(answer.status == 422)
        for words in [
            "Enter a number from 1 to 100", "Enter how long", "Choose a day up to today", "Choose a time", "many",
            "in the car",
        ] { #expect(answer.page.contains(words), "\(words)") }
        let own = try await browser.post("/symptoms/own", ["name": "", "day": "2026-03-10", "time": "10:00"])
        #expect(own.status == 422 && own.page.contains("Say in a few words what you feel"))
    }

    @Test func `one of her own is kept under her words, which are in no address`() async throws {
        let browser = try await browser()
        let logged = try #require(
            try await browser.post(
                "/symptoms/own", ["name": "Restless legs", "severity": "5", "day": "2026-03-10", "time": "10:00"]
            ).location)
        #expect(try await browser.get(logged).page.contains("Restless legs"))
        let found = try #require(try await browser.post("/symptoms/search", ["words": "head"]).location)
        #expect(!found.contains("head"))
        let page = try await browser.get(found).page
        #expect(page.contains("Headache") && !page.contains("Heartburn"))
        #expect(try await browser.get("/symptoms/found/00000000000000070000000000000007").location == "/symptoms")
    }

    @Test func `the nausea score is answered by its class`() async throws {
        let browser = try await browser()
        func logged(_ points: String) async throws -> String {
            let location = try await browser.post(
                "/symptoms/nausea",
                [
                    "nausea_hours_24h": points, "vomit_count_24h": points, "retch_count_24h": points,
                    "day": "2026-03-10", "time": "18:00",
                ]
            ).location
            return try await browser.get(try #require(location)).page
        }
        #expect(try await !logged("2").contains("class=\"care\""))
        #expect(try await logged("3").contains("Call your provider today."))
        #expect(try await logged("5").contains("Call your provider now, at any hour."))
        let refused = try await browser.post(
            "/symptoms/nausea", ["vomit_count_24h": "2", "day": "2026-03-10", "time": "18:00"])
        #expect(refused.status == 422 && refused.page.contains("Choose the answer that fits best"))
    }

    @Test func `the mood check points to somebody from its figure on, and to somebody at once for thoughts of harm`()
        async throws
    {
        let browser = try await browser()
        func logged(_ fields: KeyValuePairs<String, String>) async throws -> String {
            try await browser.get(try #require(try await browser.post("/symptoms/mood", fields).location)).page
        }
        #expect(
            try await !logged(["interest": "1", "mood": "1", "day": "2026-03-10", "time": "18:00"]).contains(
                "class=\"care\""))
        #expect(
            try await logged(["interest": "1", "mood": "2", "day": "2026-03-10", "time": "18:00"])
                .contains("Call your provider today."))
        #expect(
            try await logged(["interest": "0", "mood": "0", "selfHarm": "yes", "day": "2026-03-10", "time": "18:00"])
                .contains("Call or text 988"))
        let refused = try await browser.post(
            "/symptoms/mood", ["selfHarm": "yes", "day": "2026-03-10", "time": "18:00"])
        #expect(refused.status == 422 && refused.page.contains("Call or text 988"))
    }

    @Test
    func `the result of the EPDS points to somebody from its figures on, and to help at once for its last question`()
        async throws
    {
        let browser = try await browser()
        let page = try await browser.get("/symptoms/epds").page
        #expect(page.contains("under copyright") && page.contains("https://pmc.ncbi.nlm.nih.gov/"))
        func sent(_ total: String, _ selfHarm: String) async throws -> TestBrowser.Answer {
            try await browser.post(
                "/symptoms/epds", ["total": total, "selfHarm": selfHarm, "day": "2026-03-10", "time": "18:00"])
        }
        func logged(_ total: String, _ selfHarm: String) async throws -> String {
            try await browser.get(try #require(try await sent(total, selfHarm).location)).page
        }
        #expect(try await !logged("9", "0").contains("class=\"care\""))
        #expect(try await logged("10", "0").contains("Call your provider today."))
        #expect(try await logged("1", "1").contains("Call or text 988"))
        for (total, selfHarm) in [("31", "0"), ("", "0"), ("9", ""), ("2", "3"), ("9", "4"), ("9.5", "0")] {
            #expect(try await sent(total, selfHarm).status == 422, "\(total), \(selfHarm)")
        }
        // Help does not wait for the rest of the form.
        #expect(try await sent("", "1").page.contains("Call or text 988"))
        #expect(try await browser.get("/timeline").page.contains("Score 10 of 30"))
    }
}
