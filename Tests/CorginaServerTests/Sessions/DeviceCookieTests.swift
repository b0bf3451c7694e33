import HTTPTypes
import Testing

@testable import CorginaServer

/// The cookie that stays: strangers do not keep her out where it is.
struct DeviceCookieTests {
    private func cookies(_ answer: TestBrowser.Answer) -> [String] { answer.headers[values: .setCookie] }

    @Test func `it is for this host alone, for no script, and for no other site`() async throws {
        for isBehindTLS in [true, false] {
            let server = try TestServer(settings: ServerSettings(isBehindTLS: isBehindTLS, allowsSignUp: true))
            let made = try await server.browser().post(
                "/account", ["name": "maja", "passphrase": TestBrowser.passphrase, "zone": "UTC"])
            let device = try #require(cookies(made).first { $0.contains("corgina-device=") })
            #expect(device.hasPrefix(isBehindTLS ? "__Host-corgina-device=" : "corgina-device="))
            #expect(device.contains("SameSite=Strict") && device.contains("HttpOnly") && device.contains("Path=/"))
            #expect(device.contains("Max-Age=34560000") && device.contains("Secure") == isBehindTLS)
        }
    }

    @Test func `nine wrong guesses by strangers keep her neither from signing in nor from unlocking nor recovering`()
        async throws
    {
        let server = try TestServer()
        let phone = server.browser()
        try await phone.makeAccount()
        let locked = server.browser()
        #expect(
            try await locked.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase]).status == 303)
        #expect(try await locked.post("/lock/now").status == 303)
        #expect(try await phone.post("/session/end").status == 303)
        #expect(phone.cookie == "corgina=" && phone.device != nil)
        let stranger = server.browser()
        var statuses: [Int] = []
        for _ in 0..<9 {
            statuses.append(
                try await stranger.post("/session", ["name": "maja", "passphrase": "a wrong one, by mistake"]).status)
        }
        #expect(statuses == [422, 422, 422, 422, 422, 429, 429, 429, 429])
        #expect(
            try await stranger.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase]).status == 429)
        #expect(try await phone.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase]).status == 303)
        #expect(try await locked.post("/lock", ["passphrase": TestBrowser.passphrase]).location == "/today")
        let recovery = try await stranger.post(
            "/recover", ["name": "maja", "code": "0000", "passphrase": TestBrowser.passphrase])
        #expect(recovery.status == 422)
    }

    @Test func `it stays when she signs out, and goes when she erases`() async throws {
        let server = try TestServer()
        let phone = server.browser()
        try await phone.makeAccount()
        let signedOut = try await phone.post("/session/end")
        #expect(!cookies(signedOut).contains { $0.contains("corgina-device=") })
        _ = try await phone.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        let erased = try await phone.post("/settings/account/erase", ["passphrase": TestBrowser.passphrase])
        #expect(erased.status == 303)
        #expect(cookies(erased).contains { $0.hasPrefix("corgina-device=;") && $0.contains("Max-Age=0") })
    }

    @Test func `an answer that ends or changes a session is the last of its connection`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        #expect(try await browser.get("/today").headers[.connection] == nil)
        #expect(try await browser.post("/lock/now").headers[.connection] == "close")
        let unlocked = try await browser.post("/lock", ["passphrase": TestBrowser.passphrase])
        #expect(unlocked.headers[.connection] == "close")
        #expect(try await browser.post("/session/end").headers[.connection] == "close")
    }
}
