import CorginaCore
import CorginaImports
import CorginaJournal

/// The world as the tests have it: a Sunday evening in November, an hour east of Greenwich.
enum Samples {
    static let now = Moment(day: CalendarDay(number: 20_779), time: TimeOfDay(minutes: 18 * 60 + 40), utcOffset: 3_600)

    static func world(mostEntries: Int = 10_000) -> ImportWorld {
        ImportWorld(
            now: now, mostEntries: mostEntries, offset: { _ in 3_600 },
            name: { RecordID(high: hash($0, from: 1), low: hash($0, from: 2)) })
    }

    static func read(_ text: String, _ choices: ImportChoices = ImportChoices()) throws(ImportError) -> ImportReading {
        try ImportedFile.read(Array(text.utf8), choices, world())
    }

    /// "2026-11-20 07:45 weight", in their order: when and what the entries are.
    static func lines(_ reading: ImportReading) -> [String] {
        reading.events.map { "\($0.moment.day) \($0.moment.time) \($0.details.kind.rawValue)" }
    }

    static func meals(_ reading: ImportReading) -> [Meal] {
        reading.events.compactMap { if case .meal(let meal) = $0.details { meal } else { nil } }
    }

    /// FNV-1a.
    private static func hash(_ text: String, from seed: UInt64) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325 &* seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
