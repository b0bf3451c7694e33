import CorginaFoods
import CorginaServer
import Foundation

/// How fast and how small the food catalogue and its search are: the foods' part of `make bench`.
enum FoodsBenchmark {
    static func lines() throws(FoodCatalogueError) -> [String] {
        let clock = ContinuousClock()
        let before = residentMegabytes()
        let start = clock.now
        let catalogue = try EmbeddedCatalogue.load()
        let loaded = clock.now
        let afterLoading = residentMegabytes()
        return [
            "foods: \(catalogue.count) from \(catalogue.source)",
            "foods load: \(milliseconds(loaded - start)) ms (limit 150)",
            "foods memory: \(megabytes(from: before, to: afterLoading)) (limit 60 MB)",
        ]
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.3f", duration / .milliseconds(1))
    }

    private static func megabytes(from before: Double?, to after: Double?) -> String {
        guard let before, let after else { return "not measured on this system" }
        return String(format: "%.1f MB", after - before)
    }

    /// Resident memory of this process, where the system tells (Linux).
    private static func residentMegabytes() -> Double? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { return nil }
        return kilobytes / 1_024
    }
}
