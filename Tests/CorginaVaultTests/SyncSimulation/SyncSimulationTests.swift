import CorginaJournal
import Foundation
import Testing

@testable import CorginaVault

/// Histories nobody would think of, of two phones and a laptop with one sealed diary: answers lost, messages doubled and overtaken,
/// pages closed, an older backup put back, and a server that lies. `make torture` runs 20,000 of them.
@Suite struct SyncSimulationTests {
    private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    /// Run again with CORGINA_SEED=N.
    private static var seeds: Range<Int> {
        if let one = setting("CORGINA_SEED") { return one..<one + 1 }
        return 0..<(setting("CORGINA_SEEDS") ?? 300)
    }

    /// How many histories are kept in memory for each one that the vault keeps.
    private static let inMemory = 30

    @Test func `whatever happens on the way, all devices come to the same diary, and nothing is lost or doubled`()
        async throws
    {
        let test = try SealedTest()
        defer { withExtendedLifetime(test) {} }
        var total = SyncHistory.Figures()
        for seed in Self.seeds {
            let device = TestDevice(work: TestVault.cheap)
            var server = SyncServer(journal: device.dataKey.journal)
            if seed % Self.inMemory == 0 { server = try await test.server(of: device, name: "seed \(seed)") }
            var history = SyncHistory(seed: UInt64(seed), server: server, dataKey: device.dataKey)
            do {
                try await history.run()
                try await history.check()
            } catch {
                Issue.record("seed \(seed): \((error as? SyncHistory.Violation)?.words ?? "\(error)")")
                return
            }
            total.add(history.figures)
        }
        #expect(total.rows > 0)
        if Self.setting("CORGINA_SEEDS") != nil {
            print("sync: \(Self.seeds.count) histories, \(total.words), 0 lost")
        }
    }

    @Test(arguments: Malice.Mode.allCases)
    func `a server that lies is found out, and nothing of it is taken`(mode: Malice.Mode) async throws {
        var noticed = 0
        for seed in Self.seeds where seed % 4 == 0 || Self.seeds.count == 1 {
            let key = DataKey.random()
            var history = SyncHistory(
                seed: UInt64(seed), server: SyncServer(journal: key.journal), dataKey: key, malice: Malice(mode))
            do {
                try await history.run()
                noticed += try await history.checkDespiteMalice()
            } catch {
                Issue.record("\(mode), seed \(seed): \((error as? SyncHistory.Violation)?.words ?? "\(error)")")
                return
            }
        }
        // One alone cannot be noticed while it lasts: nothing that a device knows is contradicted.
        #expect(Self.seeds.count == 1 || (noticed > 0) == (mode != .tellsNothingNew))
    }
}

extension SyncHistory.Figures {
    fileprivate mutating func add(_ other: Self) {
        messages += other.messages
        answersLost += other.answersLost
        stops += other.stops
        restores += other.restores
        conflicts += other.conflicts
        rows += other.rows
    }

    fileprivate var words: String {
        "\(messages) messages, \(answersLost) answers lost, \(stops) stops, \(restores) backups put back, \(conflicts) conflicts told, \(rows) rows"
    }
}
