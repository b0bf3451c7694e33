import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaServer

/// Appointments from first to last, on 10 March 2026 in New York.
struct AppointmentFlowTests {
    private func browser(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    private static let midwife: KeyValuePairs = [
        "title": "Midwife", "day": "2026-03-20", "time": "14:00", "minutes": "45", "place": "St Mary's",
        "with": "Dr Osei", "questions": "Is the placenta low?\n\n  May I fly?  ", "notes": "Bring the card",
    ]

    /// The path of the one appointment the list shows.
    private func path(_ browser: TestBrowser) async throws -> String {
        let page = try await browser.get("/appointments").page
        let match = try #require(page.firstMatch(of: /\/appointments\/[0-9a-f]{32}/))
        return String(match.output)
    }

    private func questions(_ page: String) -> [String] {
        page.matches(of: /questions\/([0-9a-f]{32})"/).map { String($0.output.1) }
    }

    @Test func `one is added, shown, changed, and taken back`() async throws {
        let browser = try await browser(TestServer())
        let added = try await browser.post("/appointments/new", Self.midwife)
        #expect(added.status == 303 && added.location?.hasPrefix("/appointments?changed=") == true)
        #expect(try await browser.get(try #require(added.location)).page.contains("Added Midwife"))
        let path = try await path(browser)
        let page = try await browser.get(path).page
        for words in [
            "Midwife", "St Mary&#39;s", "Dr Osei", "Is the placenta low?", "May I fly?", "Bring the card", "in 10 days",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(questions(page).count == 2)
        let edit = try await browser.get(path + "/edit").page
        #expect(edit.contains("value=\"2026-03-20\"") && edit.contains("value=\"14:00\""))
        let changed = try await browser.post(
            path + "/edit", ["title": "Midwife", "day": "2026-03-21", "time": "09:30"])
        let after = try await browser.get(try #require(changed.location)).page
        #expect(after.contains("09:30") && !after.contains("St Mary") && after.contains("Is the placenta low?"))
        #expect(after.contains("Undo"))
        let entry = try #require(after.firstMatch(of: /name="entry" value="([0-9a-f.]+)"/)).output.1
        let undone = try await browser.post("/undo", ["entry": String(entry)])
        #expect(undone.location?.hasPrefix(path) == true)
        #expect(try await browser.get(path).page.contains("St Mary"))
        let removed = try await browser.post(path + "/remove")
        #expect(removed.location?.hasPrefix("/appointments?changed=") == true)
        #expect(try await browser.get(path).status == 404)
        #expect(try await browser.get("/appointments").page.contains("Nothing planned"))
    }

    @Test func `what cannot be kept is named at its field, and nothing typed is lost`() async throws {
        let browser = try await browser(TestServer())
        let refused = try await browser.post(
            "/appointments/new", ["title": "", "day": "2029-01-01", "time": "25:00", "minutes": "0", "place": "Here"])
        #expect(refused.status == 422)
        for sentence in [
            "Say what it is, such as midwife or scan", "Choose a day from", "Choose a time, such as 14:00",
            "Choose a duration", "value=\"Here\"",
        ] { #expect(refused.page.contains(sentence), "\(sentence)") }
        let long = String(repeating: "x", count: 121)
        let wordy = try await browser.post(
            "/appointments/new", ["title": long, "day": "2026-03-20", "time": "14:00", "questions": "?"])
        #expect(wordy.status == 422 && wordy.page.contains("Use at most 120 characters"))
        #expect(wordy.page.contains(long))
    }

    @Test func `a question is added, ticked on either page, and removed; sent twice it is the same`() async throws {
        let browser = try await browser(TestServer())
        _ = try await browser.post("/appointments/new", Self.midwife)
        let path = try await path(browser)
        _ = try await browser.post(path + "/questions", ["question": "What about iron?"])
        let ids = questions(try await browser.get(path).page)
        #expect(ids.count == 3)
        #expect(try await browser.post(path + "/questions", ["question": " "]).status == 422)
        for _ in 0..<2 { _ = try await browser.post("\(path)/questions/\(ids[0])", ["asked": "yes"]) }
        #expect(try await browser.get(path).page.matches(of: /aria-pressed="true"/).count == 1)
        let visit = try await browser.get("/visit").page
        let onVisit = try #require(visit.firstMatch(of: /\/visit\/[0-9a-f]{32}\/[0-9a-f]{32}/)).output
        let ticked = try await browser.post(String(onVisit), ["asked": "no"])
        #expect(ticked.location?.hasPrefix("/visit?changed=") == true)
        #expect(!(try await browser.get("/visit").page.contains("aria-pressed=\"true\"")))
        _ = try await browser.post("\(path)/questions/\(ids[1])/remove")
        #expect(questions(try await browser.get(path).page).count == 2)
    }

    @Test func `results are kept, and the typical schedule stops offering what is planned`() async throws {
        let browser = try await browser(TestServer())
        let list = try await browser.get("/appointments").page
        #expect(list.contains("/appointments/new/gct") && list.contains("Glucose screen"))
        let form = try await browser.get("/appointments/new/gct").page
        #expect(form.contains("value=\"Glucose screen\"") && form.contains("Weeks 24 to 28, ideally week 26"))
        let added = try await browser.post(
            "/appointments/new",
            ["title": "Glucose screen", "day": "2026-03-12", "time": "08:00", "typical": "gct"])
        #expect(added.status == 303)
        let after = try await browser.get("/appointments").page
        #expect(!after.contains("/appointments/new/gct\""))
        let path = try await path(browser)
        _ = try await browser.post(path + "/results", ["results": "118 after an hour"])
        #expect(try await browser.get(path).page.contains("118 after an hour"))
        #expect(try await browser.get("/appointments/schedule").page.contains("Planned"))
    }

    @Test func `a sentence makes one, and its entry leads to its page`() async throws {
        let browser = try await browser(TestServer())
        let draft = try await browser.say("midwife on Friday at 2")
        _ = try await browser.post(draft + "/log")
        let path = try await path(browser)
        #expect(try await browser.get(path.replacing("/appointments/", with: "/events/")).location == path)
        let today = try await browser.get("/today").page
        #expect(today.contains("Next appointment: ") && today.contains("13 Mar, 14:00"))
    }

    @Test func `summer time does not move an appointment`() async throws {
        let browser = try TestServer(now: "2026-10-20T12:00:00-04:00").browser()
        try await browser.makeAccount()
        for day in ["2026-10-30", "2026-11-02"] {
            _ = try await browser.post("/appointments/new", ["title": day, "day": day, "time": "09:00"])
        }
        let page = try await browser.get("/appointments").page
        #expect(page.contains("09:00") && page.contains("2 Nov, 09:00"))
    }

    @Test func `after a loss nothing is suggested`() async throws {
        let browser = try await browser(TestServer())
        _ = try await browser.post("/pregnancy/end")
        let page = try await browser.get("/appointments").page
        #expect(!page.contains("Typical") && !page.contains("/appointments/new/"))
        #expect(try await browser.get("/appointments/schedule").status == 404)
        #expect(!(try await browser.get("/appointments/new/anatomy").page.contains("Weeks")))
    }

    @Test func `somebody else's is not there`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        _ = try await anna.post("/appointments/new", Self.midwife)
        let path = try await path(anna)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        for suffix in ["", "/edit"] { #expect(try await berta.get(path + suffix).status == 404) }
        for suffix in ["/edit", "/results", "/questions"] {
            #expect(try await berta.post(path + suffix, ["question": "x", "title": "x"]).status == 404)
        }
        _ = try await berta.post(path + "/remove")
        #expect(try await anna.get(path).status == 200)
    }
}
