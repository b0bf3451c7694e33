import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation
import Logging
import Testing

@testable import CorginaServer

/// From what she chose to what a push service gets, and from a device that was woken back to her diary.
@Suite struct ReminderFlowTests {
    private let push = TestDelivery()

    /// 2026-03-10, 18:40 in New York: a supplement at 20:00 every day.
    private func server() throws -> TestServer { try TestServer(push: push.delivery) }

    private func signedIn(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        _ = try await browser.post(
            "/supplements/add/own",
            [
                "name": "Zylophantin", "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily",
                "time-1": "20:00", "start": "2026-03-09",
            ])
        return browser
    }

    private func on(_ browser: TestBrowser) async throws {
        let answer = try await browser.post("/settings/reminders/device", TestDelivery.form())
        #expect(answer.location == "/settings/reminders?changed=on")
    }

    private func sender(_ server: TestServer) -> ReminderSender {
        ReminderSender(
            vault: server.server.vault, delivery: push.delivery, surroundings: server.server.surroundings,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func pass(_ minutes: Int, _ server: TestServer) async {
        for _ in 0..<minutes {
            server.clock.advance(bySeconds: 60)
            await sender(server).sendDue()
        }
    }

    private func due(_ browser: TestBrowser, _ minute: Int64) async throws -> JSON {
        let answer = try await browser.post("/settings/reminders/due", ["at": "\(minute)"])
        #expect(answer.status == 200)
        return try JSON(parsing: Array(answer.page.utf8))
    }

    /// 20:00 there is midnight in UTC.
    private static let eight = Int64(CalendarDay(number: 20_523).number) * 1_440

    @Test func `where the owner switched nothing on, the page says so and nothing can be switched on`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let page = try await browser.get("/settings/reminders").page
        #expect(page.contains("This server sends no reminders") && !page.contains("data-push"))
        #expect(try await browser.post("/settings/reminders/device", TestDelivery.form()).status == 404)
        #expect(try await browser.post("/settings/reminders/test").status == 404)
        #expect(try await browser.post("/settings/reminders", ["dose": "yes"]).status == 303)
    }

    @Test func `a dose wakes the device at its minute, once, and the words come from her diary`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        await pass(200, server)
        #expect(push.minutes == [Self.eight])
        let notice = try await due(browser, Self.eight)
        #expect(notice["body"]?.text == "Something is due. Tap to see what.")
        #expect(notice["path"]?.text == "/supplements")
        _ = try await browser.post("/settings/reminders", ["dose": "yes", "words": "plain"])
        let named = try await due(browser, Self.eight)
        #expect(named["body"]?.text == "Time for Zylophantin")
        #expect(named["tag"]?.text == "corgina-\(Self.eight)")
        #expect(try await due(browser, Self.eight + 1)["body"]?.text == "Nothing is left to do here.")
    }

