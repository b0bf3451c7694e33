import Foundation
import Testing

@testable import CorginaVault

/// Days in which many people use two processes at once, one of which is killed now and then. `make torture` runs one of 1,000 accounts.
@Suite(.besidePostgres)
struct SharedDayTests {
    private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    @Test func `in a day of two processes every log she was told of is there once, and what ended is over at both`()
        async throws
    {
        let name = "corgina_\(UInt32.random(in: 0...UInt32.max))"
        let (seed, accounts) = (Self.setting("CORGINA_SEED") ?? 1, Self.setting("CORGINA_DAY_ACCOUNTS") ?? 40)
        var day = try SharedDay(seed: UInt64(seed), accounts: accounts, on: TestPostgres.fresh(named: name))
        do { try await day.run() } catch {
            Issue.record("seed \(seed): \((error as? DayTurn.Violation)?.words ?? "\(error)")")
            return
        }
        let figures = day.figures
        #expect(figures.logs > accounts && figures.kills > 0 && figures.doubts > 0)
        if Self.setting("CORGINA_DAY_ACCOUNTS") != nil {
            print(
                """
                a day of \(accounts) accounts: \(figures.deeds) deeds, \(figures.logs) logs acknowledged and kept, 0 lost, 0 doubled; \
                \(figures.kills) kills, \(figures.doubts) deeds nobody answered, \(figures.erased) erased
                """)
        }
    }
}
