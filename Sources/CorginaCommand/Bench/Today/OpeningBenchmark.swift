import CorginaCore
import CorginaServer
import CorginaVault
import Foundation

/// The first page of a diary that nobody has looked at: with every entry read, opened, checked and folded, and from its checkpoint.
enum OpeningBenchmark {
    private static let lengths = [20_000, 200]
    private static let rounds = 10

    static func lines() async throws -> [String] {
        var lines: [String] = []
        for events in lengths {
            lines += try await measured(events, "every entry read", .never)
            lines += try await measured(events, "from its checkpoint", .usual)
        }
        return lines
    }

    private static func measured(_ events: Int, _ way: String, _ rule: CheckpointRule) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let diaries = DiaryCache(checkpoints: rule)
        let (browser, vault) = try await Rehearsal.household(in: folder, events: events, diaries: diaries)
        let before = Memory.residentKilobytes()
        try await browser.view("/today")
        await vault.diaries.checkpointWritten()
        var first = Timings()
        for _ in 0..<rounds {
            await vault.diaries.forgetAll()
            try await first.timed { try await browser.view("/today") }
        }
        let each = (Memory.residentKilobytes() - before) * 1_024 / events
        return [
            "Today of \(Figure.whole(Double(events))) events, opened anew, \(way): \(first.summary)",
            "memory: some \(each) bytes for each of them, by the vault's own count "
                + "\(await vault.diaries.size.bytes / events)",
        ]
    }
}
