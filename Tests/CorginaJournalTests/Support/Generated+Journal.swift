import CorginaCore
import CorginaJournal
import SeededRandom

@testable import GeneratedDiaries

extension Generated {
    /// A change to one of a few things, so that they collide.
    mutating func change(among ids: [RecordID]) -> Change {
        switch change() {
        case .putEvent(var event):
            event.id = pick(ids)
            return .putEvent(event)
        case .putPregnancy(var pregnancy):
            pregnancy.id = pick(ids)
            return .putPregnancy(pregnancy)
        case .remove: return .remove(pick(ids))
        case let other: return other
        }
    }

    /// Entries of every shape: things put, changed, taken away and put back, imports, and what a newer Corgina wrote.
    mutating func journal(of count: Int) throws -> [JournalEntry] {
        let ids = (0..<6).map { _ in recordID() }
        let mark = ImportMark(.flo, random: random.next())
        return try (0..<count).map { _ in
            switch Int.random(in: 0..<12, using: &random) {
            case 0: return try unknown()
            case 1:
                let event = event()
                return JournalEntry(
                    id: mark.entryID(for: event.id), recordedAt: moment(), device: text(), change: .putEvent(event))
            default:
                return JournalEntry(
                    id: EntryID(using: &random), recordedAt: moment(), device: text(), change: change(among: ids))
            }
        }
    }

    private mutating func unknown() throws -> JournalEntry {
        let id = EntryID(using: &random)
        let text = """
            {"version":9,"id":"\(id)","recordedAt":{"seconds":1,"offset":0},"device":"","change":{"kind":"dream"}}
            """
        return try JournalEntry(decoding: Array(text.utf8))
    }
}
