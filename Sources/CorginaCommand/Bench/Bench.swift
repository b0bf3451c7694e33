import ArgumentParser

struct Bench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure the parts that must be fast, and how well sentences are understood.",
        subcommands: [
            SpeedBench.self, SignInBench.self, SignInFloodBench.self, LoadBench.self, NutriBench.self,
            BarcodeBench.self,
        ],
        defaultSubcommand: SpeedBench.self)
}

struct SpeedBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speed",
        abstract: "Measure the parts that must be fast.",
        discussion: "Figures are of this machine and this moment; compare those of one run with each other.")

    func run() async throws {
        for line in try FoodsBenchmark.lines() { print(line) }
        for line in try LanguageBenchmark.lines() { print(line) }
        for line in try await JournalBenchmark.lines() { print(line) }
        for line in try await OpeningBenchmark.lines() { print(line) }
        for line in try await TodayBenchmark.lines() { print(line) }
        for line in try await TimelineBenchmark.lines() { print(line) }
    }
}
