import CorginaCore
import CorginaJournal

@testable import CorginaVault

/// Logging, and looking at what was logged.
extension DayTurn {
    mutating func log() async throws {
        let journal = try await open(try anySession(), at: here)
        let log = person.next()
        let entry = person.entry(log)
        _ = try await patiently { try await journal.append([entry]) }
        person.told([log])
    }

    /// Two of her devices, at two processes.
    mutating func logAtBoth() async throws {
        let secret = try anySession()
        let journals = (try await open(secret, at: here), try await open(secret, at: there))
        let logs = (person.next(), person.next())
        let entries = (person.entry(logs.0), person.entry(logs.1))
        async let one = patiently { try await journals.0.append([entries.0]) }
        async let other = patiently { try await journals.1.append([entries.1]) }
        _ = try await (one, other)
        person.told([logs.0, logs.1])
    }

    /// What nobody answered is sent again, as a phone does it.
    mutating func sendAgain() async throws {
        guard !person.unanswered.isEmpty else { return }
        let journal = try await open(try anySession(), at: here)
        for log in person.unanswered.sorted() {
            let entry = person.entry(log)
            _ = try await patiently { try await journal.append([entry]) }
            person.unanswered.remove(log)
            person.late.insert(log)
        }
    }

    /// Both processes show the same, all that she was told is kept and nothing of anybody else.
    mutating func look() async throws {
        let secret = try anySession()
        var heads: [JournalHead] = []
        for process in [here, there] {
            let journal = try await open(secret, at: process)
            let folded = try await process.vault.diaries.folded(for: journal)
            guard folded.damagedEntries == 0 else { throw fail("an entry is damaged") }
            heads.append(folded.head)
            try check(try await journal.entries())
        }
        guard heads[0] == heads[1] else { throw fail("two processes have two diaries") }
        try await nothingOpens()
    }

    /// - Parameter placed: all entries of her journal.
    func check(_ placed: [UnlockedJournal.Placed]) throws {
        var places: [Int: Int] = [:]
        for one in placed {
            let log = Int(one.entry.id.low)
            guard one.entry == person.entry(log) else { throw fail("something of another's is in her diary") }
            guard places.updateValue(one.sequence, forKey: log) == nil else { throw fail("log \(log) is there twice") }
        }
        guard person.acknowledged.isSubset(of: places.keys) else { throw fail("a log she was told of is gone") }
        guard person.acknowledged.union(person.unanswered).isSuperset(of: places.keys) else {
            throw fail("there is a log she did not send")
        }
        var before = 0
        for group in person.logged {
            let here = group.compactMap { places[$0] }
            guard let first = here.min(), let last = here.max(), first > before else {
                throw fail("logs \(group) overtook those before")
            }
            before = last
        }
    }
}
