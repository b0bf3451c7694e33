import CorginaCore
import CorginaServer
import Foundation

/// Every page of her days and a search, in a diary of 280 days, 10,000 events and 50 supplements.
enum TimelineBenchmark {
    private static let events = 10_000
    private static let supplements = 50
    private static let rounds = 100

    static func lines() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = try await Rehearsal.signedIn(in: folder, events: events, supplements: supplements)
        var first = Timings()
        try await first.timed { try await browser.view("/timeline") }
        let diary =
            "all entries, \(LongDiary.days) days and \(Figure.whole(Double(events))) events, \(supplements) supplements"
        var lines = ["\(diary), first view, with the diary opened and folded: \(first.summary)"]
        for (name, path) in [
            ("the newest page", "/timeline"), ("one kind", "/timeline/kinds/symptom"), ("insights", "/insights"),
            ("Today", "/today"), ("supplements", "/supplements"), ("hydration", "/hydration"),
            ("symptoms", "/symptoms"), ("measurements", "/measurements"), ("appointments", "/appointments"),
            ("the visit", "/visit"),
        ] {
            lines.append(try await line(name) { try await browser.view(path) })
        }
        for words in ["milk", "head", "b"] {
            lines.append(
                try await line("a search for \(words)") {
                    let found = try await browser.post("/timeline", "words=\(words)").location ?? ""
                    return try await browser.view(found)
                })
        }
        return lines
    }

    private static func line(_ name: String, _ work: () async throws -> Int) async throws -> String {
        var timings = Timings()
        var bytes = 0
        for _ in 0..<rounds { try await timings.timed { bytes = try await work() } }
        return "\(name): \(timings.summary), \(bytes / 1_024) KB"
    }
}
