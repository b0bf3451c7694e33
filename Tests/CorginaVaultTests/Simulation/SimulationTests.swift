import CorginaJournal
import Foundation
import Testing

@testable import CorginaVault

/// Histories nobody would think of: phones that lose answers, close pages and send twice, a net that delays and reorders, a
/// server that is killed, a store that fails. `make torture` runs 20,000 of them.
@Suite struct SimulationTests {
    private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    /// Run again with CORGINA_SEED=N.
    private static var seeds: Range<Int> {
        if let one = setting("CORGINA_SEED") { return one..<one + 1 }
        return 0..<(setting("CORGINA_SEEDS") ?? 200)
    }

    /// How many histories are kept in memory for each one that SQLite keeps.
    private static let inMemory = 20

    @Test func `whatever happens on the way, each sentence is stored once, in order, and everyone sees the same diary`()
        async throws
    {
        let test = try TestVault()
        defer { withExtendedLifetime(test) {} }
        var total = Simulation.Figures()
        for seed in Self.seeds {
            let store: any JournalStore =
                seed % Self.inMemory == 0
                ? SQLiteJournalStore(database: test.vault.database, drafts: nil) : InMemoryJournalStore()
            var simulation = Simulation(seed: UInt64(seed), store: store, drafts: test.vault.drafts(of: .random()))
            do {
                try await simulation.run()
            } catch {
                Issue.record("seed \(seed): \((error as? Simulation.Violation)?.words ?? "\(error)")")
                return
            }
            total.add(simulation.figures)
        }
        #expect(total.entries > 0)
        if Self.setting("CORGINA_SEEDS") != nil {
            print("simulation: \(Self.seeds.count) histories, \(total.words), 0 lost")
        }
    }
}

extension Simulation.Figures {
    fileprivate mutating func add(_ other: Self) {
        requests += other.requests
        answersLost += other.answersLost
        failedCalls += other.failedCalls
        kills += other.kills
        entries += other.entries
    }

    fileprivate var words: String {
        "\(requests) requests, \(answersLost) answers lost, \(failedCalls) calls failed, \(kills) kills, \(entries) entries stored"
    }
}
