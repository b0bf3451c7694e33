import CorginaCore
import CorginaPush
import CorginaVault
import Foundation
import Logging
import SeededRandom
import Synchronization
import Testing

@testable import CorginaServer

/// A thousand days of a server that wakes a device: it is stopped and started, killed while a message is under way, and refused for
/// the moment by the push service.
///
/// When clocks change is `ReminderSimulationTests`'s: at this end there are only minutes.
@Suite struct ReminderRestartTests {
    @Test func `over 1,000 days each message arrives once, whatever restarts in between`() async throws {
        let simulated = try await RestartedServer(seed: 22)
        for _ in 0..<1_000 { try await simulated.liveADay() }
        let result = simulated.result
        #expect(result.twice == [] && result.unasked == [], "\(result)")
        // Only what was refused just as the server was killed is not tried again.
        #expect(result.missing == result.refusedAtAKill, "\(result)")
        #expect(result.arrived > 1_400 && simulated.restarts > 100 && simulated.kills > 50, "\(result)")
    }
}

/// A server's folder, opened again and again, and a push service that is played.
private final class RestartedServer {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)")
    private let clock = TestClock(1_800_000_000)
    private let service: PlayedService
    private let id: Data
    private var random: SeededGenerator
    /// None between an end and a beginning: a folder is held for as long as somebody has its vault.
    private var opened: Vault?
    private var vault: Vault { get throws { try #require(opened) } }
    private var wanted: Set<Int64> = []
    private(set) var restarts = 0
    private(set) var kills = 0

    init(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        service = PlayedService(folder: folder, seed: seed)
        let vault = try Self.open(folder)
        opened = vault
        let subscription = try #require(
            PushSubscription(
                endpoint: "https://push.example/one", p256dh: TestDelivery.point, auth: TestDelivery.auth))
        id = subscription.id
        let now = Moment(secondsSinceEpoch: Int64(clock.seconds), utcOffset: 0)
        let admission = try await vault.accounts.create(name: "maja", passphrase: TestBrowser.passphrase, at: now)
        guard case .open(let session) = try await vault.sessions.open(admission.secret, at: now) else {
            throw VaultError.keyRetired
        }
        let device = WokenDevice(times: WakeTimes(now: WakeTimes.minute(of: now)), subscription: subscription)
        try await vault.push.keep(device.bytes, as: id, on: session.device, of: session.journal, TestDelivery.seal)
    }

    deinit {
        try? opened?.close()
        opened = nil
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: service.copy)
    }

    private static func open(_ folder: URL) throws -> Vault {
        try Vault.open(
            at: folder.path, scrypt: try #require(ScryptParameters(log2Cost: 4, blockSize: 1, parallelism: 1)))
    }

    /// Two minutes of a day are kept as ``ReminderKeeper`` does, and each comes while the server runs, or soon after it started.
    func liveADay() async throws {
        let day = Int64(clock.seconds / 86_400 + 1) * 1_440
        let minutes = [Int64.random(in: 60..<600, using: &random), Int64.random(in: 800..<1_300, using: &random)]
        try await keep(minutes.map { day + $0 })
        for minute in minutes.map({ day + $0 }) {
            if Int.random(in: 0..<10, using: &random) == 0 { try restart() }
            advance(to: minute + Int64.random(in: 0...60, using: &random))
            // What is refused is tried again after 1, 2, 4 and 8 minutes.
            for _ in 0..<8 {
                try await pass()
                advance(to: Int64(clock.seconds / 60) + 3)
            }
        }
    }

    private func keep(_ minutes: [Int64]) async throws {
        let now = Int64(clock.seconds / 60)
        wanted.formUnion(minutes)
        try await vault.push.change(id, TestDelivery.seal) { bytes -> [UInt8]? in
            guard var device = WokenDevice(bytes) else { return nil }
            device.times.replace(with: minutes, now: now)
            return device.bytes
        }
    }

    private func advance(to minute: Int64) { clock.advance(bySeconds: max(Int(minute) * 60 - clock.seconds, 0)) }

    private func pass() async throws {
        var surroundings = Surroundings.live
        let clock = clock
        surroundings.now = { clock.seconds }
        let sender = ReminderSender(
            vault: try vault, delivery: service.delivery, surroundings: surroundings,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        await sender.sendDue()
        if service.takeKill() { try kill() }
    }

    private func restart() throws {
        try end()
        opened = try Self.open(folder)
        restarts += 1
    }

    /// What is on the disk is what was there while the message was under way.
    private func kill() throws {
        try end()
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: service.copy, to: folder)
        opened = try Self.open(folder)
        kills += 1
    }

    private func end() throws {
        try opened?.close()
        opened = nil
    }

    var result: Result { Result(wanted: wanted, service: service) }

    struct Result {
        var arrived = 0
        var twice: [Int64] = []
        var unasked: [Int64] = []
        var missing: Set<Int64> = []
        var refusedAtAKill: Set<Int64> = []

        init(wanted: Set<Int64>, service: PlayedService) {
            let counts = service.arrivals
            arrived = counts.count
            twice = counts.filter { $0.value > 1 }.map(\.key)
            unasked = counts.keys.filter { !wanted.contains($0) }
            missing = wanted.subtracting(counts.keys)
            refusedAtAKill = service.refusedAtAKill
        }
    }
}

/// A push service that takes most messages and refuses some, and copies the server's folder where the server is to be killed.
private final class PlayedService: Sendable {
    private struct State {
        var random: SeededGenerator
        var arrivals: [Int64: Int] = [:]
        var refusals: [Int64: Int] = [:]
        var refusedAtAKill: Set<Int64> = []
        var isKilled = false
    }

    let copy: URL
    private let folder: URL
    private let state: Mutex<State>

    init(folder: URL, seed: UInt64) {
        self.folder = folder
        copy = folder.appendingPathExtension("copy")
        state = Mutex(State(random: SeededGenerator(seed: seed + 1)))
    }

    var arrivals: [Int64: Int] { state.withLock { $0.arrivals } }
    var refusedAtAKill: Set<Int64> { state.withLock { $0.refusedAtAKill } }

    /// Whether the server was to be killed since this was asked last.
    func takeKill() -> Bool {
        state.withLock { state in
            defer { state.isKilled = false }
            return state.isKilled
        }
    }

    var delivery: PushDelivery {
        PushDelivery(publicKey: "", seal: TestDelivery.seal, allows: { _ in true }) { [self] message, _ in
            take(message.minute)
        }
    }

    private func take(_ minute: Int64) -> PushOutcome {
        state.withLock { state in
            // What a killed server would send is not sent.
            guard !state.isKilled else { return .taken }
            // After five refusals a message is given up.
            let isTaken = Int.random(in: 0..<5, using: &state.random) > 0 || state.refusals[minute, default: 0] == 3
            if !isTaken { state.refusals[minute, default: 0] += 1 }
            if Int.random(in: 0..<20, using: &state.random) == 0 {
                state.isKilled = (try? FileManager.default.copyItem(at: folder, to: copy)) != nil
                if state.isKilled, !isTaken { state.refusedAtAKill.insert(minute) }
            }
            if isTaken { state.arrivals[minute, default: 0] += 1 }
            return isTaken ? .taken : .later(seconds: nil)
        }
    }
}
