import CorginaCore
import CorginaJournal
import CorginaVault
import Testing

/// Many people at once, on a machine with few threads.
@Suite struct ConcurrencyTests {
    /// Look-ups where a task stands, and pages of entries read elsewhere, once shared connections: with more tasks than
    /// connections every thread waited for one that only another task on such a thread could give back.
    @Test(.timeLimit(.minutes(10))) func `look-ups and long reads never wait for each other`() async throws {
        let test = try TestVault()
        var journals: [UnlockedJournal] = []
        for name in ["ada", "grace", "mary", "joan"] {
            let journal = try await test.unlocked(name: name)
            _ = try await journal.append(Sample.entries(1...60))
            journals.append(journal)
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                let journal = journals[number % journals.count]
                group.addTask {
                    var read = 0
                    for _ in 0..<6 {
                        read += try await journal.entries().count
                        _ = try await journal.staged(RecordID(high: 1, low: UInt64(number)))
                        read += try await journal.head().sequence
                    }
                    return read
                }
            }
            for try await read in group { #expect(read == 6 * 120) }
        }
    }
}
