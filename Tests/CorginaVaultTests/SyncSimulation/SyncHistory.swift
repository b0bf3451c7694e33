import CorginaJournal
import Foundation
import SeededRandom

@testable import CorginaVault

/// Two phones, a laptop and the server of their sealed diary, with a clock of their own: a seed is a history.
struct SyncHistory {
    /// What must not be.
    struct Violation: Error {
        let words: String

        init(_ words: String) { self.words = words }
    }

    struct Figures {
        var messages = 0
        var answersLost = 0
        var stops = 0
        var restores = 0
        var conflicts = 0
        var rows = 0
    }

    private enum Event {
        case acts(Int), looks(Int), stops(Int), decides(Int)
        /// The timer of that number, unless another was set since.
        case tries(Int, timer: Int)
        case arrives(SyncMessage, device: Int, attempt: Int)
        case comesBack(SyncReply, isFalse: Bool, device: Int, attempt: Int)
        case timesOut(device: Int, attempt: Int)
        case restore, calm, round
    }

    private static let stormEnds = 300_000
    private static let timeout = 30_000
    private static let mostRounds = 300

    private(set) var figures = Figures()
    var chance: SeededGenerator
    private var weather: Weather
    var server: SyncServer
    var devices: [SyncingDevice]
    /// Whether an older backup is put back on the way.
    let isRestored: Bool
    /// What the server does besides; `nil` for an honest one.
    var malice: Malice?
    private var timers = [0, 0, 0]
    private var events: [(time: Int, order: Int, event: Event)] = []
    private var now = 0
    private var counter = 0
    private var rounds = 0

    init(seed: UInt64, server: SyncServer, dataKey: DataKey, malice: Malice? = nil) {
        chance = SeededGenerator(seed: seed)
        weather = Weather(using: &chance)
        isRestored = malice == nil && Int.random(in: 0..<3, using: &chance) == 0
        self.server = server
        self.malice = malice
        devices = (0..<3).map { SyncingDevice(number: $0, seal: EntrySeal(dataKey: dataKey)) }
    }

    mutating func run() async throws {
        plan()
        while let next = events.indices.min(by: {
            (events[$0].time, events[$0].order) < (events[$1].time, events[$1].order)
        }) {
            let (time, _, event) = events.remove(at: next)
            now = time
            try await happen(event)
        }
        figures.rows = try await server.rows().count
        figures.conflicts = devices.reduce(0) { $0 + $1.told.count }
    }

    private mutating func plan() {
        for device in devices.indices {
            for _ in 0..<Int.random(in: 2...10, using: &chance) { at(random(Self.stormEnds), .acts(device)) }
            for _ in 0..<6 { at(random(Self.stormEnds), .looks(device)) }
            for _ in 0..<Int.random(in: 0...3, using: &chance) { at(random(Self.stormEnds), .stops(device)) }
        }
        if isRestored { at(random(Self.stormEnds), .restore) }
        if isRestored, happens(300) { at(random(Self.stormEnds), .restore) }
        at(Self.stormEnds, .calm)
    }

    private mutating func at(_ time: Int, _ event: Event) {
        counter += 1
        events.append((time, counter, event))
    }

    private mutating func random(_ longest: Int) -> Int { Int.random(in: 0..<longest, using: &chance) }

    private mutating func happens(_ inAThousand: Int) -> Bool { random(1_000) < inAThousand }
}

// MARK: What happens

extension SyncHistory {
    private mutating func happen(_ event: Event) async throws {
        switch event {
        case .acts(let device):
            devices[device].act(using: &chance)
            try goOn(device)
        case .looks(let device):
            devices[device].look()
            try goOn(device)
        case .stops(let device): stop(device)
        case .decides(let device):
            devices[device].decide(startsOver: happens(300))
            try goOn(device)
        case .tries(let device, let timer): if timers[device] == timer { try goOn(device) }
        case .arrives(let message, let device, let attempt): try await arrive(message, device, attempt)
        case .comesBack(let reply, let isFalse, let device, let attempt):
            try hear(reply, isFalse: isFalse, device, attempt)
        case .timesOut(let device, let attempt): try hear(.failed, isFalse: false, device, attempt)
        case .restore:
            figures.restores += 1
            let count = try await server.rows().count
            try await server.restore(to: count == 0 ? 0 : Int.random(in: 0...count, using: &chance))
        case .calm:
            weather = .calm
            malice?.end()
            at(now + 100_000, .round)
        case .round: try await round()
        }
    }

