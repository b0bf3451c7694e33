import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation
import Testing

@testable import CorginaServer

/// Sentences that waited on a device, from the device to Today.
struct OfflineFlowTests {
    private static let id = "0123456789abcdef0123456789abcdef"

    /// What a device learns of the diary it is signed in to.
    private func meet(_ browser: TestBrowser, head: String? = nil, tag: String = "") async throws -> JSON {
        let answer = try await browser.post("/offline/key", ["diary": tag, "head": head ?? ""])
        #expect(answer.status == 200 && answer.headers[.cacheControl] == "no-store")
        return try JSON(parsing: Array(answer.page.utf8))
    }

    private func tag(_ browser: TestBrowser) async throws -> String {
        try #require(try await meet(browser)["diary"]?.text)
    }

    /// "3.9f86…", as the page says it.
    private func head(_ page: String) throws -> String {
        let mark = try #require(page.range(of: "data-diary=\""))
        return String(try #require(page[mark.upperBound...].prefix { $0 != "\"" }.split(separator: " ").last))
    }

    private func entries(_ answer: TestBrowser.Answer) throws -> [String] {
        try JSON(parsing: Array(answer.page.utf8))["entries"]?.elements?.compactMap(\.text) ?? []
    }

    @Test func `what waited counts towards what a diary takes in a day, and waits on`() async throws {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 6
        let browser = try TestServer(settings: settings).browser()
        try await browser.makeAccount()
        let tag = try await tag(browser)
        var statuses: [Int] = []
        for number in 0..<8 {
            let id = "0123456789abcdef0123456789abcde\(number)"
            statuses.append(
                try await browser.post("/offline/entries", ["diary": tag, "id": id, "sentence": "a glass of water"])
                    .status)
        }
        #expect(statuses.first == 200 && statuses.last == 429)
    }

    @Test func `a sentence is logged once at the moment it was said, and told on Today until looked at`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        let tag = try await tag(browser)
        let said = server.clock.seconds - 3_600
        func send() async throws -> TestBrowser.Answer {
            try await browser.post(
                "/offline/entries",
                [
                    "diary": tag, "id": Self.id, "sentence": "porkchop and potatoes, and a headache", "at": "\(said)",
                    "offset": "-240",
                ])
        }
        let first = try await send()
        #expect(first.status == 200)
        let made = try entries(first)
        #expect(made.count == 2)
        let head = try head(try await browser.get("/today").page)
        for _ in 0..<2 { #expect(try entries(try await send()) == made) }
        let page = try await browser.get("/today").page
        #expect(try self.head(page) == head)
        #expect(page.contains("Logged while you were offline") && page.contains("17:40"))
        #expect(page.components(separatedBy: "class=\"event\"").count == 3)
        let last = try #require(page.firstMatch(of: /name="through" value="([^"]*)"/)).output.1
        #expect(try await browser.post("/offline/checked", ["through": String(last)]).location == "/today")
        #expect(try await !browser.get("/today").page.contains("Logged while you were offline"))
        // Undo works as for anything logged.
        let undone = try await browser.post("/undo", ["entry": made.joined(separator: ".")])
        #expect(undone.status == 303)
        #expect(try await !browser.get("/today").page.contains("class=\"event\""))
        // Sent once more after that, it is still known.
        #expect(try entries(try await send()) == made)
        #expect(try await !browser.get("/today").page.contains("class=\"event\""))
    }

    @Test func `what arrives while she looks at the list stays for the next look`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let tag = try await tag(browser)
        func arrive(_ sentence: String, _ number: Int) async throws {
            let id = "0123456789abcdef0123456789abcde\(number)"
            #expect(
                try await browser.post("/offline/entries", ["diary": tag, "id": id, "sentence": sentence]).status == 200
            )
        }
        func last() async throws -> String {
            let page = try await browser.get("/today").page
            return String(try #require(page.firstMatch(of: /name="through" value="([^"]*)"/)).output.1)
        }
        try await arrive("a banana", 1)
        try await arrive("a glass of milk", 2)
        let seen = try await last()
        try await arrive("took a nap", 3)
        for _ in 1...2 {
            #expect(try await browser.post("/offline/checked", ["through": seen]).location == "/today")
            let page = try await browser.get("/today").page
            #expect(
                page.contains("Logged while you were offline")
                    && page.contains("Corgina logged this without asking you"))
        }
        #expect(try await browser.post("/offline/checked", ["through": try await last()]).location == "/today")
        #expect(try await !browser.get("/today").page.contains("Logged while you were offline"))
    }

    @Test(arguments: ["hello there", "qwortle blim", "<script>alert(1)</script>", "???"])
    func `what cannot be understood is kept in her own words`(sentence: String) async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let sent = try await browser.post(
            "/offline/entries", ["diary": try await tag(browser), "id": Self.id, "sentence": sentence])
        #expect(try entries(sent).count == 1)
        let shown = sentence.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let page = try await browser.get("/timeline").page
        #expect(page.contains("Note") && page.contains(shown))
    }

    @Test func `words left over are kept beside what was understood`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let sentence = "I had a bowl of oatmeal, feeling a bit sick, qwortle"
        _ = try await browser.post(
            "/offline/entries", ["diary": try await tag(browser), "id": Self.id, "sentence": sentence])
        #expect(try await browser.get("/today").page.contains("“I had a bowl of oatmeal, feeling a bit sick, qwortle”"))
    }

    @Test func `what should not wait stands above all when it arrives`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        let sent = try await browser.post(
            "/offline/entries",
            ["diary": try await tag(browser), "id": Self.id, "sentence": "severe headache and blurry vision"])
        let changed = try entries(sent).joined(separator: ".")
        #expect(try await browser.get("/today?changed=\(changed)").page.contains("class=\"care\""))
        // It stays there until she has looked at what arrived, even if nobody asked for what changed.
        #expect(try await browser.get("/today").page.contains("class=\"care\""))
    }

    @Test func `nothing comes in that was sealed for another diary or is no sentence`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let berta = server.browser()
        try await berta.makeAccount("berta")
        let annas = try await tag(anna)
        for diary in [annas, "", "0123"] {
            let sent = try await berta.post(
                "/offline/entries", ["diary": diary, "id": Self.id, "sentence": "an apple"])
            #expect(sent.status == 409)
        }
        let own = try await tag(berta)
        for (id, words) in [("", "an apple"), ("xyz", "an apple"), (Self.id, ""), (Self.id, "  ")] {
            let sent = try await berta.post("/offline/entries", ["diary": own, "id": id, "sentence": words])
            #expect(sent.status == 422)
        }
        #expect(try await !berta.get("/today").page.contains("class=\"event\""))
        // One id in two diaries is two sentences.
        _ = try await anna.post("/offline/entries", ["diary": annas, "id": Self.id, "sentence": "an apple"])
        #expect(try await anna.get("/today").page.contains("class=\"event\""))
        #expect(try await !berta.get("/today").page.contains("class=\"event\""))
    }

    @Test func `a server put back to an older state is found out by what a device saw`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        let tag = try await tag(browser)
        let draft = try await browser.say("I ate an apple")
        _ = try await browser.post(draft + "/log")
        let seen = try head(try await browser.get("/today").page)
        #expect(try await meet(browser, head: seen, tag: tag)["holds"]?.boolean == true)
        _ = try await browser.post("/hydration/drinks", ["size": "glass"])
        #expect(try await meet(browser, head: seen, tag: tag)["holds"]?.boolean == true)
        let (count, hash) = try #require(seen.firstIndex(of: ".").map { (seen[..<$0], seen[$0...]) })
        let ahead = "\((Int(count) ?? 0) + 5)\(hash)"
        let other = "\(count)." + String(repeating: "a", count: 64)
        for head in [ahead, other] {
            #expect(try await meet(browser, head: head, tag: tag)["holds"]?.boolean == false)
        }
        // What is no head, or another diary's, says nothing.
        for (head, tag) in [("", tag), ("x.y", tag), ("-1\(hash)", tag), (other, "ffff")] {
            #expect(try await meet(browser, head: head, tag: tag)["holds"]?.boolean == true)
        }
    }

    @Test func `with another key the number of entries is what a device compares`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        let secret = try #require(
            browser.cookie.flatMap { SessionSecret(cookieValue: String($0.dropFirst("corgina=".count))) })
        let now = Moment(secondsSinceEpoch: Int64(server.clock.seconds), utcOffset: 0)
        let journal = try #require(try await server.server.vault.unlock(secret, at: now))
        let head = try await journal.head()
        let keys = OfflineKeys(current: "new", former: ["older", "old"])
        let other = JournalHead(sequence: head.sequence, hash: Data(repeating: 7, count: 32))
        let more = JournalHead(sequence: head.sequence + 1, hash: other.hash)
        for (seen, key, holds) in [
            (head, "new", true), (other, "new", false), (other, "old", true), (other, "older", true),
            (more, "old", false), (head, "newest", false),
        ] {
            let answer = try await keys.hold(seen, mark: OfflineKeys.mark(key), in: journal, now: head)
            #expect(answer == holds, "\(key) \(seen.sequence)")
        }
        #expect(try await keys.hold(head, mark: nil, in: journal, now: head))
    }

    @Test func `leaving wipes the device`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        let left = try await browser.post("/session/end")
        #expect(left.headers[.clearSiteData] == "\"cache\", \"storage\"")
        _ = try await browser.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(try await browser.post("/settings/account/sessions").headers[.clearSiteData] != nil)
        _ = try await browser.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        let erased = try await browser.post("/settings/account/erase", ["passphrase": TestBrowser.passphrase])
        #expect(erased.headers[.clearSiteData] != nil)
        #expect(try await browser.get("/privacy").headers[.clearSiteData] == nil)
    }

    @Test func `the worker is at the root, changes with the files and names every one of them`() async throws {
        let browser = try TestServer().browser()
        let worker = try await browser.get("/service-worker.js")
        #expect(worker.status == 200 && worker.headers[.cacheControl] == "no-cache")
        #expect(worker.headers[.contentType]?.hasPrefix("text/javascript") == true)
        let library = AssetLibrary.carried
        #expect(worker.page.hasPrefix("const edition=\"\(library.paths.edition)\",files=["))
        for name in library.names { #expect(worker.page.contains("\"\(library.paths.path(of: name))\"")) }
        for name in ["icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "corgina.webmanifest", "corgina.js"] {
            #expect(library.names.contains(name))
        }
        let page = try await browser.get("/offline")
        #expect(page.status == 200 && !page.page.contains("data-diary"))
    }
}
