import CorginaRooms
import HTTPTypes
import Testing

@testable import CorginaServer

@Suite struct DeviceFlowTests {
    private static let iPhone =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"

    private func signedIn(_ server: TestServer, userAgent: String) async throws -> TestBrowser {
        let browser = server.browser()
        browser.headers[.userAgent] = userAgent
        let answer = try await browser.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(answer.location == "/today")
        return browser
    }

    /// The address of the one device that is not this one.
    private func other(_ browser: TestBrowser) async throws -> String {
        let page = try await browser.get("/settings/account").page
        let form = try #require(page.firstMatch(of: /action="(\/settings\/account\/devices\/[0-9a-f]{32})\/end"/))
        return String(form.1)
    }

    @Test(arguments: [
        (iPhone, "iPhone"),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
            "Mac, Safari"
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0", "Windows PC, Firefox"),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36",
            "Android phone"
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0",
            "Windows PC, Edge"
        ),
        ("curl/8.0", "A browser"), ("", "A browser"), (String(repeating: "x", count: 9_000), "A browser"),
    ])
    func `A device is named by what its browser says, coarsely`(userAgent: String, name: String) {
        #expect(DeviceName.guess(from: userAgent) == name)
    }

    @Test func `She sees her devices, names one, and signs it out for good`() async throws {
        let server = try TestServer()
        let laptop = server.browser()
        try await laptop.makeAccount()
        let phone = try await signedIn(server, userAgent: Self.iPhone)
        let page = try await laptop.get("/settings/account").page
        #expect(page.contains("iPhone") && page.contains("This device"))

        let address = try await other(laptop)
        #expect(try await laptop.get(address).page.contains("10 March 2026"))
        #expect(try await laptop.post(address, ["name": ""]).status == 422)
        #expect(try await laptop.post(address, ["name": String(repeating: "x", count: 41)]).status == 422)
        #expect(try await laptop.post(address, ["name": "The old phone"]).status == 303)
        #expect(try await laptop.get("/settings/account").page.contains("The old phone"))

        #expect(try await phone.get("/today").status == 200)
        #expect(try await laptop.post(address + "/end").location == "/settings/account?changed=device")
        #expect(try await phone.get("/today").location == "/sign-in")
        #expect(try await phone.post("/drafts", ["sentence": "an apple"]).location == "/sign-in")
        #expect(try await laptop.post(address + "/end").status == 404)
        #expect(try await !laptop.get("/settings/account").page.contains("The old phone"))
    }

    @Test func `The day a device was used last is noted`() async throws {
        let server = try TestServer()
        let laptop = server.browser()
        try await laptop.makeAccount()
        _ = try await signedIn(server, userAgent: Self.iPhone)
        server.clock.advance(bySeconds: 2 * 86_400)
        let page = try await laptop.get("/settings/account").page
        #expect(page.contains("Last used 10 March 2026"))
    }

    @Test func `Signing in ends the session the browser came with`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let eve = server.browser()
        try await eve.makeAccount("eve")
        let maja = server.browser()
        try await maja.makeAccount("maja")
        let planted = server.browser()
        planted.cookie = eve.cookie
        _ = try await planted.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(planted.cookie != eve.cookie)
        #expect(try await eve.get("/today").location == "/sign-in")
        #expect(try await planted.get("/today").status == 200)
    }

    @Test func `Changing the key signs the others out, after its recovery code was shown and typed back`() async throws
    {
        let server = try TestServer()
        let laptop = server.browser()
        try await laptop.makeAccount()
        try await laptop.dateByLastPeriod("2025-09-20")
        let draft = try await laptop.say("I ate an apple")
        let phone = try await signedIn(server, userAgent: Self.iPhone)
        #expect(try await laptop.changeKey(passphrase: "not this one").answer.status == 422)
        let wrong = try await laptop.post(
            "/settings/account/key", ["group": "", "passphrase": TestBrowser.passphrase])
        #expect(wrong.status == 422 && wrong.page.contains("not the last group"))
        let old = laptop.cookie
        let (code, answer) = try await laptop.changeKey()
        #expect(answer.location == "/settings/account?changed=key")
        #expect(laptop.cookie != old)
        #expect(try await laptop.recoveryCode() == nil)
        #expect(try await laptop.recoveryCode(at: "/settings/account/key") == nil)
        #expect(try await laptop.get(draft).status == 200)
        let recovered = try await server.browser().post(
            "/recover", ["name": "maja", "code": code, "passphrase": "eight other calm otters knit"])
        #expect(recovered.location == "/recovery-code")
        #expect(try await phone.get("/today").location == "/sign-in")
    }

    @Test func `An invitation leads to a diary of one's own, once`() async throws {
        let server = try TestServer()
        let maja = server.browser()
        try await maja.makeAccount()
        let made = try #require(try await maja.post("/settings/invitations", ["name": "My sister"]).location)
        let shown = try await maja.get(made).page
        let text = try #require(shown.firstMatch(of: /id="code-text"[^>]*>(.*?)<\/p>/.dotMatchesNewlines())).1
        let code = String(text).replacing(/<[^>]*>/, with: "").filter { $0.isLetter || $0.isNumber }
        #expect(code.count == 20)
        #expect(try await maja.post(made).location == "/settings/invitations")
        #expect(try await maja.get(made).location == "/settings/invitations")
        #expect(try await maja.get("/settings/invitations").page.contains("My sister"))

        let fields: KeyValuePairs = [
            "name": "anna", "passphrase": TestBrowser.passphrase, "invitation": code.lowercased(),
        ]
        let sister = server.browser()
        #expect(try await sister.post("/account", fields).location == "/recovery-code")
        #expect(try await !maja.get("/settings/invitations").page.contains("My sister"))
        let second = try await server.browser().post("/account", fields)
        #expect(second.status == 422 && second.page.contains("This invitation is not valid."))
    }

    @Test func `An invitation that was taken back lets nobody in, and only its maker can take it back`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let maja = server.browser()
        try await maja.makeAccount()
        let eve = server.browser()
        try await eve.makeAccount("eve")
        _ = try await maja.post("/settings/invitations", ["name": "My sister"])
        let list = try await maja.get("/settings/invitations").page
        let revoke = try #require(list.firstMatch(of: /\/settings\/invitations\/[0-9a-f]{32}\/revoke/)).0
        #expect(try await eve.post(String(revoke)).status == 404)
        #expect(try await maja.post(String(revoke)).location == "/settings/invitations")
        #expect(try await !maja.get("/settings/invitations").page.contains("My sister"))
    }
}
