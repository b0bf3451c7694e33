import CorginaCore
import CorginaImports
import CorginaJournal
import CorginaRooms
import CorginaVault
import Testing

@testable import CorginaServer

/// Taking in a file of another app: looked at, added as a whole, taken back as a whole.
struct ElsewhereFlowTests {
    private static let place = Route.imports(.list).path
    private static let meals = "Date,Meal,Calories,Fat (g)\n2026-03-08,Breakfast,400,10\n2026-03-09,Lunch,650,20\n"
    private static let twoPeople =
        #"{"resourceType":"Bundle","entry":[{"resource":{"subject":{"reference":"a"}}},{"resource":{"subject":{"reference":"b"}}}]}"#
    private static let weights = "Date,Weight\n03/02/2026,70\n04/02/2026,71\n"

    private func signedIn(_ server: TestServer, _ name: String = "anna") async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        return browser
    }

    /// - Returns: the place of the page that shows what is in it.
    private func send(_ file: String, by browser: TestBrowser) async throws -> String {
        let answer = try await browser.post(Self.place, [:], file: file)
        #expect(answer.status == 303)
        return try #require(answer.location)
    }

    private func eventCount(_ browser: TestBrowser) async throws -> Int {
        let file = try await browser.post(
            Route.security(.export).path, ["passphrase": TestBrowser.passphrase, "kind": "json"]
        ).page
        return try DiaryExport(decoding: Array(file.utf8)).entries.count {
            if case .putEvent = $0.change { true } else { false }
        }
    }

    @Test func `an import is taken back also where the diary is full`() async throws {
        var settings = ServerSettings()
        settings.limits.entries = 12
        let browser = try await signedIn(TestServer(settings: settings))
        _ = try await browser.post(try await send(Self.meals, by: browser))
        var answer = try await browser.post(try await browser.say("a glass of water") + "/log")
        for _ in 0..<12 where answer.status == 303 {
            answer = try await browser.post(try await browser.say("a glass of water") + "/log")
        }
        #expect(answer.status == 507)
        let list = try await browser.get(Self.place).page
        let undo = try #require(list.firstMatch(of: /\/imports\/[0-9a-f]{32}\/undo/)).output
        #expect(try await browser.post(String(undo)).location == "\(Self.place)?changed=back.2")
        #expect(!(try await browser.get("/timeline").page.contains("Breakfast from MyFitnessPal")))
    }

    @Test func `a file is looked at before anything is added, added once, and taken back`() async throws {
        let browser = try await signedIn(TestServer())
        let preview = try await send(Self.meals, by: browser)
        let page = try await browser.get(preview).page
        #expect(page.contains("From MyFitnessPal") && page.contains("2 meals") && page.contains("Add 2 entries"))
        #expect(try await eventCount(browser) == 0)

        #expect(try await browser.post(preview).location == "\(Self.place)?changed=added.2")
        #expect(try await browser.get("\(Self.place)?changed=added.2").page.contains("2 entries added."))
        #expect(try await browser.post(preview).location == "\(Self.place)?changed=gone")
        #expect(try await eventCount(browser) == 2)
        #expect(try await browser.get("/timeline").page.contains("Breakfast from MyFitnessPal"))

        let again = try await browser.get(try await send(Self.meals, by: browser)).page
        #expect(again.contains("in your diary already") && !again.contains("Add 2 entries"))

        let list = try await browser.get(Self.place).page
        let undo = try #require(list.firstMatch(of: /\/imports\/[0-9a-f]{32}\/undo/)).output
        #expect(try await browser.post(String(undo)).location == "\(Self.place)?changed=back.2")
        #expect(!(try await browser.get("/timeline").page.contains("Breakfast from MyFitnessPal")))
        #expect(try await browser.post(String(undo)).location == "\(Self.place)?changed=back.0")
        // Taken back it can be added again.
        let third = try await send(Self.meals, by: browser)
        #expect(try await browser.post(third).location == "\(Self.place)?changed=added.2")
    }

    @Test func `what a file leaves open is asked, and nothing is added before`() async throws {
        let browser = try await signedIn(TestServer())
        let preview = try await send(Self.weights, by: browser)
        let page = try await browser.get(preview).page
        #expect(page.contains("Which day is 3/4/2026") && page.contains("Which unit are the weights in?"))
        #expect(try await browser.post(preview).status == 422)
        let unanswered = try await browser.post(preview + "/answers", ["dateOrder": "day"])
        #expect(unanswered.status == 422 && unanswered.page.contains("Choose one of the two."))
        #expect(try await browser.post(preview + "/answers", ["weightUnit": "kg"]).location == preview)
        let answered = try await browser.get(preview).page
        #expect(answered.contains("70 kg") && answered.contains("Add 2 entries"))
        #expect(try await browser.post(preview).location == "\(Self.place)?changed=added.2")
    }

    @Test func `what she changed since stays when an import is taken back`() async throws {
        let browser = try await signedIn(TestServer())
        _ = try await browser.post(try await send(Self.meals, by: browser))
        let timeline = try await browser.get("/timeline").page
        let entry = try #require(timeline.firstMatch(of: /\/timeline\/tags\/[0-9a-f]{32}|\/entries\/[0-9a-f]{32}/))
            .output
        let id = String(String(entry).suffix(32))
        _ = try await browser.post("/timeline/tags/\(id)", ["tag": "kept"])
        let list = try await browser.get(Self.place).page
        #expect(list.contains("1 entry of it that you changed since will stay."))
        let undo = try #require(list.firstMatch(of: /\/imports\/[0-9a-f]{32}\/undo/)).output
        #expect(try await browser.post(String(undo)).location == "\(Self.place)?changed=back.1")
    }

    @Test(arguments: [
        ("", "The file is empty"), ("a,b\n", "or of an app it knows"),
        ("{\"format\":\"corgina-diary\"}", "Import a diary"),
        ("PK\u{3}\u{4}x", "packed"), ("Date,Exercise\n", "exercise"), ("<HealthData>", "not whole"), ("{", "damaged"),
        (Self.twoPeople, "more than one person"),
    ])
    func `a file that cannot be taken is refused with a sentence at its field`(file: String, words: String) async throws
    {
        let browser = try await signedIn(TestServer())
        let answer = try await browser.post(Self.place, [:], file: file)
        #expect(answer.status == 422)
        #expect(answer.page.contains(words) && answer.page.contains("f-file-error"))
    }

    @Test func `it waits half an hour at the longest, one at a time, and for nobody else`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = try await signedIn(server)
        let berta = try await signedIn(server, "berta")
        let preview = try await send(Self.meals, by: anna)
        #expect(try await berta.get(preview).location == "\(Self.place)?changed=gone")
        #expect(try await berta.post(preview).location == "\(Self.place)?changed=gone")
        #expect(try await anna.get(preview).status == 200)
        let other = try await send(Self.weights, by: anna)
        #expect(try await anna.get(preview).location == "\(Self.place)?changed=gone")
        _ = try await anna.post(other + "/discard")
        #expect(try await anna.get(other).location == "\(Self.place)?changed=gone")
    }

    @Test func `nobody signed in sends a file`() async throws {
        let server = try TestServer()
        _ = try await signedIn(server)
        #expect(try await server.browser().post(Self.place, [:], file: Self.meals).location == "/sign-in")
        #expect(try await server.browser().get(Self.place).location == "/sign-in")
    }
}

