import CorginaCore
import CorginaRooms
import CorginaVault
import Foundation
import Testing

@testable import CorginaServer

/// Recovery codes between the page that shows one and the paper it is on.
struct RecoveryFlowTests {
    private let passphrase = TestBrowser.passphrase
    private let other = "eight other calm otters knit"

    private func account(_ browser: TestBrowser) async throws -> String {
        let fields: KeyValuePairs = ["name": "maja", "passphrase": passphrase, "zone": "America/New_York"]
        #expect(try await browser.post("/account", fields).location == "/recovery-code")
        return try #require(try await browser.recoveryCode())
    }

    private func recover(_ server: TestServer, _ code: String) async throws -> TestBrowser {
        let browser = server.browser()
        let fields: KeyValuePairs = ["name": "maja", "code": code, "passphrase": other]
        #expect(try await browser.post("/recover", fields).location == "/recovery-code")
        return browser
    }

    private func opens(_ server: TestServer, _ code: String) async throws -> Bool {
        let fields: KeyValuePairs = ["name": "maja", "code": code, "passphrase": other]
        return try await server.browser().post("/recover", fields).location == "/recovery-code"
    }

    @Test func `a code whose page was never seen is shown after signing in, until its end is typed`() async throws {
        let server = try TestServer()
        let code = try await account(server.browser())
        let again = server.browser()
        let signIn: KeyValuePairs = ["name": "maja", "passphrase": passphrase]
        #expect(try await again.post("/session", signIn).location == "/recovery-code")
        #expect(try await again.recoveryCode() == code)
        #expect(try await again.post("/recovery-code", ["group": "000"]).status == 422)
        #expect(try await again.post("/recovery-code", ["group": String(code.suffix(3))]).status == 303)
        #expect(try await again.recoveryCode() == nil)
        #expect(try await server.browser().post("/session", signIn).location == "/today")
        #expect(try await opens(server, code))
    }

    @Test func `no page that shows something else drops the code that waits`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        let code = try await account(browser)
        let id = RecordID(high: 0, low: 1)
        for place in [Route.sharing(.made(id)), .calendar(.made(id)), .tokens(.made(id)), .invitations(.made(id))] {
            #expect(try await browser.post(place.path).status == 303)
            #expect(try await browser.recoveryCode() == code)
        }
    }

    @Test func `the code she has works until she has typed the end of the new one`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        let old = try await account(browser)
        _ = try await browser.post("/recovery-code", ["group": String(old.suffix(3))])
        let asked = try await browser.post("/settings/account/recovery-code", ["passphrase": passphrase])
        #expect(asked.location == "/recovery-code")
        let new = try #require(try await browser.recoveryCode())
        #expect(new != old)
        #expect(try await browser.get("/recovery-code").page.contains("Your old code still works."))
        #expect(try await browser.get("/settings/account").page.contains("waits to be written down"))
        #expect(try await !opens(server, new))

        let recovered = try await recover(server, old)
        let third = try #require(try await recovered.recoveryCode())
        #expect(try await opens(server, old))
        // That made a fourth, which takes the third's place.
        #expect(try await !opens(server, third))
    }

    @Test func `once typed back the new one counts alone`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        let old = try await account(browser)
        _ = try await browser.post("/recovery-code", ["group": String(old.suffix(3))])
        let recovered = try await recover(server, old)
        let new = try #require(try await recovered.recoveryCode())
        #expect(try await recovered.post("/recovery-code", ["group": String(new.suffix(3))]).status == 303)
        #expect(try await !opens(server, old))
        #expect(try await opens(server, new))
    }

    @Test func `four first accounts asked for at once, and the others are asked for an invitation`() async throws {
        let server = try TestServer()
        let passphrase = passphrase
        let answers = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<4 {
                group.addTask {
                    let fields: KeyValuePairs = ["name": "n\(number)", "passphrase": passphrase, "zone": "UTC"]
                    let answer = try await server.browser().post("/account", fields)
                    return (answer.status, answer.page.contains("name=\"invitation\""))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.filter { $0.0 == 303 }.count == 1)
        #expect(answers.filter { $0.0 == 422 && $0.1 }.count == 3)
    }
}
