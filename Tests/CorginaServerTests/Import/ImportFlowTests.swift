import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaServer

/// Taking in a file that Export gave.
struct ImportFlowTests {
    private let place = Route.security(.importing).path

    private func signedIn(_ name: String, on server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        return browser
    }

    private func export(_ browser: TestBrowser) async throws -> String {
        let answer = try await browser.post(
            Route.security(.export).path, ["passphrase": TestBrowser.passphrase, "kind": "json"])
        #expect(answer.status == 200)
        return answer.page
    }

    /// A diary with something of everything that is quick to say.
    private func livedIn(_ browser: TestBrowser) async throws {
        try await browser.dateByLastPeriod("2025-09-20")
        for sentence in ["I had two eggs and a glass of milk", "feeling a bit sick", "took my iron", "weight 68.4 kg"] {
            _ = try await browser.post(try await browser.say(sentence) + "/log")
        }
    }

    @Test func `another account takes it all in once, however often it is sent`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = try await signedIn("anna", on: server)
        try await livedIn(anna)
        let file = try await export(anna)
        let entries = try DiaryExport(decoding: Array(file.utf8)).entries
        #expect(entries.count >= 6)
        let berta = try await signedIn("berta", on: server)
        for (added, known) in [(entries.count, 0), (0, entries.count)] {
            let answer = try await berta.post(place, ["passphrase": TestBrowser.passphrase], file: file)
            #expect(answer.status == 303)
            #expect(answer.location == "\(place)?changed=\(added).\(known)")
        }
        let page = try await berta.get("\(place)?changed=\(entries.count).0").page
        #expect(page.contains("\(entries.count) entries added."))
        let again = try DiaryExport(decoding: Array(try await export(berta).utf8)).entries
        #expect(Array(again.suffix(entries.count)) == entries)
        #expect(try await berta.get("/timeline").page.contains("Egg"))
    }

    @Test(arguments: [
        ("", "Choose the file"), ("{}", "not an export of Corgina"),
        ("date,time,kind,what,details,notes,tags\r\n", "table"),
        ("{\"format\":\"corgina-diary\",\"version\":9}", "newer Corgina"), ("[[[[[[", "not an export"),
        ("{[[", "not whole"),
        ("a picture, say", "not an export"), ("\"entry\"\n\"", "ends within row 2"),
    ])
    func `a file that cannot be taken is refused with a sentence at its field`(file: String, words: String) async throws
    {
        let browser = try await signedIn("anna", on: TestServer())
        let answer = try await browser.post(place, ["passphrase": TestBrowser.passphrase], file: file)
        #expect(answer.status == 422)
        #expect(answer.page.contains(words) && answer.page.contains("f-file-error"))
    }

    @Test func `a table is taken in as the Corgina file is, as it was exported or as a spreadsheet saved it`()
        async throws
    {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = try await signedIn("anna", on: server)
        try await livedIn(anna)
        let whole = try DiaryExport(decoding: Array(try await export(anna).utf8)).entries
        let table = try await anna.post(
            Route.security(.export).path, ["passphrase": TestBrowser.passphrase, "kind": "csv"])
        #expect(table.headers[.contentDisposition]?.hasSuffix(".csv\"") == true)
        #expect(table.page.contains("Egg") && table.page.contains("symptom"))
        let berta = try await signedIn("berta", on: server)
        // The words come first in a row, the entry last.
        let word = try #require(table.page.range(of: "Egg"))
        let changed = table.page.replacingCharacters(in: word, with: "Ham")
        let refused = try await berta.post(place, ["passphrase": TestBrowser.passphrase], file: changed)
        #expect(refused.status == 422 && refused.page.contains("does not say what was exported"))
        let sorted = table.page.split(whereSeparator: \.isNewline).reversed()
        let resaved = ([sorted.last ?? ""] + sorted.dropLast()).joined(separator: "\n")
        for (added, known) in [(whole.count, 0), (0, whole.count)] {
            let answer = try await berta.post(place, ["passphrase": TestBrowser.passphrase], file: resaved)
            #expect(answer.location == "\(place)?changed=\(added).\(known)")
        }
        let again = try DiaryExport(decoding: Array(try await export(berta).utf8)).entries
        #expect(Array(again.suffix(whole.count)) == whole)
    }

    @Test func `a file with one entry nobody can read adds nothing`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = try await signedIn("anna", on: server)
        try await livedIn(anna)
        let file = try await export(anna)
        let last = try #require(file.range(of: "\"recordedAt\"", options: .backwards))
        let berta = try await signedIn("berta", on: server)
        let before = try await export(berta)
        let answer = try await berta.post(
            place, ["passphrase": TestBrowser.passphrase], file: file.replacingCharacters(in: last, with: "\"when\""))
        #expect(answer.status == 422)
        #expect(
            try DiaryExport(decoding: Array(try await export(berta).utf8)).entries
                == DiaryExport(decoding: Array(before.utf8)).entries)
    }

    @Test func `a wrong passphrase, another kind of form and nobody signed in are refused`() async throws {
        let server = try TestServer()
        let browser = try await signedIn("anna", on: server)
        let file = try await export(browser)
        let wrong = try await browser.post(place, ["passphrase": "not the passphrase"], file: file)
        #expect(wrong.status == 422 && wrong.page.contains("f-passphrase-error"))
        #expect(try await browser.post(place, ["passphrase": TestBrowser.passphrase]).status == 400)
        #expect(try await server.browser().post(place, ["passphrase": "x"], file: file).location == "/sign-in")
        #expect(try await server.browser().get(place).location == "/sign-in")
    }

    @Test func `only somebody signed in may send more than a form`() async throws {
        let server = try TestServer()
        let browser = try await signedIn("anna", on: server)
        let large = String(repeating: " ", count: 300_000)
        #expect(try await server.browser().post(place, ["passphrase": "x"], file: large).status == 413)
        let answer = try await browser.post(place, ["passphrase": TestBrowser.passphrase], file: large)
        #expect(answer.status == 422)
        let larger = String(repeating: " ", count: Limits().importBytes)
        #expect(try await browser.post(place, ["passphrase": TestBrowser.passphrase], file: larger).status == 413)
    }

    @Test(arguments: ["1", "1.2.3", "a.b", "-1.2", "99999999999999999999.1", "1.<b>"])
    func `an address made up says nothing`(changed: String) async throws {
        let browser = try await signedIn("anna", on: TestServer())
        let page = try await browser.get("\(place)?changed=\(changed)")
        #expect(page.status == 200 && !page.page.contains("entries added") && !page.page.contains("class=\"notice"))
    }
}
