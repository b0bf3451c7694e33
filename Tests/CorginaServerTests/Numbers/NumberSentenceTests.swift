import CorginaJournal
import ExtremeNumbers
import Testing

@testable import CorginaServer

/// What a sentence says in figures is kept, or refused in words; nothing in between, whichever way it comes in.
struct NumberSentenceTests {
    private func started() async throws -> (browser: TestBrowser, script: TestScript, tag: String) {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 1_000_000
        settings.limits.tokenRequestsPerMinute = 1_000_000
        let browser = try TestServer(settings: settings).browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        let script = try await browser.makeToken(["say", "read"]).script
        let key = try JSON(parsing: Array(try await browser.post("/offline/key").page.utf8))
        return (browser, script, try #require(key["diary"]?.text))
    }

    /// A sentence and a word of what is said of it.
    private static let impossible = [
        ("I ate 4006381333931 yoghurt", "more of one food"), ("12345678901 apples", "more of one food"),
        ("nausea 47000 days ago", "longer ago"), ("headache 1500000 hours ago", "longer ago"),
        ("weight 70000000 kg", "weight"), ("I weigh 70000000 kg and ate 2 eggs", "weight"),
        ("drank 5000 litres of water", "drink"), ("bp 1200/80", "blood pressure"),
        ("glucose 5000 mg/dl", "glucose"), ("5000000 kicks in an hour", "movements"),
        ("contraction lasting 99999999 seconds", "contraction"),
    ]

    @Test(arguments: impossible)
    func `what cannot be is refused in words, whichever way it comes`(sentence: String, word: String) async throws {
        let (browser, script, tag) = try await started()
        let sent = try await browser.post(
            "/offline/entries", ["diary": tag, "id": "0123456789abcdef0123456789abcdef", "sentence": sentence])
        #expect(sent.status == 422)
        let reason = try JSON(parsing: Array(sent.page.utf8))["error"]?.text
        #expect(reason?.contains(word) == true, "\(reason ?? "no reason")")
        let said = try await script.say("{\"sentence\": \"\(sentence)\"}")
        #expect(said.status == 422 && said.spoken?.contains(word) == true, "\(said.text)")
        // The words are not lost: they stay where they were typed, or beside what else was understood.
        let typed = try await browser.post("/drafts", ["sentence": sentence])
        let page = typed.status == 422 ? typed.page : try await browser.get(try #require(typed.location)).page
        #expect(page.contains(word) && page.contains(sentence), "\(typed.status)")
        #expect(try await !browser.get("/today").page.contains("class=\"event\""))
    }

    @Test func `5,000 sentences with figures are kept or refused in words, by every way in`() async throws {
        var (browser, script, tag) = try await started()
        var sentences = NumberSentences(seed: 20_261_123)
        var kept = 0, refused = 0
        for number in 0..<5_000 {
            // A day of thousands of entries takes long to show, and is not what is asked for here.
            if number > 0, number.isMultiple(of: 250) {
                try await checkPages(browser, script)
                (browser, script, tag) = try await started()
            }
            let sentence = sentences.next()
            let isKept =
                switch number % 3 {
                case 0: try await isLogged(sentence, by: browser)
                case 1: try await isDelivered(sentence, number, to: tag, by: browser)
                default: try await isSaid(sentence, by: script)
                }
            if isKept { kept += 1 } else { refused += 1 }
        }
        #expect(kept > 2_000 && refused > 100, "\(kept) kept, \(refused) refused")
        try await checkPages(browser, script)
    }

    private func checkPages(_ browser: TestBrowser, _ script: TestScript) async throws {
        for page in ["/today", "/timeline", "/measurements", "/calories"] {
            #expect(try await browser.get(page).status == 200, "\(page)")
        }
        #expect(try await script.get("/api/v1/export").status == 200)
    }

    private func isLogged(_ sentence: String, by browser: TestBrowser) async throws -> Bool {
        let staged = try await browser.post("/drafts", ["sentence": sentence])
        guard staged.status == 303, let draft = staged.location else {
            #expect(
                staged.status == 422 && staged.page.contains("id=\"sentence-error\""), "\(staged.status) of \(sentence)"
            )
            return false
        }
        guard draft != "/today" else { return false }
        let logged = try await browser.post(draft + "/log")
        #expect(logged.status == 303, "\(logged.status) of logging \(sentence)")
        return logged.location?.contains("changed=") == true
    }

    private func isDelivered(_ sentence: String, _ number: Int, to tag: String, by browser: TestBrowser) async throws
        -> Bool
    {
        let id = String(repeating: "0", count: 28) + String(10_000 + number).suffix(4)
        let sent = try await browser.post("/offline/entries", ["diary": tag, "id": id, "sentence": sentence])
        let json = try? JSON(parsing: Array(sent.page.utf8))
        #expect(
            sent.status == 200 || sent.status == 422 && json?["error"]?.text?.isEmpty == false,
            "\(sent.status) of \(sentence)")
        return sent.status == 200
    }

    private func isSaid(_ sentence: String, by script: TestScript) async throws -> Bool {
        let json: JSON = ["sentence": .string(sentence)]
        let said = try await script.say(json.description)
        #expect(
            said.status == 201 || said.status == 422 && said.spoken?.isEmpty == false, "\(said.status) of \(sentence)")
        return said.status == 201
    }
}
