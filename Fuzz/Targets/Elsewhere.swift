import CorginaCore
import CorginaImports
import CorginaJournal

private let now = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0)
private let world = ImportWorld(
    now: now, mostEntries: 1_000, offset: { _ in 3_600 },
    name: { words in
        let high = words.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return RecordID(high: high, low: ~high)
    })

/// What is read of a file of another app can be kept: every entry reads as it was written, none lies ahead, none is there twice.
@Sendable func readAnyForeignFile(_ bytes: [UInt8]) {
    for choices in [ImportChoices(), ImportChoices(dateOrder: .dayFirst, weightUnit: .pounds)] {
        guard let reading = try? ImportedFile.read(bytes, choices, world) else { continue }
        let plan = ImportPlan(reading, into: Diary())
        precondition(Set(plan.events.map { $0.id }).count == plan.events.count)
        for entry in plan.entries(ImportMark(reading.source, random: 7), recordedAt: now) {
            guard let written = try? entry.encoded(), let again = try? JournalEntry(decoding: written) else {
                fatalError("an entry of another app cannot be kept")
            }
            precondition(again == entry)
        }
    }
}
