import CarriedKnowledge
import CorginaFoods
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
        let search = FoodSearch(catalogue)
        let indexed = clock.now
        let afterIndexing = residentMegabytes()
        let times = searchTimes(of: search, in: catalogue, clock)
        return [
            "foods: \(catalogue.count) from \(catalogue.source)",
            "foods load: \(milliseconds(loaded - start)) ms (limit 150), \(megabytes(before, afterLoading)) (limit 60)",
            "foods index: \(milliseconds(indexed - loaded)) ms, \(megabytes(afterLoading, afterIndexing))",
            "foods search: \(times.count) queries, p50 \(milliseconds(times[times.count / 2])) ms, "
                + "p99 \(milliseconds(times[times.count * 99 / 100])) ms (limit 1)",
        ]
    }

    /// What each of some hundred searches took, the shortest first: names as published, cut short, and misspelled.
    private static func searchTimes(
        of search: FoodSearch, in catalogue: FoodCatalogue, _ clock: ContinuousClock
    ) -> [Duration] {
        let names = stride(from: 0, to: catalogue.count, by: 43).map { catalogue.foods[$0].displayName }
        let beginnings = names.map { String($0.prefix(4)) }
        let misspellings = names.map { String($0.prefix(3) + $0.dropFirst(4)) }
        let queries = (names + beginnings + misspellings + ["milk", "egg", "chiken breast", "yogu", "porkchop"])
        return queries.map { query in clock.measure { _ = search.foods(matching: query, limit: 10) } }.sorted()
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.2f", duration / .milliseconds(1))
    }

    private static func megabytes(_ before: Double?, _ after: Double?) -> String {
        guard let before, let after else { return "memory not measured on this system" }
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
