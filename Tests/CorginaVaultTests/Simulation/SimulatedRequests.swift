import CorginaCore
import CorginaJournal
import CorginaVault

/// What a phone asks of the server.
enum Request: Sendable {
    /// A sentence that waited, and how many things the server will find in it this time: another version may find more.
    case deliver(Sentence, parts: Int)
    /// A form: one entry, made by the phone.
    case save(JournalEntry)
}

/// What the server says to it.
enum Answer: Sendable {
    case stored([EntryID])
    /// Anything after which a phone tries again.
    case failed
}

/// A sentence as it waits on a phone.
struct Sentence: Hashable, Sendable {
    let phone: Int
    /// In the order they were said, from 0.
    let number: Int

    /// More than are ever found.
    static let most = 4

    func entryID(_ part: Int) -> EntryID {
        EntryID(high: UInt64(phone + 1), low: UInt64(number * Self.most + part))
    }

    func recordID(_ part: Int) -> RecordID {
        RecordID(high: UInt64(phone + 1), low: UInt64(number * Self.most + part))
    }

    /// What is logged of it when so many things are found; they say by their words how many those were.
    func entries(_ parts: Int) -> [JournalEntry] {
        (0..<parts).map { part in
            let event = HealthEvent(
                id: recordID(part), moment: TestVault.now.advanced(bySeconds: number * 60), details: .note,
                notes: "one of \(parts)")
            return JournalEntry(
                id: entryID(part), recordedAt: TestVault.now, device: "phone \(phone)", change: .putEvent(event))
        }
    }
}

extension Request {
    /// The server's part, as `CorginaServer.deliver` and every form do it.
    func answer(from journal: UnlockedJournal) async -> Answer {
        do throws(VaultError) {
            let head = try await journal.head()
            switch self {
            case .save(let entry):
                _ = try await journal.append([entry], after: head)
                return .stored([entry.id])
            case .deliver(let sentence, let parts):
                var stored = try await logged(sentence, in: journal)
                if stored.isEmpty {
                    _ = try await journal.appendOnce(sentence.entries(parts), after: head)
                    stored = try await logged(sentence, in: journal)
                }
                return .stored(stored)
            }
        } catch {
            return .failed
        }
    }

    private func logged(_ sentence: Sentence, in journal: UnlockedJournal) async throws(VaultError) -> [EntryID] {
        let possible = (0..<Sentence.most).map(sentence.entryID)
        let stored = try await journal.known(possible)
        return possible.filter(stored.contains)
    }
}
