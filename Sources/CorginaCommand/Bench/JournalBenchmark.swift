import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation

/// How long a durable append takes, beside an unsealed write of the same size made durable by the system alone.
enum JournalBenchmark {
    private static let rounds = 500

    static func lines() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let vault = try Vault.open(at: folder.path)
        let now = Moment(secondsSinceEpoch: 1_773_182_400, utcOffset: 0)
        let admission = try await vault.accounts.create(name: "bench", passphrase: "four words for bench", at: now)
        guard let journal = try await vault.unlock(admission.secret, at: now) else { return [] }
        var appends = Timings()
        var syncs = Timings()
        let file = try plainFile(in: folder)
        for round in 0..<rounds {
            let start = ContinuousClock.now
            _ = try await journal.append([entry(round, at: now)])
            appends.add(ContinuousClock.now - start)
            try syncs.measure { try writeAndSync(file) }
        }
        let ratio = appends.percentile(0.5) / max(syncs.percentile(0.5), 0.001)
        return [
            "durable append: \(appends.summary)",
            "plain write and sync: \(syncs.summary); an append takes \(Figure.decimal(ratio)) times as long",
        ]
    }

    private static func entry(_ number: Int, at now: Moment) -> JournalEntry {
        var random = SystemRandomNumberGenerator()
        let water = HealthEvent(
            id: RecordID(using: &random), moment: now.advanced(bySeconds: number),
            details: .hydration(Drink(name: "Water", volume: Milliliters(250))))
        return JournalEntry(id: EntryID(using: &random), recordedAt: now, device: "bench", change: .putEvent(water))
    }

    private static func plainFile(in folder: URL) throws -> FileHandle {
        let file = folder.appending(path: "plain")
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private static func writeAndSync(_ file: FileHandle) throws {
        try file.write(contentsOf: Data(count: 256))
        try file.synchronize()
    }
}
