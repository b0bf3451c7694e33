import CorginaCore
import SeededRandom

@testable import CorginaVault

/// What people do in a day.
enum DayDeed: CaseIterable, Sendable {
    case log, logAtBoth, look, signIn, signOut, signOutEverywhere, stayAway, giveAccess, takeAccessBack,
        changePassphrase, renewKey, erase

    /// How often, of all.
    var share: Int {
        switch self {
        case .log: 60
        case .logAtBoth: 10
        case .look: 10
        case .signIn, .signOut, .signOutEverywhere, .stayAway, .giveAccess, .takeAccessBack: 3
        case .changePassphrase: 2
        case .renewKey, .erase: 1
        }
    }

    static func random(using chance: inout SeededGenerator) -> DayDeed {
        var point = Int.random(in: 0..<allCases.reduce(0) { $0 + $1.share }, using: &chance)
        return allCases.first { deed in
            point -= deed.share
            return point < 0
        } ?? .log
    }
}

/// A day of many accounts and two processes on one database. A seed says who does what where and when, and when which process is killed;
/// those of one moment do it at once, and which of them is first is left to the machine.
struct SharedDay {
    struct Figures {
        var deeds = 0
        var kills = 0
        var doubts = 0
        var logs = 0
        var erased = 0
    }

    private static let minutes = 1_440
    /// How many do something at the same moment.
    private static let together = 40
    /// How many things each does on average.
    private static let deedsEach = 8
    /// One moment in so many ends with a process being killed.
    private static let killEvery = 12
    /// Each clock is wrong by this much at most, so that they are a minute apart at most.
    private static let mostSecondsAhead = 30

    var figures = Figures()
    let address: PostgresAddress
    var processes: [DayProcess]
    var people: [DayPerson]
    private var chance: SeededGenerator

    init(seed: UInt64, accounts: Int, on address: PostgresAddress) throws {
        self.address = address
        chance = SeededGenerator(seed: seed)
        people = (0..<accounts).map(DayPerson.init)
        let seconds = Int.random(in: 0...Self.mostSecondsAhead, using: &chance)
        processes = [
            try DayProcess(on: address, secondsAhead: seconds), try DayProcess(on: address, secondsAhead: -seconds),
        ]
    }

    mutating func run() async throws {
        let moments = max(people.count * Self.deedsEach / Self.together, 2)
        for number in 0..<moments {
            let now = TestVault.now.advanced(bySeconds: number * Self.minutes * 60 / moments)
            let kills = number % Self.killEvery == Self.killEvery - 1 || number == moments / 2
            let doomed = kills ? Int.random(in: 0...1, using: &chance) : nil
            try await pass(now, killing: doomed)
            if let doomed { try await begin(doomed) }
            for process in processes { _ = try await process.vault.sessions.lockIdle(at: process.time(now)) }
        }
        try await check()
    }

    /// One moment: those whose turn it is do what they do at once.
    private mutating func pass(_ now: Moment, killing doomed: Int?) async throws {
        let turns = people.indices.shuffled(using: &chance).prefix(Self.together).map { place in
            (place, turn(of: people[place], now), DayDeed.random(using: &chance))
        }
        // After so many of them were answered, the others are not.
        let answered = doomed.map { _ in Int.random(in: 0..<turns.count, using: &chance) }
        try await withThrowingTaskGroup(of: (Int, DayPerson, (any Error)?).self) { group in
            for (place, turn, deed) in turns {
                group.addTask {
                    var turn = turn
                    do { try await turn.perform(deed) } catch { return (place, turn.person, error) }
                    return (place, turn.person, nil)
                }
            }
            var count = 0
            for try await (place, person, error) in group {
                if let error { try note(error, of: person, mayBeKilled: doomed != nil) }
                people[place] = person
                count += 1
                if let doomed, count == answered { processes[doomed].kill() }
            }
        }
        figures.deeds += turns.count
    }

    private mutating func turn(of person: DayPerson, _ now: Moment) -> DayTurn {
        let place = Int.random(in: 0...1, using: &chance)
        return DayTurn(
            person: person, here: processes[place], there: processes[1 - place], now: now,
            chance: SeededGenerator(seed: chance.next()))
    }

    /// - Throws: unless it is what whoever asks a process hears when it is killed.
    private mutating func note(_ error: any Error, of person: DayPerson, mayBeKilled: Bool) throws {
        guard mayBeKilled, [.interrupted, .databaseNotReachable].contains(error as? VaultError) else {
            guard error is DayTurn.Violation else {
                throw DayTurn.Violation(words: "\(person.name): \(error)")
            }
            throw error
        }
        figures.doubts += 1
    }

    private mutating func begin(_ place: Int) async throws {
        processes[place].kill()
        try processes[place].awaitGone(from: address)
        figures.kills += 1
        let successor = processes[place].successor
        processes.remove(at: place)
        processes.insert(try await successor(address), at: place)
    }

    /// In the evening everybody looks at her diary.
    private mutating func check() async throws {
        for place in people.indices {
            var turn = turn(of: people[place], TestVault.now.advanced(bySeconds: Self.minutes * 60))
            try await turn.perform(.look)
            people[place] = turn.person
        }
        try await checkRows()
    }
}