    /// All look again, until everyone has everything.
    private mutating func round() async throws {
        let newest = try await server.rows().last?.head ?? .empty(server.journal)
        if malice == nil, devices.allSatisfy({ $0.sync.isSettled && $0.head == newest }) { return }
        rounds += 1
        guard rounds < Self.mostRounds else {
            if malice != nil { return }
            throw Violation("the devices never come to the same diary")
        }
        // What a malicious server has done is found at the first look, if it is found at all.
        if malice != nil, rounds > 20 { return }
        for device in devices.indices { at(now + 1_000 * (device + 1), .looks(device)) }
        at(now + 60_000, .round)
    }

    /// Does what the device's machine says.
    private mutating func goOn(_ device: Int) throws {
        counter += 1
        let attempt = counter
        let most = Int.random(in: 1...4, using: &chance)
        guard let message = try devices[device].message(attempt, most: most) else {
            if devices[device].sync.trouble != nil, malice == nil { at(now + 1 + random(30_000), .decides(device)) }
            return
        }
        figures.messages += 1
        at(now + Self.timeout, .timesOut(device: device, attempt: attempt))
        for _ in 0..<(happens(weather.doubled) ? 2 : 1) where !happens(weather.lost) {
            at(now + 1 + random(weather.longestWay), .arrives(message, device: device, attempt: attempt))
        }
    }

    private mutating func arrive(_ message: SyncMessage, _ device: Int, _ attempt: Int) async throws {
        var (reply, isFalse) = (SyncReply.failed, false)
        if !happens(weather.failingCalls) {
            // Taken out for as long as it works, so that the two do not reach into each other.
            if var malice {
                (reply, isFalse) = try await malice.answer(message, from: device, of: &server, using: &chance)
                self.malice = malice
            } else {
                reply = try await server.answer(message)
            }
        }
        if happens(weather.lost) {
            figures.answersLost += 1
            return
        }
        at(now + 1 + random(weather.longestWay), .comesBack(reply, isFalse: isFalse, device: device, attempt: attempt))
    }

    private mutating func hear(_ reply: SyncReply, isFalse: Bool, _ device: Int, _ attempt: Int) throws {
        guard devices[device].attempt == attempt else { return }
        let before = devices[device]
        devices[device].hear(reply, to: attempt)
        if isFalse, devices[device].sync.trouble == nil { throw Violation("a lie is believed") }
        if malice == nil, let trouble = devices[device].troubles.last { try checkHonest(trouble) }
        // The page is closed before what the answer says is on the disk.
        if happens(weather.closedPages) {
            devices[device] = before
            return stop(device)
        }
        if case .failed = reply { return setTimer(of: device, to: now + 1 + random(20_000)) }
        try goOn(device)
    }

    private mutating func stop(_ device: Int) {
        figures.stops += 1
        devices[device].stop()
        setTimer(of: device, to: now + 1 + random(20_000))
    }

    private mutating func setTimer(of device: Int, to time: Int) {
        timers[device] += 1
        at(time, .tries(device, timer: timers[device]))
    }

    /// An honest server is never said to lie, and has less only where a backup was put back.
    private func checkHonest(_ trouble: SyncTrouble) throws {
        switch trouble {
        case .falseRow, .falseAnswer, .missing: throw Violation("an honest server is said to lie: \(trouble)")
        case .serverHasLess, .otherPast:
            guard figures.restores > 0 else { throw Violation("nothing was put back, and it is said: \(trouble)") }
        }
    }
}
