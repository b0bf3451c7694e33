import CorginaVault
import Foundation
import Logging
import Testing

@testable import CorginaServer

/// The form that makes a link, the page that opens one, and what is kept of both.
struct ClinicLinkFormTests {
    private func signedIn(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        return browser
    }

    @Test func `the report leads to the form, and a link takes the passphrase`() async throws {
        let browser = try await signedIn(TestServer())
        #expect(try await browser.get("/visit/report").page.contains("href=\"/visit/links\""))
        for wrong in [
            ["contents": "meals", "hours": "72", "openings": "9", "pin": "4711"],
            ["contents": "meals", "hours": "72", "openings": "9", "pin": "4711", "passphrase": "another one"],
        ] as [KeyValuePairs<String, String>] {
            let answer = try await browser.post("/visit/links", wrong)
            #expect(answer.status == 422 && answer.page.contains("That’s not the right passphrase."))
            #expect(
                answer.page.contains("value=\"9\"") && answer.page.contains("value=\"4711\"")
                    && answer.page.contains("No link was made"))
        }
        #expect(!(try await browser.get("/visit/links").page.contains("Your links")))
    }

    @Test func `what cannot be is named at its field, before the passphrase is looked at`() async throws {
        let browser = try await signedIn(TestServer())
        let answer = try await browser.post("/visit/links", ["hours": "5", "openings": "0", "pin": "12"])
        #expect(answer.status == 422)
        for sentence in ["Choose how long the link lasts", "Enter a number from 1 to 100", "Use 4 to 8 digits"] {
            #expect(answer.page.contains(sentence), "\(sentence)")
        }
        #expect(!answer.page.contains("passphrase-error"))
    }

    @Test func `there are ten links at most`() async throws {
        let browser = try await signedIn(TestServer())
        for _ in 0..<ClinicLinks.most { _ = try await browser.makeClinicLink() }
        let full = try await browser.get("/visit/links").page
        #expect(full.contains("There are as many links as there can be") && !full.contains("Make the link"))
        let answer = try await browser.post(
            "/visit/links", ["hours": "24", "openings": "1", "passphrase": TestBrowser.passphrase])
        #expect(answer.status == 422)
    }

    @Test func `behind TLS the link is https, within and without`() async throws {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: true, allowsSignUp: true))
        let made = try await signedIn(server).makeClinicLink()
        #expect(made.address.hasPrefix("https://127.0.0.1:8080/clinic#"))
        #expect(made.link.url.hasPrefix("https://127.0.0.1:8080/clinic/"))
    }

    @Test func `no link is made under a name that readers would refuse, and one there is says so`() async throws {
        let name = String(repeating: "a", count: 60) + ".example"
        let server = try TestServer(settings: ServerSettings(allowedHosts: [name, "a" + name], allowsSignUp: true))
        let browser = try await signedIn(server)
        let fields: KeyValuePairs = [
            "contents": "report", "hours": "24", "openings": "5", "passphrase": TestBrowser.passphrase,
        ]
        // "http://", the name, "/clinic/" and 43 characters: 126, and with the port 129.
        browser.authority = name + ":80"
        let refused = try await browser.post("/visit/links", fields)
        #expect(refused.status == 422 && refused.page.contains("The name of this server is too long"))
        browser.authority = name
        let made = try await browser.makeClinicLink()
        #expect(made.link.url.count == 126)
        browser.authority = "a" + name + ":8080"
        let page = try await browser.get(made.page)
        #expect(page.status == 200 && page.page.contains("The name of this server is too long"))
        #expect(!page.page.contains("shlink:"))
    }

    @Test func `the page that opens links is the same for everybody, and knows none`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        _ = try await browser.makeClinicLink()
        let page = try await server.browser().get("/clinic")
        #expect(page.status == 200 && page.page.contains("needs JavaScript"))
        #expect(page.headers[.cacheControl] == "no-store" && page.headers[.referrerPolicy] == "no-referrer")
        #expect(try await browser.get("/clinic").page == page.page)
        #expect(try await server.browser().post("/clinic", ["pin": "1234"]).location == "/clinic")
    }

    @Test func `no line of the log holds the address, the key or the PIN`() async throws {
        let log = CollectedLog()
        let server = try TestServer(logger: Logger(label: "test") { _ in log })
        let made = try await signedIn(server).makeClinicLink(["pin": "83920174"])
        _ = try await server.browser().open(made.link, passcode: "83920174")
        _ = try await server.browser().open(made.link, passcode: "11111111")
        _ = try await server.browser().get(made.link.path + "/00000000000000010000000000000002")
        let lines = log.lines
        #expect(lines.contains { $0.contains("/clinic/{secret}") })
        let secret = made.link.path.dropFirst("/clinic/".count)
        for word in [String(secret), made.link.key, "83920174"] {
            #expect(!lines.contains { $0.contains(word) })
        }
    }

    @Test func `the folder holds neither address, key nor PIN, while it lives and once it ended`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        _ = try await browser.post(
            "/symptoms/own", ["name": "Plantedword", "day": "2026-03-10", "time": "10:00", "severity": "2"])
        let made = try await browser.makeClinicLink(["pin": "83920174", "data": "yes"])
        #expect(
            try made.link.files(in: try await server.browser().open(made.link, passcode: "83920174").page)[0]
                .text.contains("Plantedword"))
        let secret = String(made.link.path.dropFirst("/clinic/".count))
        for file in try FileManager.default.contentsOfDirectory(atPath: server.path) {
            let stored = FileManager.default.contents(atPath: server.path + "/" + file) ?? Data()
            for word in [secret, made.link.key, "83920174", "Plantedword", "eyJhbGciOiJkaXI"] {
                #expect(stored.firstRange(of: Data(word.utf8)) == nil, "\(file) \(word)")
            }
        }
    }
}
