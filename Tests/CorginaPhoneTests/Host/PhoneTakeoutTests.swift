import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// A copy of everything, as a file.
@Suite struct PhoneTakeoutTests {
    private static let now = PhoneSamples.moment(PhoneSamples.day, 9)

    private static let entries: [JournalEntry] = [PhoneSamples.profile(), PhoneSamples.visit(1, at: now)].enumerated()
        .map {
            JournalEntry(
                id: EntryID(high: 1, low: UInt64($0.offset)), recordedAt: now, device: "iPhone", change: $0.element)
        }

    @Test func `what is exported reads back as it was`() throws {
        let file = try PhoneTakeout(.json, of: Self.entries, at: Self.now)
        #expect(file.name == "corgina-2027-01-18.json" && file.left == 0)
        #expect(try DiaryFile.entries(in: file.bytes) == Self.entries)
    }

    @Test func `what cannot be read is left out and counted`() throws {
        let file = try PhoneTakeout(.json, of: [nil] + Self.entries + [nil], at: Self.now)
        #expect(file.left == 2)
        #expect(try DiaryFile.entries(in: file.bytes) == Self.entries)
    }

    @Test(arguments: ExportKind.allCases)
    func `each kind is written, of an empty diary too`(kind: ExportKind) throws {
        #expect(try !PhoneTakeout(kind, of: Self.entries, at: Self.now).bytes.isEmpty)
        _ = try PhoneTakeout(kind, of: [], at: Self.now)
    }
}
