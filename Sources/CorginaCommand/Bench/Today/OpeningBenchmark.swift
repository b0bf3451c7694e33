import CorginaCore
import CorginaServer
import CorginaVault
import Foundation

/// The first page of a long diary: every entry read, opened, checked and folded, and Today made of it.
enum OpeningBenchmark {
    private static let events = 20_000
    private static let rounds = 10

    static func lines() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (browser, vault) = try await Rehearsal.household(in: folder, events: events)
        let before = Memory.residentKilobytes()
        var first = Timings()
        for _ in 0..<rounds {
            await vault.diaries.forgetAll()
            try await first.timed { try await browser.view("/today") }
        }
        let each = (Memory.residentKilobytes() - before) * 1_024 / events
        return [
            "Today of \(Figure.whole(Double(events))) events, opened anew: \(first.summary); target p50 under 250 ms",
            "memory: some \(each) bytes for each of them, by the vault's own count "
                + "\(await vault.diaries.size.bytes / events)",
        ]
    }
}
