import CorginaCore
import CorginaJournal

@testable import CorginaVault

/// What a person knows of her account at some moment of a day: what she was told, and what she was not told.
struct DayPerson: Sendable {
    /// What she asked for and nobody answered, because the process was killed.
    enum Doubt: Sendable {
        case creating, erasing, sessions
        case passphrase(String)
    }

    let number: Int
    var passphrase = "four unrelated words here"
    var journal: JournalID?
    var sessions: [SessionSecret] = []
    var access: AccessSecret?
    /// What must open nothing any more, at any process.
    var ended: [SessionSecret] = []
    var revoked: [AccessSecret] = []
    var isErased = false
    var doubt: Doubt?

    /// Logs she was told are kept, in the order she sent them. Those of a group were sent at once.
    var logged: [[Int]] = []
    /// Logs nobody told her of yet; they are sent again.
    var unanswered: Set<Int> = []
    /// Those of them that were kept in the end; where they stand among the others is not known.
    var late: Set<Int> = []
    private var last = 0

    init(number: Int) { self.number = number }

    var name: String { "person \(number)" }
    var acknowledged: Set<Int> { Set(logged.joined()).union(late) }

    mutating func next() -> Int {
        last += 1
        unanswered.insert(last)
        return last
    }

    /// Several that were sent at once were kept.
    mutating func told(_ numbers: [Int]) {
        unanswered.subtract(numbers)
        logged.append(numbers)
    }

    mutating func endSessions(but secret: SessionSecret? = nil) {
        ended += sessions.filter { $0.hash != secret?.hash }
        sessions = secret.map { [$0] } ?? []
        if let access { revoked.append(access) }
        access = nil
    }

    func entry(_ log: Int) -> JournalEntry {
        let event = HealthEvent(
            id: RecordID(high: UInt64(number + 1), low: UInt64(log)), moment: TestVault.now.advanced(bySeconds: log),
            details: .note, notes: "\(name) says \(log)")
        return JournalEntry(
            id: EntryID(high: UInt64(number + 1), low: UInt64(log)), recordedAt: TestVault.now, device: "test",
            change: .putEvent(event))
    }
}