    @Test func `a dose she took wakes nothing, whichever way she said so`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        let page = try await browser.get("/supplements").page
        let dose = try #require(page.firstMatch(of: /\/supplements\/[0-9a-f]{32}\/doses\/2026-03-10\/1/)).output
        _ = try await browser.post(String(dose), ["state": "taken"])
        await pass(200, server)
        #expect(push.minutes == [])
    }

    @Test func `Taken on the notification sends the form of the dose`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        await pass(81, server)
        let notice = try await due(browser, Self.eight)
        let action = try #require(notice["actions"]?.elements?.first)
        #expect(action["action"]?.text == "taken")
        let sent = try #require(action["posts"]?.elements?.first)
        let answer = try await browser.post(
            try #require(sent["path"]?.text), ["state": try #require(sent["fields"]?["state"]?.text)])
        #expect(answer.status == 303)
        #expect(try await due(browser, Self.eight)["body"]?.text == "Nothing is left to do here.")
    }

    @Test func `Later wakes the device again in half an hour, for the same`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        await pass(85, server)
        #expect(try await browser.post("/settings/reminders/later", ["at": "\(Self.eight)"]).status == 200)
        await pass(60, server)
        #expect(push.minutes == [Self.eight, Self.eight + 35])
        #expect(try await due(browser, Self.eight + 35)["path"]?.text == "/supplements")
    }

    @Test func `days without her are known ahead, and end after two weeks`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        for _ in 0..<(24 * 20) {
            server.clock.advance(bySeconds: 3_600)
            await sender(server).sendDue()
        }
        #expect(push.sent.count == 14)
    }

    @Test func `a device can be switched off, and no more is sent`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        #expect(try await browser.get("/settings/reminders").page.contains("Stop reminding me on this device"))
        #expect(
            try await browser.post("/settings/reminders/device", ["state": "off"]).location
                == "/settings/reminders?changed=off")
        await pass(200, server)
        #expect(push.sent.isEmpty)
    }

    @Test(arguments: AccessEnding.allCases) func `signing out ends it`(ending: AccessEnding) async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        _ = try await browser.endAccesses(by: ending)
        await pass(200, server)
        #expect(push.sent.isEmpty)
    }

    @Test func `a locked diary is reminded of, and no words come out of it`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        try await on(browser)
        _ = try await browser.post("/lock/now")
        await pass(200, server)
        #expect(push.minutes == [Self.eight])
        let answer = try await browser.post("/settings/reminders/due", ["at": "\(Self.eight)"])
        #expect(answer.status != 200 && !answer.page.contains("Zylophantin"))
        #expect(try await server.browser().post("/settings/reminders/due", ["at": "1"]).location == "/sign-in")
    }

    @Test func `asking for the words keeps no session from locking`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        _ = try await browser.post("/settings/account/lock", ["minutes": "5", "passphrase": TestBrowser.passphrase])
        for _ in 0..<4 {
            server.clock.advance(bySeconds: 60)
            _ = try await due(browser, Self.eight)
        }
        server.clock.advance(bySeconds: 70)
        #expect(try await browser.get("/today").location == "/lock")
    }

    @Test func `a try says what became of it`() async throws {
        let server = try server()
        let browser = try await signedIn(server)
        #expect(try await browser.post("/settings/reminders/test").location == "/settings/reminders?changed=lost")
        try await on(browser)
        push.answer(.taken, .later(seconds: nil), .refused, .gone)
        for word in ["sent", "unreached", "refused", "lost"] {
            #expect(
                try await browser.post("/settings/reminders/test").location == "/settings/reminders?changed=\(word)")
            #expect(try await browser.get("/settings/reminders?changed=\(word)").page.contains("notice"))
        }
        #expect(push.minutes == [0, 0, 0, 0])
        #expect(try await browser.get("/settings/reminders").page.contains("Remind me on this device"))
        #expect(try await due(browser, 0)["body"]?.text == "Reminders reach this device.")
    }

    @Test(arguments: [
        "http://127.0.0.1:8080/x", "https://internal.example/x", "https://push.example:444/x", "file:///etc/passwd", "",
    ])
    func `an address that is no push service's is refused, and nothing is kept`(endpoint: String) async throws {
        let server = try server()
        let browser = try await signedIn(server)
        let answer = try await browser.post("/settings/reminders/device", TestDelivery.form(endpoint))
        #expect(answer.status == 422 && answer.page.contains("can’t send reminders by your browser’s push service"))
        #expect(endpoint.isEmpty || !answer.page.contains(endpoint))
        #expect(try await server.server.vault.push.all(TestDelivery.seal).isEmpty)
    }

    @Test(arguments: ["", "-1", "x", "99999999999999999999", "121494241", "1.5"])
    func `a minute that is none is refused`(at: String) async throws {
        let browser = try await signedIn(server())
        for place in ["due", "later"] {
            #expect(try await browser.post("/settings/reminders/\(place)", ["at": at]).status == 400)
        }
    }

    @Test func `another account's device and minutes are nobody else's`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true), push: push.delivery)
        let anna = try await signedIn(server)
        try await on(anna)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        #expect(try await due(berta, Self.eight)["body"]?.text == "Nothing is left to do here.")
        _ = try await berta.post("/settings/reminders/device", ["state": "off"])
        await pass(90, server)
        #expect(push.minutes == [Self.eight])
    }
}
