import Testing

@testable import CorginaServer

/// What a clock that jumps does to somebody who is signed in.
struct ClockJumpTests {
    private static let day = 86_400

    @Test func `a clock set far back or forth asks her to sign in, and set right again it does not`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        for jump in [-400 * Self.day, -2 * Self.day, 31 * Self.day, 4_000 * Self.day] {
            server.clock.advance(bySeconds: jump)
            #expect(try await browser.get("/today").location == "/sign-in", "\(jump)")
            server.clock.advance(bySeconds: -jump)
            #expect(try await browser.get("/today").status == 200)
        }
    }

    @Test func `what is logged while the clock is wrong is kept in the order it was logged`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        for jump in [7_200, -20 * 3_600, 40 * Self.day / 2] {
            server.clock.advance(bySeconds: jump)
            let logged = try await browser.post(try await browser.say("I ate an apple") + "/log")
            #expect(logged.location?.contains("changed=") == true)
        }
        let verification = try await server.server.vault.verify()
        #expect(verification.isSound && verification.entries >= 5)
    }

    @Test func `a wrong clock gives no new guesses`() async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        let guess: [String: String] = ["name": "maja", "passphrase": "not the passphrase"]
        var statuses: [Int] = []
        for _ in 0..<7 {
            statuses.append(
                try await server.browser().post(
                    "/session", ["name": guess["name"] ?? "", "passphrase": guess["passphrase"] ?? ""]
                ).status)
        }
        #expect(statuses.last == 429)
        server.clock.advance(bySeconds: -400 * Self.day)
        #expect(try await server.browser().post("/session", ["name": "maja", "passphrase": "another"]).status == 429)
    }
}
