import CorginaCore
import CorginaJournal
import CorginaRooms
import HTTPTypes
import Testing

@testable import CorginaServer

/// One spoken sentence on its way into the diary, and back as words to be spoken.
struct SayingTests {
    private func started(_ settings: ServerSettings = ServerSettings()) async throws -> (TestBrowser, TestScript) {
        let browser = try TestServer(settings: settings).browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return (browser, try await browser.makeToken(["say", "read"]).script)
    }

    /// "3.9f86…", as a page says it.
    private func head(_ browser: TestBrowser) async throws -> String {
        let page = try await browser.get("/today").page
        return String(try #require(page.firstMatch(of: /data-diary="[^ ]* ([^"]*)"/)).output.1)
    }

    @Test func `one sentence becomes its entries, and the answer tells what was understood`() async throws {
        let (browser, script) = try await started()
        let answer = try await script.say(
            #"{"sentence": "I had porkchop and potatoes, took my iron, feeling a bit sick"}"#)
        #expect(answer.status == 201 && answer.headers[.contentType] == "application/json")
        let json = try #require(answer.json)
        let events = try #require(json["events"]?.elements)
        #expect(events.map { $0["kind"]?.text } == ["meal", "vitamin", "symptom"])
        #expect(events[0]["foods"]?.elements?.count == 2)
        #expect(events.allSatisfy { $0["at"]?.text == "2026-03-10T18:40:00-04:00" })
        let calories = try #require(events[0]["calories"]?.integer)
        #expect(
            answer.spoken == "Added porkchop and potatoes, \(calories) calories. Iron taken. Nausea noted.",
            "\(answer.spoken ?? "")")
        let page = try await browser.get("/today").page
        #expect(page.contains("Logged by a shortcut") && page.contains("Porkchop and potatoes"))
        for event in events {
            let id = try #require(event["id"]?.text)
            #expect(try await browser.get("/events/\(id)").status == 200)
        }
        #expect(try await browser.post("/offline/checked").location == "/today")
        #expect(try await !browser.get("/today").page.contains("Logged by a shortcut"))
        #expect(try await script.get("/api/v1/export").text.contains("\"device\":\"Siri\""))
    }

    @Test func `sentences said at the same moment are all there to look at`() async throws {
        let (browser, script) = try await started()
        let foods = ["a banana", "an apple", "a pear", "a glass of milk", "an orange", "a bowl of oatmeal"]
        try await withThrowingTaskGroup(of: Int.self) { group in
            for food in foods {
                group.addTask { try await script.say("{\"sentence\": \"I had \(food)\"}").status }
            }
            for try await code in group { #expect(code == 201) }
        }
        let page = try await browser.get("/today").page
        #expect(page.contains("Corgina logged these \(foods.count) without asking you"))
    }

    @Test func `the same call again adds nothing and answers the same, later and after she took it back too`()
        async throws
    {
        let (browser, script) = try await started()
        let call = #"{"sentence": "porkchop and potatoes, qwortle, took my iron", "id": "a-1"}"#
        let first = try await script.say(call)
        let head = try await head(browser)
        #expect(try await script.say(call) == first)
        browser.server.clock.advance(bySeconds: 3_000)
        #expect(try await script.say(call) == first)
        #expect(try await self.head(browser) == head)
        let event = try #require(first.json?["events"]?.elements?.first?["id"]?.text)
        _ = try await browser.post("/events/\(event)/remove")
        #expect(try await script.say(call) == first)
        #expect(try await browser.get("/events/\(event)").status != 200)
        // Another sentence by the same name is another sentence, and one without a name is always new.
        let other = try await script.say(#"{"sentence": "an apple", "id": "a-1"}"#)
        #expect(other.status == 201 && other.text != first.text)
        let apple = try await script.say(#"{"sentence": "an apple"}"#)
        #expect(apple.json?["events"]?.elements?.first?["id"] != other.json?["events"]?.elements?.first?["id"])
    }

    @Test func `the same call from many at once is logged once`() async throws {
        let (browser, script) = try await started()
        let call = #"{"sentence": "a banana and a glass of milk", "id": "one"}"#
        let answers = try await withThrowingTaskGroup(of: TestScript.Answer.self) { group in
            for _ in 0..<8 { group.addTask { try await script.say(call) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers.map(\.text)).count == 1 && answers.allSatisfy { $0.status == 201 })
        let page = try await browser.get("/today").page
        #expect(
            page.components(separatedBy: "class=\"event\"").count - 1 == answers[0].json?["events"]?.elements?.count)
    }

    @Test func `words alone as plain text do too`() async throws {
        let (_, script) = try await started()
        for type in ["text/plain", "text/plain; charset=utf-8", "Text/Plain;charset=UTF-8"] {
            let answer = try await script.send(.post, "/api/v1/entries", body: " a glass of water\r\n", type: type)
            #expect(answer.status == 201)
            #expect(answer.spoken == "Added water, about 240 millilitres.", "\(answer.spoken ?? "")")
        }
    }

    @Test func `a time in the past is when it happened`() async throws {
        let (browser, script) = try await started()
        let answer = try await script.say(#"{"sentence": "an apple", "time": "2026-03-09T08:15:00-04:00", "id": null}"#)
        #expect(answer.status == 201 && answer.spoken?.hasSuffix("calories, yesterday.") == true)
        #expect(answer.json?["events"]?.elements?.first?["at"]?.text == "2026-03-09T08:15:00-04:00")
        #expect(try await browser.get("/days/2026-03-09").page.contains("08:15"))
        // A clock a minute ahead means now.
        let ahead = try await script.say(#"{"sentence": "a pear", "time": "2026-03-10T22:41:00Z"}"#)
        #expect(ahead.json?["events"]?.elements?.first?["at"]?.text == "2026-03-10T22:40:00+00:00")
    }

    @Test func `what is not understood is kept in her words, and said`() async throws {
        let (browser, script) = try await started()
        let nothing = try await script.say(#"{"sentence": "qwortle blim"}"#)
        #expect(nothing.status == 201)
        #expect(nothing.spoken == "I did not understand that. Your words are kept as a note.")
        #expect(nothing.json?["events"]?.elements?.map { $0["words"]?.text } == ["qwortle blim"])
        let some = try await script.say(#"{"sentence": "I had a bowl of oatmeal, feeling a bit sick, qwortle"}"#)
        #expect(some.json?["notUnderstood"]?.elements?.map(\.text) == ["qwortle"])
        #expect(some.spoken?.hasSuffix("I did not understand qwortle. Please look at it on Today.") == true)
        #expect(try await browser.get("/today").page.contains("“I had a bowl of oatmeal, feeling a bit sick, qwortle”"))
    }

    @Test func `what should not wait is said first, with the words of the page`() async throws {
        let (browser, script) = try await started()
        let answer = try await script.say(#"{"sentence": "severe headache and blurry vision"}"#)
        let advice = try #require(answer.json?["advice"]?.elements)
        #expect(!advice.isEmpty)
        let words = try #require(advice.first?["advice"]?.text)
        let page = try await browser.get("/today").page
        #expect(page.contains("class=\"care\"") && page.contains(words))
        for reason in advice.map({ $0["reason"]?.text ?? "nothing" }) { #expect(page.contains(reason)) }
        let spoken = try #require(answer.spoken)
        let place = try #require(spoken.range(of: words)?.lowerBound)
        let added = try #require(spoken.range(of: "noted")?.lowerBound)
        #expect(place < added)
        #expect(spoken.contains("If you’re worried, call, even if nothing here says to."))
        #expect(try await script.say(#"{"sentence": "an apple"}"#).json?["advice"]?.elements == [])
    }

    @Test(arguments: [
        ("", 400), ("{", 400), ("null", 422), ("[]", 422), ("\"an apple\"", 422), ("7", 422), ("{}", 422),
        (#"{"sentence": ""}"#, 422), (#"{"sentence": " \n "}"#, 422), (#"{"sentence": 7}"#, 422),
        (#"{"sentence": null}"#, 422), (#"{"sentence": ["an apple"]}"#, 422), (#"{"words": "an apple"}"#, 422),
        (#"{"sentence": "an apple", "when": "now"}"#, 422), (#"{"sentence": "an apple", "id": 7}"#, 422),
        (#"{"sentence": "an apple", "id": ""}"#, 422), (#"{"sentence": "an apple", "time": "noon"}"#, 422),
        (#"{"sentence": "an apple", "time": 1773160200}"#, 422),
        (#"{"sentence": "an apple", "time": "2027-03-10T18:40:00Z"}"#, 422),
        (#"{"sentence": "an apple", "time": "2024-03-10T18:40:00Z"}"#, 422),
        (#"{"sentence": "an apple", "sentence": "a pear"}"#, 400), (#"{"sentence": "an apple",}"#, 400),
        (#"{"sentence": "an apple"} x"#, 400), ("{'sentence': 'an apple'}", 400), ("\u{FEFF}{}", 400),
    ])
    func `what is no such call adds nothing and says what to do`(body: String, status: Int) async throws {
        let (browser, script) = try await started()
        let head = try await head(browser)
        let answer = try await script.say(body)
        #expect(answer.status == status, "\(body)")
        #expect(answer.json?["error"]?.text?.contains("Nothing was added") == true)
        #expect(answer.spoken == answer.json?["error"]?.text)
        #expect(try await self.head(browser) == head)
    }

    @Test func `nor what is too long, too deep, not text, packed or of another kind`() async throws {
        let (browser, script) = try await started()
        let head = try await head(browser)
        func status(_ bytes: [UInt8], _ type: String? = "application/json", _ headers: HTTPFields = [:]) async throws
            -> Int
        {
            let answer = try await script.send(.post, "/api/v1/entries", bytes: bytes, type: type, headers: headers)
            #expect(answer.json?["error"]?.text?.isEmpty == false)
            return answer.status
        }
        let apple = Array(#"{"sentence": "an apple"}"#.utf8)
        #expect(try await status(Array(repeating: 0x20, count: 64 * 1_024 + 1)) == 413)
        #expect(try await status(Array(repeating: UInt8(ascii: "["), count: 60_000)) == 400)
        let long = String(repeating: "an apple ", count: 1_000)
        #expect(try await status(Array("{\"sentence\": \"\(long)\"}".utf8)) == 422)
        #expect(try await status(Array(long.utf8), "text/plain") == 422)
        // Marks on a letter are characters too, as in the description.
        let marked = "o" + String(repeating: "\u{301}", count: SaidSentence.longestID)
        #expect(try await status(Array(#"{"sentence": "an apple", "id": "\#(marked)"}"#.utf8)) == 422)
        let words = "an apple" + String(repeating: "\u{301}", count: 5_000)
        #expect(try await status(Array(#"{"sentence": "\#(words)"}"#.utf8)) == 422)
        #expect(try await status([0x61, 0xFF, 0xFE], "text/plain") == 400)
        #expect(try await status([0x7B, 0xFF, 0xFE]) == 400)
        #expect(try await status(apple, "application/json", [.contentEncoding: "gzip"]) == 415)
        for type in [
            nil, "", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html",
            "application/jsonx",
            "application/json; charset=utf-16", "text/plain; charset=iso-8859-1",
        ] as [String?] {
            #expect(try await status(apple, type) == 415, "\(type ?? "none")")
        }
        #expect(try await self.head(browser) == head)
    }

    @Test func `what it adds counts towards what a diary takes in a day`() async throws {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 6
        let (_, script) = try await started(settings)
        var answers: [TestScript.Answer] = []
        for _ in 0..<8 { answers.append(try await script.say(#"{"sentence": "a glass of water"}"#)) }
        #expect(answers.first?.status == 201 && answers.last?.status == 429)
        #expect(answers.last?.json?["error"]?.text?.contains("Try again tomorrow") == true)
    }

    @Test func `hostile words stay words`() async throws {
        let (browser, script) = try await started()
        let answer = try await script.say(#"{"sentence": "note: <script>alert(1)</script>\u0000\u001b[31m"}"#)
        #expect(answer.status == 201)
        let page = try await browser.get("/timeline").page
        #expect(page.contains("&lt;script&gt;") && !page.contains("<script>alert"))
        #expect(!answer.text.contains("\\u0000") && !answer.text.contains("\\u001b"))
    }
}
