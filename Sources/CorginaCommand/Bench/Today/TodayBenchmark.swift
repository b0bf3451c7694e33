import CorginaCore
import CorginaServer
import Foundation

/// Today and a durable log in a diary of 280 days and 6,000 events, through the whole server but for the network, beside a
/// raw commit of SQLite in the same run.
enum TodayBenchmark {
    private static let events = 6_000
    private static let views = 300
    private static let logs = 150
    private static let form = "sentence=I+had+two+eggs+and+a+slice+of+toast"

    static func lines() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let memoryBefore = Memory.resident()
        let browser = try await Rehearsal.signedIn(in: folder, events: events)
        var first = Timings()
        try await first.timed { try await browser.view("/today") }
        let pages = try await pages(browser)
        let logging = try await logging(browser, in: folder)
        let diary = "Today, \(LongDiary.days) days and \(Figure.whole(Double(events))) events"
        return ["\(diary), first view, with the diary opened and folded: \(first.summary)"] + pages + logging + [
            "memory: \(Memory.resident()) MB resident, \(memoryBefore) MB before the diary and its server"
        ]
    }

    private static func pages(_ browser: Rehearsal) async throws -> [String] {
        var lines: [String] = []
        for (name, path) in [("Today", "/today"), ("the week", "/calories")] {
            var timings = Timings()
            var bytes = 0
            for _ in 0..<views { try await timings.timed { bytes = try await browser.view(path) } }
            lines.append("\(name): \(timings.summary), \(bytes / 1_024) KB; target p99 under 15 ms")
        }
        return lines
    }

    /// From pressing Log to the answer that it is kept, and the raw commits in between, so that both meet the same disk.
    private static func logging(_ browser: Rehearsal, in folder: URL) async throws -> [String] {
        let raw = try RawCommit(at: folder.appending(path: "raw.sqlite").path)
        var (understood, logged, viewed, commits) = (Timings(), Timings(), Timings(), Timings())
        for _ in 0..<logs {
            var draft = ""
            try await understood.timed { draft = try await browser.post("/drafts", form).location ?? "" }
            try await logged.timed {
                let answer = try await browser.post(draft + "/log", "")
                guard answer.status == 303 else { throw BenchError.unexpected(status: answer.status) }
            }
            try await viewed.timed { try await browser.view("/today") }
            try commits.measure { try raw.commit() }
        }
        let ratio = logged.percentile(0.5) / max(commits.percentile(0.5), 0.001)
        return [
            "a sentence, to its stored draft: \(understood.summary)",
            "log to acknowledged: \(logged.summary); target p99 under 25 ms",
            "raw SQLite commit: \(commits.summary); a log takes \(Figure.decimal(ratio)) times as long, target 2",
            "Today right after a log: \(viewed.summary)",
        ]
    }
}
