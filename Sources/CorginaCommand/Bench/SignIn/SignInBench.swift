import ArgumentParser
import CorginaCore
import CorginaVault
import Foundation

struct SignInBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in",
        abstract: "Measure whether a sign-in takes longer with a name there is than with one there is not.",
        discussion: """
            Wrong passphrases at a known name and at unknown ones, by turns. Ends with 1 when the medians differ by more than \
            5 % and chance is an unlikely reason (Mann-Whitney, p below 1 %).
            """)

    @Option(help: "How many of each.")
    var rounds = 200

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let vault = try Vault.open(at: folder.path)
        let start = Moment(secondsSinceEpoch: 1_773_182_400, utcOffset: 0)
        _ = try await vault.accounts.create(name: "known", passphrase: "four words for bench", at: start)
        var known: [Double] = []
        var unknown: [Double] = []
        for round in 0..<rounds {
            // Two days apart each, so that nobody has to wait.
            let now = start.advanced(bySeconds: round * 2 * 86_400)
            let isKnownFirst = round.isMultiple(of: 2)
            if isKnownFirst { known.append(try await milliseconds(vault, "known", now)) }
            unknown.append(try await milliseconds(vault, "nobody \(round)", now))
            if !isKnownFirst { known.append(try await milliseconds(vault, "known", now)) }
        }
        let comparison = RankComparison(known, unknown)
        print(
            """
            \(rounds) wrong sign-ins each: known name \(Figure.decimal(comparison.medians.0)) ms, \
            unknown \(Figure.decimal(comparison.medians.1)) ms (medians), \
            \(Figure.decimal(comparison.difference * 100)) % apart, Mann-Whitney p = \(Self.rounded(comparison.probability))
            """)
        if comparison.difference > 0.05, comparison.probability < 0.01 { throw ExitCode.failure }
    }

    private func milliseconds(_ vault: Vault, _ name: String, _ now: Moment) async throws -> Double {
        let start = ContinuousClock.now
        do {
            _ = try await vault.signIn(name: name, passphrase: "a wrong one, by mistake", from: nil, at: now)
        } catch VaultError.signInFailed {
            return (ContinuousClock.now - start) / .milliseconds(1)
        }
        throw ExitCode.failure
    }

    private static func rounded(_ probability: Double) -> String { String((probability * 1_000).rounded() / 1_000) }
}
