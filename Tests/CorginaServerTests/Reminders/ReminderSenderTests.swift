import CorginaCore
import CorginaPush
import CorginaVault
import Foundation
import Logging
import Testing

@testable import CorginaServer

/// What becomes of a message that is not taken at once, and of a server that stops in the middle.
@Suite struct ReminderSenderTests {
    private let push = TestDelivery()

    private func device(_ name: String) throws -> PushSubscription {
        try #require(
            PushSubscription(
                endpoint: "https://push.example/\(name)", p256dh: TestDelivery.point, auth: TestDelivery.auth))
    }

    private func minute(_ server: TestServer) -> Int64 { Int64(server.clock.seconds / 60) }

    /// Somebody signed in on so many devices, each woken in five minutes.
    private func woken(_ server: TestServer, devices: Int = 1, minutes: [Int64] = [5]) async throws {
        let browser = server.browser()
        try await browser.makeAccount()
        for number in 0..<devices {
            let other = server.browser()
            _ = try await other.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
            let secret = try #require(
                SessionSecret(cookieValue: String(other.cookie?.split(separator: "=").last ?? "")))
            let now = Moment(secondsSinceEpoch: Int64(server.clock.seconds), utcOffset: 0)
            guard case .open(let session) = try await server.server.vault.sessions.open(secret, at: now) else {
                continue
            }
            var times = WakeTimes(now: minute(server))
            times.replace(with: minutes.map { minute(server) + $0 }, now: minute(server))
            let subscription = try device("\(number)")
            try await server.server.vault.push.keep(
                WokenDevice(times: times, subscription: subscription).bytes, as: subscription.id, on: session.device,
                of: session.journal, TestDelivery.seal)
        }
    }

    private func sender(_ server: TestServer, _ delivery: PushDelivery? = nil, log: CollectedLog? = nil)
        -> ReminderSender
    {
        ReminderSender(
            vault: server.server.vault, delivery: delivery ?? push.delivery, surroundings: server.server.surroundings,
            logger: log.map { log in Logger(label: "test") { _ in log } }
                ?? Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func pass(_ minutes: Int, _ server: TestServer) async {
        for _ in 0..<minutes {
            server.clock.advance(bySeconds: 60)
            await sender(server).sendDue()
        }
    }

    @Test func `nothing is sent before its minute, and once at it`() async throws {
        let server = try TestServer()
        try await woken(server)
        let due = minute(server) + 5
        await pass(4, server)
        #expect(push.sent.isEmpty)
        await pass(30, server)
        #expect(push.minutes == [due])
    }

    @Test func `two senders at once send it once`() async throws {
        let server = try TestServer()
        try await woken(server, devices: 3)
        server.clock.advance(bySeconds: 300)
        let (one, two) = (sender(server), sender(server))
        async let first: Void = one.sendDue()
        async let second: Void = two.sendDue()
        _ = await (first, second)
        #expect(push.sent.count == 3 && Set(push.sent).count == 3)
    }

    @Test func `what is refused for the moment is tried again after 1, 2, 4 and 8 minutes, then no more`() async throws
    {
        let server = try TestServer()
        try await woken(server)
        push.answer(
            .later(seconds: nil), .later(seconds: nil), .later(seconds: nil), .later(seconds: nil), .later(seconds: nil)
        )
        var times: [Int64] = []
        for _ in 0..<60 {
            let before = push.sent.count
            await pass(1, server)
            if push.sent.count > before { times.append(minute(server)) }
        }
        #expect(times.count == 5)
        #expect(zip(times.dropFirst(), times).map(-) == [1, 2, 4, 8])
    }

    @Test func `a service that asks for a pause gets it`() async throws {
        let server = try TestServer()
        try await woken(server)
        push.answer(.later(seconds: 600))
        await pass(14, server)
        #expect(push.sent.count == 1)
        await pass(3, server)
        #expect(push.sent.count == 2)
    }

    @Test func `a device that is gone is dropped at once, and the others are not`() async throws {
        let server = try TestServer()
        try await woken(server, devices: 2, minutes: [5, 9])
        push.answer(.gone)
        await pass(20, server)
        #expect(push.sent.count == 3)
        #expect(try await server.server.vault.push.all(TestDelivery.seal).count == 1)
    }

    @Test func `a message that is refused for good is not sent again, and the log tells of nobody`() async throws {
        let server = try TestServer()
        try await woken(server, minutes: [5, 9])
        push.answer(.refused)
        let log = CollectedLog()
        for _ in 0..<20 {
            server.clock.advance(bySeconds: 60)
            await sender(server, log: log).sendDue()
        }
        #expect(push.sent.count == 2)
        let lines = log.lines.joined()
        #expect(lines.contains("push.json") && !lines.contains("push.example"))
    }

    @Test func `killed while a message is under way, it is not sent again`() async throws {
        let server = try TestServer()
        try await woken(server, minutes: [5, 9])
        server.clock.advance(bySeconds: 300)
        // What is on the disk while the message is under way is what a killed server finds when it starts again.
        let found = CollectedDevices()
        let delivery = PushDelivery(publicKey: "", seal: TestDelivery.seal, allows: { _ in true }) { _, _ in
            let pushes = (try? await server.server.vault.push.all(TestDelivery.seal)) ?? []
            await found.add(pushes.compactMap { WokenDevice($0.bytes) })
            return .taken
        }
        await sender(server, delivery).sendDue()
        let restarted = try #require(await found.all.first)
        #expect(!restarted.times.isDue(at: minute(server)) && restarted.times.minutes.count == 1)
    }

    @Test func `after a stop of an hour what is due comes late, and after one of a day it does not`() async throws {
        let server = try TestServer()
        try await woken(server, minutes: [5, 10, 1_440])
        server.clock.advance(bySeconds: 3_600)
        await sender(server).sendDue()
        #expect(push.sent.count == 2)
        server.clock.advance(bySeconds: 2 * 86_400)
        await sender(server).sendDue()
        #expect(push.sent.count == 2)
    }

    @Test func `many are sent a few at a time`() async throws {
        let server = try TestServer()
        try await woken(server, devices: 20)
        server.clock.advance(bySeconds: 300)
        await sender(server).sendDue()
        #expect(push.sent.count == 20 && (1...ReminderSender.atOnce).contains(push.mostAtOnce))
    }

    @Test func `rows of a key the owner no longer has are passed over`() async throws {
        let server = try TestServer()
        try await woken(server)
        server.clock.advance(bySeconds: 300)
        let other = PushDelivery(
            publicKey: "", seal: PushSeal(secret: [1]), allows: { _ in true }, send: push.delivery.send)
        await sender(server, other).sendDue()
        #expect(push.sent.isEmpty)
    }
}

/// What was found in the vault at some moment.
private actor CollectedDevices {
    private(set) var all: [WokenDevice] = []

    func add(_ devices: [WokenDevice]) { all += devices }
}
