import CorginaCore
import CorginaJournal
import CorginaRooms
import HTTPTypes
import Testing

@testable import CorginaServer

/// A sentence that is read back, asked about, and logged on yes.
struct ConfirmingTests {
    private func started(
        _ rights: [String] = ["say", "read"], _ settings: ServerSettings = ServerSettings()
    ) async throws -> (TestBrowser, TestScript) {
        let browser = try TestServer(settings: settings).browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return (browser, try await browser.makeToken(rights).script)
    }

    /// "3.9f86…", as a page says it.
    private func head(_ browser: TestBrowser) async throws -> String {
        let page = try await browser.get("/today").page
        return String(try #require(page.firstMatch(of: /data-diary="[^ ]* ([^"]*)"/)).output.1)
    }

    // MARK: Reading back

    @Test func `what was understood is read back in her words, waits on the sheet, and nothing is logged`() async throws
    {
        let (browser, script) = try await started()
        let head = try await head(browser)
        let heard = try await script.understand("I had two eggs and toast")
        #expect(heard.status == 200)
        let calories = try #require(heard.events.first?["calories"]?.integer)
        #expect(heard.spoken == "I heard two eggs and toast, \(calories) calories.", "\(heard.text)")
        #expect(heard.events.count == 1 && heard.events.first?["foods"]?.elements?.count == 2)
        #expect(heard.json?["question"]?["ask"]?.text == "One meal or separate items?")
        let address = try #require(heard.json?["address"]?.text)
        #expect(try await browser.get(address).page.contains("I had two eggs and toast"))
        #expect(try await self.head(browser) == head)
        #expect(try await !script.get("/api/v1/export").text.contains("\"Siri\""))
    }

    @Test func `what she confirms is logged as on the sheet, and is nothing to look at on Today`() async throws {
        let (browser, script) = try await started()
        let heard = try await script.understand("I had porkchop and potatoes, took my iron, feeling a bit sick")
        let logged = try await script.send(.confirm, of: heard)
        #expect(logged.status == 201)
        // What was read back is what was logged, under the ids that were told.
        #expect(logged.events == heard.events)
        #expect(logged.spoken?.hasPrefix("Added porkchop and potatoes") == true, "\(logged.text)")
        let page = try await browser.get("/today").page
        #expect(page.contains("Porkchop and potatoes") && !page.contains("Logged by a shortcut"))
        for event in logged.events {
            #expect(try await browser.get("/events/\(try #require(event["id"]?.text))").status == 200)
        }
        #expect(try await script.get("/api/v1/export").text.contains("\"device\":\"Siri\""))
        #expect(try await browser.get(try #require(heard.json?["address"]?.text)).status == 410)
    }

    @Test func `confirmed again, and after she took it back, it is answered the same and logged once`() async throws {
        let (browser, script) = try await started()
        let heard = try await script.understand("chips and a banana")
        let first = try await script.send(.confirm, of: heard)
        let head = try await head(browser)
        browser.server.clock.advance(bySeconds: 3_000)
        #expect(try await script.send(.confirm, of: heard) == first)
        #expect(try await self.head(browser) == head)
        let event = try #require(first.events.first?["id"]?.text)
        _ = try await browser.post("/events/\(event)/remove")
        #expect(try await script.send(.confirm, of: heard) == first)
        #expect(try await browser.get("/events/\(event)").status != 200)
        #expect(try await script.send(.discard, of: heard).spoken?.hasPrefix("It was added before.") == true)
    }

    @Test func `confirmed by many at once it is logged once, and counts once`() async throws {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 6
        let (browser, script) = try await started(["say", "read"], settings)
        let heard = try await script.understand("a banana")
        let answers = try await withThrowingTaskGroup(of: TestScript.Answer.self) { group in
            for _ in 0..<8 { group.addTask { try await script.send(.confirm, of: heard) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let logged = answers.filter { $0.status == 201 }
        // Whoever comes while the first is being written may meet the limit of the day; nobody logs it a second time.
        #expect(!logged.isEmpty && Set(logged.map(\.text)).count == 1)
        #expect(try await browser.get("/today").page.components(separatedBy: "class=\"event\"").count == 2)
        #expect(try await script.say(#"{"sentence": "an apple"}"#).status == 201)
    }

    @Test func `called by the same name it is one draft, and is logged once by either way`() async throws {
        let (browser, script) = try await started()
        let call = #"{"sentence": "a banana", "id": "b-1"}"#
        let heard = try await script.send(.post, "/api/v1/understand", body: call)
        #expect(try await script.send(.post, "/api/v1/understand", body: call).text == heard.text)
        #expect(try await script.send(.confirm, of: heard).status == 201)
        let head = try await head(browser)
        #expect(try await script.say(call).status == 201)
        #expect(try await self.head(browser) == head)
    }

    @Test func `a time in the past is when it happened`() async throws {
        let (_, script) = try await started()
        let call = #"{"sentence": "an apple", "time": "2026-03-09T08:15:00-04:00"}"#
        let heard = try await script.send(.post, "/api/v1/understand", body: call)
        #expect(heard.spoken?.hasSuffix("calories, yesterday.") == true, "\(heard.text)")
        let logged = try await script.send(.confirm, of: heard)
        #expect(logged.events.first?["at"]?.text == "2026-03-09T08:15:00-04:00")
    }

    // MARK: Asking

    @Test(arguments: [("one-meal", 1), ("separate-items", 2)])
    func `foods are one meal or several as she says, and she is asked once`(choice: String, count: Int) async throws {
        let (_, script) = try await started()
        let heard = try await script.understand("I had two eggs and toast")
        #expect(heard.choices == ["one-meal", "separate-items"])
        let answered = try await script.choose(choice, of: heard)
        #expect(answered.status == 200 && answered.json?["question"] == .null && answered.events.count == count)
        #expect(answered.json?["draft"] == heard.json?["draft"])
        #expect(answered.spoken?.contains("; and toast") == (count == 2), "\(answered.spoken ?? "")")
        #expect(try await script.choose(choice, of: heard).status == 422)
        #expect(try await script.send(.confirm, of: heard).events == answered.events)
    }

    @Test func `what words mean is asked first, one by one, and then whether it is one meal`() async throws {
        let (browser, script) = try await started()
        var heard = try await script.understand("I had chips and curry")
        #expect(heard.json?["question"]?["ask"]?.text == "Crisps from a packet or fries?")
        heard = try await script.choose("71401000", of: heard)
        #expect(heard.status == 200 && heard.spoken?.lowercased().contains("fries") == true, "\(heard.text)")
        var asked = 1
        while let choice = heard.choices.first, asked < 9 {
            asked += 1
            heard = try await script.choose(choice, of: heard)
            #expect(heard.status == 200)
        }
        #expect(asked == 3 && heard.json?["question"] == .null)
        #expect(try await script.send(.confirm, of: heard).status == 201)
        #expect(try await browser.get("/today").page.contains("ries"))
    }

    @Test func `several meals are asked about one by one, and one food is not`() async throws {
        let (_, script) = try await started()
        let heard = try await script.understand("eggs and toast for breakfast and a banana for lunch")
        #expect(heard.json?["question"]?["ask"]?.text == "Breakfast: one meal or separate items?")
        #expect(try await script.choose("separate-items", of: heard).json?["question"] == .null)
        #expect(try await script.understand("a banana").json?["question"] == .null)
    }

    @Test(arguments: [
        ("", 400), ("{", 400), ("null", 422), ("[]", 422), ("{}", 422), (#"{"choice": null}"#, 422),
        (#"{"choice": 7}"#, 422), (#"{"choice": -9223372036854775809}"#, 422), (#"{"choice": 1e999}"#, 422),
        (#"{"choice": ["one-meal"]}"#, 422), (#"{"choice": {"id": "one-meal"}}"#, 422), (#"{"choice": ""}"#, 422),
        (#"{"choice": "71401000"}"#, 422), (#"{"choice": "One meal"}"#, 422), (#"{"choice": "one-meal\u0000"}"#, 422),
        (#"{"choice": "one-meal", "sentence": "x"}"#, 422), (#"{"choice": "one-meal", "choice": "one-meal"}"#, 400),
    ])
    func `what is no answer changes nothing and says what to do`(body: String, status: Int) async throws {
        let (_, script) = try await started()
        let heard = try await script.understand("I had two eggs and toast")
        let answer = try await script.send(.answer, of: heard, body: body)
        #expect(answer.status == status, "\(body)")
        #expect(answer.spoken?.hasSuffix("Nothing was added.") == true && answer.spoken == answer.json?["error"]?.text)
        #expect(try await script.choose("one-meal", of: heard).status == 200)
    }

    @Test func `nor what is too long, too deep, not text or of another kind`() async throws {
        let (browser, script) = try await started()
        let head = try await head(browser)
        let heard = try await script.understand("I had two eggs and toast")
        let draft = try #require(heard.json?["draft"]?.text.flatMap { RecordID($0) })
        for place in [InterfacePlace.understand, .answer] {
            let path = InterfaceAddress(place, draft: place.namesDraft ? draft : nil).path
            for (bytes, type, status) in [
                (Array(repeating: 0x20, count: 64 * 1_024 + 1), "application/json", 413),
                (Array(repeating: UInt8(ascii: "["), count: 60_000), "application/json", 400),
                ([0x7B, 0xFF, 0xFE], "application/json", 400), ([0x61, 0xFF, 0xFE], "text/plain", 400),
                (Array("x=y".utf8), "application/x-www-form-urlencoded", 415), ([], "multipart/form-data", 415),
            ] as [([UInt8], String, Int)] {
                let answer = try await script.send(.post, path, bytes: bytes, type: type)
                #expect(answer.status == status, "\(place) \(type)")
            }
        }
        let long = Array(repeating: UInt8(ascii: "a"), count: 60_000)
        #expect(try await script.send(.post, "/api/v1/understand", bytes: long, type: "text/plain").status == 422)
        // What is sent with a yes or a no is not read; too much of it is not taken.
        let huge = [UInt8](repeating: 0x20, count: 64 * 1_024 + 1)
        for place in [InterfacePlace.confirm, .discard] {
            let path = InterfaceAddress(place, draft: draft).path
            #expect(try await script.send(.post, path, bytes: huge, type: "text/plain").status == 413)
        }
        #expect(try await self.head(browser) == head)
        let words = try await script.send(
            .post, InterfaceAddress(.answer, draft: draft).path, body: "one-meal", type: "text/plain")
        #expect(words.status == 200)
    }

    @Test(arguments: [
        "9223372036854775807 eggs", "1e308 eggs", "-1e308 kg", "weight 99999999999999999999 kg", "0 eggs",
        "0.0000001 eggs",
        "NaN eggs", "bp 99999/99999", "eggs at 99:99", "eggs 9223372036854775807 days ago", "\u{1F95A}\u{1F95A} eggs",
    ])
    func `extreme figures are read back or refused in words, and what is read back can be confirmed`(sentence: String)
        async throws
    {
        let (_, script) = try await started()
        var heard = try await script.understand(sentence)
        #expect([200, 422].contains(heard.status), "\(heard.status)")
        while heard.status == 200, let choice = heard.choices.last {
            heard = try await script.choose(choice, of: heard)
        }
        guard heard.status == 200, heard.json?["draft"]?.text != nil else { return }
        #expect(try await script.send(.confirm, of: heard).status == 201)
    }
}
