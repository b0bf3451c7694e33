import CorginaCore
import CorginaJournal
import CorginaPush
import Foundation
import Logging
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// Devices of sealed diaries are woken at minutes they name, and the server learns no more of the diary than those.
@Suite struct SealedReminderFlowTests {
    private let push = TestDelivery()

    private func server() throws -> TestServer {
        try TestServer(settings: ServerSettings(allowsSignUp: true), push: push.delivery)
    }

    /// 2026-03-10, 22:40 in UTC.
    private static let now: Int64 = 20_522 * 1_440 + 22 * 60 + 40

    private static func list(_ minutes: Int64...) -> JSON {
        .array(minutes.map { .whole(Int($0)) })
    }

    private func subscription(_ name: String = "one", at minutes: JSON = list(now + 5)) -> JSON {
        [
            "endpoint": .string("https://push.example/\(name)"), "p256dh": .string(TestDelivery.point),
            "auth": .string(TestDelivery.auth), "minutes": minutes,
        ]
    }

    /// A diary whose device is woken.
    private func woken(_ server: TestServer, _ name: String = "maja", at minutes: JSON = list(now + 5)) async throws
        -> (phone: SealedBrowser, head: JournalHead)
    {
        let phone = SealedBrowser(server.browser())
        let head = try #require(try await phone.create(name).head)
        let begun = try await phone.send("reminders/begin", subscription(name, at: minutes))
        #expect(begun.status == 201)
        return (phone, head)
    }

    /// Another device of hers, which has shown its pass.
    private func other(_ phone: SealedBrowser, _ server: TestServer) async throws -> SealedBrowser {
        let tablet = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        _ = try await tablet.open(proof: phone.proof())
        _ = try await tablet.attach()
        return tablet
    }

    private func minutes(_ head: JournalHead, _ minutes: JSON, later: JSON = []) -> JSON {
        ["head": .string(head.mark), "minutes": minutes, "later": later]
    }

    private func pass(_ minutes: Int, _ server: TestServer) async {
        let sender = ReminderSender(
            vault: server.server.vault, delivery: push.delivery, surroundings: server.server.surroundings,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        for _ in 0..<minutes {
            server.clock.advance(bySeconds: 60)
            await sender.sendDue()
        }
    }

    private func isOn(_ device: SealedBrowser) async throws -> Bool? {
        try await device.send("reminders", [:]).json["on"]?.boolean
    }

    @Test func `the device is woken at the minutes it named, each once, until it says otherwise`() async throws {
        let server = try server()
        let (phone, _) = try await woken(server, at: Self.list(Self.now - 3, Self.now + 5, Self.now + 9))
        let standing = try await phone.send("reminders", [:])
        #expect(standing.json["key"]?.text == "BP4z9KsN" && standing.json["on"]?.boolean == true)
        #expect(standing.json["devices"]?.integer == 1)
        await pass(7, server)
        #expect(push.minutes == [Self.now + 5])
        #expect(try await phone.send("reminders/end", [:]).status == 200)
        #expect(try await isOn(phone) == false)
        await pass(7, server)
        #expect(push.minutes == [Self.now + 5])
        #expect(try await phone.send("reminders/end", [:]).status == 200, "ended twice")
    }

    @Test func `minutes of one device are those of all, and what one put off is its own`() async throws {
        let server = try server()
        let (phone, head) = try await woken(server, at: Self.list(Self.now + 90, Self.now + 100))
        let tablet = try await other(phone, server)
        #expect(try await isOn(tablet) == false)
        #expect(try await tablet.send("reminders", [:]).json["devices"]?.integer == 1)
        _ = try await tablet.send("reminders/begin", subscription("two", at: []))
        let put = Self.list(Self.now + 20)
        #expect(
            try await phone.send("reminders/minutes", minutes(head, Self.list(Self.now + 90), later: put)).status == 200
        )
        #expect(try await tablet.send("reminders/minutes", minutes(head, Self.list(Self.now + 95))).status == 200)
        await pass(110, server)
        #expect(push.minutes.sorted() == [Self.now + 20, Self.now + 95, Self.now + 95])
        #expect(Set(push.sent.map(\.device)).count == 2)
    }

    @Test func `minutes of an older diary change nothing`() async throws {
        let server = try server()
        let (phone, head) = try await woken(server)
        let second = try #require(try await phone.append([SealedBrowser.entry(2)], after: head).head)
        let late = try await phone.send("reminders/minutes", minutes(head, []))
        #expect(late.status == 409 && late.code == "moved" && late.head == second)
        await pass(6, server)
        #expect(push.minutes == [Self.now + 5])
    }

    @Test func `another account's devices and minutes are nobody else's`() async throws {
        let server = try server()
        let (anna, _) = try await woken(server, "anna")
        let berta = SealedBrowser(server.browser())
        let head = try #require(try await berta.create("berta").head)
        #expect(try await berta.send("reminders", [:]).json["devices"]?.integer == 0)
        #expect(try await berta.send("reminders/minutes", minutes(head, [])).status == 200)
        #expect(try await berta.send("reminders/end", [:]).status == 200)
        #expect(try await berta.send("reminders/test", [:]).json["outcome"]?.text == "lost")
        await pass(6, server)
        #expect(push.minutes == [Self.now + 5])
        #expect(try await isOn(anna) == true)
    }

