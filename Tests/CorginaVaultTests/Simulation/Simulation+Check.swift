import CorginaCore
import CorginaJournal
import SeededRandom

@testable import CorginaVault

/// What must hold in the end.
extension Simulation {
    mutating func check() async throws {
        let rows = try await store.read(journal.id, after: 0, limit: 10_000)
        figures.entries = rows.count
        var head = JournalHead.empty(journal.id)
        for row in rows {
            guard row.follows(head) else { throw Violation(words: "the chain breaks at \(row.sequence)") }
            head = row.head
        }
        let entries = try await journal.entries()
        guard Set(entries.map(\.entry.id)).count == entries.count else {
            throw Violation(words: "an entry is there twice")
        }
        let places = Dictionary(uniqueKeysWithValues: entries.map { ($0.entry.id, $0) })
        for phone in phones {
            try Self.check(phone, places)
            guard phone.saved.isSubset(of: places.keys) else { throw Violation(words: "an acknowledged form is gone") }
        }
        for phone in phones.indices { try await look(phone) }
        var whole = Diary()
        for placed in entries { whole.apply(placed.entry, sequence: placed.sequence) }
        guard phones.allSatisfy({ $0.diary == whole }) else {
            throw Violation(words: "the fold is not that of the store")
        }
    }

    /// Each sentence is there once, as one reading of it, behind those said before it, and the phone was told the truth.
    private static func check(
        _ phone: SimulatedPhone, _ places: [EntryID: UnlockedJournal.Placed]
    ) throws(Violation) {
        guard phone.waiting.isEmpty, phone.told.count == phone.said else {
            throw Violation(words: "phone \(phone.number) still waits")
        }
        var last = 0
        for number in 0..<phone.said {
            let sentence = Sentence(phone: phone.number, number: number)
            let parts = (0..<Sentence.most).compactMap { places[sentence.entryID($0)] }
            guard let first = parts.first?.sequence, parts.map(\.entry) == sentence.entries(parts.count),
                parts.map(\.sequence) == Array(first..<(first + parts.count))
            else { throw Violation(words: "\(sentence) is not there as it was read, once") }
            guard first > last else { throw Violation(words: "\(sentence) overtook the one before") }
            guard phone.told[sentence] == parts.map(\.entry.id) else {
                throw Violation(words: "\(sentence) is there otherwise than the phone was told")
            }
            last = first
        }
    }
}
