import CorginaCore
import Testing

@testable import CorginaServer

/// The fields of each kind on the sheet: what they change, and what they refuse.
struct DetailsFlowTests {
    private static let when: [(String, String)] = [("day", "2026-03-10"), ("time", "10:00")]

    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        return browser
    }

    private func post(_ draft: String, _ fields: [(String, String)], _ browser: TestBrowser) async throws
        -> TestBrowser.Answer
    {
        let body = (Self.when + fields).map { name, value in
            "\(name)=" + value.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        return try await browser.send(.post, draft + "/0/details", body: body.joined(separator: "&"))
    }

    struct Change: Sendable {
        let sentence: String
        let fields: [(String, String)]
        let shown: [String]
    }

    static let changes = [
        Change(
            sentence: "a glass of water", fields: [("name", "Mint tea"), ("amount", "2"), ("unit", "glasses")],
            shown: ["Mint tea", "about 474 mL"]),
        Change(
            sentence: "took my iron", fields: [("name", "Iron"), ("dose", "27 mg"), ("count", "2")],
            shown: ["Iron", "27 mg · 2 taken"]),
        Change(
            sentence: "headache",
            fields: [("name", "Headache"), ("severity", "4"), ("length", "2"), ("lengthUnit", "hours")],
            shown: ["Headache", "Severity 4 of 5 · 2 hours"]),
        Change(sentence: "headache", fields: [("name", "Dizziness"), ("gone", "yes")], shown: ["Dizziness", "Gone"]),
        Change(sentence: "weight 62 kg", fields: [("amount", "9 11"), ("unit", "st")], shown: ["62.1 kg"]),
        Change(
            sentence: "blood pressure 112/72", fields: [("systolic", "118"), ("diastolic", "76")],
            shown: ["118/76 mmHg"]),
        Change(
            sentence: "blood sugar 5.3", fields: [("amount", "6,1"), ("unit", "mmol"), ("timing", "1h")],
            shown: ["6.1 mmol/L · 1 hour after a meal"]),
        Change(
            sentence: "10 kicks", fields: [("count", "10"), ("minutes", "42")],
            shown: ["10 movements", "in 42 minutes"]),
        Change(sentence: "contraction", fields: [("length", "55")], shown: ["55 seconds"]),
        Change(
            sentence: "midwife appointment tomorrow at 2", fields: [("name", "Midwife, Anna")], shown: ["Midwife, Anna"]
        ),
    ]

    @Test(arguments: changes.indices)
    func `each kind is changed by its own fields, with tags and a note`(place: Int) async throws {
        let change = Self.changes[place]
        let browser = try await browser()
        let draft = try await browser.say(change.sentence)
        let answer = try await post(
            draft, change.fields + [("tags", "travel, home"), ("notes", "as measured")], browser)
        #expect(answer.status == 303 && answer.location == draft)
        let sheet = try await browser.get(draft).page
        let logged = try #require(try await browser.post(draft + "/log", ["notes-0": "as measured"]).location)
        let page = try await browser.get(logged).page
        for words in change.shown {
            #expect(sheet.contains(words), "\(words)")
            #expect(page.contains(words), "\(words)")
        }
        #expect(page.contains("as measured") && page.contains(">travel<") && page.contains(">home<"))
        // Opened again, it is as it was left.
        let event = String(try #require(page.firstMatch(of: /\/events\/[0-9a-f]{32}/)).output)
        let again = try #require(try await browser.post(event + "/edit").location)
        // Symptoms and readings are changed on pages of their own.
        guard again.hasPrefix("/drafts/") else { return }
        let details = try await browser.get(again + "/0/details").page
        #expect(details.contains("travel, home") && details.contains("as measured"))
        if let (name, value) = change.fields.first(where: { $0.0 == "name" }) {
            #expect(details.contains(value), "\(name)")
        }
    }

    @Test func `looking at a reading and pressing Update changes nothing of it`() async throws {
        let browser = try await browser()
        for (sentence, words) in [("weight 62.37 kg", "62.4"), ("blood sugar 97 mg/dl", "5.4")] {
            let draft = try await browser.say(sentence)
            let before = try await browser.get(draft).page
            let shown = try await browser.get(draft + "/0/details").page
            #expect(shown.contains("value=\"\(words)\""), "\(words)")
            let fields =
                sentence.hasPrefix("weight")
                ? [("amount", words), ("unit", "kg")] : [("amount", words), ("unit", "mmol")]
            _ = try await post(draft, fields, browser)
            let after = try await browser.get(draft).page
            #expect(after.contains(words) && before.contains(words))
        }
    }

    @Test func `a note is its text, and cannot be emptied`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("note: the midwife was kind")
        let details = try await browser.get(draft + "/0/details").page
        #expect(details.contains(">Text<") && details.contains("midwife was kind"))
        #expect(try await post(draft, [], browser).page.contains("Write what you want to keep"))
        #expect(try await post(draft, [("notes", "She was very kind")], browser).status == 303)
        let logged = try #require(try await browser.post(draft + "/log").location)
        #expect(try await browser.get(logged).page.contains("She was very kind"))
    }

    static let refusals: [(String, [(String, String)], String)] = [
        ("a glass of water", [("name", ""), ("amount", "1"), ("unit", "glasses")], "Say what you drank"),
        ("a glass of water", [("name", "Tea"), ("amount", "9000"), ("unit", "ml")], "up to 5 L"),
        ("took my iron", [("name", "Iron"), ("count", "0")], "from 1 to 50"),
        ("headache", [("name", "Headache"), ("severity", "9")], "Choose a severity from 1 to 5"),
        ("headache", [("name", "Headache"), ("length", "long")], "Enter how long, such as"),
        ("weight 62 kg", [("amount", "620"), ("unit", "kg")], "from 30 to 300"),
        ("weight 62 kg", [("amount", "9 15"), ("unit", "st")], "Enter a weight in stones and pounds"),
        (
            "blood pressure 112/72", [("systolic", "72"), ("diastolic", "112")],
            "The lower number must be smaller than the upper one"
        ),
        ("blood pressure 112/72", [("systolic", "x"), ("diastolic", "72")], "Enter the upper figure, from 50 to 260"),
        ("blood sugar 5.3", [("amount", "97"), ("unit", "mmol")], "Enter a reading from 1 to 40 mmol/L"),
        ("10 kicks", [("count", "many")], "Enter how many you felt"),
        ("contraction", [("length", "0.5")], "Enter up to 60 minutes"),
        ("headache", [("name", "Headache"), ("tags", String(repeating: "t", count: 31))], "Use at most 30 characters"),
    ]

    @Test(arguments: refusals.indices)
    func `what cannot be kept is explained, and nothing she typed is lost`(place: Int) async throws {
        let (sentence, fields, message) = Self.refusals[place]
        let browser = try await browser()
        let draft = try await browser.say(sentence)
        let answer = try await post(draft, fields + [("notes", "do not lose me")], browser)
        #expect(answer.status == 422)
        #expect(answer.page.contains(message))
        #expect(answer.page.contains("do not lose me"))
        for (name, value) in fields where !value.isEmpty && !["unit", "severity"].contains(name) {
            #expect(answer.page.contains("value=\"\(value)\""), "\(name)")
        }
    }

    @Test func `a reading corrected to one that should not wait says so at once`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("blood pressure 112/72")
        #expect(try await !browser.get(draft).page.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
        _ = try await post(draft, [("systolic", "165"), ("diastolic", "112")], browser)
        #expect(try await browser.get(draft).page.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
        _ = try await post(draft, [("systolic", "112"), ("diastolic", "72")], browser)
        #expect(try await !browser.get(draft).page.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
    }

    @Test func `only a visit lies ahead`() async throws {
        let browser = try await browser()
        let draft = try await browser.say("headache")
        let body = "day=2026-03-12&time=10%3A00&name=Headache"
        let answer = try await browser.send(.post, draft + "/0/details", body: body)
        #expect(answer.status == 422 && answer.page.contains("Choose a day that is not after 10 March 2026"))
    }
}