    @Test func `a session that has shown no pass, or has ended, gets nowhere`() async throws {
        let server = try server()
        let (phone, head) = try await woken(server)
        let messages: [(String, JSON)] = [
            ("reminders", [:]), ("reminders/begin", subscription("two")), ("reminders/minutes", minutes(head, [])),
            ("reminders/test", [:]), ("reminders/end", [:]),
        ]
        let tablet = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        _ = try await tablet.open(proof: phone.proof())
        for (place, message) in messages {
            let answer = try await tablet.send(place, message)
            #expect(answer.status == 403 && answer.code == "attach", "\(place)")
        }
        _ = try await tablet.send("end", [:])
        for (place, message) in messages {
            #expect(try await tablet.send(place, message).code == "signed-out", "\(place)")
        }
        #expect(try await isOn(phone) == true)
    }

    @Test(arguments: [
        "[0]", "[-1]", "[2, 2]", "[3, 2]", "[121494241]", "[99999999999999999999]", #"["1"]"#, "[1.5]", "[null]", "1",
        "null", "{}", "\([Int](1...257))",
    ])
    func `minutes that are none, too many or out of order are refused`(text: String) async throws {
        let wrong = try JSON(parsing: text)
        let server = try server()
        let (phone, head) = try await woken(server)
        let messages: [(String, JSON)] = [
            ("reminders/begin", subscription("two", at: wrong)), ("reminders/minutes", minutes(head, wrong)),
            ("reminders/minutes", minutes(head, [], later: wrong)),
        ]
        for (place, message) in messages {
            let answer = try await phone.send(place, message)
            #expect(answer.status == 400 && answer.code == "shape")
            #expect(answer.json["error"]?.text?.hasSuffix(".") == true)
        }
        await pass(6, server)
        #expect(push.minutes == [Self.now + 5])
    }

    @Test func `as many minutes as there is room for are taken, and no message is larger than a form`() async throws {
        let server = try server()
        let all = JSON.array((1...256).map { .whole(Int(Self.now) + $0 * 60) })
        let (phone, head) = try await woken(server, at: all)
        #expect(try await phone.send("reminders/minutes", minutes(head, all, later: all)).status == 200)
        #expect(push.sent.isEmpty)
        let long = try await phone.send(
            "reminders/begin", subscription(String(repeating: "x", count: Limits().bodyBytes)))
        #expect(long.status == 413 && long.code == "large")
    }

    @Test(arguments: [
        "http://127.0.0.1:8080/x", "https://internal.example/x", "https://push.example:444/x", "file:///etc/passwd", "",
    ])
    func `an address that is no push service's is refused, and nothing is kept`(endpoint: String) async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let answer = try await phone.send(
            "reminders/begin",
            [
                "endpoint": .string(endpoint), "p256dh": .string(TestDelivery.point),
                "auth": .string(TestDelivery.auth), "minutes": [],
            ])
        #expect(answer.status == 422 && answer.code == "service")
        #expect(answer.json["error"]?.text == "This server can’t send reminders by your browser’s push service.")
        #expect(try await server.server.vault.push.all(TestDelivery.seal).isEmpty)
    }

    @Test func `where the owner switched nothing on, nothing can be`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let phone = SealedBrowser(server.browser())
        let head = try #require(try await phone.create().head)
        #expect(try await phone.send("reminders", [:]).json.members?.isEmpty == true)
        let messages: [(String, JSON)] = [
            ("reminders/begin", subscription()), ("reminders/minutes", minutes(head, [])), ("reminders/test", [:]),
        ]
        for (place, message) in messages {
            let answer = try await phone.send(place, message)
            #expect(answer.status == 404 && answer.code == "reminders", "\(place)")
        }
    }

    @Test func `a try says what became of it, and a device that is gone is dropped`() async throws {
        let server = try server()
        let (phone, _) = try await woken(server)
        push.answer(.taken, .later(seconds: nil), .refused, .gone)
        for word in ["sent", "unreached", "refused", "lost"] {
            #expect(try await phone.send("reminders/test", [:]).json["outcome"]?.text == word)
        }
        #expect(push.minutes == [0, 0, 0, 0])
        #expect(try await isOn(phone) == false)
    }

    enum Ending: CaseIterable {
        case signedOut, everywhere, removed, erased
    }

    @Test(arguments: Ending.allCases) func `what ends a session ends its reminders`(ending: Ending) async throws {
        let server = try server()
        let (phone, _) = try await woken(server)
        let device = try #require(try await phone.send("reminders", [:]).json["device"]?.text)
        switch ending {
        case .signedOut: _ = try await phone.send("end", [:])
        case .everywhere: _ = try await phone.send("end", ["everywhere": true])
        case .removed:
            let tablet = try await other(phone, server)
            #expect(try await tablet.send("devices/end", ["device": .string(device)]).status == 200)
        case .erased:
            _ = try await phone.send("erase", ["proof": .string(try phone.proof()), "slot": "passphrase"])
        }
        #expect(try await server.server.vault.push.all(TestDelivery.seal).isEmpty)
        await pass(6, server)
        #expect(push.sent.isEmpty)
    }
}
