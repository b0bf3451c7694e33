import CorginaCore
import CorginaJournal
import Foundation
import Testing

/// Entries as every released version of the format wrote them, kept as text: each must read for ever, and mean the same.
struct WrittenEntriesTests {
    /// A file for each `JournalEntry.formatVersion` there has been. A new version adds its own, and changes none.
    private static let versions = 1...JournalEntry.formatVersion

    private func lines(of version: Int) throws -> [[UInt8]] {
        let file = try #require(
            Bundle.module.url(forResource: "Fixtures/entries-version-\(version)", withExtension: "jsonl"))
        return try Data(contentsOf: file).split(separator: 10).map(Array.init)
    }

    @Test(arguments: versions)
    func `each is read, and written again byte for byte`(version: Int) throws {
        let lines = try lines(of: version)
        #expect(lines.count >= 20)
        for line in lines {
            let entry = try JournalEntry(decoding: line)
            #expect(try entry.encoded() == line)
        }
    }

    @Test func `what version 1 wrote means what it meant`() throws {
        var diary = Diary()
        var unknown = 0
        for (index, line) in try lines(of: 1).enumerated() {
            let entry = try JournalEntry(decoding: line)
            if case .unknown = entry.change { unknown += 1 }
            diary.apply(entry, sequence: index + 1)
        }
        #expect(unknown == 1)
        #expect(diary.pregnancies.count == 3)
        #expect(diary.foodHabits.map(\.foodCode) == ["11112110"])
        let day = CalendarDay(number: 20_522)
        let events = diary.events(on: day).sorted { $0.moment < $1.moment }
        #expect(events.map(\.details.kind) == [.note, .symptom, .supplement, .appointment])
        #expect(events.first?.notes == "slept well" && events.first?.tags == ["sleep"])
        // Every kind of event there is has been written.
        #expect(diary.eventKinds.count >= 10)
    }
}