/// The files that wait in memory.
struct WaitingFilesTests {
    @Test func `a file opens with its own key and name alone, until its time is over`() throws {
        let files = WaitingFiles()
        let (id, other) = (RecordID(high: 1, low: 1), RecordID(high: 2, low: 2))
        let journal = try #require(JournalID(bytes: Array(repeating: 7, count: 16)))
        let stranger = try #require(JournalID(bytes: Array(repeating: 8, count: 16)))
        let key = try files.put([1, 2, 3], as: id, of: journal, now: 100)
        let wrong = try files.put([4], as: id, of: stranger, now: 100)
        #expect(files.bytes(id, of: journal, key: key, now: 101) == [1, 2, 3])
        #expect(files.bytes(id, of: journal, key: wrong, now: 101) == nil)
        #expect(files.bytes(other, of: journal, key: key, now: 101) == nil)
        #expect(files.bytes(id, of: journal, key: key, now: 100 + WaitingFiles.longestWait) == nil)
    }

    @Test func `what is kept beside it is read back as it was`() throws {
        let files = WaitingFiles()
        let journal = try #require(JournalID(bytes: Array(repeating: 7, count: 16)))
        let key = try files.put([1], as: RecordID(high: 1, low: 1), of: journal, now: 0)
        var file = WaitingFile(key: key, random: 0x0102_0304_0506_0708)
        file.choices = ImportChoices(dateOrder: .monthFirst, weightUnit: .kilograms)
        let read = try #require(WaitingFile(file.bytes))
        #expect(read.key == key)
        #expect(read.random == file.random && read.choices == file.choices)
        #expect(WaitingFile(file.bytes + [0]) == nil)
    }
}
